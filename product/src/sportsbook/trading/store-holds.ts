import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { MarketStatus } from '../contract.ts'

/** What staff suspend and resume. The caller holds the event's lock. */

const holdEventStatement = sql(
  'sportsbook.hold_event',
  'update sportsbook.events set is_held = $2 where id = $1 and is_held <> $2 returning id'
)
const suspendStatement = sql(
  'sportsbook.suspend_all',
  `update sportsbook.markets set status = 'suspended', version = $2 where event_id = $1 and status = 'open' returning id`
)
const holdMarketStatement = sql(
  'sportsbook.hold_market',
  `update sportsbook.markets m set is_held = true,
          status = case when m.status = 'open' then 'suspended' else m.status end, version = case when m.status = 'open' then $3 else m.version end
     from sportsbook.markets before where m.event_id = $1 and m.id = $2 and before.id = m.id returning before.status = 'open' as was_open`
)
const releaseStatement = sql(
  'sportsbook.release_market',
  `update sportsbook.markets m set is_held = false from sportsbook.markets before
    where m.event_id = $1 and m.id = $2 and before.id = m.id returning before.is_held as was_held`
)
const openStatement = sql(
  'sportsbook.open_again',
  `update sportsbook.markets m set status = 'open', version = $3 from sportsbook.events e
    where e.id = $1 and m.event_id = e.id and ($2::bigint is null or m.id = $2) and m.status = 'suspended' and not m.is_held and not e.is_held
      and e.status = 'not_started' and e.starts_at > clock_timestamp()
      and not exists (select from sportsbook.outcomes o where o.market_id = m.id and o.price is null) returning m.id`
)
const readStatement = sql(
  'sportsbook.holds',
  `select m.id, m.status, e.is_held or m.is_held as is_held from sportsbook.events e join sportsbook.markets m on m.event_id = e.id
    where e.id = $1 and ($2::bigint is null or m.id = $2) order by m.id`
)

/** Whether that changed anything. */
export const holdEvent = async (tx: Tx, event: number, isHeld: boolean): Promise<boolean> =>
  (await tx.maybe(holdEventStatement, [event, isHeld])) !== undefined
/** Suspends what is open of an event; how many markets that were. */
export const suspendAll = async (tx: Tx, event: number, version: number): Promise<number> =>
  (await tx.rows(suspendStatement, [event, version])).length
/** Undefined where the event has no such market. */
export const holdMarket = (tx: Tx, event: number, market: bigint, version: number) =>
  tx.maybe<{ was_open: boolean }>(holdMarketStatement, [event, market, version])
/** Undefined where the event has no such market. */
export const releaseMarket = (tx: Tx, event: number, market: bigint) =>
  tx.maybe<{ was_held: boolean }>(releaseStatement, [event, market])
/** Opens what is suspended, has all its prices and is held no more, of an event that has not begun; how many markets that were. */
export const openAgain = async (tx: Tx, event: number, market: bigint | undefined, version: number): Promise<number> =>
  (await tx.rows(openStatement, [event, market ?? null, version])).length
export const readHolds = (tx: ReadTx, event: number, market: bigint | undefined) =>
  tx.rows<{ id: bigint; status: MarketStatus; is_held: boolean }>(readStatement, [event, market ?? null])
