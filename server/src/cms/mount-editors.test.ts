import { putPage, putPageDraft } from '@ante/product/content/index'
import { HTTPForbiddenError, strapi } from '@strapi/client'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type TestServer, testServer } from '@ante/testing/server'
import { operatorCall } from '@ante/testing/staff'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'staff'],
    env: { CMS_REGISTRATION: 'on' },
  })
  const page = { slug: 'terms', locale: 'en', position: 1, description: 'd', body: 'b' }
  await server.database.db.write(async (tx) => {
    await putPage(tx, { ...page, title: 'The terms' })
    await putPageDraft(tx, { ...page, title: 'The new terms' })
  })
})
afterAll(() => server.stop())

interface Told {
  readonly status: number
  readonly body: { jwt?: string; user?: Record<string, unknown>; error?: { name: string; message: string } } & Record<
    string,
    unknown
  >
}
async function ask(path: string, body?: unknown, jwt?: string): Promise<Told> {
  const response = await fetch(`${server.url}/cms${path}`, {
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Told['body'] }
}
const errorOf = ({ status, body }: Told) => [status, body.error?.name, body.error?.message]

/** What stands in the last letter to this address behind a name, as `code=`. */
async function fromLetter(email: string, name: string): Promise<string> {
  const { rows } = await server.database.db.pool.query<{ body: string; uid: bigint | null }>(
    `select body, uid from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1 order by id desc limit 1`,
    [email]
  )
  expect(rows[0]?.uid).toBeNull()
  return new RegExp(`[?&]${name}=([\\w-]+)`).exec(rows[0]?.body ?? '')?.[1] ?? ''
}

const password = 'quiet-Lantern-94'
let editors = 0
async function newEditor(): Promise<{ email: string; username: string; jwt: string }> {
  const username = `editor${++editors}`
  const email = `${username}@example.com`
  await ask('/auth/local/register', { username, email, password })
  expect((await ask(`/auth/email-confirmation?confirmation=${await fromLetter(email, 'confirmation')}`)).status).toBe(
    302
  )
  const { body } = await ask('/auth/local', { identifier: email, password })
  return { email, username, jwt: body.jwt ?? '' }
}

describe('the accounts of editors', () => {
  it('API-126 API-125 API-124 are opened, confirmed by a letter, and signed in to by name or e-mail', async () => {
    const registered = await ask('/auth/local/register', { username: 'ada', email: 'Ada@Example.com', password })
    expect(registered.status).toBe(200)
    expect(registered.body).toEqual({
      user: expect.objectContaining({ username: 'ada', email: 'ada@example.com', confirmed: false, provider: 'local' }),
    })
    expect(JSON.stringify(registered.body)).not.toContain('argon2')
    expect(errorOf(await ask('/auth/local', { identifier: 'ada', password }))).toEqual([
      400,
      'ApplicationError',
      'Your account email is not confirmed',
    ])
    const link = await fromLetter('ada@example.com', 'confirmation')
    expect((await ask(`/auth/email-confirmation?confirmation=${link}`)).status).toBe(302)
    expect(errorOf(await ask(`/auth/email-confirmation?confirmation=${link}`))).toEqual([
      400,
      'ValidationError',
      'Invalid token',
    ])
    const signedIn = await ask('/auth/local', { identifier: 'ADA', password })
    expect(signedIn.body).toEqual({
      jwt: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.objectContaining({ username: 'ada', confirmed: true }),
    })
    expect((await ask('/users/me', undefined, signedIn.body.jwt)).body).toEqual(signedIn.body.user)
    expect(errorOf(await ask('/users/me'))).toEqual([401, 'UnauthorizedError', 'Missing or invalid credentials'])
    expect((await ask('/users/me', undefined, 'somebody-else')).status).toBe(401)
  })

  it('API-126 API-125 refuse what is taken, what is wrong, and who guesses', async () => {
    const { email, username } = await newEditor()
    const taken = [400, 'ApplicationError', 'Email or Username are already taken']
    expect(
      errorOf(await ask('/auth/local/register', { username: 'other', email: email.toUpperCase(), password }))
    ).toEqual(taken)
    expect(
      errorOf(
        await ask('/auth/local/register', { username: username.toUpperCase(), email: 'other@example.com', password })
      )
    ).toEqual(taken)
    for (const bad of [
      { username: 'x@y', email, password },
      { username: 'short', email, password: 'abc' },
      { username: 'noone' },
      { username: 'nul', email, password: 'eight\u0000signs' },
    ])
      expect(await ask('/auth/local/register', bad)).toMatchObject({
        status: 400,
        body: { data: null, error: { name: 'ValidationError' } },
      })
    for (let n = 0; n < 5; n++)
      expect(errorOf(await ask('/auth/local', { identifier: email, password: `wrong-${n}` }))).toEqual([
        400,
        'ValidationError',
        'Invalid identifier or password',
      ])
    expect((await ask('/auth/local', { identifier: email, password })).status).toBe(429)
    // By the account's other name the right password is a wrong one: another answer would tell which names belong together.
    expect((await ask('/auth/local', { identifier: username, password })).status).toBe(400)
    expect((await ask('/auth/local', { identifier: 'nobody', password })).status).toBe(400)
  })

  it('API-127 API-128 set a new password by the code of a letter, once, and every session ends', async () => {
    const { email, jwt } = await newEditor()
    expect((await ask('/auth/forgot-password', { email: 'nobody@example.com' })).body).toEqual({ ok: true })
    expect((await ask('/auth/forgot-password', { email })).body).toEqual({ ok: true })
    const code = await fromLetter(email, 'code')
    const next = { password: 'calm-Harbour-51', passwordConfirmation: 'calm-Harbour-51' }
    expect(errorOf(await ask('/auth/reset-password', { code, ...next, passwordConfirmation: 'another' }))).toEqual([
      400,
      'ValidationError',
      'Passwords do not match',
    ])
    expect((await ask('/auth/reset-password', { code, ...next })).body).toMatchObject({
      jwt: expect.any(String),
      user: { email },
    })
    expect(errorOf(await ask('/auth/reset-password', { code, ...next }))).toEqual([
      400,
      'ValidationError',
      'Incorrect code provided',
    ])
    expect((await ask('/users/me', undefined, jwt)).status).toBe(401)
    expect((await ask('/auth/local', { identifier: email, password })).status).toBe(400)
    expect((await ask('/auth/local', { identifier: email, password: next.password })).status).toBe(200)
  })

  it('API-129 change their password themselves; the session that asked is renewed, the others end', async () => {
    const { email, jwt } = await newEditor()
    const next = { password: 'calm-Harbour-52', passwordConfirmation: 'calm-Harbour-52' }
    expect((await ask('/auth/change-password', { currentPassword: password, ...next })).status).toBe(401)
    const wrong = await ask('/auth/change-password', { currentPassword: 'not-this-one', ...next }, jwt)
    expect(errorOf(wrong)).toEqual([400, 'ValidationError', 'The provided current password is invalid'])
    const changed = await ask('/auth/change-password', { currentPassword: password, ...next }, jwt)
    expect((await ask('/users/me', undefined, changed.body.jwt)).body).toMatchObject({ email })
    expect((await ask('/users/me', undefined, jwt)).status).toBe(401)
  })

  it('API-127 API-129 get one letter for many wishes at once, and of many changes at once only the one that knew the password', async () => {
    const { email, jwt } = await newEditor()
    const { pool } = server.database.db
    const letters = async () =>
      (
        await pool.query(
          `select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`,
          [email]
        )
      ).rowCount ?? 0
    const before = await letters()
    await Promise.all(Array.from({ length: 20 }, () => ask('/auth/forgot-password', { email })))
    expect(await letters()).toBe(before + 1)
    const wishes = [1, 2, 3, 4].map((n) => ({
      currentPassword: password,
      password: `other-Lantern-9${n}`,
      passwordConfirmation: `other-Lantern-9${n}`,
    }))
    const changes = await Promise.all(wishes.map((wish) => ask('/auth/change-password', wish, jwt)))
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(
      (
        await pool.query(
          `select 1 from staff.tokens t join staff.accounts a on a.id = t.account where a.email = $1 and t.kind = 'content'`,
          [email]
        )
      ).rowCount
    ).toBe(1)
  })

  it('API-125 API-129 open no session for who came with the password of before, however closely before', async () => {
    const { email } = await newEditor()
    const { pool } = server.database.db
    const client = await pool.connect()
    await client.query('begin')
    await client.query(`update staff.accounts set password_hash = 'another' where email = $1`, [email])
    const late = ask('/auth/local', { identifier: email, password })
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%staff.accounts%' and datname = current_database()`
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
    await client.query('commit')
    client.release()
    expect(errorOf(await late)).toEqual([400, 'ValidationError', 'Invalid identifier or password'])
  })

  it('API-130 API-131 send the confirmation once a minute, say when it is done, and know no other provider', async () => {
    const email = 'slow@example.com'
    await ask('/auth/local/register', { username: 'slow', email, password })
    const first = await fromLetter(email, 'confirmation')
    expect((await ask('/auth/send-email-confirmation', { email })).body).toEqual({ email, sent: true })
    expect(await fromLetter(email, 'confirmation')).toBe(first)
    await server.database.db.pool.query(`update staff.tokens set created_at = created_at - interval '2 minutes'`)
    await ask('/auth/send-email-confirmation', { email })
    const second = await fromLetter(email, 'confirmation')
    expect(second).not.toBe(first)
    await ask(`/auth/email-confirmation?confirmation=${second}`)
    expect(errorOf(await ask('/auth/send-email-confirmation', { email }))).toEqual([
      400,
      'ApplicationError',
      'Already confirmed',
    ])
    expect((await ask('/auth/send-email-confirmation', { email: 'nobody@example.com' })).body).toEqual({
      email: 'nobody@example.com',
      sent: true,
    })
    expect(errorOf(await ask('/auth/google/callback'))).toEqual([400, 'ApplicationError', 'This provider is disabled'])
  })

  it('API-132 read drafts with the published client when the operator lets them, and are nobody among players', async () => {
    const { email, username, jwt } = await newEditor()
    const drafts = async () =>
      (
        await strapi({ baseURL: `${server.url}/cms`, auth: jwt })
          .collection('pages')
          .find({ status: 'draft' })
      ).data[0]?.['title'] as string
    await expect(drafts()).rejects.toThrow(HTTPForbiddenError)
    const setRoles = (who: string, roles: string[]) =>
      operatorCall(server.database.db, 'staff.setroles', { email: who, roles })
    await expect(setRoles('nobody@example.com', ['editor'])).rejects.toThrow('not_found')
    await setRoles(email.toUpperCase(), ['editor'])
    expect(await drafts()).toBe('The new terms')
    await setRoles(email, [])
    await expect(drafts()).rejects.toThrow(HTTPForbiddenError)
    const before = await fetch(`${server.url}/api/staff/me`, { headers: { cookie: `ante_staff=${jwt}` } })
    expect(await before.json()).toMatchObject({ data: null })
    const { rows } = await server.database.db.pool.query('select uid from identity.users where login in ($1, $2)', [
      email,
      username,
    ])
    expect(rows).toEqual([])
  })
})

test('API-126 nobody opens an account of an editor unless the operator allows it', async () => {
  const shut = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'staff'] })
  const body = JSON.stringify({ username: 'eve', email: 'eve@example.com', password })
  const answer = await fetch(`${shut.url}/cms/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { message: 'Register action is currently disabled' } })
  expect((await shut.database.db.pool.query('select from staff.accounts')).rowCount).toBe(0)
  await shut.stop()
})
