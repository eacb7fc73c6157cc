import { eventGroup, eventId, groupWith, isoTime, settingGroup, topicGroup } from '@ante/kit/contract'
import type { SentencedReasons } from '@ante/texts/messages'
import { z } from 'zod'
import { triggers } from './rules/check.ts'
import { checkStates, steps } from './rules/words.ts'

/** Why this module refuses. */
export const reasons = {
  verification_unavailable: 503,
  verification_closed: 409,
  not_handed_in: 409,
} as const satisfies SentencedReasons

/** What a player may stake or pay in, or have paid out, before they are verified is said by the market's rules. */
const duties = ['none', 'withdrawal', 'deposits', 'play'] as const

const check = z.object({
  step: z.enum(steps),
  state: z.enum(checkStates),
  /** Why it was asked for; null where nobody has, and the player may do it ahead. */
  trigger: z.enum(triggers).nullable(),
  /** The vendor's labels of what was wrong, and what it wrote for the player. */
  labels: z.array(z.string()),
  comment: z.string(),
  /** Looked at by our staff, after the vendor or in its place. */
  is_with_staff: z.boolean(),
  asked_at: isoTime.nullable(),
  handed_in_at: isoTime.nullable(),
  decided_at: isoTime.nullable(),
  /** Day on which the document ends: `yyyy-mm-dd`. */
  document_ends_on: z.string().nullable(),
  /** For `sumsub.getAccessToken`; null for identity, which needs none. */
  external_action_id: z.string().nullable(),
})
export const verification = z.object({
  duty: z.enum(duties),
  is_blocked: z.boolean(),
  /** Whether the form of a vendor can be opened here. */
  has_form: z.boolean(),
  /** How long a check usually takes. */
  minutes: z.number().int(),
  needs_profile: z.boolean(),
  needs_contact: z.boolean(),
  checks: z.array(check),
  /** Of the last change that is in this answer; another one of the topic `verification.changed` is news. */
  changed_at: isoTime.nullable(),
})
export type Verification = z.output<typeof verification>
export type Check = Verification['checks'][number]

const vendorErrors = ['InvalidRequest/verification_unavailable', 'InvalidRequest/verification_closed'] as const

export const endpoints = groupWith(reasons, {
  /** Ours: which step is open, why, and what became of the others. */
  'account.getVerification': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: verification,
    errors: [],
  },
  /** API-108, KYC-02. Asked again it answers the same. `applicant_id` is the vendor's. */
  'sumsub.createApplicant': {
    method: 'POST',
    access: 'account',
    input: z.object({}),
    output: z.object({ applicant_id: z.string() }),
    errors: [...vendorErrors, 'KycUserProfile'],
    limit: 20,
  },
  /** API-109, KYC-03: lives for minutes, and is asked for again when it is over (KYC-04). */
  'sumsub.getAccessToken': {
    method: 'POST',
    access: 'account',
    input: z.object({ externalActionId: z.string().max(100).default('') }),
    output: z.object({ token: z.string() }),
    errors: [...vendorErrors, 'InvalidRequest/not_found', 'KycUserProfile'],
    limit: 30,
  },
  /** API-25, KYC-05: the player handed something in. The vendor is asked whether that is so. */
  'account.setUserOnVerification': {
    method: 'POST',
    access: 'account',
    input: z.object({}),
    output: verification,
    errors: ['InvalidRequest/verification_unavailable', 'InvalidRequest/not_handed_in'],
    limit: 30,
  },
})
export const topics = topicGroup({
  /** A check of the player has changed: it is to be read again. */
  'verification.changed': { access: 'player', payload: z.object({ changed_at: isoTime.nullable() }) },
})
export const events = eventGroup({
  'verification.changed': z.object({ uid: eventId, step: z.enum(steps), state: z.enum(checkStates) }),
})
export const settings = settingGroup({
  verification: z
    .object({
      /** How long a check usually takes, as the player is told. */
      minutes: z.number().int().min(1).max(10_000).default(10),
      /** So many days before a document ends its player is reminded. */
      reminderDays: z.number().int().min(1).max(365).default(30),
    })
    .prefault({}),
})
