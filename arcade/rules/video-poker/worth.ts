import { packSize } from '../cards.ts'
import { handPlace } from '../poker.ts'
import { type HandPays, handsPaid } from './engine.ts'

const size = 5

/** How many sets of `count` cards there are among `cards`. */
export function choose(cards: number, count: number): number {
  let sets = 1
  for (let step = 1; step <= count; step++) sets = (sets * (cards - count + step)) / step
  return cards < count ? 0 : sets
}
const left = packSize - size
/** The least common multiple of the counts of draws, so that the worths of all holds are whole numbers of one measure. */
export const measure = 5 * choose(left, size)
/** What one draw counts when so many cards are replaced. */
export const scale = Array.from({ length: size + 1 }, (_, count) => measure / choose(left, count))

/** What each place of the list of hands pays; the last one is a hand below all of them. */
export const paysByPlace = (pays: HandPays): Int32Array =>
  Int32Array.from(handsPaid(pays), (hand) => (hand === null ? 0 : (pays[hand] ?? 0)))

/** All that a hold of these five cards can become: the sum of its pays over all draws. A hold is a bit for each place, the first lowest. */
function sumOfHold(pays: Int32Array, cards: readonly number[], hold: number): number {
  const pack = Int32Array.from({ length: packSize }, (_, card) => card).filter((card) => !cards.includes(card))
  const hand = new Int32Array(size)
  const held = cards.filter((_, place) => (hold >> place) & 1)
  hand.set(held)
  let sum = 0
  const draw = (count: number, from: number): void => {
    if (count === size) {
      sum += pays[handPlace(hand[0] ?? 0, hand[1] ?? 0, hand[2] ?? 0, hand[3] ?? 0, hand[4] ?? 0)] ?? 0
      return
    }
    for (let at = from; at < pack.length; at++) {
      hand[count] = pack[at] ?? 0
      draw(count + 1, at + 1)
    }
  }
  draw(held.length, 0)
  return sum
}

/** The hold that returns most, as places, and what it returns on average in hundredths of the stake, cut off. Every draw of every hold is counted. */
export function bestHold(
  pays: HandPays,
  cards: readonly number[]
): { readonly hold: readonly number[]; readonly pay: number } {
  const byPlace = paysByPlace(pays)
  let [best, worth] = [0, -1]
  for (let hold = 0; hold < 1 << size; hold++) {
    const drawn = cards.filter((_, place) => !((hold >> place) & 1)).length
    const now = sumOfHold(byPlace, cards, hold) * (scale[drawn] ?? 0)
    if (now > worth) [best, worth] = [hold, now]
  }
  const places = cards.flatMap((_, place) => ((best >> place) & 1 ? [place] : []))
  return { hold: places, pay: Math.floor((worth * 100) / measure) }
}
