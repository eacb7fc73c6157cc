import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { next } from '@ante/kit/machine'
import { readWithdrawalLock } from '../protection/index.ts'
import type { endpoints } from './contract.ts'
import { keyOf } from './request-key.ts'
import { withdrawalMachine } from './rules/withdrawal.ts'
import { movedOf } from './settle-deposit.ts'
import { releaseHold } from './settle-withdrawal.ts'
import * as store from './store.ts'
import { events } from './contract.ts'

type Contract = (typeof endpoints)['cashier.cancelwithdrawal']

/** The withdrawal that this key cancelled. */
export async function cancelledBefore(
  { db, player, idempotencyKey = '' }: PlayerContext,
  { transaction_id }: InputOf<Contract>
): Promise<OutputOf<Contract> | undefined> {
  const row = await db.read((tx) => store.readWithdrawalByCancelKey(tx, player.uid, idempotencyKey))
  return String(row?.id) === transaction_id && row ? { transaction: transaction_id, status: row.status } : undefined
}

/** Gives a pending withdrawal back. The row's lock decides between the player and the payout: whoever comes second finds it moved on. */
export async function cancelWithdrawal(
  context: PlayerContext & RefusesAs<Contract>,
  { transaction_id }: InputOf<Contract>
): Promise<OutputOf<Contract>> {
  const { db, player } = context
  const key = keyOf(context)
  const { withdrawalCancel } = context.policy()
  return db.write(async (tx) => {
    await store.lockPlayer(tx, player.uid)
    const before = await store.readWithdrawalByCancelKey(tx, player.uid, key)
    if (before && String(before.id) !== transaction_id) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return { transaction: transaction_id, status: before.status }
    const row = await store.lockWithdrawal(tx, BigInt(transaction_id))
    if (!row || row.uid !== player.uid) context.refuse('InvalidRequest/not_found')
    if (!withdrawalCancel) context.refuse('InvalidRequest/cancel_not_allowed')
    if (await readWithdrawalLock(tx, player.uid))
      context.refuse('InvalidRequest/own_limit', { data: { state: 'withdrawal' } })
    const to = next(withdrawalMachine, row.status, 'cancel')
    if (!to) context.refuse('InvalidRequest/not_cancellable')
    const balance = await releaseHold(tx, row)
    await store.moveWithdrawal(tx, row.id, { status: to, reason: 'cancelled_by_player', cancelKey: key, balance })
    await tx.announce(events['cashier.withdrawal-cancelled'], movedOf(row))
    return { transaction: transaction_id, status: to }
  })
}
