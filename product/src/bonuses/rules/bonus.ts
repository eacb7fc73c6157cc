import type { Machine } from '@ante/kit/machine'

/** Towards what stakes count: a casino bonus is fulfilled by rounds, a betting bonus by bets. Each has a purse of its own. */
export const bonusKinds = ['casino', 'betting'] as const
export type BonusKind = (typeof bonusKinds)[number]

/** BON-11. A bonus that was burnt by a withdrawal was removed. */
export const bonusStates = ['available', 'active', 'used', 'expired', 'removed'] as const
export type BonusState = (typeof bonusStates)[number]
export type BonusEvent = 'activate' | 'deactivate' | 'release' | 'expire' | 'remove'

export const bonusMachine: Machine<BonusState, BonusEvent> = {
  activate: { from: ['available'], to: 'active' },
  deactivate: { from: ['active'], to: 'available' },
  release: { from: ['active'], to: 'used' },
  expire: { from: ['available', 'active'], to: 'expired' },
  remove: { from: ['available', 'active'], to: 'removed' },
}

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
  readonly startedAt: Date
  readonly finishedAt: Date
}
export interface Counting {
  readonly currency: string
  readonly kind: BonusKind
  readonly weights: Readonly<Record<string, number>>
  readonly odds_least: number | null
  readonly activated_at: Date | null
  readonly active_until: Date | null
}

/** What of a settled stake counts: begun when the bonus was active already, over before its time was. */
export function countedMinor(stake: SettledStake, bonus: Counting): bigint {
  if (!bonus.activated_at || !bonus.active_until || stake.currency !== bonus.currency) return 0n
  if (stake.kind !== bonus.kind || (bonus.odds_least !== null && (stake.odds ?? 0) < bonus.odds_least)) return 0n
  if (stake.startedAt < bonus.activated_at || stake.finishedAt > bonus.active_until) return 0n
  const weight = Object.hasOwn(bonus.weights, stake.type) ? (bonus.weights[stake.type] ?? 0) : 0
  return (stake.stakeMinor * BigInt(weight)) / 100n
}
