import { fromWire } from '@ante/kit/money'
import type { Playing } from '../game-client.ts'
import type { Table } from '../table.ts'

/** What the player chose before autoplay began. */
export interface AutoPlan {
  readonly count: number
  /** No stake is made that could take the loss beyond this. */
  readonly lossMinor: bigint
  /** It ends when so much more is won than staked, or when one round wins so much; undefined: neither ends it. */
  readonly gainMinor: bigint | undefined
  readonly singleMinor: bigint | undefined
  readonly stopsAtFeature: boolean
}

/** Why autoplay ended. `refused`: the server took no stake, or the game needs a decision. */
export type AutoEnd =
  | 'count'
  | 'player'
  | 'loss'
  | 'gain'
  | 'single'
  | 'feature'
  | 'refused'
  | 'hidden'
  | 'site'
  | 'lost'

/** What autoplay has come to. */
export interface AutoTally {
  readonly played: number
  readonly netMinor: bigint
}

/** One press of the big button. */
export interface AutoStep {
  /** What it took from the balance and paid to it. */
  readonly stakedMinor: bigint
  readonly paidMinor: bigint
  /** What the whole round won; undefined while it is open. */
  readonly wonMinor: bigint | undefined
  /** A feature has opened with it. */
  readonly isFeature: boolean
  /** The round waits for what only its player can decide. */
  readonly isPick?: boolean
}

export const noTally: AutoTally = { played: 0, netMinor: 0n }
export const tallied = ({ played, netMinor }: AutoTally, step: AutoStep): AutoTally => ({
  played: played + (step.wonMinor === undefined ? 0 : 1),
  netMinor: netMinor + step.paidMinor - step.stakedMinor,
})

/** Whether another round may begin with this stake. */
export function endBefore(plan: AutoPlan, { played, netMinor }: AutoTally, stakeMinor: bigint): AutoEnd | undefined {
  if (played >= plan.count) return 'count'
  return netMinor - stakeMinor < -plan.lossMinor ? 'loss' : undefined
}

/** Whether what a press brought ends it. An open round is played to its end, unless its player wants to see the feature or has something to decide in it. */
export function endAfter(plan: AutoPlan, { netMinor }: AutoTally, step: AutoStep): AutoEnd | undefined {
  if (step.isPick || (step.isFeature && plan.stopsAtFeature)) return 'feature'
  if (step.wonMinor === undefined) return undefined
  if (plan.singleMinor !== undefined && step.wonMinor >= plan.singleMinor) return 'single'
  return plan.gainMinor !== undefined && netMinor >= plan.gainMinor ? 'gain' : undefined
}

/** What a press that paid so much came to; undefined where the table only read a round that had moved on elsewhere. */
export function stepOf(
  kind: 'play' | 'advance',
  { round, paidBy, isElsewhere }: Pick<Table, 'round' | 'paidBy' | 'isElsewhere'>,
  paidMinor: bigint,
  playing: Pick<Playing, 'opensFeature' | 'act'>
): AutoStep | undefined {
  if (!round || isElsewhere) return undefined
  return {
    paidMinor,
    stakedMinor: kind === 'play' && !paidBy ? fromWire(round.stake).minor : 0n,
    wonMinor: round.status === 'open' ? undefined : fromWire(round.win).minor,
    isFeature: kind === 'play' && (playing.opensFeature?.(round) ?? round.status === 'open'),
    isPick: round.status === 'open' && !playing.act().isReady,
  }
}
