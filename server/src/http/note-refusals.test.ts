import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const lines: { fields: object; message: string }[] = []
const warn = (fields: object, message: string) => void lines.push({ fields, message })
let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'staff'],
    env: { RATE_LIMITS: 'on' },
    log: { info: () => undefined, warn, error: warn },
  })
})
afterAll(() => server.stop())
beforeEach(() => void (lines.length = 0))

const noted = () =>
  lines.filter(({ message }) => message === 'a call was refused for safety').map(({ fields }) => fields)
const query = async (text: string, values: unknown[] = []) => (await server.database.db.pool.query(text, values)).rows

test('SEC-20 a call that another site has a browser make is in the log, with where it came from', async () => {
  const player = await server.player()
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign)
    expect((await player.post('account.changelocale', { locale: 'ar' }, { headers })).status).toBe(403)
  const line = { call: 'account.changelocale', refusal: 'AccessDenied', code: 'cross_site', address: '127.0.0.1' }
  expect(noted()).toEqual([line, line])
})

test('SEC-20 each sign-in, right or wrong, is kept with its address', async () => {
  const at = await query('select now() as at')
  const email = 'kept@example.com'
  const { uid } = await server.player({ email })
  await server.visitor().post('auth.login', { login: email, password: 'wrong-horse-9' })
  await server.visitor().post('auth.login', { login: email, password: 'correct-horse-9' })
  const rows = await query(
    `select event, address from identity.access_log where uid = $1 and at >= $2 order by at, event`,
    [uid, at[0]?.at]
  )
  expect(rows.map(({ event }) => event)).toEqual(['signed-in', 'wrong-password', 'right-password', 'signed-in'])
  for (const { address } of rows) expect(address).toBe('127.0.0.1')
})

test('SEC-20 somebody who asks too often is in the log, and does not flood it; who plays as people do is not', async () => {
  const login = 'nobody@example.com'
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => server.visitor().post('auth.login', { login, password: 'wrong-horse-9' }))
  )
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
  const found = noted()
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThanOrEqual(5)
  expect(found[0]).toMatchObject({ call: 'auth.login', refusal: 'TooManyRequests', address: '127.0.0.1' })
  expect(JSON.stringify(lines)).not.toMatch(/nobody@|wrong-horse/)
})

test('SEC-20 a call of staff by who may not make it is in the audit log', async () => {
  const player = await server.player()
  expect((await player.call('players.list')).status).toBe(401)
  const [row] = await query(`select call, event, address from staff.audit order by id desc limit 1`)
  expect(row).toEqual({ call: 'players.list', event: 'refused', address: '127.0.0.1' })
})
