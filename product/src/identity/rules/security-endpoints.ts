import { groupWith, positiveId } from '@ante/kit/contract'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'

const done = z.literal(1)
const input = z.object({})

/** Of signing in by a service, and of linking one. */
export const serviceReasons = {
  social_unknown: 404,
  social_declined: undefined,
  social_expired: undefined,
  social_failed: undefined,
  social_unavailable: undefined,
  social_email_taken: 409,
  social_linked_elsewhere: 409,
  messenger_invalid: undefined,
  messenger_expired: undefined,
} as const satisfies SentencedReasons

const password = z.string().max(256).default('')

/** Where a player is signed in, and what stands between a thief and the account. Ours, not in the specification. */
export const securityEndpoints = groupWith(serviceReasons, {
  /** `network` is a shortened address; `active_at` is written down once a minute. */
  'account.getSessions': {
    method: 'GET',
    access: 'account',
    input,
    output: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          browser: z.string().nullable(),
          system: z.string().nullable(),
          kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
          network: z.string(),
          signed_in_at: z.string(),
          active_at: z.string(),
          is_current: z.boolean(),
        })
      ),
    }),
    errors: [],
  },
  /** The session of the call itself is ended by `auth.logout`. 1 is success. */
  'account.endSession': {
    method: 'POST',
    access: 'account',
    input: z.object({ session: positiveId }),
    output: done,
    errors: ['InvalidParameter', 'InvalidRequest/conflict'],
    limit: 60,
  },
  'account.endOtherSessions': {
    method: 'POST',
    access: 'account',
    input,
    output: z.object({ ended: z.number().int() }),
    errors: [],
    limit: 20,
  },
  'account.getLoginServices': {
    method: 'GET',
    access: 'account',
    input,
    output: z.object({ services: z.array(z.object({ service: z.string(), linked_at: z.string() })) }),
    errors: [],
  },
  /** `payload` is what the messaging app has signed, as in `auth.register`. 1 is success. */
  'account.linkMessenger': {
    method: 'POST',
    access: 'account',
    input: z.object({ payload: z.string().max(8192), password }),
    output: done,
    errors: [
      'Authorization/session_ended',
      'Authorization/messenger_invalid',
      'Authorization/messenger_expired',
      'InvalidParameter',
      'InvalidRequest/second_factor_needed',
      'InvalidRequest/social_unknown',
      'InvalidRequest/social_linked_elsewhere',
      'TooManyRequests',
    ],
    limit: 10,
  },
  /** `token` is what a service of `/oauth/init` has brought that was asked to link (`type_auth=link`). 1 is success. */
  'account.linkService': {
    method: 'POST',
    access: 'account',
    input: z.object({ token: z.string().max(100), password }),
    output: done,
    errors: [
      'Authorization/session_ended',
      'InvalidParameter',
      'InvalidRequest/second_factor_needed',
      'InvalidRequest/social_expired',
      'InvalidRequest/social_linked_elsewhere',
      'TooManyRequests',
    ],
    limit: 10,
  },
  /** 1 is success, also where there was no link. */
  'account.unlinkService': {
    method: 'POST',
    access: 'account',
    input: z.object({ service: z.string().max(40), password }),
    output: done,
    errors: ['InvalidParameter', 'InvalidRequest/second_factor_needed', 'TooManyRequests'],
    limit: 10,
  },
})
