import { onBatch } from '@ante/kit/reaction'
import { events as gamesEvents } from '../games/contract.ts'
import { noteCorrected } from './recheck.ts'
import { queueRounds } from './count-rounds.ts'

export const reactions = [
  onBatch(gamesEvents['games.round-finished'], queueRounds),
  onBatch(gamesEvents['games.round-corrected'], noteCorrected),
]
