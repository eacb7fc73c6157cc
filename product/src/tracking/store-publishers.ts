import { type ReadTx, sql } from '@ante/kit/context'

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
}
export interface PublisherSpan {
  readonly from: Date
  /** Not in it. */
  readonly until: Date
}
export const readClicks = (tx: ReadTx, { from, until }: PublisherSpan) =>
  tx.rows<{ publisher_id: string; clicks: number }>(statements.clicks, [from, until])
export const readBroughtPlayers = (tx: ReadTx, { from, until }: PublisherSpan) =>
  tx.rows<{ publisher_id: string; uids: bigint[]; first_deposits: number }>(statements.players, [from, until])
