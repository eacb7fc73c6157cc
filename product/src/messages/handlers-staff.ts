import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { listOfPlayer } from './list-messages.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'messages.listofplayer': listOfPlayer,
}
