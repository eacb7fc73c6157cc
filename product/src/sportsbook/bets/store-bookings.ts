import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Outcome } from '../contract.ts'

const statements = {
  // The same slip has the same code, and lives on with everybody who shares it.
  put: sql(
    'sportsbook.put_booking',
    `insert into sportsbook.bookings (code, content, selections, expires_at) values ($1, $2, $3, now() + $4 * interval '1 day')
       on conflict (content) do update set expires_at = excluded.expires_at returning code, expires_at`
  ),
  read: sql(
    'sportsbook.booking',
    `select code, selections, expires_at from sportsbook.bookings where code = $1 and expires_at > now()`
  ),
  labels: sql(
    'sportsbook.booked_markets',
    `select m.id, m.event_id, e.sport, m.market_type, m.specifier, e.starts_at, h.name as home, a.name as away,
            (select array_agg(o.code order by o.position) from sportsbook.outcomes o where o.market_id = m.id) as codes
       from sportsbook.markets m join sportsbook.events e on e.id = m.event_id
       join sportsbook.participants h on h.id = e.home_id join sportsbook.participants a on a.id = e.away_id
      where m.id = any ($1)`
  ),
  drop: sql('sportsbook.drop_bookings', `delete from sportsbook.bookings where expires_at < now()`),
}

/** What a code holds of a selection. */
export interface BookedSelection {
  readonly market: string
  readonly outcome: Outcome
}
export interface BookingRow {
  code: string
  expires_at: Date
}
export async function putBooking(
  tx: Tx,
  one: { code: string; content: Uint8Array; selections: readonly BookedSelection[]; days: number }
): Promise<BookingRow> {
  const row = await tx.maybe<BookingRow>(statements.put, [
    one.code,
    one.content,
    JSON.stringify(one.selections),
    one.days,
  ])
  if (!row) throw new Error('no booking was written')
  return row
}
export const readBooking = (tx: ReadTx, code: string) =>
  tx.maybe<BookingRow & { selections: BookedSelection[] }>(statements.read, [code])

export interface BookedMarketRow {
  id: bigint
  event_id: number
  sport: string
  market_type: string
  specifier: string
  starts_at: Date
  home: string
  away: string
  codes: string[]
}
export const readBookedMarkets = (tx: ReadTx, markets: readonly bigint[]) =>
  tx.rows<BookedMarketRow>(statements.labels, [markets])
export const dropBookings = (tx: Tx) => tx.rows(statements.drop)
