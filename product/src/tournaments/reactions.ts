import { on, onBatch } from '@ante/kit/reaction'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as gamesEvents } from '../games/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { countRounds, resetOnCashout } from './count-rounds.ts'
import { recountRounds } from './recount-rounds.ts'
import { leaveAll } from './store-entries.ts'

export const reactions = [
  onBatch(gamesEvents['games.round-finished'], countRounds),
  onBatch(gamesEvents['games.round-corrected'], recountRounds),
  on(cashierEvents['cashier.withdrawal-requested'], resetOnCashout),
  /** A test account takes no place from anybody. */
  on(playersEvents['players.test-account-marked'], (tx, { uid }) => leaveAll(tx, BigInt(uid))),
]
