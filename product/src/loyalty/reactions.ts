import { on } from '@ante/kit/reaction'
import { events as playersEvents } from '../players/contract.ts'
import { bringCharacter } from './characters.ts'

export const reactions = [on(playersEvents['players.registered'], bringCharacter)]
