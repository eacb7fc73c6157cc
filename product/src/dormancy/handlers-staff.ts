import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { getDormancyOf, giveBack, recordContact } from './read-dormancy.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'dormancy.get': getDormancyOf,
  'dormancy.recordcontact': recordContact,
  'dormancy.giveback': giveBack,
}
