import { eventGroup, group, isoTime, settingGroup, topicGroup } from '@ante/kit/contract'
import { harmMarkers } from '@ante/kit/policy'
import { z } from 'zod'

/** A marker that shows, with what was counted and from where on it counts. What the number is, the marker says: times, per cent, or minutes. */
export const shownMarker = z.object({
  marker: z.enum(harmMarkers),
  value: z.number().int(),
  from: z.number().int(),
})
export type ShownMarker = z.output<typeof shownMarker>

export const endpoints = group({
  /** What this house noticed of the caller's own play, and what it did about it. `level` 0 is nothing. Nobody else but staff who help reads it. */
  'account.getPlayPattern': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({
      level: z.number().int(),
      /** How many days back is looked. */
      days: z.number().int(),
      markers: z.array(shownMarker),
      actions: z.array(z.object({ action: z.string(), at: isoTime })),
      looked_at: isoTime.nullable(),
    }),
    errors: [],
  },
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
