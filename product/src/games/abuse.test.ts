import { money } from '@ante/kit/money'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const rich = async () => {
  const player = await server.player()
  await server.database.db.write((tx) =>
    post(tx, {
      key: `opening:${player.uid}`,
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(100_000n),
          code: 'opening',
        },
      ],
    })
  )
  return player
}
/** Rotates as a player does who is told that another rotation came first: reads the seeds and tries again. */
async function rotate(player: Visitor, client_seed: string) {
  for (;;) {
    const { data } = await player.call<{ next_server_hash: string }>('games.getseeds')
    const answer = await player.post('games.rotateseed', { client_seed, next_server_hash: data.next_server_hash })
    if (answer.error?.code !== 'seed_changed') return answer
  }
}
const roll = { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } }

describe('somebody who does everything at once', () => {
  test('RNG-10 rotates, plays and looks at the seeds at the same time: no failure, no nonce twice or left out, no seed known before it is given up', async () => {
    const player = await rich()
    const acts = Array.from({ length: 60 }, (_, index) =>
      index % 4 === 0
        ? rotate(player, `mine-${index}`)
        : index % 4 === 1
          ? player.call('games.getseeds')
          : player.post('games.play', roll)
    )
    const statuses = (await Promise.all(acts)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    const { rows } = await server.database.db.pool.query<{
      nonce: number
      rounds: number
      least: number | null
      most: number | null
      is_active: boolean
    }>(
      `select s.nonce, s.is_active, count(r.id)::int as rounds, min(r.nonce) as least, max(r.nonce) as most
         from games.seeds s left join games.rounds r on r.seed_id = s.id where s.player_uid = $1 group by s.id`,
      [player.uid]
    )
    expect(rows.filter((row) => row.is_active)).toHaveLength(1)
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) {
      expect(row.rounds).toBe(row.nonce)
      if (row.rounds > 0) expect([row.least, row.most]).toEqual([0, row.nonce - 1])
    }
    expect(await server.database.db.read(audit)).toEqual([])
  })

  test('RNG-10 rotates thirty times at once: each gives up the pair that the one before it has made', async () => {
    const player = await rich()
    await player.call('games.getseeds')
    const statuses = (await Promise.all(Array.from({ length: 30 }, (_, index) => rotate(player, `mine-${index}`)))).map(
      ({ status }) => status
    )
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const { rows } = await server.database.db.pool.query<{ server_hash: string; next_server_hash: string }>(
      'select server_hash, next_server_hash from games.seeds where player_uid = $1 order by id',
      [player.uid]
    )
    expect(rows).toHaveLength(31)
    for (const [index, row] of rows.entries())
      expect(row.server_hash).toBe(rows[index - 1]?.next_server_hash ?? row.server_hash)
  })

  test('GAM-1 the same bet under one key a hundred times is one bet; under other input it is refused', async () => {
    const player = await rich()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        player.post<{ round: { id: string } }>('games.play', roll, { idempotencyKey: 'one-and-only' })
      )
    )
    expect(new Set(answers.map(({ data }) => data?.round.id)).size).toBe(1)
    const other = await player.post('games.play', { ...roll, stake: '2' }, { idempotencyKey: 'one-and-only' })
    expect([other.status, other.error.code]).toEqual([409, 'idempotency_key_reused'])
    const { rows } = await server.database.db.pool.query('select id from games.rounds where player_uid = $1', [
      player.uid,
    ])
    expect(rows).toHaveLength(1)
  })

  test('cannot make the database fail with text that it cannot keep, or us with nesting', async () => {
    const player = await rich()
    for (const extra of ['\u0000', '\ud800', JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown]) {
      const choice = { ...roll.choice, extra }
      for (const call of ['games.play', 'games.demo']) {
        const answer = await player.post(call, { ...roll, choice, action: 'play' })
        expect([answer.status, answer.error.code]).toEqual([400, 'invalid_parameter'])
      }
    }
    for (const search of ['\u0000', 'a\u0000b'])
      expect((await player.call('games.get', { options: { search } })).status).toBe(400)
  })
})
