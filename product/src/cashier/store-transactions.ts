import { type ReadTx, sql } from '@ante/kit/context'
import type { TransactionRow } from './rows.ts'
import { only } from './store-payments.ts'

const ofType = `($2 = 'all' or type = $2 or $2 = 'deposit' and type in ('chargeback', 'refund'))`

const statements = {
  history: sql(
    'cashier.history',
    `select * from cashier.transactions where uid = $1 and ${ofType} order by id desc limit $3 offset $4`
  ),
  historyCount: sql(
    'cashier.history_count',
    `select count(*) as count from cashier.transactions where uid = $1 and ${ofType}`
  ),
  transaction: sql('cashier.transaction', `select * from cashier.transactions where id = $1 and uid = $2`),
  lastSuccessful: sql(
    'cashier.last_successful',
    `select * from cashier.transactions where uid = $1 and type in ('deposit', 'withdrawal') and status in ('success', 'paid') order by settled_at desc, id desc limit 1`
  ),
}

export const readHistory = (tx: ReadTx, uid: bigint, type: string, count: number, offset: number) =>
  tx.rows<TransactionRow>(statements.history, [uid, type, count, offset])
export const countHistory = async (tx: ReadTx, uid: bigint, type: string): Promise<number> =>
  Number((await only(tx.rows<{ count: bigint }>(statements.historyCount, [uid, type]))).count)
export const readTransaction = (tx: ReadTx, id: bigint, uid: bigint) =>
  tx.maybe<TransactionRow>(statements.transaction, [id, uid])
export const readLastSuccessful = (tx: ReadTx, uid: bigint) =>
  tx.maybe<TransactionRow>(statements.lastSuccessful, [uid])
