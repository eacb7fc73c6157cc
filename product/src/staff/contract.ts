import { eventGroup, group, settingGroup, topicGroup } from '@ante/kit/contract'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'

/** Why this module refuses. */
export const reasons = {
  password_too_common: undefined,
  own_request: undefined,
  request_closed: 409,
} as const satisfies SentencedReasons

export const endpoints = group({})
export const topics = topicGroup({})
export const events = eventGroup({})

/** How long what belongs to staff lasts. */
export const staffSettings = z.object({
  sessionIdleMinutes: z.number().int().min(1).max(720).default(30),
  sessionHours: z.number().int().min(1).max(168).default(12),
  invitationHours: z.number().int().min(1).max(336).default(48),
  approvalHours: z.number().int().min(1).max(336).default(24),
})
export const settings = settingGroup({ staff: staffSettings })
