import { packSize, rankOf, suitOf } from '../../rules/cards.ts'
import { type Fraction, fraction, minus, product } from '../../rules/exact/fraction.ts'
import type { ChoiceProof, Proof } from '../../rules/exact/proof.ts'
import { choose, measure, payOf, scale } from './rules/worth.ts'
import { jacksPays } from './rules.ts'

const [size, holds, pack] = [5, 1 << 5, packSize]
const [suitOfCard, bitOfCard] = [new Int32Array(pack), new Int32Array(pack)]
for (let card = 0; card < pack; card++) [suitOfCard[card], bitOfCard[card]] = [suitOf(card), 1 << rankOf(card)]
const most = jacksPays['royal-flush']

/** Where a set of cards stands: rising cards, the k-th counts the sets of k cards below it. Sets of each size stand behind the smaller ones. */
const below = Array.from({ length: size + 1 }, (_, count) =>
  Float64Array.from({ length: packSize }, (_card, card) => choose(card, count))
)
const offsets = Array.from({ length: size + 1 }, (_, count) =>
  Array.from({ length: count }, (_smaller, smaller) => choose(packSize, smaller)).reduce((sum, sets) => sum + sets, 0)
)
const countOfSets = offsets.reduce((sum, _, count) => sum + choose(packSize, count), 0)

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

/** For each set of up to five cards: over all hands that hold it, the sums of pays and of their squares, how many pay, and how many are royal flushes. */
function sumsOfSets() {
  const kinds = {
    pay: new Float64Array(countOfSets),
    square: new Float64Array(countOfSets),
    hit: new Float64Array(countOfSets),
    top: new Float64Array(countOfSets),
  }
  const places = new Int32Array(holds)
  eachHand((cards) => {
    const pay = payOf(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!)
    if (pay === 0) return
    placesOf(cards, places)
    for (const place of places) {
      kinds.pay[place]! += pay
      kinds.square[place]! += pay * pay
      kinds.hit[place]! += 1
      if (pay === most) kinds.top[place]! += 1
    }
  })
  return kinds
}

/** From the sums over hands that hold a set to those over the draws of each hold, which hold nothing of what was discarded; in one measure. */
function drawsOfHolds(sums: Float64Array, places: Int32Array, found: Float64Array): void {
  for (let hold = 0; hold < holds; hold++) found[hold] = sums[places[hold]!]!
  for (let bit = 1; bit < holds; bit <<= 1)
    for (let hold = 0; hold < holds; hold++) if ((hold & bit) === 0) found[hold]! -= found[hold | bit]!
  for (let hold = 0; hold < holds; hold++) found[hold]! *= scaleOfHold[hold]!
}
const scaleOfHold = Float64Array.from({ length: holds }, (_, hold) => {
  const held = [0, 1, 2, 3, 4].filter((place) => (hold >> place) & 1).length
  return scale[size - held]!
})

interface Sums {
  pay: number
  square: number
  hit: number
  top: number
}
const none = (): Sums => ({ pay: 0, square: 0, hit: 0, top: 0 })

/** Every hand with every hold over every draw. */
export function everyHold() {
  const sets = sumsOfSets()
  const places = new Int32Array(holds)
  const [pay, square] = [new Float64Array(holds), new Float64Array(holds)]
  const [hit, top] = [new Float64Array(holds), new Float64Array(holds)]
  const [best, least] = [none(), none()]
  const hits = { lowest: 0, highest: 0 }
  let [hands, kinds] = [0, 0]
  const add = (sums: Sums, hold: number, weight: number): void => {
    sums.pay += pay[hold]! * weight
    sums.square += square[hold]! * weight
    sums.hit += hit[hold]! * weight
    sums.top += top[hold]! * weight
  }
  eachHand((cards) => {
    const weight = weightOf(cards)
    if (weight === 0) return
    placesOf(cards, places)
    drawsOfHolds(sets.pay, places, pay)
    drawsOfHolds(sets.square, places, square)
    drawsOfHolds(sets.hit, places, hit)
    drawsOfHolds(sets.top, places, top)
    let [high, low, often, seldom] = [0, 0, 0, 0]
    for (let hold = 1; hold < holds; hold++) {
      if (pay[hold]! > pay[high]!) high = hold
      if (pay[hold]! < pay[low]!) low = hold
      if (hit[hold]! > hit[often]!) often = hold
      if (hit[hold]! < hit[seldom]!) seldom = hold
    }
    add(best, high, weight)
    add(least, low, weight)
    hits.highest += hit[often]! * weight
    hits.lowest += hit[seldom]! * weight
    hands += weight
    kinds += 1
  })
  return { best, least, hits, hands, kinds }
}

/**
 * The return of the best hold of every hand. Which cards are held is a matter of skill, not a bet, so the least favourable bet is the only one; what
 * the worst holds return is stated among the choices.
 */
export function proof(): Proof {
  const { best, least, hits, hands } = everyHold()
  const cycle = BigInt(hands) * BigInt(measure)
  const share = (sum: number): Fraction => {
    if (!Number.isSafeInteger(sum)) throw new RangeError('a sum is no longer exact')
    return fraction(sum, cycle)
  }
  const choiceOf = (kind: 'best' | 'least', sums: Sums): ChoiceProof => ({
    kind,
    values: [],
    rtp: share(sums.pay),
    hit: share(sums.hit),
    variance: minus(share(sums.square), product(share(sums.pay), share(sums.pay))),
    most: { multiple: fraction(most), odds: share(sums.top) },
  })
  const choices = [choiceOf('best', best), choiceOf('least', least)]
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
