import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

const password = 'correct-horse-9'
const uidOf = async (visitor: ReturnType<TestServer['visitor']>) =>
  (await visitor.call<{ uid: number }>('account.getInfo')).data.uid

describe('the password', () => {
  it('API-18 PROF-33 ACC-12 is changed by who knows it, and every other session ends', async () => {
    const player = await server.player({ email: 'change@example.com' })
    const elsewhere = server.visitor()
    await elsewhere.post('auth.login', { login: 'change@example.com', password })
    expect(await uidOf(elsewhere)).toBe(Number(player.uid))
    const answer = await player.post('account.changepassword', {
      old_password: password,
      new_password: 'plum-Lantern-94',
    })
    expect([answer.status, answer.data]).toEqual([200, 1])
    expect(await uidOf(player)).toBe(Number(player.uid))
    expect(await uidOf(elsewhere)).toBe(0)
    expect((await server.visitor().post('auth.login', { login: 'change@example.com', password })).status).toBe(401)
    expect(
      (await server.visitor().post('auth.login', { login: 'change@example.com', password: 'plum-Lantern-94' })).status
    ).toBe(200)
  })

  it('PROF-33 is changed once by many who know the present one: for the others it is not the present one any more', async () => {
    const player = await server.player()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        player.post('account.changepassword', { old_password: password, new_password: `plum-Lantern-9${n}` })
      )
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    for (const { status, error } of answers)
      if (status === 400) expect(error.invalid_parameters).toHaveProperty('old_password')
  })

  it('PROF-33 opens no session for who came with the password of before, however closely before', async () => {
    const player = await server.player({ email: 'closely@example.com' })
    const pool = server.database.db.pool
    const client = await pool.connect()
    // A change that has not been committed yet: the login finds the old password right, and then waits for the row.
    await client.query('begin')
    await client.query(`update identity.users set password_hash = 'another' where uid = $1`, [player.uid])
    const late = server.visitor()
    const login = late.post('auth.login', { login: 'closely@example.com', password })
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%identity.users%' and datname = current_database()`
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
    await client.query('delete from identity.sessions where uid = $1', [player.uid])
    await client.query('commit')
    client.release()
    expect([(await login).status, late.cookie]).toEqual([401, ''])
    expect((await pool.query('select 1 from identity.sessions where uid = $1', [player.uid])).rowCount).toBe(0)
  })

  it('is not changed with a wrong present one, nor to one that registration would refuse', async () => {
    const player = await server.player()
    for (const [given, field] of [
      [{ old_password: 'wrong-horse-9', new_password: 'plum-Lantern-94' }, 'old_password'],
      [{ old_password: password, new_password: '12345' }, 'new_password'],
      [{ old_password: password, new_password: 'password1' }, 'new_password'],
    ] as const) {
      const answer = await player.post('account.changepassword', given)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.error.invalid_parameters)).toEqual([field])
    }
  })

  it('cannot be guessed here when it cannot be guessed at the door', async () => {
    const player = await server.player()
    const statuses = []
    for (let n = 0; n < 12; n++)
      statuses.push(
        (await player.post('account.changepassword', { old_password: `guess-${n}-x`, new_password: 'plum-Lantern-94' }))
          .status
      )
    expect(statuses.at(0)).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('news', () => {
  const news = async (visitor: ReturnType<TestServer['visitor']>) => {
    const { data } = await visitor.call<{ contacts: { type: string; is_subscribed: boolean }[] }>(
      'account.getprofileinfo'
    )
    return Object.fromEntries(data.contacts.map(({ type, is_subscribed }) => [type, is_subscribed]))
  }

  it('API-19 PROF-29 is chosen for each contact, and for one’s own only', async () => {
    const player = await server.player({ email: 'news@example.com', phone: '+447700900123' })
    expect(await news(player)).toEqual({ email: true, phone: true })
    expect(
      (await player.post('account.changeSubscription', { contact: 'news@example.com', subscription: '0' })).data
    ).toBe(1)
    expect(await news(player)).toEqual({ email: false, phone: true })
    expect((await player.call<{ is_subscribed: boolean }>('account.getInfo')).data.is_subscribed).toBe(true)
    expect(
      (await player.post('account.changeSubscription', { contact: 'other@example.com', subscription: '1' })).status
    ).toBe(400)
  })
})

describe('what the site keeps for a player', () => {
  const kept = async (visitor: ReturnType<TestServer['visitor']>, key: string) =>
    (await visitor.call<{ value: string | null }>('storage.get', { key })).data.value
  const keysOf = async (visitor: ReturnType<TestServer['visitor']>) =>
    (await visitor.call<{ keys: string[] }>('storage.getKeys')).data.keys

  it('API-104 API-105 API-106 API-107 is a value under a key, the same on every device and nobody else’s', async () => {
    const player = await server.player({ email: 'keeps@example.com' })
    expect(await kept(player, 'already_seen_cashback_id')).toBeNull()
    expect((await player.post('storage.set', { key: 'already_seen_cashback_id', value: '17' })).data).toBe(1)
    expect((await player.post('storage.set', { key: 'already_seen_cashback_id', value: '18' })).data).toBe(1)
    await player.post('storage.set', { key: 'a.b-c', value: '' })
    const elsewhere = server.visitor()
    await elsewhere.post('auth.login', { login: 'keeps@example.com', password })
    expect(await kept(elsewhere, 'already_seen_cashback_id')).toBe('18')
    expect(await kept(elsewhere, 'a.b-c')).toBe('')
    expect(await keysOf(elsewhere)).toEqual(['a.b-c', 'already_seen_cashback_id'])
    const other = await server.player()
    expect([await kept(other, 'already_seen_cashback_id'), await keysOf(other)]).toEqual([null, []])
    expect((await player.post('storage.set', { key: 'no spaces', value: '1' })).status).toBe(400)
  })

  it('API-107 ERR-26 has room for a hundred keys and ten kilobytes each; what is there may still be changed', async () => {
    const player = await server.player()
    const set = async (key: string, value: string) => {
      const { status, error } = await player.post('storage.set', { key, value })
      return status === 200 ? 200 : error.type
    }
    expect(await set('large', 'ä'.repeat(5 * 1024))).toBe(200)
    expect(await set('large', 'ä'.repeat(5 * 1024 + 1))).toBe('StorageQuotaExceededException')
    expect(await kept(player, 'large')).toBe('ä'.repeat(5 * 1024))
    const answers = await Promise.all(Array.from({ length: 105 }, (_, n) => set(`key-${n}`, 'x')))
    expect(answers.filter((answer) => answer === 200)).toHaveLength(99)
    expect(await keysOf(player)).toHaveLength(100)
    expect(await set('large', 'smaller')).toBe(200)
  })
})
