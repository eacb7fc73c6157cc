import { sysname } from '@ante/arcade/rules/protocol'
import { group, reason } from '@ante/kit/contract'
import { z } from 'zod'

const decision = z.object({ sysname, reason })
const decided = z.object({
  sysname,
  is_enabled: z.boolean(),
  /** Rounds that have begun and wait for their players: they can be ended. */
  open_rounds: z.number().int(),
})

export const staffEndpoints = group({
  /** The game takes no stakes, neither of money nor for fun, and the hall says so. Rounds that have begun are ended as always. */
  'games.disable': {
    method: 'POST',
    access: 'staff:games:switch',
    input: decision,
    output: decided,
    errors: ['InvalidRequest/not_found'],
  },
  'games.enable': {
    method: 'POST',
    access: 'staff:games:switch',
    input: decision,
    output: decided,
    errors: ['InvalidRequest/not_found'],
  },
})
