import { rankOf, suitOf } from './numbers.ts'
import {
  at,
  begun,
  isList,
  named,
  nothing,
  refuse,
  rising,
  type Round,
  times,
  type Value,
  type Verifier,
  whole,
} from './verifier.ts'

/** What the video poker games share: five cards, of which any may be held, and what they are then. */
const size = 5

type Hand =
  | 'royal-flush'
  | 'straight-flush'
  | 'four'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three'
  | 'two-pair'
  | 'jacks'
type BonusHand = Hand | 'four-aces' | 'four-low'

/** `low` with the ace below the two, `high` with the ace above the king. */
function rowOf(ranks: readonly number[]): 'low' | 'high' | null {
  const sorted = rising(ranks)
  const least = at(sorted, 0)
  if (sorted.every((rank, i) => rank === least + i)) return 'low'
  return sorted.join() === '1,10,11,12,13' ? 'high' : null
}

/** The ranks that the cards have so many times. */
const alike = (ranks: readonly number[], count: number): number[] =>
  [...new Set(ranks)].filter((rank) => ranks.filter((other) => other === rank).length === count)

/** The best hand that the cards are, where all fours are one. */
export function handOf(cards: readonly number[]): Hand | null {
  const ranks = cards.map(rankOf)
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const row = rowOf(ranks)
  const pairs = alike(ranks, 2)
  const hasThree = alike(ranks, 3).length > 0
  if (isFlush && row !== null) return row === 'high' ? 'royal-flush' : 'straight-flush'
  if (alike(ranks, 4).length > 0) return 'four'
  if (hasThree && pairs.length > 0) return 'full-house'
  if (isFlush) return 'flush'
  if (row !== null) return 'straight'
  if (hasThree) return 'three'
  if (pairs.length === 2) return 'two-pair'
  return pairs.some((rank) => rank === 1 || rank >= 11) ? 'jacks' : null
}

/** The same, where four aces, and four twos, threes or fours, are hands of their own. */
export function bonusHandOf(cards: readonly number[]): BonusHand | null {
  const [four] = alike(cards.map(rankOf), 4)
  if (four === undefined || four > 4) return handOf(cards)
  return four === 1 ? 'four-aces' : 'four-low'
}

function holdOf(entry: Value): number[] {
  const { hold } = named(entry, 'hold')
  if (!isList(hold)) refuse('hold is not a list')
  const places = hold.map((place) => whole(place, 0, size - 1))
  if (places.some((place, i) => i > 0 && place <= at(places, i - 1))) refuse('the held places do not rise')
  return places
}

/** A game with its hands and how many times the stake each pays. */
export function videoPoker<H extends string>(
  handOfCards: (cards: readonly number[]) => H | null,
  pays: Readonly<Record<H, number>>
): Verifier['play'] {
  return ({ numbers, stakeMinor, choices }: Round) => {
    const [first, steps] = begun(choices)
    nothing(first)
    const [step] = steps
    if (step === undefined) {
      const dealt = numbers.deal(1, size)
      return { isOver: false, winMinor: 0, view: { dealt, hold: null, cards: dealt, hand: handOfCards(dealt) } }
    }
    if (steps.length > 1) refuse('the round was over before the last entry')
    const hold = holdOf(step)
    const deal = numbers.deal(1, 2 * size - hold.length)
    const dealt = deal.slice(0, size)
    const further = deal.slice(size)
    const cards = dealt.map((card, place) => (hold.includes(place) ? card : (further.shift() ?? card)))
    const hand = handOfCards(cards)
    const winMinor = hand === null ? 0 : times(stakeMinor, pays[hand] * 100)
    return { isOver: true, winMinor, view: { dealt, hold, cards, hand } }
  }
}
