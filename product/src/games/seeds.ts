import type { Context, Database, PlayerContext, RefusesAs } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import type { InputOf } from '@ante/kit/contract'
import { type Opened, openRow, sealSeed } from '../identity/index.ts'
import type { endpoints } from './contract.ts'
import { commitment, seedFrom } from './fairness.ts'
import { endRound } from './end-stale-rounds.ts'
import { findRound } from './store-rounds.ts'
import * as store from './store-seeds.ts'

/** A pair that rounds are drawn by. */
type Pair = Opened<store.SeedRow>

const freshSeed = ({ random, ports }: Context): store.FreshSeed => {
  const seed = seedFrom(random.bytes(32))
  const hash = commitment(seed)
  return { seed: sealSeed(ports, seed, hash), hash }
}

// The nonce that is due, as this host last knew it. The database compares it with the truth, so an old one costs a second try, never a
// wrong round. Its server seed is kept opened, in memory only. Per database, because tests open several in one process.
const known = new WeakMap<Database, Map<bigint, Pair>>()
const knownMax = 20_000

function knownOf(db: Database): Map<bigint, Pair> {
  let map = known.get(db)
  if (!map) known.set(db, (map = new Map()))
  return map
}

export function remember(db: Database, player: bigint, seed: Pair): void {
  const map = knownOf(db)
  map.delete(player)
  map.set(player, seed)
  const oldest = map.size > knownMax ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
}
export const forget = (db: Database, player: bigint): void => void knownOf(db).delete(player)

/** The pair is about to be revealed, and the next steps of its rounds may be known: they end as they stand. */
async function endRoundsOf({ db, ports, player }: PlayerContext, seed: bigint): Promise<void> {
  for (const { id } of await db.read((tx) => store.readOpenRounds(tx, player.uid, seed))) {
    const row = await findRound(db, player.uid, id)
    if (row?.status === 'open') await endRound({ db, ports }, row)
  }
}

/** The player's active pair, read or made: at the first round, and in place of one from before the database went back. */
async function activeSeed(context: PlayerContext): Promise<store.SeedRow> {
  const { db, player } = context
  const found = await db.read((tx) => store.readSeed(tx, player.uid))
  if (found?.is_current) return found
  const given = found && openRow(context.ports, found)
  if (given) await endRoundsOf(context, given.id)
  const [first, next] = [freshSeed(context), freshSeed(context)]
  const clientSeed = seedFrom(context.random.bytes(8))
  await db.write(async (tx) => {
    if (given) await store.retireSeed(tx, given.id)
    await store.insertSeed(tx, player.uid, { first, next, clientSeed })
  })
  if (given) await store.revealSeed(db, given.id, given.server_seed)
  const made = await db.read((tx) => store.readSeed(tx, player.uid))
  if (!made) throw new Error('the seeds were not written')
  return made
}

/** The pair and nonce for the next round: what this host knows, else what the database says. */
export async function dueSeed(context: PlayerContext): Promise<Pair> {
  const before = knownOf(context.db).get(context.player.uid)
  if (before) return before
  const seed = openRow(context.ports, await activeSeed(context))
  remember(context.db, context.player.uid, seed)
  return seed
}

export async function readSeeds(context: PlayerContext) {
  const active = await activeSeed(context)
  const { uid } = context.player
  const { given, open } = await context.db.read(async (tx) => ({
    given: await store.readRevealed(tx, uid, active.id),
    open: await store.readOpenRounds(tx, uid, active.id),
  }))
  const revealed = given && openRow(context.ports, given)
  return {
    client_seed: active.client_seed,
    server_hash: active.server_hash,
    next_server_hash: active.next_server_hash,
    nonce: active.nonce,
    revealed: revealed
      ? {
          server_seed: revealed.server_seed,
          server_hash: revealed.server_hash,
          client_seed: revealed.client_seed,
          rounds: revealed.nonce,
        }
      : null,
    open_rounds: open.map(({ id, game, name }) => ({ id: id.toString(), sysname: game, name })),
  }
}

/** The refusals of a rotation, the same for money and for fun. */
export function refuseRotation(
  context: Refuses<'InvalidParameter/seed_used' | 'InvalidRequest/seed_in_use' | 'InvalidRequest/seed_changed'>,
  verdict: Exclude<store.RotateVerdict, 'rotated'>,
  open: Readonly<Record<string, unknown>> = {}
): never {
  if (verdict === 'used') return context.refuse('InvalidParameter/seed_used', { fields: { client_seed: 'wrong' } })
  return verdict === 'open'
    ? context.refuse('InvalidRequest/seed_in_use', { data: open })
    : context.refuse('InvalidRequest/seed_changed')
}

export async function rotateSeed(
  context: PlayerContext & RefusesAs<(typeof endpoints)['games.rotateseed']>,
  input: InputOf<(typeof endpoints)['games.rotateseed']>
) {
  // Opened before anything changes: without its key nothing is given up.
  const before = openRow(context.ports, await activeSeed(context))
  const verdict = await store.rotateSeed(context.db, context.player.uid, {
    clientSeed: input.client_seed,
    nextServerHash: input.next_server_hash,
    fresh: freshSeed(context),
  })
  forget(context.db, context.player.uid)
  if (verdict === 'rotated') await store.revealSeed(context.db, before.id, before.server_seed)
  const now = await readSeeds(context)
  return verdict === 'rotated' ? now : refuseRotation(context, verdict, { rounds: now.open_rounds })
}
