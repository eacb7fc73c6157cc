import {
  amount,
  eventGroup,
  eventId,
  groupWith,
  isoTime,
  settingGroup,
  topicGroup,
  wholeNumber,
  wireMoney,
} from '@ante/kit/contract'
import type { SentencedReasons } from '@ante/texts/messages'
import { z } from 'zod'
import { exclusionStates } from '../identity/contract.ts'
import { choiceKinds, isLimitDays, limitKinds } from './rules/limits.ts'
import { periods } from './rules/periods.ts'
import { sessionCalls } from './rules/session-calls.ts'

export { limitStates } from './rules/limits.ts'
export type { NetPosition, PlayPeriod, SessionFacts, Statement } from './rules/session.ts'

const exclusionReaches = ['house', 'brand'] as const
/** RG-11: whether an exclusion holds at all names of the house, or at the one where it is chosen and leaves the others free. */
export const exclusionSettings = z.object({ reach: z.enum(exclusionReaches).default('house') }).prefault({})

/**
 * RG-11: `active` and `permanent` exclude; `ended` does until the player asks to come back, and `returning` until `returns_at`. `none`: the player may play.
 * `until` is null for ever. By a national register, whose name stands in `register`: it names the player (`registered`), has not answered yet (`unchecked`), or
 * cannot be asked before the player's profile has what it asks for (`details_needed`). `reach`: all names of the house, or the one where it was chosen.
 */
export const selfExclusion = z.object({
  state: z.enum(['none', ...exclusionStates]),
  kind: z.enum(['time_out', 'self_exclusion']).nullable(),
  period: z.enum(periods).nullable(),
  until: isoTime.nullable(),
  returns_at: isoTime.nullable(),
  register: z.string().nullable(),
  reach: z.enum(exclusionReaches),
})
export type SelfExclusion = z.output<typeof selfExclusion>

/** RG-02: as the specification has it: of several deposit limits the one that leaves least now. Read-only while a change of it waits for its hours. */
export const depositLimit = z.object({
  available_amount: wireMoney.nullable(),
  can_edit: z.boolean(),
  /** When the frame ends, or until when the change waits. */
  expired_at: isoTime.nullable(),
  limit_amount: wireMoney.nullable(),
  /** RG-05: in days. */
  period: z.union([z.literal('none'), z.number().int()]),
})

/** Asked for: more, or no limit (null). It is not in force before the player confirms it, from `ready_at` on. */
const waiting = z.object({
  to: wireMoney.nullable(),
  ready_at: isoTime,
  is_ready: z.boolean(),
  /** It cannot be confirmed before the player's means were looked at. */
  needs_means: z.boolean(),
})

/** One limit as it stands. `period` is 0 where there is no frame. */
const limit = z.object({
  kind: z.enum(limitKinds),
  period: z.number().int(),
  limit: wireMoney,
  available: wireMoney,
  ends_at: isoTime.nullable(),
  change: waiting.nullable(),
})
export const limits = z.object({
  limits: z.array(limit),
  deposit: depositLimit,
  /** With the lock on, what was asked to be paid out cannot be called back into play. `change`: to have it off. */
  withdrawal_lock: z.object({ is_on: z.boolean(), change: waiting.nullable() }),
  rules: z.object({
    /** How long a raise waits before it can be confirmed. */
    hours: z.number(),
    deposit_periods: z.array(z.number().int()),
    periods: z.array(z.number().int()),
  }),
  /** What the market allows to be paid in, in a month of the calendar, or the house because of how the player plays: the stricter one. */
  market: z
    .object({ limit: wireMoney, available: wireMoney, ends_at: isoTime, by: z.enum(['market', 'house']) })
    .nullable(),
  /** Before a deposit: `asked` whether a limit is wanted, or one is `required`. */
  duty: z.enum(['none', 'asked', 'required']),
  is_review_due: z.boolean(),
})
export type Limits = z.output<typeof limits>
export type OwnLimit = Limits['limits'][number]

const frame = { kind: z.enum(limitKinds), period: wholeNumber.default(0) }
const choice = { ...frame, kind: z.enum(choiceKinds) }
/** More than anybody has, and less than a sum of such limits that a bigint cannot hold. */
const limitAmount = amount.refine(({ minor }) => minor <= 100_000_000_000n)

/** Why this module refuses. */
export const reasons = {
  exclusion_not_longer: 409,
  exclusion_not_over: 409,
  limit_not_asked: 409,
  limit_not_ready: 409,
  limit_choice_needed: 409,
  limit_required: 409,
} as const satisfies SentencedReasons

export const endpoints = {
  ...sessionCalls,
  ...groupWith(reasons, {
    'account.getSelfExclusion': {
      method: 'GET',
      access: 'account',
      input: z.object({}),
      output: selfExclusion,
      errors: [],
    },
    /** RG-10: one of the periods of the market, or `break`. Acts at once and ends every session, this one too. One that is there is only ever made longer. */
    'account.setSelfExclusion': {
      method: 'POST',
      access: 'account',
      input: z.object({ period: z.enum(periods) }),
      output: selfExclusion,
      errors: ['InvalidParameter', 'InvalidRequest/exclusion_not_longer'],
      limit: 30,
    },
    /** After the end: the player may play again 24 hours later. Asked again it answers the same. */
    'account.askToReturn': {
      method: 'POST',
      access: 'account',
      input: z.object({}),
      output: selfExclusion,
      errors: ['InvalidRequest/exclusion_not_over'],
      limit: 30,
    },

    /** API-31 */
    'account.getDepositLimit': {
      method: 'GET',
      access: 'account',
      input: z.object({}),
      output: depositLimit,
      errors: [],
    },
    /** RG-10, RG-12: a new or lower limit of this period binds at once; a higher one waits for its hours and `account.confirmLimit`. */
    'account.setDepositLimit': {
      method: 'POST',
      access: 'account',
      input: z.object({ period: wholeNumber.refine(isLimitDays), limit_amount: limitAmount }),
      output: depositLimit,
      errors: ['InvalidParameter'],
      limit: 60,
    },
    /** Ours: all limits, of every kind and period. */
    'account.getLimits': {
      method: 'GET',
      access: 'account',
      input: z.object({}),
      output: limits,
      errors: [],
    },
    'account.setLimit': {
      method: 'POST',
      access: 'account',
      input: z.object({ ...frame, amount: limitAmount }),
      output: limits,
      errors: ['InvalidParameter'],
      limit: 60,
    },
    /** At once. Off again as a limit is: by `removeLimit` of the kind `withdrawal`, the hours and `confirmLimit`. */
    'account.lockWithdrawals': {
      method: 'POST',
      access: 'account',
      input: z.object({}),
      output: limits,
      errors: [],
      limit: 60,
    },
    /** The limit stays until the hours are over and the player has confirmed. */
    'account.removeLimit': {
      method: 'POST',
      access: 'account',
      input: z.object(choice),
      output: limits,
      errors: ['InvalidParameter'],
      limit: 60,
    },
    'account.confirmLimit': {
      method: 'POST',
      access: 'account',
      input: z.object(choice),
      output: limits,
      errors: [
        'InvalidParameter',
        'InvalidRequest/limit_not_asked',
        'InvalidRequest/limit_not_ready',
        'SumsubVerificationRequired',
      ],
      limit: 60,
    },
    'account.cancelLimitChange': {
      method: 'POST',
      access: 'account',
      input: z.object(choice),
      output: limits,
      errors: ['InvalidParameter', 'InvalidRequest/limit_not_asked'],
      limit: 60,
    },
    /** The player was asked for limits and leaves them as they are. */
    'account.keepLimits': {
      method: 'POST',
      access: 'account',
      input: z.object({}),
      output: limits,
      errors: ['InvalidRequest/limit_required'],
      limit: 60,
    },
  }),
}
export const topics = topicGroup({
  /** A limit of the player has changed: it is to be read again. */
  'protection.limits': { access: 'player', payload: z.object({ changed_at: isoTime.nullable() }) },
  /** Something of the player's session has changed in another window or on another device: it is to be read again. */
  'protection.session': { access: 'player', payload: z.object({}) },
})
export const events = eventGroup({
  /** A player chose not to play. What they may not do any more is refused already. */
  'protection.excluded': z.object({ uid: eventId }),
  'protection.limits-changed': z.object({ uid: eventId }),
  /** The limit that a player asked for needs a look at their means. */
  'protection.means-needed': z.object({ uid: eventId }),
  /** What calls have to know of a player's pace has changed: the reality check is confirmed, its interval or the time of a day is another one. */
  'protection.pace-changed': z.object({ uid: eventId }),
})
export const settings = settingGroup({ exclusions: exclusionSettings })
