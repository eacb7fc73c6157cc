import type { PlayerContext, ReadTx, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { readWithdrawalLock } from '../protection/index.ts'
import type { endpoints, WireTransaction } from './contract.ts'
import { describeTransaction } from './rules/transaction.ts'
import * as store from './store.ts'

type History = (typeof endpoints)['cashier.gethistory']
type One = (typeof endpoints)['cashier.gettransaction']

/** Where the market forbids it, or the player has locked what is paid out, nothing is offered to be cancelled. */
const describeWith =
  (mayCancel: boolean) =>
  (row: Parameters<typeof describeTransaction>[0]): WireTransaction => {
    const described = describeTransaction(row)
    return { ...described, can_cancel: described.can_cancel && mayCancel }
  }
export const mayCancel = async ({ policy, player }: PlayerContext, tx: ReadTx): Promise<boolean> =>
  policy().withdrawalCancel && !(await readWithdrawalLock(tx, player.uid))
const describerFor = async (context: PlayerContext, tx: ReadTx) => describeWith(await mayCancel(context, tx))

export const getHistory = (
  context: PlayerContext,
  { offset, count, type }: InputOf<History>
): Promise<OutputOf<History>> =>
  context.db.read(async (tx) => {
    const { uid } = context.player
    const describe = await describerFor(context, tx)
    return {
      items: (await store.readHistory(tx, uid, type, count, offset)).map(describe),
      count: await store.countHistory(tx, uid, type),
    }
  })

/** One transaction of this player; somebody else's is as unknown as one that never was. */
export async function readTransaction(tx: ReadTx, uid: bigint, id: bigint): Promise<WireTransaction | undefined> {
  const row = await store.readTransaction(tx, id, uid)
  return row && describeWith(!(await readWithdrawalLock(tx, uid)))(row)
}

export const readLatest = async (tx: ReadTx, uid: bigint): Promise<WireTransaction | undefined> =>
  (await store.readHistory(tx, uid, 'all', 1, 0)).map(describeWith(!(await readWithdrawalLock(tx, uid))))[0]

export const getTransaction = (
  context: PlayerContext & RefusesAs<One>,
  { transaction_id }: InputOf<One>
): Promise<OutputOf<One>> =>
  context.db.read(async (tx) => {
    const { uid } = context.player
    const row =
      transaction_id === undefined
        ? await store.readLastSuccessful(tx, uid)
        : await store.readTransaction(tx, BigInt(transaction_id), uid)
    return row ? (await describerFor(context, tx))(row) : context.refuse('InvalidRequest/not_found')
  })
