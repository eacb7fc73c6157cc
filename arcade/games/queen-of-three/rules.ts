import { refused } from '@ante/kit/refusal'
import { dealt } from '../../rules/cards.ts'
import { onlyParts, partOf, wrongChoice } from '../../rules/choice.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import {
  isSumOfChips,
  type PaidBet,
  paidBets,
  payMostMinor,
  sumOfBets,
  sumOfWins,
  type TableBet,
  tableBetsOf,
} from '../../rules/table-bets.ts'
import { highOf, strengthOf, type Three, threeOf } from './rules/hands.ts'

/** The play bet is put down with the ante and as large; a hand that is folded gives it back. */
export const threeBets = ['ante', 'play', 'pair-plus'] as const
export type ThreeBet = (typeof threeBets)[number]

/** One pack, shuffled anew for each round; three cards for the player, three for the dealer. */
export const threeCards = {
  packs: 1,
  cards: 3,
  betsMost: 3,
  chipMinor: 100,
  betMostMinor: 50_000,
  tableMostMinor: 150_000,
} as const

/** The lowest hand with which the dealer plays: a queen and the two lowest cards beside it. */
const qualifies = highOf(12, 3, 2)
/** The lowest hand that returns more when it is played than when it is folded: queen, six, four. */
export const plays = highOf(12, 6, 4)

/** Hundredths of its stake that a bet returns, the stake included. */
export const threePays = {
  /** Ante and play, against a dealer who is beaten. */
  even: 200,
  /** A tie, the play bet against a dealer without a queen, and the play bet of a hand that is folded. */
  back: 100,
  /** On top of the ante, whatever the dealer has. */
  bonus: { high: 0, pair: 0, flush: 0, straight: 100, three: 400, 'straight-flush': 500 },
  pairPlus: { high: 0, pair: 200, flush: 500, straight: 700, three: 3100, 'straight-flush': 4100 },
} as const satisfies {
  readonly even: number
  readonly back: number
  readonly bonus: Readonly<Record<Three, number>>
  readonly pairPlus: Readonly<Record<Three, number>>
}

export type Decision = 'play' | 'fold'
export type Result = 'won' | 'lost' | 'tie' | 'no-queen' | 'folded'
export type ThreeView = {
  readonly player: readonly number[]
  /** Null while the player decides, after a fold, and where there is no ante. */
  readonly dealer: readonly number[] | null
  readonly hand: Three
  readonly dealerHand: Three | null
  /** Null while the player decides, and where there is no ante. */
  readonly result: Result | null
  readonly bets: readonly PaidBet[]
}

export const resultOf = (player: number, dealer: number): Result => {
  if (dealer < qualifies) return 'no-queen'
  return player === dealer ? 'tie' : player > dealer ? 'won' : 'lost'
}

/** Hundredths that a bet returns; of ante and play nothing before there is a result. */
export function paysOf(bet: ThreeBet, hand: Three, result: Result | null): number {
  const { even, back, bonus, pairPlus } = threePays
  if (bet === 'pair-plus') return pairPlus[hand]
  if (result === null) return 0
  if (bet === 'play') return result === 'won' ? even : result === 'lost' ? 0 : back
  if (result === 'folded') return 0
  const main = result === 'lost' ? 0 : result === 'tie' ? back : even
  return main + bonus[hand]
}

const isBet = (bet: string): bet is ThreeBet => threeBets.some((one) => one === bet)
const stakeOn = (bets: readonly TableBet[], bet: ThreeBet): number => bets.find((one) => one.bet === bet)?.stake ?? 0
function betsOf(choice: Json | undefined): TableBet[] | undefined {
  const bets = tableBetsOf(choice, isBet, threeCards)
  return bets && stakeOn(bets, 'ante') === stakeOn(bets, 'play') ? bets : undefined
}

const isDecision = (value: Json | undefined): value is Decision => value === 'play' || value === 'fold'
const three = ([a = 0, b = 0, c = 0]: readonly number[]): readonly [number, number, number] => [a, b, c]
/** The hundredths of every bet that an outcome covers at most: the player's hand is the highest, the dealer is beaten. */
const mostOf = (hand: Three): number[] => threeBets.map((bet) => paysOf(bet, hand, 'won'))

export const engine: Engine<ThreeView> = {
  sysname: 'queen-of-three',
  type: 'casino',
  version: '1.0.0',
  stakesMinor: [100n, 500n, 1000n, 2500n, 10_000n],
  /** The stake is the sum of the bets; the levels are the chips. */
  isStake: (stakeMinor) => isSumOfChips(stakeMinor, threeCards),
  table: {
    betMostMinor: threeCards.betMostMinor,
    tableMostMinor: threeCards.tableMostMinor,
    payMostMinor: payMostMinor([mostOf('straight-flush'), mostOf('three')], threeCards),
  },
  sheet: { kind: 'three-card-poker', ...threeCards, qualifies, pays: threePays },
  storedChoice: (choice, step) =>
    step === 0 ? { bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) } : onlyParts(choice, 'decision'),
  resolve(draws, stakeMinor, [choice, step, ...more]) {
    const bets = betsOf(choice)
    if (!bets) return wrongChoice('bets')
    if (sumOfBets(bets) !== stakeMinor) return wrongChoice('stake')
    const hasAnte = stakeOn(bets, 'ante') > 0
    if (more.length > 0 || (step !== undefined && !hasAnte)) return refused('InvalidRequest/round_not_open')
    const decision = partOf(step, 'decision')
    if (step !== undefined && !isDecision(decision)) return wrongChoice('decision')
    // The dealer's cards are drawn only when they are to be seen: the first three are the same.
    const isPlayed = decision === 'play'
    const cards = dealt(draws, threeCards.packs, threeCards.cards * (isPlayed ? 2 : 1))
    const [player, dealer] = [cards.slice(0, threeCards.cards), isPlayed ? cards.slice(threeCards.cards) : null]
    const strength = strengthOf(three(player))
    const against = dealer && strengthOf(three(dealer))
    const hand = threeOf(strength)
    const result = against !== null ? resultOf(strength, against) : decision === 'fold' ? 'folded' : null
    const paid = paidBets(bets, (bet) => (isBet(bet) ? paysOf(bet, hand, result) : 0))
    return {
      open: hasAnte && step === undefined,
      winMinor: sumOfWins(paid),
      view: { player, dealer, hand, dealerHand: against === null ? null : threeOf(against), result, bets: paid },
    }
  },
  /** For a round that was left: it is played where that returns more than folding. */
  rest: ({ player }) => ({ decision: strengthOf(three(player)) >= plays ? 'play' : 'fold' }),
}
