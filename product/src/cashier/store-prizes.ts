import { sql, type Tx } from '@ante/kit/context'

const insertStatement = sql(
  'cashier.insert_prize',
  `insert into cashier.prizes (uid, key, amount_minor, currency, balance_minor, source) values ($1, $2, $3, $4, $5, $6)`
)

export interface NewPrize {
  readonly uid: bigint
  readonly key: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly balanceMinor: bigint
  readonly source: 'tournament' | 'bonus' | 'cashback' | 'loyalty'
}
export const insertPrize = (tx: Tx, prize: NewPrize) =>
  tx.rows(insertStatement, [prize.uid, prize.key, prize.amountMinor, prize.currency, prize.balanceMinor, prize.source])
