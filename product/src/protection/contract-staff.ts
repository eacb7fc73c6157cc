import { groupWith, isoTime, positiveId, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { limits, reasons, selfExclusion } from './contract.ts'
import { choiceKinds, limitEvents } from './rules/limits.ts'
import { periods } from './rules/periods.ts'

const change = z.object({
  at: isoTime,
  what: z.enum(limitEvents),
  kind: z.enum(choiceKinds).nullable(),
  period: z.number().int().nullable(),
  before: wireMoney.nullable(),
  after: wireMoney.nullable(),
  /** Of the time of a day. */
  before_minutes: z.number().int().nullable(),
  after_minutes: z.number().int().nullable(),
})
export type LimitChange = z.output<typeof change>

/** A break as it was chosen. `ends_at` is null for one that never ends. */
const choice = z.object({
  period: z.enum(periods),
  /** The name of the house that it holds at, empty for the house's own; null for all of them. */
  brand: z.string().nullable(),
  chosen_at: isoTime,
  ends_at: isoTime.nullable(),
  return_asked_at: isoTime.nullable(),
})
export type ExclusionChoice = z.output<typeof choice>

export const staffEndpoints = groupWith(reasons, {
  /** A player's limits as the player sees them, and what became of each: the last hundred changes, newest first. */
  'protection.getlimits': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({ uid: positiveId }),
    output: z.object({
      ...limits.pick({ limits: true, withdrawal_lock: true, market: true }).shape,
      changes: z.array(change),
    }),
    errors: ['InvalidRequest/not_found'],
  },
  /** How it is with a player's own exclusion, and the last hundred that were chosen, newest first. */
  'protection.getexclusions': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({ uid: positiveId }),
    output: z.object({ now: selfExclusion, chosen: z.array(choice) }),
    errors: ['InvalidRequest/not_found'],
  },
})
