import { type ReadTx, sql } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'

const listStatement = sql(
  'sportsbook.boosts',
  `select id, currency, stake_minor, boost_percent, extra_most_minor, odds_least, legs_least, expires_at, count(*) over () as total from sportsbook.free_bets
    where uid = $1 and status = 'active' and expires_at > now() and boost_percent is not null order by expires_at, id limit $2 offset $3`
)

export interface BoostRow {
  id: bigint
  currency: Currency
  /** The most that can be staked with it. */
  stake_minor: bigint
  boost_percent: number
  extra_most_minor: bigint
  /** In thousandths. */
  odds_least: number | null
  legs_least: number
  expires_at: Date
}
export const readBoosts = (tx: ReadTx, uid: bigint, count: number, offset: number) =>
  tx.rows<BoostRow & { total: bigint }>(listStatement, [uid, count, offset])
