import type { Database, LiveMessage, Snapshots } from '@ante/kit/context'
import { on, publishOn } from '@ante/kit/reaction'
import { events as bonusEvents } from '../bonuses/contract.ts'
import { events } from './contract.ts'
import { recordCashbackTaken } from './record-refund.ts'
import { recordCashback, recordRelease } from './record-release.ts'
import { tellingReactions } from './tell-payment.ts'
import { readLatest, readTransaction } from './read-transactions.ts'

export const reactions = [
  on(bonusEvents['bonuses.released'], recordRelease),
  on(bonusEvents['bonuses.cashback-paid'], recordCashback),
  on(bonusEvents['bonuses.cashback-taken-back'], recordCashbackTaken),
  ...tellingReactions,
]

interface Moved {
  readonly uid: string
  readonly transaction: string
}

/** The player gets the whole transaction as it is after the commit. */
async function transactionMessage(db: Database, { uid, transaction }: Moved): Promise<LiveMessage[]> {
  const data = await db.read((tx) => readTransaction(tx, BigInt(uid), BigInt(transaction)))
  return data ? [{ topic: 'cashier.transaction', key: uid, data }] : []
}

export const livePublishers = [
  publishOn(events['cashier.deposit-started'], transactionMessage),
  publishOn(events['cashier.deposit-settled'], transactionMessage),
  publishOn(events['cashier.deposit-updated'], transactionMessage),
  publishOn(events['cashier.deposit-reversed'], async (db, moved) => [
    ...(await transactionMessage(db, moved)),
    ...(await transactionMessage(db, { uid: moved.uid, transaction: moved.reversal })),
  ]),
  publishOn(events['cashier.deposit-failed'], transactionMessage),
  publishOn(events['cashier.withdrawal-requested'], transactionMessage),
  publishOn(events['cashier.withdrawal-approved'], transactionMessage),
  publishOn(events['cashier.withdrawal-paid'], transactionMessage),
  publishOn(events['cashier.withdrawal-declined'], transactionMessage),
  publishOn(events['cashier.withdrawal-cancelled'], transactionMessage),
  publishOn(events['cashier.balance-adjusted'], transactionMessage),
]

export const snapshots = {
  /** The latest transaction: the one that a player who looks at the cashier is waiting for. */
  'cashier.transaction': (db, key) => db.read((tx) => readLatest(tx, BigInt(key))),
} satisfies Snapshots
