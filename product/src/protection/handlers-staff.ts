import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { getExclusionsOf } from './read-exclusion.ts'
import { getLimitsOf } from './read-limits.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'protection.getlimits': getLimitsOf,
  'protection.getexclusions': getExclusionsOf,
}
