import { on, onBatch } from '@ante/kit/reaction'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as loyaltyEvents } from '../loyalty/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { noteDeposit, noteLevel, noteRegistered } from './store-occasions.ts'

/** What happened is noted here, once under its name; a job does what follows from it, by the rules of the player’s market. */
export const reactions = [
  onBatch(playersEvents['players.registered'], async (tx, registered) => {
    await noteRegistered(
      tx,
      registered.map(({ uid }) => BigInt(uid))
    )
  }),
  on(cashierEvents['cashier.deposit-settled'], async (tx, { uid, transaction, deposits_before: before }) => {
    await noteDeposit(tx, BigInt(uid), before + 1, BigInt(transaction))
  }),
  on(loyaltyEvents['loyalty.level-reached'], async (tx, { uid, level }) => {
    await noteLevel(tx, BigInt(uid), level)
  }),
]
