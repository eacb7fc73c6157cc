import { type Database, sql, type Tx } from '@ante/kit/context'

/** Events that are over: their settlement, and corrections of their results. */

const unsettledStatement = sql(
  'sportsbook.unsettled',
  `select id from sportsbook.events where settled_at is null and status in ('ended', 'postponed', 'cancelled', 'abandoned') and id > $1 order by id limit $2`
)
const settledStatement = sql(
  'sportsbook.event_settled',
  'update sportsbook.events set settled_at = now() where id = $1 and settled_at is null returning id'
)
const ratedStatement = sql(
  'sportsbook.event_rated',
  'update sportsbook.events set rated = true where id = $1 and not rated returning id'
)
const correctStatement = sql(
  'sportsbook.correct_state',
  `update sportsbook.events set state = $2, version = version + 1 where id = $1 returning version`
)
const closeStatement = sql(
  'sportsbook.settle_markets',
  `update sportsbook.markets set status = 'settled', version = $2 where event_id = $1 and status <> 'settled'`
)
const dropStatement = sql(
  'sportsbook.drop_markets',
  `with gone as (
     delete from sportsbook.markets m where m.event_id = $1 and not exists (
       select from sportsbook.bet_legs l where l.event_id = $1 and l.market_id = m.id and l.bet_id >= (select sportsbook.first_bet_of($1))) returning m.id)
   delete from sportsbook.outcomes o using gone where o.market_id = gone.id`
)

/** Events that are over and not settled, those behind this one. */
export const readUnsettled = async (db: Database, behind: number, count: number): Promise<number[]> =>
  (await db.call<{ id: number }>(unsettledStatement, [behind, count])).map(({ id }) => id)
export const markSettled = async (tx: Tx, event: number): Promise<boolean> =>
  (await tx.maybe(settledStatement, [event])) !== undefined
/** True for the one who may teach the ratings with it. */
export const markRated = async (tx: Tx, event: number): Promise<boolean> =>
  (await tx.maybe(ratedStatement, [event])) !== undefined
/** Another state of an event that is over; its new version. */
export const correctState = (tx: Tx, event: number, state: unknown) =>
  tx.maybe<{ version: number }>(correctStatement, [event, JSON.stringify(state)])
/** After the settlement: markets that nobody bet on are deleted, the others say that they are settled. */
export async function settleMarkets(tx: Tx, event: number, version: number): Promise<void> {
  await tx.rows(dropStatement, [event])
  await tx.rows(closeStatement, [event, version])
}
