import { flag, groupWith, isoTime, offsetCount, positiveId, reason } from '@ante/kit/contract'
import { z } from 'zod'
import { shownMarker } from './contract.ts'

/** How staff spoke with a player. */
export const ways = ['phone', 'chat', 'email', 'none'] as const

const item = z.object({
  uid: z.string(),
  login: z.string(),
  level: z.number().int(),
  score: z.number().int(),
  markers: z.array(shownMarker.extend({ points: z.number().int() })),
  looked_at: isoTime.nullable(),
  /** Since when somebody should speak with the player; null where nobody has to. */
  task_since: isoTime.nullable(),
  last: z.object({ by: z.string(), way: z.enum(ways), note: z.string(), at: isoTime }).nullable(),
})
export type HarmItem = z.output<typeof item>

export const staffEndpoints = groupWith(
  {},
  {
    /** Players whose play shows markers of harm, the strongest first. `only_tasks`: those with whom somebody should speak. */
    'harm.list': {
      method: 'GET',
      access: 'staff:protection:read',
      input: z.object({ ...offsetCount, only_tasks: flag.default(false) }),
      output: z.object({ items: z.array(item), total: z.number().int() }),
      errors: [],
    },
    /** Somebody spoke with a player, or decided not to (`none`): what came of it. The player is no task any more. */
    'harm.recordinteraction': {
      method: 'POST',
      access: 'staff:protection:write',
      input: z.object({ uid: positiveId, way: z.enum(ways), reason }),
      output: z.object({ uid: z.string() }),
      errors: ['InvalidRequest/not_found'],
    },
  }
)
