import { testServer, type TestServer } from '@ante/testing/server'
import { codeOf, type Member, operatorCall, StaffClient, staffMember, staffPassword } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players'],
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  })
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
/** As if the last code had been used long ago. */
const later = (member: Member) => query('update staff.accounts set totp_step = 0 where id = $1', [member.id])
const signIn = (fields: object, client = new StaffClient(server.url)) =>
  client.call('staff.signin', { password: staffPassword, ...fields })
const wrong = { status: 401, error: { code: 'wrong_login_or_password' } }

describe('staff sign in', () => {
  it('with password and code at once, under a cookie that no other site sends', async () => {
    const member = await staffMember(server, ['audit:read'])
    await later(member)
    const response = await fetch(`${server.url}/api/staff/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ email: member.email.toUpperCase(), password: staffPassword, code: codeOf(member.secret) }),
    })
    expect(((await response.json()) as { data: unknown }).data).toEqual({
      id: String(member.id),
      email: member.email,
      permissions: ['audit:read'],
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^ante_staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  it('is refused in one way, whatever is wrong: password, code, account, block', async () => {
    const member = await staffMember(server, [])
    await later(member)
    const code = codeOf(member.secret)
    expect(await signIn({ email: member.email, password: 'another-Password-1', code })).toMatchObject(wrong)
    expect(await signIn({ email: member.email, code: code === '000000' ? '000001' : '000000' })).toMatchObject(wrong)
    expect(await signIn({ email: 'nobody@staff.example', code })).toMatchObject(wrong)
    await query('update staff.accounts set blocked = true where id = $1', [member.id])
    expect(await signIn({ email: member.email, code })).toMatchObject(wrong)
  })

  it('a code that was used opens nothing again, of two at once one is let in', async () => {
    const member = await staffMember(server, [])
    await later(member)
    const code = codeOf(member.secret)
    const both = await Promise.all([signIn({ email: member.email, code }), signIn({ email: member.email, code })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await signIn({ email: member.email, code })).toMatchObject(wrong)
  })

  it('AUTH-03 wrong tries from one address make that address wait, for content tools too, and nobody else', async () => {
    const member = await staffMember(server, [])
    await later(member)
    const from = (address: string, fields: object) =>
      new StaffClient(server.url).call(
        'staff.signin',
        { email: member.email, password: staffPassword, ...fields },
        { headers: { 'x-forwarded-for': address } }
      )
    const guess = { password: 'a-wrong-one', code: '000000' }
    for (let n = 0; n < 5; n++) expect((await from('198.51.100.1', guess)).status).toBe(401)
    const waiting = await from('198.51.100.1', { code: codeOf(member.secret) })
    expect(waiting).toMatchObject({ status: 429, error: { error_data: { retry_after: expect.closeTo(58, -1) } } })
    const tool = await fetch(`${server.url}/cms/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      body: JSON.stringify({ identifier: member.email, password: staffPassword }),
    })
    expect(tool.status).toBe(429)
    expect((await from('198.51.100.2', { code: codeOf(member.secret) })).status).toBe(200)
  })

  it('AUTH-03 guesses from a thousand addresses shut new addresses out of the account, and not those that it was used from', async () => {
    const member = await staffMember(server, [])
    await later(member)
    const from = (address: string, fields: object = {}) =>
      new StaffClient(server.url).call(
        'staff.signin',
        { email: member.email, password: staffPassword, code: codeOf(member.secret), ...fields },
        { headers: { 'x-forwarded-for': address } }
      )
    expect((await from('198.51.100.10')).status).toBe(200)
    for (let n = 0; n < 50; n++) await from(`203.0.113.${n}`, { password: 'a-wrong-one' })
    await later(member)
    expect(await from('198.51.100.11')).toMatchObject(wrong)
    expect((await from('198.51.100.10')).status).toBe(200)
  })

  it('a session ends by signing out, by idling, by a block, and a role that was taken away is gone at once', async () => {
    const member = await staffMember(server, ['accounts:read'])
    const status = async () => (await member.get('staff.accounts')).status
    expect(await status()).toBe(200)
    await operatorCall(server.database.db, 'staff.setroles', { email: member.email, roles: [] })
    expect(await status()).toBe(403)
    await query(`update staff.sessions set seen_at = now() - interval '31 minutes' where account = $1`, [member.id])
    expect(await status()).toBe(401)
    await query(`update staff.sessions set seen_at = now() where account = $1`, [member.id])
    expect(await status()).toBe(403)
    await operatorCall(server.database.db, 'staff.blockaccount', {
      email: member.email,
      is_blocked: true,
      reason: 'left the company',
    })
    expect(await status()).toBe(401)
    const other = await staffMember(server, [])
    const cookie = other.cookie
    expect((await other.call('staff.signout')).status).toBe(200)
    other.cookie = cookie
    expect(await other.get('staff.me')).toMatchObject({ status: 200, data: null })
  })

  it('a session of a content tool opens no staff call, and a staff session no content tool', async () => {
    const member = await staffMember(server, ['content:drafts', 'audit:read'])
    const signed = await fetch(`${server.url}/cms/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: member.email, password: staffPassword }),
    })
    const { jwt } = (await signed.json()) as { jwt: string }
    const thief = new StaffClient(server.url)
    thief.cookie = `ante_staff=${jwt}`
    expect((await thief.get('staff.audit')).status).toBe(401)
    const token = member.cookie.split('=')[1]
    const me = await fetch(`${server.url}/cms/users/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(401)
  })
})

describe('an invitation', () => {
  const invite = (fields: object) =>
    operatorCall<{ account: string; link: string }>(server.database.db, 'staff.invite', { roles: [], ...fields })
  const tokenOf = ({ link }: { link: string }) => link.split('#')[1]

  it('goes by email, is opened with the same secret again, and is accepted once with a code of it', async () => {
    const invited = await invite({ email: 'grace@staff.example' })
    const [letter] = await query<{ body: string }>(
      `select body from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`,
      ['grace@staff.example']
    )
    expect(letter?.body).toContain(invited.link)
    const client = new StaffClient(server.url)
    const token = tokenOf(invited)
    const open = () => client.call<{ secret: string; key_address: string }>('staff.openinvitation', { token })
    const { secret, key_address } = (await open()).data
    expect((await open()).data.secret).toBe(secret)
    expect(key_address).toContain(`secret=${secret}`)
    const accept = (fields: object) =>
      client.call('staff.acceptinvitation', { token, password: staffPassword, code: codeOf(secret), ...fields })
    expect((await accept({ password: 'too-short' })).status).toBe(400)
    expect((await accept({ code: codeOf(secret, 9) })).status).toBe(400)
    expect((await accept({})).status).toBe(200)
    expect((await client.get<{ email: string }>('staff.me')).data.email).toBe('grace@staff.example')
    expect(await accept({})).toMatchObject({ status: 400, error: { code: 'link_expired' } })
    expect(await open()).toMatchObject({ error: { code: 'link_expired' } })
  })

  it('ends with the next one, with a block, and after its hours', async () => {
    const open = async (token: string | undefined) =>
      (await new StaffClient(server.url).call('staff.openinvitation', { token })).status
    const first = await invite({ email: 'mary@staff.example' })
    const second = await invite({ email: 'mary@staff.example' })
    expect(await open(tokenOf(first))).toBe(400)
    expect(await open(tokenOf(second))).toBe(200)
    await query(`update staff.tokens set expires_at = now() where kind = 'invitation'`)
    expect(await open(tokenOf(second))).toBe(400)
    const third = await invite({ email: 'mary@staff.example' })
    await query(`update staff.accounts set blocked = true where email = 'mary@staff.example'`)
    expect(await open(tokenOf(third))).toBe(400)
  })

  it('the secret is kept sealed, bound to its account', async () => {
    const member = await staffMember(server, [])
    const [row] = await query<{ totp_secret: string }>('select totp_secret from staff.accounts where id = $1', [
      member.id,
    ])
    expect(row?.totp_secret).toMatch(/^test\.[\w-]{40,}$/)
    const other = await staffMember(server, [])
    await query('update staff.accounts set totp_secret = $2, totp_step = 0 where id = $1', [other.id, row?.totp_secret])
    expect((await signIn({ email: other.email, code: codeOf(member.secret) })).status).toBe(500)
  })
})

describe('members over members', () => {
  it('nobody gives away what they do not hold, rules over who holds more, or decides about themselves', async () => {
    const clerk = await staffMember(server, ['accounts:*', 'content:*'])
    const chief = await staffMember(server, ['*'])
    const below = await staffMember(server, ['content:drafts'])
    const denied = async (key: string, params: Record<string, unknown>) =>
      expect((await clerk.call(key, params)).status, `${key} ${JSON.stringify(params)}`).toBe(403)
    await denied('staff.putrole', { name: 'all', permissions: ['*'] })
    await denied('staff.putrole', { name: 'administrator', permissions: ['content:drafts'] })
    await denied('staff.setroles', { email: below.email, roles: ['administrator'] })
    await denied('staff.setroles', { email: clerk.email, roles: ['administrator'] })
    await denied('staff.setroles', { email: chief.email, roles: [] })
    await denied('staff.blockaccount', { email: chief.email, is_blocked: true, reason: 'an attempt' })
    await denied('staff.blockaccount', { email: clerk.email, is_blocked: true, reason: 'an attempt' })
    await denied('staff.invite', { email: chief.email, roles: [] })
    await denied('staff.invite', { email: 'new@staff.example', roles: ['administrator'] })
    expect((await clerk.call('staff.putrole', { name: 'made-up', permissions: ['no:such'] })).status).toBe(400)
  })

  it('an account in use is invited again only with another member’s approval, and its old second factor ends then', async () => {
    const first = await staffMember(server, ['*'])
    const second = await staffMember(server, ['*'])
    const lost = await staffMember(server, ['content:drafts'])
    const asked = await first.call('staff.invite', { email: lost.email, roles: ['editor'] })
    expect(asked).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
    const letters = () =>
      query(`select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`, [
        lost.email,
      ])
    const before = (await letters()).length
    const { request } = asked.error.error_data as { request: string }
    const listed = await second.get<{ items: { id: string; call: string; is_own: boolean }[] }>('staff.requests')
    expect(listed.data.items).toContainEqual(
      expect.objectContaining({ id: request, call: 'staff.invite', is_own: false })
    )
    expect((await second.call('staff.approverequest', { id: request })).data).toMatchObject({ state: 'done' })
    expect((await letters()).length).toBe(before + 1)
    expect((await second.call('staff.approverequest', { id: request })).status).toBe(409)
    expect((await letters()).length).toBe(before + 1)
  })
})
