import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Requisites } from './rules/requisites.ts'

export const paymentTables = ['deposits', 'withdrawals'] as const
export type PaymentTable = (typeof paymentTables)[number]

export interface KeptRequisites {
  id: bigint
  uid: bigint
  requisites: Requisites | string
}

// Both sides of the key in use: an index finds these, it does not find "another than".
const take = (table: PaymentTable) =>
  sql(
    `cashier.take_${table}_to_seal`,
    `select id, uid, requisites from cashier.${table} where sealed_with is not null and (sealed_with < $1 or sealed_with > $1) and id <> all ($3) limit $2 for no key update skip locked`
  )
const keep = (table: PaymentTable) =>
  sql(`cashier.seal_${table}`, `update cashier.${table} set requisites = $2 where id = $1`)
const statements = {
  take: { deposits: take('deposits'), withdrawals: take('withdrawals') },
  keep: { deposits: keep('deposits'), withdrawals: keep('withdrawals') },
}

/** Payments but these whose requisites are not sealed with this key, locked. */
export const takeToSeal = (tx: ReadTx, table: PaymentTable, key: string, count: number, but: readonly bigint[]) =>
  tx.rows<KeptRequisites>(statements.take[table], [key, count, but])
export const keepSealed = (tx: Tx, table: PaymentTable, id: bigint, requisites: Requisites | string) =>
  tx.rows(statements.keep[table], [id, JSON.stringify(requisites)])
