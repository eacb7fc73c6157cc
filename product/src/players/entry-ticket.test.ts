import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVault } from '../cashier/vault.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    ports: { payments: new Map(), vault: createVault([{ id: 'test', key: new Uint8Array(32) }]) },
  })
})
afterAll(() => server.stop())

const partner = { headers: { 'ante-frame': 'partner' } }
const password = 'correct-horse-9'
async function inForm(email: string) {
  await server.player({ email })
  const visitor = server.visitor()
  const answer = await visitor.post('auth.login', { login: email, password }, partner)
  return { visitor, answer }
}
const ticketOf = async (visitor: Awaited<ReturnType<typeof inForm>>['visitor']) =>
  (await visitor.post<{ ticket: string; expires_in: number }>('auth.createEntryTicket', {}, partner)).data.ticket
const uidOf = async (visitor: ReturnType<TestServer['visitor']>) =>
  (await visitor.call<{ uid: number }>('account.getInfo')).data.uid

describe('a session that begins in a form of a partner’s page', () => {
  test('SOC-14 has cookies that browsers keep there, of the session and of the device, and none that any other login gets', async () => {
    const { visitor, answer } = await inForm('cookie@example.com')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^ante_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/
      ),
      expect.stringMatching(
        /^ante_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/
      ),
    ])
    const usual = await server.visitor().post('auth.login', { login: 'cookie@example.com', password })
    expect(usual.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/)
    // What the partner's own page sends brings that cookie, and is refused.
    const forged = await visitor.post('auth.createEntryTicket', {}, { headers: { origin: 'https://partner.example' } })
    expect([forged.status, forged.error.code]).toEqual([403, 'cross_site'])
  })

  test('SOC-14 goes on at the site by a ticket that names its account half hidden, works once and leaves no session behind', async () => {
    const { visitor } = await inForm('ticket@example.com')
    const uid = await uidOf(visitor)
    const ticket = await ticketOf(visitor)
    const there = server.visitor()
    expect((await there.post('auth.readEntryTicket', { ticket })).data).toEqual({ login: 't•••@example.com' })
    expect(await uidOf(there)).toBe(0)
    const entered = await there.post<{ uid: number }>('auth.redeemEntryTicket', { ticket })
    expect([entered.data.uid, await uidOf(there)]).toEqual([uid, uid])
    expect(entered.headers.getSetCookie()[0]).toMatch(/SameSite=Lax$/)
    expect(await uidOf(visitor)).toBe(0)
    for (const call of ['auth.readEntryTicket', 'auth.redeemEntryTicket'])
      expect((await server.visitor().post(call, { ticket })).error.code, call).toBe('entry_expired')
  })

  test('SOC-14 a ticket is redeemed by one of many at once, and by nobody when it is old, made up, or its session has ended', async () => {
    const { visitor } = await inForm('race@example.com')
    const ticket = await ticketOf(visitor)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.visitor().post('auth.redeemEntryTicket', { ticket }))
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const refused = async (given: string) =>
      (await server.visitor().post('auth.redeemEntryTicket', { ticket: given })).error?.code
    expect(await refused('x'.repeat(43))).toBe('entry_expired')
    const again = await inForm('left@example.com')
    const left = await ticketOf(again.visitor)
    await again.visitor.call('auth.logout')
    expect(await refused(left)).toBe('entry_expired')
    const late = await ticketOf((await inForm('late@example.com')).visitor)
    await server.database.db.pool.query(`update identity.entry_tickets set expires_at = now()`)
    expect(await refused(late)).toBe('entry_expired')
  })

  test('SOC-14 a ticket opens no account that was banned meanwhile', async () => {
    const { visitor } = await inForm('banned@example.com')
    const ticket = await ticketOf(visitor)
    await server.database.db.pool.query(
      `update identity.users set status = 'banned' where login = 'banned@example.com'`
    )
    expect((await server.visitor().post('auth.redeemEntryTicket', { ticket })).error.type).toBe('UserBannedException')
  })
})
