import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { closeJackpot } from './close-jackpot.ts'
import { listForStaff } from './list-for-staff.ts'
import { putByStaff } from './put-jackpots.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'jackpots.list': listForStaff,
  'jackpots.put': putByStaff,
  'jackpots.close': closeJackpot,
}
