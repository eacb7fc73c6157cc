import { rankOf } from '../../../rules/cards.ts'

/** What a card counts: an ace 1, pictures 10. Of thirteen cards that may come next, four count 10. */
export const valueOf = (card: number): number => Math.min(rankOf(card), 10)
export const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
/** How many of thirteen cards count so much. */
export const waysOf = (value: number): number => (value === 10 ? 4 : 1)

export const goal = 21
/** The dealer draws below this and stands on it, soft or hard. */
export const dealerStands = 17
/** At most so many hands are made of one. */
export const handsMost = 4

/** Points of a hand: `isSoft` while an ace counts eleven. */
export interface Points {
  readonly total: number
  readonly isSoft: boolean
}
/** Points with one more card. */
export function withValue({ total, isSoft }: Points, value: number): Points {
  const next = total + value
  if (value === 1 && !isSoft && next + 10 <= goal) return { total: next + 10, isSoft: true }
  if (next > goal && isSoft) return { total: next - 10, isSoft: false }
  return { total: next, isSoft }
}
const none: Points = { total: 0, isSoft: false }
export const pointsOf = (cards: readonly number[]): Points =>
  cards.reduce<Points>((points, card) => withValue(points, valueOf(card)), none)
export const pointsOfValues = (...all: readonly number[]): Points => all.reduce<Points>(withValue, none)

/** Twenty-one with the first two cards. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && pointsOf(cards).total === goal
/** Two cards that count the same make two hands. */
export const isPair = ([a = 0, b = 0, ...more]: readonly number[]): boolean =>
  more.length === 0 && valueOf(a) === valueOf(b)
