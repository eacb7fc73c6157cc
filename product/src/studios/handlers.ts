import type { Handlers } from '@ante/kit/context'
import type { StudioPorts } from './connectors/port.ts'
import type { endpoints } from './contract.ts'
import { launchGame } from './launch-game.ts'

export const handlers: Handlers<typeof endpoints, StudioPorts> = { 'studios.launch': launchGame }
