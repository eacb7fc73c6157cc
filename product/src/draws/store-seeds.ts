import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { StoredSeed } from '@ante/kit/stored-seed'

/** All moments of drops are before the end; a raffle is drawn when its list is fixed. */
const isPublic = `(closed_at is not null or (kind = 'drops' and ends_at <= now()))`
const statements = {
  toSeal: sql(
    'draws.seeds_to_seal',
    `select id, seed, seed_hash from draws.draws where not ${isPublic} and not starts_with(seed, $1) order by id`
  ),
  toPublish: sql(
    'draws.seeds_to_publish',
    `select id, seed, seed_hash from draws.draws where ${isPublic} and strpos(seed, '.') > 0 order by id`
  ),
  write: sql('draws.write_seed', 'update draws.draws set seed = $2 where id = $1'),
}

export interface SeedRow {
  readonly id: bigint
  readonly seed: StoredSeed
  readonly seed_hash: string
}
/** Those that are secret and not sealed with the first key: what it seals begins with this. */
export const readSeedsToSeal = (tx: ReadTx, prefix: string) => tx.rows<SeedRow>(statements.toSeal, [prefix])
/** Those that are public and sealed still. */
export const readSeedsToPublish = (tx: ReadTx) => tx.rows<SeedRow>(statements.toPublish)
export const writeSeed = (tx: Tx, id: bigint, seed: StoredSeed | string) => tx.rows(statements.write, [id, seed])
