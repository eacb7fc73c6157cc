import { type Factor, factor, factorOfOdds, one, type Odds, product, returnOf } from '@ante/kit/odds'
import { atLeast, equals, type Money } from '@ante/kit/money'
import type { BetState, LegResult, MarketKind, Outcome, Phase } from '../contract.ts'
import type { Score } from './scoreline.ts'

/** Lines are whole quarters of a goal: 2.25 is 9. */
export type Quarters = number
export const lineOf = (quarters: Quarters): number => quarters / 4
export const quartersOf = (line: number): Quarters => Math.round(line * 4)

export interface Selected {
  readonly kind: MarketKind
  readonly line: Quarters | undefined
  readonly outcome: Outcome
}

/**
 * How a selection ends by the score after regular time and stoppage: extra time and penalties never count, own goals count for the side
 * that they are scored for.
 */
export function resultOf({ kind, line, outcome }: Selected, score: Score): LegResult {
  const lead = score.home - score.away
  const total = score.home + score.away
  switch (kind) {
    case '1x2':
      return won(outcome === 'home' ? lead > 0 : outcome === 'away' ? lead < 0 : lead === 0)
    case 'double_chance':
      return won(outcome === 'home_draw' ? lead >= 0 : outcome === 'draw_away' ? lead <= 0 : lead !== 0)
    case 'both_teams_to_score':
      return won((score.home > 0 && score.away > 0) === (outcome === 'yes'))
    case 'draw_no_bet':
      return byLine(outcome === 'home' ? lead : -lead, 0)
    case 'over_under':
      return outcome === 'over' ? byLine(total, line ?? 0) : byLine(-total, -(line ?? 0))
    case 'asian_handicap':
      return outcome === 'home' ? byLine(lead, -(line ?? 0)) : byLine(-lead, line ?? 0)
  }
}
const won = (yes: boolean): LegResult => (yes ? 'win' : 'loss')

/**
 * A number of goals against a line in quarters: above wins, below loses, level is stake back. A quarter line is two halves of the stake on
 * the half-goal lines to either side, of which at most one can be level.
 */
function byLine(goals: number, line: Quarters): LegResult {
  const distance = goals * 4 - line
  if (distance === 0) return 'push'
  if (distance === 1) return 'half_win'
  if (distance === -1) return 'half_loss'
  return distance > 0 ? 'win' : 'loss'
}

/** What a match that did not end in the usual way does to a selection: only what can no longer change stands. */
export function resultWithoutEnd(selected: Selected, phase: Phase, score: Score): LegResult {
  if (phase !== 'abandoned') return 'void'
  const { kind, outcome, line } = selected
  if (kind === 'both_teams_to_score' && score.home > 0 && score.away > 0) return won(outcome === 'yes')
  // Over a line that is cleared by more than a half can only go on winning.
  if (kind === 'over_under' && (score.home + score.away) * 4 - (line ?? 0) >= 2) return won(outcome === 'over')
  return 'void'
}

/** The return of a leg per unit of stake, exactly. */
export function factorOf(result: LegResult, price: Odds): Factor {
  switch (result) {
    case 'win':
      return factorOfOdds(price)
    case 'half_win':
      return factor(1000n + BigInt(price), 2000n)
    case 'push':
    case 'void':
      return one
    case 'half_loss':
      return factor(1n, 2n)
    case 'loss':
      return factor(0n)
  }
}

export interface SettledLeg {
  readonly price: Odds
  readonly result: LegResult
}
export interface Settled {
  readonly state: Extract<BetState, 'won' | 'lost' | 'returned'>
  readonly payout: Money
  readonly reason: 'void' | 'push' | undefined
}

/**
 * A bet whose legs are all decided: factors are multiplied exactly and the payout is rounded half up once. The word follows the money: more
 * than the stake is `won`, less is `lost` (a half loss still pays its half), the stake itself is `returned`.
 */
export function settle(stake: Money, legs: readonly SettledLeg[]): Settled {
  const payout = returnOf(stake, product(legs.map((leg) => factorOf(leg.result, leg.price))))
  if (!equals(payout, stake)) return { state: atLeast(payout, stake) ? 'won' : 'lost', payout, reason: undefined }
  return { state: 'returned', payout, reason: legs.every((leg) => leg.result === 'void') ? 'void' : 'push' }
}
