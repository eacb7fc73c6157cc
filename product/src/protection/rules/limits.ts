import type { Currency } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'

/** RG-05: the lengths of a limit's frame, in days. */
export const limitDays = [1, 7, 14, 30] as const
export type LimitDays = (typeof limitDays)[number]
export const isLimitDays = (days: number): days is LimitDays => limitDays.some((one) => one === days)

/**
 * What a limit is about. `deposit`: all that is paid in. `stake`: all that is staked. `loss`: stakes less what they won. `single`: one stake, without a frame.
 */
export const limitKinds = ['deposit', 'stake', 'loss', 'single'] as const
export type LimitKind = (typeof limitKinds)[number]
/**
 * What a player may decide beside sums. `withdrawal`: that one which is asked for stays asked for; it is there or not. `session`: how many minutes of a day
 * they are logged in.
 */
export const choiceKinds = [...limitKinds, 'withdrawal', 'session'] as const
export type ChoiceKind = (typeof choiceKinds)[number]
export const isLimitKind = (kind: ChoiceKind): kind is LimitKind => kind !== 'withdrawal' && kind !== 'session'
const stakeKinds = ['stake', 'loss', 'single'] as const
export type StakeKind = (typeof stakeKinds)[number]
export const isStakeKind = (kind: string): kind is StakeKind => stakeKinds.some((one) => one === kind)

/** Why a limit refuses, each with a sentence of its own. `market`: by the market's own sum. `withdrawal`: the lock is on. */
export const limitStates = [
  'single',
  'stake',
  'stake_used',
  'loss',
  'loss_used',
  'deposit',
  'deposit_used',
  'market',
  'market_used',
  'withdrawal',
] as const

/** What becomes of limits, as their history tells it. `passed`: money arrived that took deposits over it. */
export const limitEvents = [
  'set',
  'lowered',
  'kept',
  'raise_asked',
  'removal_asked',
  'raised',
  'removed',
  'change_cancelled',
  'left_as_is',
  'passed',
] as const
export type LimitEvent = (typeof limitEvents)[number]

const windowDays = { day: 1, week: 7, fortnight: 14, month: 30 } as const

/** The frames of deposit limits that a market has, in days. */
export const depositDays = ({ depositLimit }: Policy): readonly LimitDays[] =>
  limitDays.filter((days) => depositLimit.windows.some((window) => windowDays[window] === days))

/** Whether a limit of this kind may have this frame in the market. */
export const isFrameOf = (policy: Policy, kind: LimitKind, days: number): boolean =>
  kind === 'single' ? days === 0 : (kind === 'deposit' ? depositDays(policy) : limitDays).some((one) => one === days)

export interface WantedLimit {
  readonly days: number
  /** Null: no limit any more. */
  readonly most: bigint | null
  readonly currency: Currency
  /** Undefined where it is not known: then the strictest rule of all ages holds. */
  readonly age: number | undefined
}

/** Whether a limit of deposits would let in more than the market allows before it has seen a player's means. */
export const needsMeans = (
  { checks }: Pick<Policy, 'checks'>,
  { days: frame, most, currency, age }: WantedLimit
): boolean =>
  checks.some(
    ({ on, from, to, most: sums, days }) =>
      on === 'raised-limit' &&
      (age === undefined || (age >= from && (to === null || age < to))) &&
      (most === null || most * BigInt(Math.ceil(days / frame)) > BigInt(sums[currency]))
  )

/** A limit that a player has. Sums are minor units. */
export interface Limit {
  readonly kind: ChoiceKind
  readonly days: number
  readonly most: bigint
  /** Asked for and waiting: more, or none (null). */
  readonly change?: { readonly to: bigint | null; readonly readyAt: Date; readonly isReady: boolean } | undefined
}

export type Step =
  /** Binds at once: a new limit, a lower one, or the one that is there, which ends what was asked for. */
  | { readonly do: 'set'; readonly what: 'set' | 'lowered' | 'kept' }
  /** Waits for the market's hours and the player's confirmation. */
  | { readonly do: 'ask' }
  /** Is asked for already. */
  | { readonly do: 'nothing' }

/** RG-12: what lowers or begins a limit acts at once; what raises or ends it waits. `most` null: no limit any more. */
export function stepOf(before: Limit | undefined, most: bigint | null): Step {
  if (!before) return most === null ? { do: 'nothing' } : { do: 'set', what: 'set' }
  if (most !== null && most <= before.most) return { do: 'set', what: most < before.most ? 'lowered' : 'kept' }
  return before.change && before.change.to === most ? { do: 'nothing' } : { do: 'ask' }
}

/** What the player is asked before a deposit: nothing, whether they want a limit, or to set one. */
export function depositDuty(
  { depositLimit: { duty } }: Policy,
  facts: { readonly hasDepositLimit: boolean; readonly hasAnswered: boolean; readonly hasDeposited: boolean }
): 'none' | 'asked' | 'required' {
  if (facts.hasDepositLimit || duty === 'offered') return 'none'
  if (duty === 'required-at-registration') return 'required'
  return facts.hasAnswered || facts.hasDeposited ? 'none' : 'asked'
}
