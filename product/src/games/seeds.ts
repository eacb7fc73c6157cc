import type { Context, Database, PlayerContext } from '@ante/kit/context'
import { refuse } from '@ante/kit/refusal'
import { commitment, seedFrom } from './fairness.ts'
import * as store from './store.ts'

const freshSeed = (context: Context): { seed: string; hash: string } => {
  const seed = seedFrom(context.dice.bytes(32))
  return { seed, hash: commitment(seed) }
}

// The nonce that is due, as this host last knew it. The database compares it with the truth, so an old one costs a second try, never a
// wrong round. Per database, because tests open several in one process.
const known = new WeakMap<Database, Map<bigint, store.SeedRow>>()
const knownMax = 20_000

function knownOf(db: Database): Map<bigint, store.SeedRow> {
  let map = known.get(db)
  if (!map) known.set(db, (map = new Map()))
  return map
}

export function remember(db: Database, player: bigint, seed: store.SeedRow): void {
  const map = knownOf(db)
  map.delete(player)
  map.set(player, seed)
  const oldest = map.size > knownMax ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
}
export const forget = (db: Database, player: bigint): void => void knownOf(db).delete(player)

/** The player's active pair, read or, at the first round, made. */
async function activeSeed(context: PlayerContext): Promise<store.SeedRow> {
  const { db, player } = context
  const found = await db.read((tx) => store.readSeed(tx, player.uid))
  if (found) return found
  const [first, next] = [freshSeed(context), freshSeed(context)]
  const clientSeed = seedFrom(context.dice.bytes(8))
  await db.write((tx) =>
    store.insertSeed(tx, player.uid, { serverSeed: first.seed, serverHash: first.hash, clientSeed, nextServerSeed: next.seed, nextServerHash: next.hash })
  )
  const made = await db.read((tx) => store.readSeed(tx, player.uid))
  if (!made) throw new Error('the seeds were not written')
  return made
}

/** The pair and nonce for the next round: what this host knows, else what the database says. */
export async function dueSeed(context: PlayerContext): Promise<store.SeedRow> {
  const before = knownOf(context.db).get(context.player.uid)
  if (before) return before
  const seed = await activeSeed(context)
  remember(context.db, context.player.uid, seed)
  return seed
}

export async function readSeeds(context: PlayerContext) {
  const active = await activeSeed(context)
  const revealed = await context.db.read((tx) => store.readRevealed(tx, context.player.uid))
  return {
    client_seed: active.client_seed,
    server_hash: active.server_hash,
    next_server_hash: active.next_server_hash,
    nonce: active.nonce,
    revealed: revealed
      ? { server_seed: revealed.server_seed, server_hash: revealed.server_hash, client_seed: revealed.client_seed, rounds: revealed.nonce }
      : null,
  }
}

export async function rotateSeed(context: PlayerContext, { client_seed }: { client_seed?: string }) {
  await activeSeed(context)
  const rotated = await store.rotateSeed(context.db, context.player.uid, client_seed, freshSeed(context))
  forget(context.db, context.player.uid)
  if (!rotated) refuse('InvalidRequest', { reason: 'round_open' })
  return readSeeds(context)
}
