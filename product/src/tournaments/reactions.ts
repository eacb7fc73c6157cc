import { on, onBatch } from '@ante/kit/reaction'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as gamesEvents } from '../games/contract.ts'
import { countRounds, resetOnCashout } from './count-rounds.ts'

export const reactions = [
  onBatch(gamesEvents['games.round-finished'], countRounds),
  on(cashierEvents['cashier.withdrawal-requested'], resetOnCashout),
]
