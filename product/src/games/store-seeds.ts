import { type Database, type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { StoredSeed } from '@ante/kit/stored-seed'

export interface SeedRow {
  id: bigint
  server_seed: StoredSeed
  server_hash: string
  client_seed: string
  next_server_hash: string
  nonce: number
}
/** The active pair, and whether it was made in the present history of the database. */
export interface ActiveSeedRow extends SeedRow {
  is_current: boolean
}
const seedStatement = sql(
  'games.seed',
  `select id, server_seed, server_hash, client_seed, next_server_hash, nonce, history is not distinct from games.database_history() as is_current
     from games.seeds where player_uid = $1 and is_active`
)
const revealedStatement = sql(
  'games.revealed_seed',
  `select id, server_seed, server_hash, client_seed, next_server_hash, nonce from games.seeds where player_uid = $1 and not is_active and id < $2 order by id desc limit 1`
)
const insertSeedStatement = sql(
  'games.insert_seed',
  `insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash, history, last_round_at)
   values ($1, $2, $3, $4, $5, $6, games.database_history(), (select max(last_round_at) from games.seeds where player_uid = $1))
   on conflict (player_uid) where is_active do nothing`
)
const retireStatement = sql(
  'games.retire_seed',
  `update games.seeds set is_active = false, revealed_at = clock_timestamp(), next_server_seed = '' where id = $1 and is_active`
)
const revealStatement = sql(
  'games.reveal_seed',
  'update games.seeds set server_seed = $2 where id = $1 and not is_active'
)
const rotateStatement = sql('games.rotate', 'select games.rotate_seed($1, $2, $3, $4, $5) as verdict')
const openStatement = sql(
  'games.open_seed_rounds',
  `select r.id, r.game, coalesce(nullif(g.description ->> 'name', ''), g.name) as name
     from games.open_rounds o join games.rounds r on r.id = o.round_id join games.games g on g.sysname = r.game
    where o.player_uid = $1 and r.seed_id = $2 order by r.id`
)

/** A server seed that was just made, sealed, with what is shown of it. */
export interface FreshSeed {
  seed: StoredSeed
  hash: string
}
export interface FreshPair {
  first: FreshSeed
  next: FreshSeed
  clientSeed: string
}
export interface Rotation {
  clientSeed: string
  /** The hash of the next server seed that the player was shown. */
  nextServerHash: string
  fresh: FreshSeed
}
export type RotateVerdict = 'rotated' | 'open' | 'changed' | 'used'

export const readSeed = (tx: ReadTx, player: bigint) => tx.maybe<ActiveSeedRow>(seedStatement, [player])
/** The pair that was revealed when this one began. */
export const readRevealed = (tx: ReadTx, player: bigint, seed: bigint) =>
  tx.maybe<SeedRow>(revealedStatement, [player, seed])
/** Open rounds of this pair; bets on a shared round use no pair. */
export const readOpenRounds = (tx: ReadTx, player: bigint, seed: bigint) =>
  tx.rows<{ id: bigint; game: string; name: string }>(openStatement, [player, seed])
/** Reveals a pair whose outcomes may be known already. */
export const retireSeed = (tx: Tx, seed: bigint) => tx.rows(retireStatement, [seed])
export const insertSeed = (tx: Tx, player: bigint, { first, next, clientSeed }: FreshPair) =>
  tx.rows(insertSeedStatement, [player, first.seed, first.hash, clientSeed, next.seed, next.hash])
/** Writes down plain what was given up and is public from now on. */
export const revealSeed = (db: Database, seed: bigint, plain: string) => db.call(revealStatement, [seed, plain])
export async function rotateSeed(
  db: Database,
  player: bigint,
  { clientSeed, nextServerHash, fresh }: Rotation
): Promise<RotateVerdict> {
  const values = [player, clientSeed, nextServerHash, fresh.seed, fresh.hash]
  const [row] = await db.call<{ verdict: RotateVerdict }>(rotateStatement, values)
  if (!row) throw new Error('the function answered nothing')
  return row.verdict
}
