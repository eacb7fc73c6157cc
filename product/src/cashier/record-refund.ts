import { createHash } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import type { Money } from '@ante/kit/money'
import { events } from './contract.ts'
import { mainBalance } from './main-balance.ts'
import * as store from './store-decisions.ts'

interface Refunded {
  readonly uid: bigint
  /** Under which the books have it. */
  readonly key: string
  readonly sum: Money
  readonly madeBy: string
  readonly reason: string
}

/** Money that a player had bought with points and that was just taken from the main balance, in the same transaction: a line of the player's history. */
export async function recordRewardRefund(tx: Tx, { uid, key, sum, madeBy, reason }: Refunded): Promise<void> {
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
    balanceMinor: (await mainBalance(tx, uid, currency)).minor,
    reason,
    madeBy,
    approvedBy: null,
    purpose: 'loyalty',
  })
  await tx.announce(events['cashier.balance-adjusted'], {
    uid: String(uid),
    transaction: String(id),
    method: 'loyalty',
    amount_minor: String(minor),
    currency,
  })
}
