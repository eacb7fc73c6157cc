import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { givePack, listPacksOf, takePack } from './free-spins.ts'
import { readReturnAlarms, readReturns } from './returns.ts'
import { disableGame, enableGame, listSwitches } from './switch-game.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'games.getreturns': readReturns,
  'games.getreturnalarms': readReturnAlarms,
  'games.list': listSwitches,
  'games.disable': disableGame,
  'games.enable': enableGame,
  'freespins.list': listPacksOf,
  'freespins.give': givePack,
  'freespins.takeaway': takePack,
}
