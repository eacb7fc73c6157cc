import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { StoredSeed } from '@ante/kit/stored-seed'
import type { SealedChain } from './store-live.ts'

/** Seeds that are not sealed as the first key seals them. What that key seals begins with `$1`. */
const statements = {
  pairs: sql(
    'games.pairs_to_seal',
    `select player_uid, id, server_seed, server_hash, next_server_seed, next_server_hash from games.seeds
      where is_active and player_uid > $2 and not (starts_with(server_seed, $1) and starts_with(next_server_seed, $1)) order by player_uid limit $3`
  ),
  // A pair that a round holds has its turn with the next run: no round waits for this one, and this one for none.
  sealPairs: sql(
    'games.seal_pairs',
    `with free as materialized (select id from games.seeds where id = any ($1) and is_active for no key update skip locked)
     update games.seeds s set server_seed = n.seed, next_server_seed = n.next
       from free join unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[]) n (id, was, seed, was_next, next) on n.id = free.id
      where s.id = free.id and s.server_seed = n.was and s.next_server_seed = n.was_next`
  ),
  // Served by the index seeds_to_reveal.
  given: sql(
    'games.pairs_to_reveal',
    `select id, server_seed, server_hash from games.seeds where not is_active and strpos(server_seed, '.') > 0 and id > $1 order by id limit $2`
  ),
  chains: sql(
    'games.chains_to_seal',
    `select id, root, length, anchor, marks from games.chains
      where not starts_with(root, $1) or exists (select from unnest(marks) m where not starts_with(m, $1)) order by id`
  ),
  sealChain: sql('games.seal_chain', 'update games.chains set root = $2, marks = $3 where id = $1'),
  live: sql(
    'games.live_rounds_to_seal',
    `select id, server_seed, server_hash from games.live_rounds where settled_at is null and not starts_with(server_seed, $1)`
  ),
  sealLive: sql(
    'games.seal_live_round',
    'update games.live_rounds set server_seed = $2 where id = $1 and settled_at is null'
  ),
}

export interface PairToSeal {
  readonly player_uid: bigint
  readonly id: bigint
  readonly server_seed: StoredSeed
  readonly server_hash: string
  readonly next_server_seed: StoredSeed
  readonly next_server_hash: string
}
export interface SealedPair {
  readonly was: PairToSeal
  readonly seed: StoredSeed
  readonly next: StoredSeed
}
export type SeedToSeal = Pick<PairToSeal, 'id' | 'server_seed' | 'server_hash'>

/** Active pairs in the order of their players, behind this one. */
export const readPairsToSeal = (tx: ReadTx, prefix: string, after: bigint, count: number) =>
  tx.rows<PairToSeal>(statements.pairs, [prefix, after, count])
export const sealPairs = (tx: Tx, pairs: readonly SealedPair[]) =>
  tx.rows(statements.sealPairs, [
    pairs.map(({ was }) => was.id),
    pairs.map(({ was }) => was.server_seed),
    pairs.map(({ seed }) => seed),
    pairs.map(({ was }) => was.next_server_seed),
    pairs.map(({ next }) => next),
  ])
/** Pairs that were given up and are sealed still: whoever was to write the seed down plain had no time to. */
export const readPairsToReveal = (tx: ReadTx, after: bigint, count: number) =>
  tx.rows<SeedToSeal>(statements.given, [after, count])
export const readChainsToSeal = (tx: ReadTx, prefix: string) =>
  tx.rows<SealedChain & { readonly id: bigint }>(statements.chains, [prefix])
export const sealStoredChain = (tx: Tx, id: bigint, { root, marks }: Pick<SealedChain, 'root' | 'marks'>) =>
  tx.rows(statements.sealChain, [id, root, marks])
/** Rounds that all share and that are not drawn yet. */
export const readLiveToSeal = (tx: ReadTx, prefix: string) => tx.rows<SeedToSeal>(statements.live, [prefix])
export const sealLive = (tx: Tx, id: bigint, seed: StoredSeed) => tx.rows(statements.sealLive, [id, seed])
