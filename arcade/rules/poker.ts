import { packSize, rankOf, ranks, suitOf } from './cards.ts'

/** Hands of five cards, the highest first. `four-low` are twos, threes or fours, `four` any other rank below the ace; `jacks` is a pair of jacks or higher. */
export const hands = [
  'royal-flush',
  'straight-flush',
  'four-aces',
  'four-low',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'jacks',
] as const
export type Hand = (typeof hands)[number]

const [ace, jack] = [1, 11]
/** A bit for each rank, the ace lowest. */
const bit = (rank: number): number => 1 << (rank - 1)
const high = Array.from({ length: ranks }, (_, index) => index + 1)
  .filter((rank) => rank === ace || rank >= jack)
  .reduce((bits, rank) => bits | bit(rank), 0)
const twoToFour = bit(2) | bit(3) | bit(4)
const royal = high | bit(10)
const straights = new Uint8Array(1 << ranks)
for (const run of [royal, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)]) straights[run] = 1

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count++
  return count
}
const bitCounts = Uint8Array.from({ length: 1 << ranks }, (_, bits) => countBits(bits))

const [bits, suits] = [new Int32Array(packSize), new Int32Array(packSize)]
for (let card = 0; card < packSize; card++) [bits[card], suits[card]] = [bit(rankOf(card)), suitOf(card)]
const [
  royalFlush,
  straightFlush,
  fourAces,
  fourLow,
  fourOthers,
  fullHouse,
  flush,
  straight,
  three,
  twoPair,
  pair,
  none,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The place of five different cards in the list above; its length for less than a pair of jacks. Proofs ask it millions of times. */
export function handPlace(a: number, b: number, c: number, d: number, e: number): number {
  const [ofA, ofB, ofC, ofD, ofE] = [bits[a] ?? 0, bits[b] ?? 0, bits[c] ?? 0, bits[d] ?? 0, bits[e] ?? 0]
  const seen = ofA | ofB | ofC | ofD | ofE
  // A rank that is there an even number of times is not odd.
  const odd = ofA ^ ofB ^ ofC ^ ofD ^ ofE
  switch (bitCounts[seen]) {
    case 5: {
      const suit = suits[a]
      const isFlush = suit === suits[b] && suit === suits[c] && suit === suits[d] && suit === suits[e]
      if (straights[seen] === 0) return isFlush ? flush : none
      if (!isFlush) return straight
      return seen === royal ? royalFlush : straightFlush
    }
    case 4:
      return (seen & ~odd & high) > 0 ? pair : none
    case 3:
      return bitCounts[odd] === 1 ? twoPair : three
    default: {
      const same = Number(ofB === ofA) + Number(ofC === ofA) + Number(ofD === ofA) + Number(ofE === ofA)
      if (same !== 0 && same !== 3) return fullHouse
      const rank = same === 0 ? ofB : ofA
      if (rank === bit(ace)) return fourAces
      return (rank & twoToFour) > 0 ? fourLow : fourOthers
    }
  }
}
