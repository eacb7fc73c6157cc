import type { StoredSeed } from '@ante/kit/stored-seed'
import { engineOf, sharedEngineOf } from '@ante/arcade/rules/catalogue'
import type { Json } from '@ante/arcade/rules/engine'
import { commitment, drawsOf } from '@ante/product/games/fairness'
import { chainFrom, sealChain, seedAt } from '@ante/product/games/seed-chain'
import { createSecrets, openRow } from '@ante/product/identity/index'
import { keysIn } from '@ante/server/secrets'
import { testSecrets } from '@ante/testing/secrets'
import type pg from 'pg'

const roundsSearched = 3000
const stepsMost = 40
const placesSearched = 60
/** A round that takes longer is not waited for. */
const courseMostMs = 16_000

/** The host of the bench seals with the keys that this process gave it. */
export const hostPorts = { secrets: createSecrets(keysIn(testSecrets.DATA_KEYS) ?? []) }

/** The round that a pair of seeds comes to at a nonce where nothing is decided: how much there is to show of it. */
function sizeOf(sysname: string, seeds: { server: string; client: string; nonce: number }, first: Json): number {
  const engine = engineOf(sysname)
  const choices: Json[] = [first]
  let size = 0
  for (let step = 0; step < stepsMost; step++) {
    const now = engine?.resolve(drawsOf(seeds.server, seeds.client, seeds.nonce), 100n, choices)
    if (!now || 'refused' in now) return size
    size = JSON.stringify(now.view).length + step
    if (!now.open) return size
    choices.push(null)
  }
  return size
}

interface Played {
  readonly id: bigint
  readonly server_seed: StoredSeed
  readonly server_hash: string
  readonly client_seed: string
  readonly nonce: number
  readonly choices: readonly Json[]
}

/**
 * Lets the next round of a player be the one, of the next 3,000 of their pair of seeds, that has most to show: the feature that they would have come to in due time. Only the
 * number of the round is moved; the round is drawn by its seeds as every other. It begins with the same choice as their last one.
 */
export async function skipToHeaviest(pool: pg.Pool, uid: bigint, sysname: string): Promise<void> {
  const { rows } = await pool.query<Played>(
    `select s.id, s.server_seed, s.server_hash, s.client_seed, s.nonce, r.choices from games.seeds s join games.rounds r on r.seed_id = s.id
      where s.player_uid = $1 and s.is_active and r.status <> 'open' order by r.id desc limit 1`,
    [uid]
  )
  const [last] = rows
  if (!last) return
  const { server_seed: server } = openRow(hostPorts, last)
  let best = { nonce: last.nonce, size: 0 }
  for (let nonce = last.nonce; nonce < last.nonce + roundsSearched; nonce++) {
    const size = sizeOf(sysname, { server, client: last.client_seed, nonce }, last.choices[0] ?? null)
    if (size > best.size) best = { nonce, size }
  }
  await pool.query('update games.seeds set nonce = $2 where id = $1', [last.id, best.nonce])
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * Begins a live table anew, at the place of a new chain of seeds whose round has most to show (of the first 60). Answers how long that round takes at most from its opening,
 * in milliseconds; undefined where the game is no live table.
 */
export async function openTable(pool: pg.Pool, sysname: string): Promise<number | undefined> {
  const engine = sharedEngineOf(sysname)
  if (!engine) return undefined
  const chain = chainFrom(Buffer.from(sysname.padEnd(32, '.').slice(0, 32)))
  const durationAt = (place: number): number => {
    const drawn = engine.draw(drawsOf(seedAt(chain, place), sysname, place))
    const ms = (engine.course?.lastsMs(drawn) ?? 0) + (engine.showMs?.(drawn) ?? 0)
    return ms > courseMostMs ? 0 : ms
  }
  let best = { place: 2, ms: -1 }
  for (let place = 2; place <= placesSearched; place++)
    if (durationAt(place) > best.ms) best = { place, ms: durationAt(place) }
  const before = seedAt(chain, best.place - 1)
  const drawn = engine.draw(drawsOf(before, sysname, best.place - 1))
  await inTransaction(pool, async (client) => {
    // The host began a round as it started, and its table waits for the end of that one. Who holds the table's row begins the next.
    await client.query('update games.games set enabled = true where sysname = $1', [sysname])
    await client.query('delete from games.live_rounds where game = $1 and settled_at is null', [sysname])
    const { root, length, anchor, marks } = sealChain(hostPorts, chain)
    const { rows } = await client.query<{ id: bigint }>(
      'insert into games.chains (game, root, length, anchor, marks, history) values ($1, $2, $3, $4, $5, games.database_history()) returning id',
      [sysname, root, length, anchor, marks]
    )
    await client.query(
      `insert into games.live_rounds (game, version, chain_id, place, server_seed, server_hash, closes_at, ends_at, next_at, settled_at, drawn)
       values ($1, $2, $3, $4, $5, $6, now(), now(), now(), now(), $7)`,
      [sysname, engine.version, rows[0]?.id, best.place - 1, before, commitment(before), JSON.stringify(drawn)]
    )
  })
  return engine.bettingMs + best.ms + engine.restMs
}
