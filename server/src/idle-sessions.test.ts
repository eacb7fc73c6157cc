import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '@ante/testing/database'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'

let server: TestServer
beforeAll(async () => {
  const database = await testDatabase()
  await database.db.pool.query(
    `insert into content.settings (name, value) values ('auth', '{"sessionIdleMinutes": 30}')`
  )
  server = await testServer({
    database,
    env: { ANTE_ROLE: 'web' },
    only: ['ledger', 'content', 'messages', 'identity', 'players'],
  })
})
afterAll(() => server.stop())

const sleep = (uid: bigint, minutes: number) =>
  server.database.db.pool.query(
    `update identity.sessions set seen_at = now() - $2 * interval '1 minute' where uid = $1`,
    [uid, minutes]
  )
const idleMinutes = async (uid: bigint): Promise<number | undefined> => {
  const { rows } = await server.database.db.pool.query<{ idle: number }>(
    'select extract(epoch from now() - seen_at)::float8 / 60 as idle from identity.sessions where uid = $1',
    [uid]
  )
  return rows[0]?.idle
}
const asks = async (player: Visitor): Promise<number> => (await player.call('account.getBalance')).status
/** Something that a player does. The sign is written beside the answer. */
const acts = (player: Visitor) => player.post('account.changelocale', { locale: 'ar' })

describe('a session whose player is away', () => {
  test('ACC-10 lives to the end of its time and ends after it, for every call and on the table', async () => {
    const [near, far] = [await server.player(), await server.player()]
    await sleep(near.uid, 29)
    await sleep(far.uid, 32)
    expect(await asks(near)).toBe(200)
    expect(await asks(far)).toBe(401)
    expect((await acts(far)).status).toBe(401)
    expect(await idleMinutes(far.uid)).toBeUndefined()
  })

  test('ACC-10 is kept alive by what the player does, not by what pages ask for', async () => {
    const player = await server.player()
    await sleep(player.uid, 20)
    for (let poll = 0; poll < 5; poll++) expect(await asks(player)).toBe(200)
    expect(await idleMinutes(player.uid)).toBeGreaterThan(19)
    expect((await acts(player)).status).not.toBe(401)
    await expect.poll(() => idleMinutes(player.uid)).toBeLessThan(1)
  })

  test('ACC-10 ends after thirty days whatever its player does', async () => {
    const player = await server.player()
    await server.database.db.pool.query(`update identity.sessions set expires_at = now() where uid = $1`, [player.uid])
    expect(await asks(player)).toBe(401)
  })
})
