import { sql, type Tx } from '@ante/kit/context'

const insertStatement = sql(
  'cashier.insert_prize',
  `insert into cashier.prizes (uid, key, amount_minor, currency, balance_minor, source, reference) values ($1, $2, $3, $4, $5, $6, $7)`
)

export interface NewPrize {
  readonly uid: bigint
  readonly key: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly balanceMinor: bigint
  readonly source: 'tournament' | 'bonus' | 'cashback' | 'loyalty' | 'jackpot' | 'draw'
  /** The round that won it, or `bet-` and the number of the bet. */
  readonly reference?: string
}
export const insertPrize = (tx: Tx, { uid, key, amountMinor, currency, balanceMinor, source, reference }: NewPrize) =>
  tx.rows(insertStatement, [uid, key, amountMinor, currency, balanceMinor, source, reference ?? null])
