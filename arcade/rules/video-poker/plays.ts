import { rankOf, ranks, suitOf } from '../cards.ts'
import type { Play } from '../play.ts'
import type { VideoPokerView } from './engine.ts'

const all = [0, 1, 2, 3, 4]
/** Ranks in the order in which they follow each other; the ace is the highest. */
const step = (card: number): number => (rankOf(card) === 1 ? ranks + 1 : rankOf(card))
const ofCount = (count: number): number[][] =>
  Array.from({ length: 32 }, (_, bits) => all.filter((place) => (bits >> place) & 1)).filter(
    (places) => places.length === count
  )
const [fours, threes, twos] = [ofCount(4), ofCount(3), ofCount(2)]

/** A list that a player can learn: the first line that fits is held. The texts tell it in words. It returns a little less than the best holds. */
export function learned({ cards, hand }: Pick<VideoPokerView, 'cards' | 'hand'>): readonly number[] {
  const [suits, steps] = [cards.map(suitOf), cards.map(step)]
  const at = (list: readonly number[], place: number): number => list[place] ?? 0
  const ofSuit = suits.map((suit) => suits.filter((one) => one === suit).length)
  const mostSuited = Math.max(...ofSuit)
  /** Of so many places the first that are of one suit and fit. */
  const suited = (places: readonly number[][], fits: (places: readonly number[]) => boolean) => {
    if (mostSuited < (places[0]?.length ?? 0)) return undefined
    return places.find((some) => some.every((place) => at(suits, place) === at(suits, some[0] ?? 0)) && fits(some))
  }
  const isRoyal = (places: readonly number[]): boolean => places.every((place) => at(steps, place) >= 10)
  const isHigh = (places: readonly number[]): boolean => places.every((place) => at(steps, place) > 10)
  /** How far the ranks are apart; far where two are the same. */
  const span = (places: readonly number[]): number => {
    const some = places.map((place) => at(steps, place))
    return new Set(some).size < some.length ? ranks : Math.max(...some) - Math.min(...some)
  }
  const same = all.filter((place) => steps.indexOf(at(steps, place)) !== steps.lastIndexOf(at(steps, place)))
  if (hand !== null && ['royal-flush', 'straight-flush', 'full-house'].includes(hand)) return all
  return (
    suited(fours, isRoyal) ??
    (hand === 'flush' || hand === 'straight' ? all : hand ? same : undefined) ??
    suited(fours, (places) => span(places) < 5) ??
    suited(threes, isRoyal) ??
    suited(fours, () => true) ??
    (same.length > 0 ? same : undefined) ??
    fours.find((places) => span(places) === 3 && places.every((place) => at(steps, place) <= ranks)) ??
    suited(twos, isHigh) ??
    suited(threes, (places) => span(places) < 5) ??
    all
      .filter((place) => at(steps, place) > 10)
      .toSorted((a, b) => at(steps, a) - at(steps, b))
      .slice(0, 2)
      .toSorted((a, b) => a - b)
  )
}

/** For every pay table: what such a list loses against the best holds is small beside the chance of some hundred thousand rounds. */
export const plays: readonly Play<VideoPokerView>[] = [
  { first: null, next: (_, view) => ({ hold: [...learned(view)] }) },
]
