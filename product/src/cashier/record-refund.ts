import { createHash } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import type { PayloadOf } from '@ante/kit/contract'
import { type Money, money } from '@ante/kit/money'
import type { events as bonusEvents } from '../bonuses/contract.ts'
import { balancesAfter, playerAccount } from '../ledger/index.ts'
import { events } from './contract.ts'
import { mainBalance } from './main-balance.ts'
import * as store from './store-decisions.ts'

type Taken = (typeof bonusEvents)['bonuses.cashback-taken-back']
interface Refunded {
  readonly uid: bigint
  /** Under which the books have it. */
  readonly key: string
  readonly sum: Money
  readonly madeBy: string
  readonly reason: string
}

/** Money that a player had bought with points and that was just taken from the main balance, in the same transaction: a line of the player's history. */
export const recordRewardRefund = async (tx: Tx, refunded: Refunded): Promise<void> =>
  record(tx, refunded, 'loyalty', await mainBalance(tx, refunded.uid, refunded.sum.currency))

/** The same of cashback that staff took back, with the balance that the books say it led to. */
export async function recordCashbackTaken(tx: Tx, taken: PayloadOf<Taken>): Promise<void> {
  const { key, currency, by: madeBy, reason } = taken
  const uid = BigInt(taken.uid)
  const after = (await balancesAfter(tx, [key], playerAccount(uid, 'main'), currency)).get(key)
  if (!after) throw new Error(`the books know nothing of ${key}`)
  const sum = money(BigInt(taken.amount_minor), currency)
  await record(tx, { uid, key, sum, madeBy, reason }, 'cashback', after)
}

async function record(
  tx: Tx,
  { uid, key, sum, madeBy, reason }: Refunded,
  purpose: 'loyalty' | 'cashback',
  balance: Money
): Promise<void> {
  const { currency, minor } = sum
  const id = await store.nextTransactionId(tx)
  await store.insertAdjustment(tx, {
    id,
    uid,
    key,
    hash: createHash('sha256').update(key).digest(),
    direction: 'debit',
    amountMinor: minor,
    currency,
    balanceMinor: balance.minor,
    reason,
    madeBy,
    approvedBy: null,
    purpose,
  })
  await tx.announce(events['cashier.balance-adjusted'], {
    uid: String(uid),
    transaction: String(id),
    method: purpose,
    amount_minor: String(minor),
    currency,
  })
}
