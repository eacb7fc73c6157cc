import { randomUUID } from 'node:crypto'
import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playerAccount, post } from '../ledger/index.ts'
import { money } from '@ante/kit/money'

let server: TestServer
let clerk: Member
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players', 'bonuses', 'cashier'],
  })
  clerk = await staffMember(server, ['players:*'])
})
afterAll(() => server.stop())

const reason = 'a test of this decision'
const decide = (action: 'block' | 'restrict' | 'release' | 'close', uid: bigint) =>
  clerk.call<{ uid: string; state: string }>(`players.${action}`, { uid: String(uid), reason })
async function someone() {
  const email = `decided-${randomUUID().slice(0, 8)}@example.com`
  const player = await server.player({ email })
  const signIn = async () => {
    const visitor = server.visitor()
    const answer = await visitor.post('auth.login', { login: email, password: 'correct-horse-9' })
    return { visitor, status: answer.status, type: answer.status === 200 ? '' : answer.error.type }
  }
  return { player, email, signIn, uid: player.uid }
}
const eventsOf = async (call: string): Promise<string[]> => {
  const { rows } = await server.database.db.pool.query<{ event: string }>(
    `select event from staff.audit where call_id = (select call_id from staff.audit where call = $1 order by id desc limit 1) order by id`,
    [call]
  )
  return rows.map(({ event }) => event)
}

describe('decisions about a player', () => {
  it('ACC-12 a blocked player is signed out at once and signs in no more, until released; each decision stands in the audit log with what it wrote', async () => {
    const { player, signIn, uid } = await someone()
    expect((await player.call('account.getBalance')).status).toBe(200)
    expect((await decide('block', uid)).data).toEqual({ uid: String(uid), state: 'blocked' })
    expect(await eventsOf('players.block')).toEqual(['allowed', 'written', 'done'])
    await expect.poll(async () => (await player.call('account.getBalance')).status).toBe(401)
    expect(await signIn()).toMatchObject({ status: 403, type: 'UserBannedException' })
    expect((await decide('block', uid)).data.state).toBe('blocked')
    expect((await decide('release', uid)).data.state).toBe('active')
    expect((await signIn()).status).toBe(200)
  })

  it('a restricted player may read and withdraw, and is refused all else that moves money', async () => {
    const { signIn, uid } = await someone()
    await decide('restrict', uid)
    const { visitor, status } = await signIn()
    expect(status).toBe(200)
    expect((await visitor.call('account.getBalance')).status).toBe(200)
    expect((await visitor.call('cashier.getwithdrawsettings')).status).toBe(200)
    expect((await visitor.call('cashier.gethistory')).status).toBe(200)
    const deposit = { methodId: '1', method: 'card', amount: '10' }
    expect(await visitor.post('cashier.makedeposit', deposit)).toMatchObject({
      status: 409,
      error: { code: 'account_restricted' },
    })
    const withdrawal = await visitor.post('cashier.makewithdrawal', deposit)
    expect(withdrawal.error.code).not.toBe('account_restricted')
  })

  it('a closed account opens no more and is never released; one with money is not closed', async () => {
    const { signIn, uid } = await someone()
    const main = playerAccount(uid, 'main')
    const move = (from: typeof main | 'house:test', to: typeof main | 'house:test') =>
      server.database.db.write((tx) =>
        post(tx, {
          key: randomUUID(),
          kind: 'adjustment',
          postings: [{ from, to, amount: money(500n), code: 'adjustment' }],
        })
      )
    await move('house:test', main)
    expect(await decide('close', uid)).toMatchObject({ status: 409, error: { code: 'balance_left' } })
    expect((await signIn()).status).toBe(200)
    await move(main, 'house:test')
    expect((await decide('close', uid)).data.state).toBe('closed')
    expect(await signIn()).toMatchObject({ status: 401 })
    expect(await decide('release', uid)).toMatchObject({ status: 409, error: { code: 'conflict' } })
    expect((await decide('close', 999_999n)).status).toBe(404)
  })

  it('players are found by what login, email, number or nickname begin with, page by page, newest first', async () => {
    const { email, uid } = await someone()
    await decide('block', uid)
    const list = async (params: object) =>
      (
        await clerk.get<{ items: { uid: string; email: string; state: string }[]; total: number }>(
          'players.list',
          params as Record<string, unknown>
        )
      ).data
    expect(await list({ query: email.slice(0, 14).toUpperCase() })).toMatchObject({
      total: 1,
      items: [{ uid: String(uid), email, state: 'blocked' }],
    })
    expect((await list({ query: String(uid) })).items[0]?.uid).toBe(String(uid))
    // One player alone, whatever else begins with that number.
    expect(await list({ uid: String(uid) })).toMatchObject({ total: 1, items: [{ uid: String(uid) }] })
    expect(await list({ uid: String(uid), only_test: '1' })).toEqual({ total: 0, items: [] })
    expect(await list({ uid: '999999999' })).toEqual({ total: 0, items: [] })
    expect((await list({ query: '%' })).items).toEqual([])
    // By the nickname, which other players read.
    const named = await someone()
    const nickname = `Heron${named.uid}`
    expect((await named.player.post('account.changefakename', { fakename: nickname })).status).toBe(200)
    expect(await list({ query: nickname.toUpperCase() })).toMatchObject({
      total: 1,
      items: [{ uid: String(named.uid) }],
    })
    expect(await list({ query: nickname, state: 'blocked' })).toEqual({ total: 0, items: [] })
    expect((await list({ state: 'blocked' })).items.every(({ state }) => state === 'blocked')).toBe(true)
    const all = await list({ count: 200 })
    const [first, second] = [await list({ count: 1 }), await list({ count: 1, offset: 1 })]
    expect([first.items[0]?.uid, second.items[0]?.uid]).toEqual(all.items.slice(0, 2).map((item) => item.uid))
    expect(first.total).toBe(all.items.length)
  })
})
