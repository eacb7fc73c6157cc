import type { Handlers } from '@ante/kit/context'
import type { VerificationPorts } from './connectors/port.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { askForCheck, decideCheck, decideTask, listOpenChecks, listOpenTasks, readOfPlayer } from './decide-staff.ts'

export const staffHandlers: Handlers<typeof staffEndpoints, VerificationPorts> = {
  'verification.opentasks': listOpenTasks,
  'verification.openchecks': listOpenChecks,
  'verification.ofplayer': readOfPlayer,
  'verification.decidetask': decideTask,
  'verification.decidecheck': decideCheck,
  'verification.ask': askForCheck,
}
