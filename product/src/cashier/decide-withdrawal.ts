import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { next } from '@ante/kit/machine'
import { money, toWire } from '@ante/kit/money'
import { events } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import type { WithdrawalRow } from './rows.ts'
import { withdrawalMachine } from './rules/withdrawal.ts'
import { movedOf } from './settle-deposit.ts'
import { declineWithdrawal } from './settle-withdrawal.ts'
import * as store from './store.ts'
import { countOpenWithdrawals, readOpenWithdrawals, setHeld } from './store-decisions.ts'

type Decision = (typeof staffEndpoints)['cashier.holdwithdrawal']
type Asked = StaffContext & RefusesAs<Decision>
type Listing = (typeof staffEndpoints)['cashier.openwithdrawals']

export const listOpenWithdrawals = (
  { db }: StaffContext,
  { offset, count, only_held, uid }: InputOf<Listing>
): Promise<OutputOf<Listing>> =>
  db.read(async (tx) => {
    const wish = { onlyHeld: only_held === '1', uid }
    const rows = await readOpenWithdrawals(tx, wish, offset, count)
    return {
      items: rows.map((row) => ({
        id: String(row.id),
        uid: String(row.uid),
        method: row.method,
        provider: row.provider,
        amount: toWire(money(row.amount_minor, row.currency)),
        status: row.status,
        is_held: row.is_held,
        instrument: row.instrument,
        created_at: row.created_at.toISOString(),
        approve_at: row.approve_at.toISOString(),
      })),
      total: await countOpenWithdrawals(tx, wish),
    }
  })

/** Under the row's lock, as the payout and the player's own cancellation: who comes second finds it moved on. */
const decide =
  (work: (context: Asked, tx: Tx, row: WithdrawalRow) => Promise<void>) =>
  (context: Asked, { transaction_id }: InputOf<Decision>): Promise<OutputOf<Decision>> =>
    context.db.write(async (tx) => {
      const id = BigInt(transaction_id)
      const row = await store.lockWithdrawal(tx, id)
      if (!row) context.refuse('InvalidRequest/not_found')
      await work(context, tx, row)
      const after = await store.lockWithdrawal(tx, id)
      if (!after) throw new Error('a withdrawal went away')
      return { transaction: transaction_id, status: after.status, is_held: after.is_held }
    })

export const holdWithdrawal = decide(async (context: Asked, tx, row) => {
  if (row.status !== 'pending') context.refuse('InvalidRequest/conflict')
  await setHeld(tx, row.id, true)
})

export const approveWithdrawal = decide(async (context: Asked, tx, row) => {
  // Decided so before: the call was repeated.
  if (row.status === 'approved' || row.status === 'paid') return
  const to = next(withdrawalMachine, row.status, 'approve')
  if (!to) context.refuse('InvalidRequest/conflict')
  await setHeld(tx, row.id, false)
  await store.moveWithdrawal(tx, row.id, { status: to, reason: null })
  await tx.announce(events['cashier.withdrawal-approved'], movedOf(row))
  await tx.enqueue('cashier.pay-out', { withdrawal: String(row.id) }, { key: `cashier.pay-out:${row.id}` })
})

export const declinePending = decide(async (context: Asked, tx, row) => {
  if (row.status === 'declined' && row.reason === 'declined_by_operator') return
  // What was approved may be at the provider already.
  if (row.status !== 'pending') context.refuse('InvalidRequest/conflict')
  await setHeld(tx, row.id, false)
  await declineWithdrawal(tx, row, 'declined_by_operator')
})

/** By the rules of another capability: a withdrawal that is still pending is approved by nobody but staff from now on. Whether it was. */
export async function holdPending(tx: Tx, id: bigint): Promise<boolean> {
  const row = await store.lockWithdrawal(tx, id)
  if (row?.status !== 'pending') return false
  await setHeld(tx, id, true)
  return true
}
