import { rankOf, ranks, suitOf } from '../../../rules/cards.ts'

/** Hands of three cards, the lowest first: a straight is rarer than a flush. */
export const threes = ['high', 'pair', 'flush', 'straight', 'three', 'straight-flush'] as const
export type Three = (typeof threes)[number]

/** Ranks in the order of this game: the ace is the highest. */
export const stepOf = (card: number): number => (rankOf(card) === 1 ? ranks + 1 : rankOf(card))
const [base, ace, two, three] = [16, ranks + 1, 2, 3] as const
const keyOf = (high: number, middle: number, low: number): number => (high * base + middle) * base + low

/** What three cards are worth: the larger number wins. The kind stands above the ranks, and the ranks in the order in which they are compared. */
export function strengthOf(cards: readonly [number, number, number]): number {
  const [low = 0, middle = 0, high = 0] = cards.map(stepOf).toSorted((a, b) => a - b)
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]))
  const isWheel = high === ace && low === two && middle === three
  const isStraight = isWheel || (high - middle === 1 && middle - low === 1)
  const kind = (name: Three, key: number): number => threes.indexOf(name) * base ** 3 + key
  const straight = isWheel ? keyOf(three, two, 1) : keyOf(high, middle, low)
  if (isStraight) return kind(isFlush ? 'straight-flush' : 'straight', straight)
  if (high === low) return kind('three', keyOf(high, high, high))
  if (isFlush) return kind('flush', straight)
  if (high === middle) return kind('pair', keyOf(high, high, low))
  if (middle === low) return kind('pair', keyOf(low, low, high))
  return kind('high', straight)
}
export const threeOf = (strength: number): Three => threes[Math.floor(strength / base ** 3)] ?? 'high'
/** A hand of these ranks and no pair, straight or flush. */
export const highOf = (high: number, middle: number, low: number): number => keyOf(high, middle, low)
/** The highest rank of a hand that is no more than that. */
export const topOf = (strength: number): number => Math.floor(strength / base ** 2) % base
