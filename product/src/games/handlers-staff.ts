import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { disableGame, enableGame } from './switch-game.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'games.disable': disableGame,
  'games.enable': enableGame,
}
