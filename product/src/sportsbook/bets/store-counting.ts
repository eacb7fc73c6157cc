import { type ReadTx, sql } from '@ante/kit/context'

const statement = sql(
  'sportsbook.counting_bets',
  `select b.id, b.uid, b.currency, b.stake_minor, b.placed_at, b.settled_at, count(*)::integer as legs, min(l.price) as least_price
     from unnest($1::bigint[]) as wanted (id)
     join sportsbook.bet_legs l on l.bet_id = wanted.id
     join sportsbook.bets b on b.uid = l.uid and b.id = l.bet_id
    where b.state in ('won', 'lost') and b.free_bet_id is null
    group by b.id, b.uid, b.currency, b.stake_minor, b.placed_at, b.settled_at`
)

// The bets of these players that have a leg on an event of these bets, with all of their legs: what came back is at nobody's risk.
const besideStatement = sql(
  'sportsbook.bets_beside',
  `with events as (select distinct l.event_id as id from sportsbook.bet_legs l where l.bet_id = any ($1)),
        beside as (select distinct l.bet_id from sportsbook.bet_legs l where l.uid = any ($2) and l.event_id = any (select id from events)
          and l.bet_id >= coalesce((select min(sportsbook.first_bet_of(id)) from events), 0))
   select b.id, b.uid, l.sport, l.event_id, l.market_id, l.market_type, l.specifier, l.outcome
     from beside join sportsbook.bet_legs l on l.bet_id = beside.bet_id join sportsbook.bets b on b.uid = l.uid and b.id = l.bet_id
    where b.state in ('pending', 'open', 'won', 'lost') order by b.id, l.position`
)

export interface BesideRow {
  id: bigint
  uid: bigint
  sport: string
  event_id: number
  market_id: bigint
  market_type: string
  specifier: string
  outcome: string
}
/** What these players have on the events of these bets, a row for each leg. */
export const readBeside = (tx: ReadTx, bets: readonly bigint[], players: readonly bigint[]) =>
  tx.rows<BesideRow>(besideStatement, [bets, players])

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

const settledOfStatement = sql(
  'sportsbook.settled_bets_of',
  `select id from sportsbook.bets where uid = any ($1) and settled_at >= $2 and settled_at < $3 and state in ('won', 'lost') and free_bet_id is null order by id`
)
/** The bets of these players that were won or lost in this time. */
export const readSettledOf = async (
  tx: ReadTx,
  uids: readonly bigint[],
  { from, until }: { readonly from: Date; readonly until: Date }
): Promise<bigint[]> => (await tx.rows<{ id: bigint }>(settledOfStatement, [uids, from, until])).map(({ id }) => id)
