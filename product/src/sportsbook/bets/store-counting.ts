import { type ReadTx, sql } from '@ante/kit/context'

const statement = sql(
  'sportsbook.counting_bets',
  `select b.id, b.uid, b.currency, b.stake_minor, b.placed_at, b.settled_at, count(*)::integer as legs, min(l.price) as least_price
     from unnest($1::bigint[]) as wanted (id)
     join sportsbook.bet_legs l on l.bet_id = wanted.id
     join sportsbook.bets b on b.uid = l.uid and b.id = l.bet_id
    where b.state in ('won', 'lost')
    group by b.id, b.uid, b.currency, b.stake_minor, b.placed_at, b.settled_at`
)

export interface CountingRow {
  id: bigint
  uid: bigint
  currency: string
  stake_minor: bigint
  placed_at: Date
  settled_at: Date
  legs: number
  /** The least odds of its selections, in thousandths. */
  least_price: number
}
/** Those of these bets that were won or lost. */
export const readCounting = (tx: ReadTx, bets: readonly bigint[]) => tx.rows<CountingRow>(statement, [bets])
