import { packSize } from '../../../rules/cards.ts'
import { handPlace, hands } from '../../../rules/poker.ts'
import { jacksPays } from '../rules.ts'

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

const pays = Int32Array.from([...hands.map((hand) => jacksPays[hand]), 0])
export const payOf = (a: number, b: number, c: number, d: number, e: number): number =>
  pays[handPlace(a, b, c, d, e)] ?? 0

/** All that a hold of these five cards can become: the sum of its pays over all draws. A hold is a bit for each place, the first lowest. */
function sumOfHold(cards: readonly number[], hold: number): number {
  const pack = Int32Array.from({ length: packSize }, (_, card) => card).filter((card) => !cards.includes(card))
  const hand = new Int32Array(size)
  const held = cards.filter((_, place) => (hold >> place) & 1)
  hand.set(held)
  let sum = 0
  const draw = (count: number, from: number): void => {
    if (count === size) {
      sum += payOf(hand[0] ?? 0, hand[1] ?? 0, hand[2] ?? 0, hand[3] ?? 0, hand[4] ?? 0)
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
export function bestHold(cards: readonly number[]): { readonly hold: readonly number[]; readonly pay: number } {
  let [best, worth] = [0, -1]
  for (let hold = 0; hold < 1 << size; hold++) {
    const drawn = cards.filter((_, place) => !((hold >> place) & 1)).length
    const now = sumOfHold(cards, hold) * (scale[drawn] ?? 0)
    if (now > worth) [best, worth] = [hold, now]
  }
  const places = cards.flatMap((_, place) => ((best >> place) & 1 ? [place] : []))
  return { hold: places, pay: Math.floor((worth * 100) / measure) }
}
