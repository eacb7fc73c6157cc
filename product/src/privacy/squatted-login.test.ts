import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const password = 'correct-horse-9'

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
