import type { Database, LiveMessage, Reactions, Snapshots, Told } from '@ante/kit/context'
import { recordRelease } from './record-release.ts'
import { readLatest, readTransaction } from './read-transactions.ts'

export const reactions = {
  'bonuses.released': recordRelease,
} satisfies Reactions

interface Moved {
  readonly uid: string
  readonly transaction: string
}

/** The player hears the whole transaction as it is after the commit. */
async function tellTransaction(db: Database, { uid, transaction }: Moved): Promise<LiveMessage[]> {
  const data = await db.read((tx) => readTransaction(tx, BigInt(uid), BigInt(transaction)))
  return data ? [{ topic: 'cashier.transaction', key: uid, data }] : []
}

export const told = {
  'cashier.deposit-started': tellTransaction,
  'cashier.deposit-settled': tellTransaction,
  'cashier.deposit-failed': tellTransaction,
  'cashier.withdrawal-requested': tellTransaction,
  'cashier.withdrawal-approved': tellTransaction,
  'cashier.withdrawal-paid': tellTransaction,
  'cashier.withdrawal-declined': tellTransaction,
  'cashier.withdrawal-cancelled': tellTransaction,
} satisfies Told

export const snapshots = {
  /** The latest transaction: the one that a player who looks at the cashier is waiting for. */
  'cashier.transaction': (db, key) => db.read((tx) => readLatest(tx, BigInt(key))),
} satisfies Snapshots
