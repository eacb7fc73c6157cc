import { packSize, rankOf, suitOf } from '../../rules/cards.ts'
import { fraction, minus } from '../../rules/exact/fraction.ts'
import { type ChoiceProof, histogramProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { paysOf, type Result, resultOf } from './rules.ts'
import { strengthOf, threeOf } from './rules/hands.ts'
import { eachThree } from './rules/worth.ts'

/** All hands of three cards: their strength, and their cards as two halves of the pack. */
function everyThree() {
  const strengths: number[] = []
  const cards: number[] = []
  eachThree((a, b, c) => {
    strengths.push(strengthOf([a, b, c]))
    cards.push(a, b, c)
  })
  return { strengths: Int32Array.from(strengths), cards: Int32Array.from(cards) }
}

/** How many hands a hand stands for that differ only by the names of the suits; 0 for those that another one stands for. */
function weightOf(cards: readonly number[]): number {
  const suits = [0, 1, 2, 3].map((suit) =>
    cards.filter((card) => suitOf(card) === suit).reduce((ranks, card) => ranks | (1 << rankOf(card)), 0)
  )
  if (suits.some((ranks, suit) => suit > 0 && (suits[suit - 1] ?? 0) < ranks)) return 0
  const alike = Object.values(Object.groupBy(suits, String)).map((same) => same?.length ?? 0)
  return alike.reduce((ways, count) => ways / ([1, 1, 2, 6, 24][count] ?? 1), 24)
}

type Against = Readonly<Record<Exclude<Result, 'folded'>, number>>
interface Dealt {
  readonly hand: ReturnType<typeof threeOf>
  readonly strength: number
  /** How many of all hands it stands for. */
  readonly weight: number
  /** How the hands of the dealer that the other cards make end against it when it is played. */
  readonly against: Against
}
/** Every hand of the player against every hand of the dealer: 22,100 by 18,424. */
export function everyDeal(): readonly Dealt[] {
  const { strengths, cards } = everyThree()
  const isDealt = new Uint8Array(packSize)
  const found: Dealt[] = []
  for (const [index, strength] of strengths.entries()) {
    const own = [...cards.subarray(index * 3, index * 3 + 3)]
    const weight = weightOf(own)
    if (weight === 0) continue
    const against = { won: 0, lost: 0, tie: 0, 'no-queen': 0, folded: 0 }
    for (const card of own) isDealt[card] = 1
    for (let other = 0; other < strengths.length; other++) {
      const at = other * 3
      if (isDealt[cards[at]!]! + isDealt[cards[at + 1]!]! + isDealt[cards[at + 2]!]! > 0) continue
      against[resultOf(strength, strengths[other]!)]++
    }
    for (const card of own) isDealt[card] = 0
    found.push({ hand: threeOf(strength), strength, weight, against })
  }
  return found
}
const results = ['won', 'lost', 'tie', 'no-queen'] as const
/** How many hands the dealer can have beside the player's. */
export const dealers = 18_424

/** Hundredths of ante and play bet, each one unit, over all hands of the dealer. */
export const playedSum = ({ hand, against }: Dealt): number =>
  results.reduce(
    (sum, result) => sum + against[result] * (paysOf('ante', hand, result) + paysOf('play', hand, result)),
    0
  )
const foldedSum = ({ hand }: Dealt): number =>
  dealers * (paysOf('ante', hand, 'folded') + paysOf('play', hand, 'folded'))

/** Ante and play bet together are the stake. A fold that gives the play bet back is no hit, though half of the stake returns. */
function anteProof(
  cycle: bigint,
  deals: readonly Dealt[],
  isPlayed: (deal: Dealt) => boolean
): Pick<ChoiceProof, 'rtp' | 'hit' | 'variance' | 'most'> {
  const counts = new Map<bigint, bigint>()
  const add = (pay: number, ways: number): void =>
    void counts.set(BigInt(pay), (counts.get(BigInt(pay)) ?? 0n) + BigInt(ways))
  const [played, folded] = [deals.filter(isPlayed), deals.filter((deal) => !isPlayed(deal))]
  for (const { hand, weight } of folded) add(paysOf('play', hand, 'folded'), weight * dealers)
  for (const { hand, weight, against } of played)
    for (const result of results)
      add(paysOf('ante', hand, result) + paysOf('play', hand, result), weight * against[result])
  const figures = histogramProof(cycle, counts, 200n)
  const folds = folded.reduce((sum, { weight }) => sum + weight * dealers, 0)
  return { ...figures, hit: minus(figures.hit, fraction(folds, cycle)) }
}

/**
 * Ante and play by the best decisions, the pair plus, and what it costs to decide otherwise. Whether a hand is played is a matter of skill and not a bet:
 * the least favourable bet is that of the two which returns less.
 */
export function proof(): Proof {
  const deals = everyDeal()
  const cycle = BigInt(deals.reduce((sum, { weight }) => sum + weight, 0)) * BigInt(dealers)
  const named = (place: number, figures: ReturnType<typeof anteProof>): ChoiceProof => ({
    kind: 'named',
    values: [place],
    ...figures,
  })
  const pairPlus = new Map<bigint, bigint>()
  for (const { hand, weight } of deals) {
    const pay = BigInt(paysOf('pair-plus', hand, null))
    pairPlus.set(pay, (pairPlus.get(pay) ?? 0n) + BigInt(weight * dealers))
  }
  const bets = [
    named(
      0,
      anteProof(cycle, deals, (deal) => playedSum(deal) > foldedSum(deal))
    ),
    named(1, histogramProof(cycle, pairPlus, 100n)),
  ]
  const decided = [
    named(
      2,
      anteProof(cycle, deals, () => true)
    ),
    named(
      3,
      anteProof(cycle, deals, (deal) => playedSum(deal) < foldedSum(deal))
    ),
  ]
  return {
    ...ofChoices(cycle, [...bets, ...decided]),
    lowest: ofChoices(cycle, bets).lowest,
    method: 'optimal-play',
  }
}
