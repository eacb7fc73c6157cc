import { sysname } from '@ante/arcade/rules/protocol'
import { groupWith, reason } from '@ante/kit/contract'
import { z } from 'zod'
import { known } from './rules/reasons.ts'
import { freeSpinsStaffEndpoints } from './rules/free-spins.ts'

const decision = z.object({ sysname, reason })
const decided = z.object({
  sysname,
  is_enabled: z.boolean(),
  /** Rounds that have begun and wait for their players: they can be ended. */
  open_rounds: z.number().int(),
})

export const staffEndpoints = groupWith(known, {
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
  ...freeSpinsStaffEndpoints,
})
