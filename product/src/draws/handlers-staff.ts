import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { listForStaff } from './list-for-staff.ts'
import { putByStaff, stopByStaff } from './put-draw.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'draws.list': listForStaff,
  'draws.put': putByStaff,
  'draws.stop': stopByStaff,
}
