import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** A chain that is anchored and has not begun. */
export interface NextChainRow {
  id: bigint
  anchor: string
  source: string
  source_chain: string
  beacon_round: bigint
  beacon_at: Date
  salt: string | null
  /** The database's clock when the row was read. */
  now: Date
}
/** How far a table is in its chain. */
export interface ChainPlaceRow {
  left: number
  now: Date
}

const statements = {
  next: sql(
    'games.next_chain',
    `select c.id, c.anchor, c.source, c.source_chain, c.beacon_round, c.beacon_at, c.salt, clock_timestamp() as now from games.chains c
     where c.game = $1 and c.source is not null and c.history is not distinct from games.database_history()
       and not exists (select from games.live_rounds l where l.chain_id = c.id) and c.id > coalesce((select max(l.chain_id) from games.live_rounds l where l.game = $1), 0)
     order by c.id desc limit 1`
  ),
  place: sql(
    'games.chain_place',
    `select coalesce((select case when c.history is not distinct from games.database_history() then c.length - l.place else 0 end
       from games.live_rounds l join games.chains c on c.id = l.chain_id where l.game = $1 order by l.id desc limit 1), 0)::int as left, clock_timestamp() as now`
  ),
  announce: sql(
    'games.announce_beacon',
    'update games.chains set source = $2, source_chain = $3, source_url = $4, beacon_round = $5, beacon_at = $6 where id = $1 and source is null'
  ),
  salt: sql(
    'games.salt_chain',
    `update games.chains c set salt = $2, beacon_signature = $3 where c.id = $1 and c.salt is null and c.beacon_at <= clock_timestamp()
       and not exists (select from games.live_rounds l where l.chain_id = c.id) returning c.id`
  ),
}

/** The newest chain of a table that is anchored, made in the present history of the database, and has no round yet. */
export const readNextChain = (tx: ReadTx, game: string) => tx.maybe<NextChainRow>(statements.next, [game])
export async function readChainPlace(tx: ReadTx, game: string): Promise<ChainPlaceRow> {
  const row = await tx.maybe<ChainPlaceRow>(statements.place, [game])
  if (!row) throw new Error('the database told no time')
  return row
}
export const announceBeacon = (
  tx: Tx,
  chain: bigint,
  v: {
    readonly source: string
    readonly chain: string
    readonly url: string | null
    readonly round: number
    readonly at: Date
  }
) => tx.rows(statements.announce, [chain, v.source, v.chain, v.url, v.round, v.at])
/** Once, and never before the round of the source has come or after a round of the chain has begun. */
export const saltChain = async (tx: Tx, chain: bigint, salt: string, signature: string): Promise<boolean> =>
  (await tx.maybe(statements.salt, [chain, salt, signature])) !== undefined
