import type { Machine } from '@ante/kit/machine'

/** Towards what stakes count: a casino bonus is fulfilled by rounds, a betting bonus by bets. Each has a purse of its own. */
export const bonusKinds = ['casino', 'betting'] as const
export type BonusKind = (typeof bonusKinds)[number]

/** BON-11. A bonus that was burnt by a withdrawal was removed. */
export const bonusStates = ['available', 'active', 'used', 'expired', 'removed'] as const
export type BonusState = (typeof bonusStates)[number]
export type BonusEvent = 'activate' | 'deactivate' | 'release' | 'expire' | 'remove' | 'restore'

export const bonusMachine: Machine<BonusState, BonusEvent> = {
  activate: { from: ['available'], to: 'active' },
  deactivate: { from: ['active'], to: 'available' },
  release: { from: ['active'], to: 'used' },
  expire: { from: ['available', 'active'], to: 'expired' },
  remove: { from: ['available', 'active'], to: 'removed' },
  // Its reason had gone, and is there again.
  restore: { from: ['removed'], to: 'available' },
}

/** Why a settled stake counts nothing although its kind does: what the terms exclude, whoever does it. */
export const uncountedReasons = ['stake_above_most', 'opposite_bets', 'opposite_bets_linked'] as const
export type UncountedReason = (typeof uncountedReasons)[number]
/** Why a bonus waits for staff: its offer was taken by another account on the same device, or it is a share of a loss of which such an account had the other side. */
const waitingReasons = ['linked_account', 'linked_loss'] as const
/** What staff are told of a bonus. */
export const flagReasons = [...uncountedReasons, ...waitingReasons] as const
/** Of rewards that are no bonuses: cashback of a week in which a linked account had the other side, what was paid for play that became void later, and cashback that was given for such play. */
export const rewardFlagReasons = ['opposite_bets_linked', 'void_play', 'void_cashback'] as const
export type RewardFlagReason = (typeof rewardFlagReasons)[number]
export type FlagReason = (typeof flagReasons)[number]
/** Whether it is about stakes that count nothing, which its player sees. */
export const isUncounted = (reason: FlagReason): reason is UncountedReason =>
  uncountedReasons.some((one) => one === reason)

/** What was agreed, and how far it is. */
export interface Wagering {
  readonly amount_minor: bigint
  readonly wager_times: number
  readonly wagered_minor: bigint
}

export const requiredMinor = ({ amount_minor, wager_times }: Pick<Wagering, 'amount_minor' | 'wager_times'>): bigint =>
  amount_minor * BigInt(wager_times)
/** All was staked that was asked for: from here on the amount is the player's, and nothing takes it away. */
export const isFulfilled = (bonus: Wagering): boolean => bonus.wagered_minor >= requiredMinor(bonus)
/** What a player is told: more than all is all. */
export const doneMinor = (bonus: Wagering): bigint => (isFulfilled(bonus) ? requiredMinor(bonus) : bonus.wagered_minor)

/** What counts by product, as a market judges it: to it all kinds of bets are one. */
export const productWeights = ({
  kind,
  weights,
}: {
  readonly kind: BonusKind
  readonly weights: Readonly<Record<string, number>>
}): Readonly<Record<string, number>> =>
  kind === 'betting' ? { betting: Math.max(0, ...Object.values(weights)) } : weights

export interface SettledStake {
  /** The round or bet. */
  readonly round: bigint
  readonly uid: bigint
  readonly currency: string
  readonly stakeMinor: bigint
  readonly kind: BonusKind
  /** The kind of game or of bet, which has its weight. */
  readonly type: string
  /** The least odds of a bet's selections, in thousandths. */
  readonly odds?: number
  /** Who has the bets on the other side of this one: its player, or another player on the same device. */
  readonly opposedBy?: bigint
  readonly startedAt: Date
  readonly finishedAt: Date
}
export interface Counting {
  readonly currency: string
  readonly kind: BonusKind
  readonly weights: Readonly<Record<string, number>>
  readonly odds_least: number | null
  readonly stake_most_minor: bigint | null
  readonly activated_at: Date | null
  readonly active_until: Date | null
}

/** What of a settled stake counts, or why nothing of it does. */
export interface Counted {
  readonly minor: bigint
  readonly refused?: UncountedReason
}
const nothing: Counted = { minor: 0n }

/** What of a settled stake counts: begun when the bonus was active already, over before its time was, and not against the terms. */
export function countedOf(stake: SettledStake, bonus: Counting): Counted {
  if (!bonus.activated_at || !bonus.active_until || stake.currency !== bonus.currency) return nothing
  if (stake.kind !== bonus.kind || (bonus.odds_least !== null && (stake.odds ?? 0) < bonus.odds_least)) return nothing
  if (stake.startedAt < bonus.activated_at || stake.finishedAt > bonus.active_until) return nothing
  const weight = Object.hasOwn(bonus.weights, stake.type) ? (bonus.weights[stake.type] ?? 0) : 0
  const minor = (stake.stakeMinor * BigInt(weight)) / 100n
  if (minor === 0n) return nothing
  if (bonus.stake_most_minor !== null && stake.stakeMinor > bonus.stake_most_minor)
    return { minor: 0n, refused: 'stake_above_most' }
  if (stake.opposedBy === undefined) return { minor }
  return { minor: 0n, refused: stake.opposedBy === stake.uid ? 'opposite_bets' : 'opposite_bets_linked' }
}
