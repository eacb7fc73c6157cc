import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  clicks: sql(
    'tracking.publisher_clicks',
    `select publisher_id, count(*)::int as clicks from tracking.hits
      where at >= $1 and at < $2 and (publisher_id <> '' or track_id <> '') group by 1`
  ),
  players: sql(
    'tracking.publisher_players',
    `select publisher_id, array_agg(uid order by uid) as uids, count(first_deposit_at)::int as first_deposits
       from tracking.attributions where registered_at >= $1 and registered_at < $2 group by 1`
  ),
  named: sql('tracking.publishers', `select id, name, note, is_paused from tracking.publishers`),
  put: sql(
    'tracking.put_publisher',
    `insert into tracking.publishers (id, name, note, is_paused) values ($1, $2, $3, $4)
       on conflict (id) do update set name = excluded.name, note = excluded.note, is_paused = excluded.is_paused, changed_at = now()`
  ),
}
export interface Publisher {
  id: string
  name: string
  note: string
  is_paused: boolean
}
export const readPublishers = (tx: ReadTx) => tx.rows<Publisher>(statements.named)
export const putPublisher = (tx: Tx, { id, name, note, is_paused: isPaused }: Publisher) =>
  tx.rows(statements.put, [id, name, note, isPaused])
export interface PublisherSpan {
  readonly from: Date
  /** Not in it. */
  readonly until: Date
}
export const readClicks = (tx: ReadTx, { from, until }: PublisherSpan) =>
  tx.rows<{ publisher_id: string; clicks: number }>(statements.clicks, [from, until])
export const readBroughtPlayers = (tx: ReadTx, { from, until }: PublisherSpan) =>
  tx.rows<{ publisher_id: string; uids: bigint[]; first_deposits: number }>(statements.players, [from, until])
