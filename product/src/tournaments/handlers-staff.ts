import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { listForStaff } from './list-for-staff.ts'
import { putByStaff, stopByStaff } from './put-tournament.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'tournaments.list': listForStaff,
  'tournaments.put': putByStaff,
  'tournaments.stop': stopByStaff,
}
