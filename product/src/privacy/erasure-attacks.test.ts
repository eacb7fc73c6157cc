import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const password = 'correct-horse-9'

it('ACC-18 nothing of a player is written down by a call that waited while the account was closed and forgotten', async () => {
  const { pool } = server.database.db
  const player = await server.player()
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update identity.users set status = 'deleted' where uid = $1`, [player.uid])
  const saved = player.post('account.saveProfileInfo', { address: '1 Secret Street' })
  const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%identity.users%' and datname = current_database()`
  await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
  await client.query('delete from identity.sessions where uid = $1', [player.uid])
  await client.query(`update players.profiles set fields = '{}' where uid = $1`, [player.uid])
  await client.query('commit')
  client.release()
  expect((await saved).status).toBe(401)
  expect((await pool.query('select fields from players.profiles where uid = $1', [player.uid])).rows).toEqual([
    { fields: {} },
  ])
})

it('ACC-18 nobody stops the erasure of another player by taking the login that is left of them', async () => {
  const { pool } = server.database.db
  const victim = await server.player()
  for (const login of [`erased-${victim.uid}`, `erased_${victim.uid}`, `erased.${victim.uid}`, `erased${victim.uid}`])
    await server.player({ login })
  expect((await victim.post('privacy.erase', { password })).data).toBe(1)
  const state = async () => (await pool.query('select state from privacy.erasures where uid = $1', [victim.uid])).rows
  await expect.poll(state, { timeout: 20_000 }).toEqual([{ state: 'done' }])
  const { rows } = await pool.query<{ login: string }>('select login from identity.users where uid = $1', [victim.uid])
  const again = await server
    .visitor()
    .post('auth.register', { email: 'again@example.com', login: rows[0]?.login, password, terms: '1' })
  expect(again.error.invalid_parameters).toHaveProperty('login')
})
