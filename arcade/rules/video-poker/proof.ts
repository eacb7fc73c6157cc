import { packSize, rankOf, suitOf } from '../cards.ts'
import { type Fraction, fraction, minus, product } from '../exact/fraction.ts'
import type { ChoiceProof, Proof } from '../exact/proof.ts'
import { handPlace, hands } from '../poker.ts'
import { type HandPays, handsPaid } from './engine.ts'
import { learned } from './plays.ts'
import { choose, measure, paysByPlace, scale } from './worth.ts'

const [size, holds, pack] = [5, 1 << 5, packSize]
const [suitOfCard, bitOfCard] = [new Int32Array(pack), new Int32Array(pack)]
for (let card = 0; card < pack; card++) [suitOfCard[card], bitOfCard[card]] = [suitOf(card), 1 << rankOf(card)]

/** Where a set of cards stands: rising cards, the k-th counts the sets of k cards below it. Sets of each size stand behind the smaller ones. */
const below = Array.from({ length: size + 1 }, (_, count) =>
  Float64Array.from({ length: packSize }, (_card, card) => choose(card, count))
)
const offsets = Array.from({ length: size + 1 }, (_, count) =>
  Array.from({ length: count }, (_smaller, smaller) => choose(packSize, smaller)).reduce((sum, sets) => sum + sets, 0)
)
/** Sets of fewer than five cards stand before the hands of five. */
const countOfSmaller = offsets[size]!

function placesOf(cards: Int32Array, places: Int32Array): void {
  for (let hold = 0; hold < holds; hold++) {
    let [count, place] = [0, 0]
    for (let at = 0; at < size; at++)
      if ((hold >> at) & 1) {
        count++
        place += below[count]![cards[at]!]!
      }
    places[hold] = place + offsets[count]!
  }
}

/** Every hand of five rising cards. */
function eachHand(then: (cards: Int32Array) => void): void {
  const cards = new Int32Array(size)
  for (let a = 0; a < pack; a++)
    for (let b = a + 1; b < pack; b++)
      for (let c = b + 1; c < pack; c++)
        for (let d = c + 1; d < pack; d++)
          for (let e = d + 1; e < pack; e++) {
            cards[0] = a
            cards[1] = b
            cards[2] = c
            cards[3] = d
            cards[4] = e
            then(cards)
          }
}

const suits = new Int32Array(4)
/** Hands that differ only by the names of the suits are one: how many it stands for, or 0 for those that another one stands for. */
function weightOf(cards: Int32Array): number {
  suits.fill(0)
  for (let at = 0; at < size; at++) suits[suitOfCard[cards[at]!]!]! |= bitOfCard[cards[at]!]!
  const [a, b, c, d] = [suits[0]!, suits[1]!, suits[2]!, suits[3]!]
  if (a < b || b < c || c < d) return 0
  let [weight, alike] = [24, 1]
  for (const isSame of [a === b, b === c, c === d]) {
    alike = isSame ? alike + 1 : 1
    weight /= alike
  }
  return weight
}

interface Pack {
  /** The place in the list of hands of every five cards. */
  readonly handOf: Uint8Array
  /** For each hand of the list that can pay: how many hands of five are it and hold a set of fewer cards. */
  readonly counts: readonly Int32Array[]
  /** Hands that stand for those that differ only by the names of the suits: the places of their 32 holds, one after the other, and their number. */
  readonly places: Int32Array
  readonly weights: Int32Array
  /** The five cards of each of them. */
  readonly cards: Int32Array
}
let counted: Pack | undefined

/** The cards alone, counted once for all pay tables. */
function countPack(): Pack {
  const handOf = new Uint8Array(choose(packSize, size))
  const counts = hands.map(() => new Int32Array(countOfSmaller))
  const places = new Int32Array(holds)
  const all: number[] = []
  const weights: number[] = []
  const dealt: number[] = []
  eachHand((cards) => {
    const hand = handPlace(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!)
    const weight = weightOf(cards)
    const count = counts[hand]
    if (weight === 0 && !count) {
      handOf[placeOfHand(cards)] = hand
      return
    }
    placesOf(cards, places)
    handOf[places[holds - 1]! - countOfSmaller] = hand
    if (count) for (let hold = 0; hold < holds - 1; hold++) count[places[hold]!]!++
    if (weight === 0) return
    weights.push(weight)
    dealt.push(...cards)
    for (const place of places) all.push(place)
  })
  return {
    handOf,
    counts,
    places: Int32Array.from(all),
    weights: Int32Array.from(weights),
    cards: Int32Array.from(dealt),
  }
}
function placeOfHand(cards: Int32Array): number {
  let place = 0
  for (let at = 0; at < size; at++) place += below[at + 1]![cards[at]!]!
  return place
}

/** For each set of up to five cards the sum of a figure over all hands that hold it. */
function sumsOfSets({ handOf, counts }: Pack, figures: Int32Array): Float64Array {
  const sums = new Float64Array(countOfSmaller + handOf.length)
  for (const [hand, count] of counts.entries()) {
    const figure = figures[hand]!
    if (figure > 0) for (let set = 0; set < countOfSmaller; set++) sums[set]! += figure * count[set]!
  }
  for (let hand = 0; hand < handOf.length; hand++) sums[countOfSmaller + hand] = figures[handOf[hand]!]!
  return sums
}

const scaleOfHold = Float64Array.from({ length: holds }, (_, hold) => {
  const held = [0, 1, 2, 3, 4].filter((place) => (hold >> place) & 1).length
  return scale[size - held]!
})
/** From the sums over hands that hold a set to those over the draws of each hold, which hold nothing of what was discarded; in one measure. */
function drawsOfHolds(sums: Float64Array, places: Int32Array, found: Float64Array): void {
  for (let hold = 0; hold < holds; hold++) found[hold] = sums[places[hold]!]!
  for (let bit = 1; bit < holds; bit <<= 1)
    for (let hold = 0; hold < holds; hold++) if ((hold & bit) === 0) found[hold]! -= found[hold | bit]!
  for (let hold = 0; hold < holds; hold++) found[hold]! *= scaleOfHold[hold]!
}

interface Sums {
  pay: number
  square: number
  hit: number
  top: number
}
const none = (): Sums => ({ pay: 0, square: 0, hit: 0, top: 0 })

/** What the list that a player can learn holds of these cards, as bits. */
function simpleHold(cards: Int32Array, names: ReturnType<typeof handsPaid>): number {
  const hand = names[handPlace(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!)] ?? null
  return learned({ cards: [...cards], hand }).reduce((bits, place) => bits | (1 << place), 0)
}

/** Every hand with every hold over every draw. `top` are the hands that pay most. */
function everyHold(pays: HandPays) {
  counted ??= countPack()
  const names = handsPaid(pays)
  const byPlace = paysByPlace(pays)
  const most = Math.max(...byPlace)
  const sums = [
    byPlace,
    byPlace.map((pay) => pay * pay),
    byPlace.map((pay) => Math.min(pay, 1)),
    byPlace.map((pay) => Number(pay === most)),
  ].map((figures) => sumsOfSets(counted!, figures))
  const [pay, square] = [new Float64Array(holds), new Float64Array(holds)]
  const [hit, top] = [new Float64Array(holds), new Float64Array(holds)]
  const found = [pay, square, hit, top]
  const [best, simple, least] = [none(), none(), none()]
  const hits = { lowest: 0, highest: 0 }
  let [hands, kinds] = [0, 0]
  const add = (to: Sums, hold: number, weight: number): void => {
    to.pay += pay[hold]! * weight
    to.square += square[hold]! * weight
    to.hit += hit[hold]! * weight
    to.top += top[hold]! * weight
  }
  for (const [kind, weight] of counted.weights.entries()) {
    const places = counted.places.subarray(kind * holds, (kind + 1) * holds)
    for (const [figure, set] of sums.entries()) drawsOfHolds(set, places, found[figure]!)
    let [high, low, often, seldom] = [0, 0, 0, 0]
    for (let hold = 1; hold < holds; hold++) {
      if (pay[hold]! > pay[high]!) high = hold
      if (pay[hold]! < pay[low]!) low = hold
      if (hit[hold]! > hit[often]!) often = hold
      if (hit[hold]! < hit[seldom]!) seldom = hold
    }
    add(best, high, weight)
    add(simple, simpleHold(counted.cards.subarray(kind * size, (kind + 1) * size), names), weight)
    add(least, low, weight)
    hits.highest += hit[often]! * weight
    hits.lowest += hit[seldom]! * weight
    hands += weight
    kinds += 1
  }
  return { best, simple, least, hits, hands, kinds, most }
}

/**
 * The return of the best hold of every hand. Which cards are held is a matter of skill, not a bet, so the least favourable bet is the only one; what
 * a list that a player can learn and the worst holds return is stated among the choices.
 */
export function proofOfTable(pays: HandPays): Proof {
  const { best, simple, least, hits, hands: dealt, most } = everyHold(pays)
  const cycle = BigInt(dealt) * BigInt(measure)
  const share = (sum: number): Fraction => {
    if (!Number.isSafeInteger(sum)) throw new RangeError('a sum is no longer exact')
    return fraction(sum, cycle)
  }
  const choiceOf = (kind: 'best' | 'named' | 'least', sums: Sums): ChoiceProof => ({
    kind,
    values: kind === 'named' ? [0] : [],
    rtp: share(sums.pay),
    hit: share(sums.hit),
    variance: minus(share(sums.square), product(share(sums.pay), share(sums.pay))),
    most: { multiple: fraction(most), odds: share(sums.top) },
  })
  const choices = [choiceOf('best', best), choiceOf('named', simple), choiceOf('least', least)]
  const usual = choices[0]!
  return {
    method: 'optimal-play',
    cycle,
    rtp: usual.rtp,
    lowest: usual.rtp,
    hit: usual.hit,
    variance: usual.variance,
    hits: { lowest: share(hits.lowest), highest: share(hits.highest) },
    most: usual.most,
    choices,
    parts: [],
  }
}
