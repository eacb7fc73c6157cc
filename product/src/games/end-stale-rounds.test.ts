import type { Context } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { endStaleRounds } from './end-stale-rounds.ts'

let database: TestDatabase
let lastPlayer = 100n
const told: string[] = []
beforeAll(async () => {
  database = await testDatabase()
  await database.db.write(seedGames)
})
beforeEach(() => void (told.length = 0))
afterAll(async () => {
  expect(await database.db.read(audit)).toEqual([])
  await database.close()
})

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.pool.query(text, values)).rows as Row[]
const end = () => {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_: object, message: string) => void told.push(message),
  }
  return endStaleRounds({ db: database.db, log } as unknown as Context<never>)
}
const stateOf = async (id: bigint) =>
  (await query<{ status: string }>('select status from games.rounds where id = $1', [id]))[0]?.status

/** An open round of the day before a month ago, of a game that this version does not have: its end is to give the stake back. */
async function forgotten(place: { seed_id: bigint } | { live_round: bigint }): Promise<bigint> {
  const uid = ++lastPlayer
  const [column, value] = Object.entries(place)[0] ?? []
  const [row] = await query<{ id: bigint }>(
    `with round as (insert into games.rounds (id, player_uid, game, version, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, ${column})
       values (ledger.next_id(), $1, 'gone', '1', 1, 'USD', 100, 0, 'open', '[null]', '{}', now() - interval '31 days', $2) returning *)
     insert into games.open_rounds (player_uid, game, round_id, live_round, started_at)
       select player_uid, game, id, live_round, started_at from round returning round_id as id`,
    [uid, value]
  )
  const id = row?.id ?? 0n
  const stake = { to: houseAccount('games', 'gone'), amount: money(100n), code: 'stake' as const }
  const opening = {
    from: houseAccount('opening'),
    to: playerAccount(uid, 'main'),
    amount: money(100n),
    code: 'opening' as const,
  }
  await database.db.write((tx) =>
    post(tx, { key: `round:${id}`, kind: 'round', postings: [opening, { from: playerAccount(uid, 'main'), ...stake }] })
  )
  return id
}
async function ownSeed(): Promise<{ seed_id: bigint }> {
  const [seed] = await query<{ id: bigint }>(
    `insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash) values ($1, 'a', 'b', 'c', 'd', 'e') returning id`,
    [lastPlayer + 1n]
  )
  return { seed_id: seed?.id ?? 0n }
}

describe('rounds that nobody came back to', () => {
  it('RES-7 one that cannot be ended is told of and holds up no other, however many of them come first', async () => {
    const broken: bigint[] = []
    for (let count = 0; count < 100; count++) broken.push(await forgotten(await ownSeed()))
    const sound = await forgotten(await ownSeed())
    await query(
      `alter table games.rounds add constraint broken check (status = 'open' or id <> all ('{${broken.join()}}'))`
    )
    await end()
    expect([await stateOf(broken[0] ?? 0n), await stateOf(sound), new Set(told)]).toEqual([
      'open',
      'void',
      new Set(['a round could not be ended']),
    ])
    await query('alter table games.rounds drop constraint broken')
    await end()
    expect([await stateOf(broken[0] ?? 0n), await stateOf(broken[99] ?? 0n)]).toEqual(['void', 'void'])
  })

  it('RES-6 RES-7 bets on a live table that this version does not have are given back', async () => {
    await query(
      `insert into games.games (sysname, name, provider, type, image_url) select 'gone', 'Gone', provider, type, image_url from games.games limit 1`
    )
    const [chain] = await query<{ id: bigint }>(
      `insert into games.chains (game, root, length, anchor) values ('gone', 'r', 9, 'a') returning id`
    )
    const [live] = await query<{ id: bigint }>(
      `insert into games.live_rounds (game, version, chain_id, place, server_seed, server_hash, closes_at, next_at) values ('gone', '1', $1, 1, 's', 'h', now(), now()) returning id`,
      [chain?.id]
    )
    const id = await forgotten({ live_round: live?.id ?? 0n })
    await end()
    expect(await stateOf(id)).toBe('void')
  })
})
