import type { Context, Statement, Tx } from '@ante/kit/context'
import type { RefusalCode, Refuses } from '@ante/kit/refusal'
import type { TestServer, Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerWithLetters, serverWithLetters } from './letters.fixture.ts'
import { askRecovery, writeRecovery } from './restore-access.ts'

let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  world = await serverWithLetters()
  server = world.server
})
afterAll(() => world.close())

let people = 0
async function someone(): Promise<{ visitor: Visitor; email: string }> {
  const email = `forgets${++people}@example.com`
  return { visitor: await server.player({ email }), email }
}
const lettersTo = (email: string) => world.lettersTo(email)
/** Wishes are looked at by a job, in their order. */
const wishes = async () =>
  (
    await server.database.db.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'identity.write-recovery'`
    )
  ).rowCount ?? 0
async function ask(login: string, locale = 'en') {
  const answer = await server.visitor().post<{ ok: 1 }>('auth.restore', { login }, { locale })
  await expect.poll(wishes).toBe(0)
  return answer
}
async function tokenFor(email: string): Promise<string> {
  await ask(email)
  await expect.poll(async () => (await lettersTo(email)).length).toBeGreaterThan(0)
  return /restore=([\w-]+)/.exec((await lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
}
const setPassword = (token: string, password: string) => server.visitor().post('auth.setpassword', { token, password })
const logIn = (login: string, password: string) => server.visitor().post('auth.login', { login, password })
/** The minute between two letters is over. */
const later = () =>
  server.database.db.pool.query(`update identity.recoveries set created_at = created_at - interval '2 minutes'`)

describe('a forgotten password', () => {
  it('API-40 AUTH-48 AUTH-50 a letter with a link goes to the account; the link sets a new password once, and every session ends', async () => {
    const { visitor, email } = await someone()
    expect((await ask(` ${email.toUpperCase()} `)).data).toEqual({ ok: 1 })
    const token = await tokenFor(email)
    const [letter] = await lettersTo(email)
    expect(letter?.subject).toBe('Reset your Ante password')
    expect(letter?.text).toContain(`/?restore=${token}`)
    expect(letter?.text).toContain('within 60 minutes')

    expect((await setPassword(token, 'brand-New-77')).status).toBe(200)
    expect((await logIn(email, 'correct-horse-9')).status).toBe(401)
    expect((await logIn(email, 'brand-New-77')).status).toBe(200)
    expect((await visitor.call('account.getBalance')).status).toBe(401)
    // Its answer was lost: sent again it is answered alike, and does nothing. Another password is refused.
    expect((await setPassword(token, 'brand-New-77')).data).toEqual({ ok: 1 })
    expect((await logIn(email, 'brand-New-77')).status).toBe(200)
    const again = await setPassword(token, 'brand-New-78')
    expect([again.status, again.error.code]).toEqual([400, 'link_expired'])
  })

  it('AUTH-50 the answer is the same for an address that nobody has, and no letter goes', async () => {
    expect((await ask('nobody-at-all@example.com')).data).toEqual({ ok: 1 })
    const { email } = await someone()
    await tokenFor(email)
    expect(await lettersTo('nobody-at-all@example.com')).toEqual([])
    expect((await ask('')).error.invalid_parameters).toHaveProperty('login')
  })

  it('ACC-7 AUTH-50 the call does the same work for an address that nobody has as for one that somebody has', async () => {
    const { email } = await someone()
    const { db } = server.database
    const workFor = async (login: string): Promise<string[]> => {
      const done: string[] = []
      const recorded = (tx: Tx): Tx => ({
        ...tx,
        rows: (statement: Statement, values) => (done.push(statement.name), tx.rows(statement, values)),
        maybe: (statement: Statement, values) => (done.push(statement.name), tx.maybe(statement, values)),
        announce: (event, payload) => (done.push(event.name), tx.announce(event, payload)),
        enqueue: (job, payload, options) => (done.push(job), tx.enqueue(job, payload, options)),
      })
      const context: Context & Refuses<RefusalCode> = {
        ...(await server.context()),
        db: { ...db, write: (work) => db.write((tx) => work(recorded(tx))) },
      }
      await askRecovery(context, { login, request: '' })
      return done
    }
    const known = await workFor(email)
    expect(known.length).toBeGreaterThan(0)
    expect(await workFor('nobody-at-all@example.com')).toEqual(known)
    // The letter comes all the same.
    await expect.poll(async () => (await lettersTo(email)).length).toBe(1)
  })

  it('AUTH-50 pressing again sends no second letter at once; a later one replaces it, in the language of the page', async () => {
    const { email } = await someone()
    const first = await tokenFor(email)
    await ask(email)
    await later()
    await ask(email, 'ar')
    await expect.poll(async () => (await lettersTo(email)).length).toBe(2)
    expect((await lettersTo(email))[1]?.text).toContain('/ar/?restore=')
    // Either link works until one was used.
    expect((await setPassword(first, 'brand-New-77')).status).toBe(200)
    const second = /restore=([\w-]+)/.exec((await lettersTo(email))[1]?.text ?? '')?.[1] ?? ''
    expect((await setPassword(second, 'brand-New-78')).error.code).toBe('link_expired')
  })

  it('AUTH-50 two workers that take two wishes at once write one letter: the second waits for the first, and finds its link', async () => {
    const { email } = await someone()
    const { pool } = server.database.db
    const client = await pool.connect()
    await client.query('begin')
    const { rows } = await client.query<{ uid: string }>(
      'select uid from identity.users where email = $1 for no key update',
      [email]
    )
    await client.query(
      `insert into identity.recoveries (token_hash, uid, expires_at) values ('first', $1, now() + interval '1 hour')`,
      [rows[0]?.uid]
    )
    const second = writeRecovery(await server.context(), {
      login: email,
      locale: 'en',
      origin: server.url,
      brand: 'Ante',
      network: '127.0.0.1',
    })
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%identity.users%' and datname = current_database()`
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
    await client.query('commit')
    client.release()
    await second
    expect(
      (
        await pool.query(
          `select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`,
          [email]
        )
      ).rowCount
    ).toBe(0)
  })

  it('AUTH-50 a new password follows the rules of registration, an old link is refused, and the link confirms the address', async () => {
    const { email } = await someone()
    const token = await tokenFor(email)
    expect((await setPassword(token, 'abc')).error.invalid_parameters).toHaveProperty('password')
    expect((await setPassword(token, 'password1')).status).toBe(400)
    expect((await setPassword('made-up', 'brand-New-77')).error.code).toBe('link_expired')
    await server.database.db.pool.query(`update identity.recoveries set expires_at = now() - interval '1 second'`)
    expect((await setPassword(token, 'brand-New-77')).error.code).toBe('link_expired')
    await later()
    expect(
      (await setPassword(await tokenFor(email).then(async () => (await newestToken(email)) ?? ''), 'brand-New-77'))
        .status
    ).toBe(200)
    const player = server.visitor()
    await player.post('auth.login', { login: email, password: 'brand-New-77' })
    const profile = await player.call<{ contacts: { type: string; is_confirmed: boolean }[] }>('account.getprofileinfo')
    expect(profile.data.contacts).toMatchObject([{ type: 'email', is_confirmed: true }])
    // What was sent is forgotten here: a link opens an account.
    const { rows } = await server.database.db.pool.query(
      `select count(*)::int as n from messages.outbox where channel = 'email' and state <> 'withheld' and sent_at is not null and body <> ''`
    )
    expect(rows).toEqual([{ n: 0 }])
  })
})

async function newestToken(email: string): Promise<string | undefined> {
  await expect.poll(async () => (await lettersTo(email)).length).toBe(2)
  return /restore=([\w-]+)/.exec((await lettersTo(email))[1]?.text ?? '')?.[1]
}
