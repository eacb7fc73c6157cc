import { eventGroup, groupWith, isoTime, positiveId, settingGroup, topicGroup } from '@ante/kit/contract'
import type { SentencedReasons } from '@ante/texts/messages'
import { z } from 'zod'
import { reasons as playerReasons } from '../players/contract.ts'

const own = {
  open_bets: 409,
  open_payments: 409,
} as const satisfies SentencedReasons
export const reasons = { ...own } as const

const request = z.object({
  id: z.string(),
  state: z.enum(['requested', 'ready', 'failed']),
  parts_done: z.number().int(),
  parts: z.number().int(),
  requested_at: isoTime,
  ready_at: isoTime.nullable(),
  expires_at: isoTime.nullable(),
})
export type DataExport = z.output<typeof request>

export const privacySettings = z.object({
  /** So long the files of an export can be downloaded. */
  exportDays: z.number().int().min(1).max(60).default(7),
  /** So long the law has a person's name, birthday and address kept after the account is closed. */
  retainedDays: z.number().int().min(0).max(3660).default(1827),
})

export const endpoints = groupWith(
  { ...playerReasons, ...own },
  {
    /** Begins to gather what we hold of the player; a job writes the files. While it does, the same request is answered again. */
    'privacy.requestexport': {
      method: 'POST',
      access: 'account',
      input: z.object({}),
      output: request,
      errors: ['Authorization/session_ended', 'TooManyRequests'],
      limit: 5,
    },
    'privacy.getexport': {
      method: 'GET',
      access: 'account',
      input: z.object({}),
      output: z.object({ request: request.nullable() }),
      errors: [],
    },
    'privacy.getexportfile': {
      method: 'GET',
      access: 'account',
      input: z.object({ id: positiveId, format: z.enum(['json', 'html']) }),
      output: z.object({ name: z.string(), type: z.string(), text: z.string() }),
      errors: ['InvalidRequest/not_found'],
    },
    /**
     * Closes the account and forgets the player. Refused while money is in it or on its way, and while a bet or a round is open. 1 is success. A balance that is
     * too little to withdraw comes back as `rest` of `balance_left`; who closes with exactly that sum as `give_up` gives it up.
     */
    'privacy.erase': {
      method: 'POST',
      access: 'account',
      input: z.object({ password: z.string().max(256).default(''), give_up: z.string().max(30).default('') }),
      output: z.literal(1),
      errors: [
        'InvalidParameter',
        'InvalidRequest/balance_left',
        'InvalidRequest/conflict',
        'InvalidRequest/not_found',
        'InvalidRequest/open_bets',
        'InvalidRequest/open_payments',
        'InvalidRequest/second_factor_needed',
        'InvalidRequest/self_excluded',
        'TooManyRequests',
      ],
      limit: 10,
    },
  }
)
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({ privacy: privacySettings })
