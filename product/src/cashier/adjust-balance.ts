import { createHash } from 'node:crypto'
import { isOverLimit } from '@ante/kit/alone-limit'
import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { isPositive, type Money, money, parseMoney, toWire } from '@ante/kit/money'
import { houseAccount, orLedgerRefusal, playerAccount, post } from '../ledger/index.ts'
import { findPlayer, type PlayerFacts } from '../players/index.ts'
import { events, staffAdjustments } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { mainBalance } from './main-balance.ts'
import { keyOf, textOf } from './request-key.ts'
import { ledgerKeys } from './rules/transaction.ts'
import * as store from './store-decisions.ts'
import { lockPlayer } from './store.ts'
import { beyondTestFunds } from './test-funds.ts'

type Contract = (typeof staffEndpoints)['cashier.adjustbalance']

const main = (uid: bigint) => playerAccount(uid, 'main')
const house = houseAccount('adjustments')

/** The player, and the sum in their currency, which the member has to name: 10 dollars are not 10 euros. */
async function readAsked(
  context: RefusesAs<Contract>,
  tx: Tx,
  uid: bigint,
  { amount, currency }: InputOf<Contract>
): Promise<{ player: PlayerFacts; sum: Money }> {
  const player = await findPlayer(tx, uid)
  if (!player) context.refuse('InvalidRequest/not_found')
  if (player.currency !== currency) context.refuse('InvalidParameter', { fields: { currency: 'wrong' } })
  const sum = parseMoney(amount, player.currency)
  if (!sum || !isPositive(sum)) context.refuse('InvalidParameter', { fields: { amount: 'wrong' } })
  return { player, sum }
}

/** Once for each key. A debit of more than there is is refused: nobody is made to owe. */
export const adjustBalance = (
  context: StaffContext & RefusesAs<Contract>,
  input: InputOf<Contract>
): Promise<OutputOf<Contract>> => {
  const { db, staff } = context
  const key = keyOf(context)
  const hash = createHash('sha256').update(textOf(input)).digest()
  const uid = BigInt(input.uid)
  return db.write(async (tx) => {
    await store.lockAdjustingMember(tx, staff.name)
    await lockPlayer(tx, uid)
    const before = await store.readAdjustmentByKey(tx, key)
    if (before && !before.input_hash.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    const { player, sum } = await readAsked(context, tx, uid, input)
    const { currency } = sum
    if (before) return { transaction: String(before.id), balance: toWire(money(before.balance_minor, currency)) }
    const beyond = input.direction === 'credit' ? await beyondTestFunds(context, tx, player, sum) : undefined
    if (beyond) context.refuse('InvalidRequest/test_funds', { data: beyond })
    const spent = await store.readUnapproved(tx, { member: staff.name, uid, currency })
    if (isOverLimit(sum, spent, context.setting('staffAdjustments', staffAdjustments))) requireApproval(staff)
    const id = await store.nextTransactionId(tx)
    const [from, to] = input.direction === 'credit' ? [house, main(uid)] : [main(uid), house]
    const postings = [{ from, to, amount: sum, code: 'adjustment' }] as const
    await orLedgerRefusal(context, post(tx, { key: ledgerKeys.adjustment(id), kind: 'adjustment', postings }))
    const balance = await mainBalance(tx, uid, currency)
    await store.insertAdjustment(tx, {
      id,
      uid,
      key,
      hash,
      direction: input.direction,
      amountMinor: sum.minor,
      currency,
      balanceMinor: balance.minor,
      reason: input.reason,
      madeBy: staff.name,
      approvedBy: staff.approval?.by ?? null,
      purpose: 'correction',
    })
    await tx.announce(events['cashier.balance-adjusted'], {
      uid: String(uid),
      transaction: String(id),
      method: 'correction',
      amount_minor: String(sum.minor),
      currency,
    })
    return { transaction: String(id), balance: toWire(balance) }
  })
}
