import { sharedEngines } from '@ante/arcade/rules/catalogue'
import { advanceTables } from '@ante/product/games/advance-tables'
import { seeds } from '@ante/product/seeds'
import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostPorts, openTable } from './heaviest-round.ts'

let server: TestServer
beforeAll(async () => {
  // Without the workers: the test turns the tables itself.
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
    ports: hostPorts,
  })
  await server.database.db.write(async (tx) => seeds.find(({ name }) => name === 'games')?.run(tx))
})
afterAll(() => server.stop())

const turn = async () => advanceTables((await server.context()) as never)

test('a live table that has begun a round by itself is begun anew, and its next round is the one that is looked at', async () => {
  const { pool } = server.database.db
  await turn()
  for (const { sysname, bettingMs, restMs } of sharedEngines) {
    await pool.query(`update games.games set enabled = false where sysname = $1`, [sysname])
    expect(await openTable(pool, sysname), sysname).toBeGreaterThanOrEqual(bettingMs + restMs)
    await turn()
    const { rows } = await pool.query<{ place: number; before: number; is_open: boolean }>(
      `select place, lag(place) over (order by id) as before, settled_at is null as is_open from games.live_rounds where game = $1 order by id desc limit 1`,
      [sysname]
    )
    expect(rows, sysname).toEqual([{ place: expect.any(Number), before: (rows[0]?.place ?? 0) - 1, is_open: true }])
  }
})
