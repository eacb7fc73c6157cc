import { eventGroup, eventId, groupWith, isoTime, settingGroup, topicGroup } from '@ante/kit/contract'
import type { SentencedReasons } from '@ante/texts/messages'
import { z } from 'zod'
import { exclusionStates } from '../identity/contract.ts'
import { periods } from './rules/periods.ts'

/**
 * RG-11: `active` and `permanent` exclude; `ended` does until the player asks to come back, and `returning` until `returns_at`. `none`: the player may play.
 * `until` is null for ever.
 */
export const selfExclusion = z.object({
  state: z.enum(['none', ...exclusionStates]),
  kind: z.enum(['time_out', 'self_exclusion']).nullable(),
  period: z.enum(periods).nullable(),
  until: isoTime.nullable(),
  returns_at: isoTime.nullable(),
})
export type SelfExclusion = z.output<typeof selfExclusion>

/** Why this module refuses. */
export const reasons = {
  exclusion_not_longer: 409,
  exclusion_not_over: 409,
} as const satisfies SentencedReasons

export const endpoints = groupWith(reasons, {
  'account.getSelfExclusion': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: selfExclusion,
    errors: [],
  },
  /** RG-10: acts at once and ends every session, this one too. One that is there is only ever made longer. */
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
})
export const topics = topicGroup({})
export const events = eventGroup({
  /** A player chose not to play. What they may not do any more is refused already. */
  'protection.excluded': z.object({ uid: eventId }),
})
export const settings = settingGroup({})
