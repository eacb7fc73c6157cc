import { randomUUID } from 'node:crypto'
import type { Answer, CallOptions } from '@ante/testing/client'
import { Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { seedGames } from '../../seeds/games.ts'
import { openCashier } from '../cashier/cashier.fixture.ts'
import type { AccountInfo } from '../players/contract.ts'
import type { SelfExclusion } from './contract.ts'
import { applyExclusionOf } from './index.ts'

// A house with a second name, where an exclusion holds at the name where it is chosen, and a third one, where it holds for all of them.
type World = Awaited<ReturnType<typeof openCashier>>
let world: World
/** The server is asked by its names through the header that a browser sends. */
const names = { house: 'house.test', lumen: 'lumen.test', strict: 'strict.test', mirror: 'mirror.test' }
beforeAll(async () => {
  world = await openCashier({
    more: ['protection', 'campaigns', 'jackpots', 'games', 'sportsbook', 'tournaments'],
    role: 'all',
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    settings: { exclusions: { reach: 'brand' } },
    domains: {
      [names.lumen]: { site: { name: 'Lumen' } },
      [names.strict]: { exclusions: { reach: 'house' } },
      [names.mirror]: { general: { domain_type: 'mirror' } },
    },
  })
  await world.db.write(seedGames)
})
afterAll(() => world.close())

type Name = keyof typeof names
/** A tab of a browser at one of the names. */
class Tab extends Visitor {
  readonly at: Name
  constructor(at: Name) {
    super(world.server.url)
    this.at = at
  }
  protected override send<T>(key: string, params: Record<string, unknown>, options: CallOptions): Promise<Answer<T>> {
    return super.send(key, params, { ...options, headers: { ...options.headers, 'x-forwarded-host': names[this.at] } })
  }
}

async function someone() {
  const email = `brand-${randomUUID().slice(0, 8)}@example.com`
  const player = await world.server.player({ email })
  const signIn = async (at: Name) => {
    const tab = new Tab(at)
    expect((await tab.post('auth.login', { login: email, password: 'correct-horse-9' })).status).toBe(200)
    return Object.assign(tab, { uid: player.uid })
  }
  return { uid: player.uid, signIn }
}
type Signed = Awaited<ReturnType<Awaited<ReturnType<typeof someone>>['signIn']>>
const exclude = (tab: Signed, period: string) => tab.post<SelfExclusion>('account.setSelfExclusion', { period })
const stateAt = async (tab: Signed) => (await tab.call<SelfExclusion>('account.getSelfExclusion')).data
const infoAt = async (tab: Signed) => (await tab.call<AccountInfo>('account.getInfo')).data.exclusion
const play = (tab: Signed) =>
  tab.post<{ round: { id: string } }>('games.play', {
    sysname: 'dicebox',
    stake: '1',
    choice: { side: 'under', chance: 50 },
  })
/** The moments in which calls of the excluded name may still be under way are over. */
const settled = (uid: bigint) =>
  world.db.pool.query(
    `update ledger.accounts set stakes_from = stakes_from - interval '10 seconds', excluded_from = excluded_from - interval '10 seconds'
       where path like 'player:' || $1 || ':%'`,
    [uid]
  )
const pass = (uid: bigint, interval: string) =>
  world.db.pool.query(
    `update identity.brand_exclusions set excluded_until = excluded_until - $2::interval, returns_at = returns_at - $2::interval where uid = $1`,
    [uid, interval]
  )

describe('an exclusion of one name of the house', () => {
  it('RG-11 binds at once where it is chosen, at every call that stakes or pays in, and leaves the other names free', async () => {
    const { uid, signIn } = await someone()
    const atLumen = await signIn('lumen')
    await world.pay(atLumen, 50)
    expect((await stateAt(atLumen)).reach).toBe('brand')
    const elsewhere = await signIn('house')
    const { data: chosen } = await exclude(atLumen, '6m')
    expect(chosen).toMatchObject({ state: 'active', period: '6m', kind: 'self_exclusion', reach: 'brand' })
    // Every session is over, and signing in where it was chosen is for the money.
    expect((await atLumen.call('account.getBalance')).status).toBe(401)
    expect((await elsewhere.call('account.getBalance')).status).toBe(401)
    const back = await signIn('lumen')
    expect(await stateAt(back)).toEqual(chosen)
    expect(await infoAt(back)).toMatchObject({ state: 'active', until: chosen.until })
    for (const refused of [await play(back), await world.deposit(back, 20)])
      expect(refused).toMatchObject({ status: 409, error: { code: 'self_excluded', error_data: { state: 'active' } } })
    expect((await world.withdraw(back, 10)).status).toBe(200)
    // What may be under way there is refused for moments wherever it comes from.
    const free = await signIn('house')
    expect((await play(free)).error.code).toBe('self_excluded')
    await settled(uid)
    expect((await play(free)).status).toBe(200)
    expect((await world.deposit(free, 20)).status).toBe(200)
    expect(await stateAt(free)).toMatchObject({ state: 'none', reach: 'brand' })
    expect(await infoAt(free)).toBeNull()
    expect((await play(await signIn('lumen'))).error.code).toBe('self_excluded')
    // News stop everywhere, and stay so.
    const { data } = await free.call<{ contacts: { contact: string; is_subscribed: boolean }[] }>(
      'account.getprofileinfo'
    )
    expect(data.contacts.map((contact) => contact.is_subscribed)).toEqual([false])
    const news = { contact: data.contacts[0]?.contact, subscription: '1' }
    expect((await free.post('account.changeSubscription', news)).error.code).toBe('self_excluded')
  })

  it('RG-11 a session of a free name opens nothing at the excluded one: there it is nobody’s', async () => {
    const { signIn } = await someone()
    await exclude(await signIn('lumen'), '1y')
    const free = await signIn('house')
    const carried = Object.assign(new Tab('lumen'), { cookie: free.cookie })
    expect((await carried.call('account.getBalance')).status).toBe(401)
    expect((await carried.post('games.play', { sysname: 'dicebox', stake: '1', choice: {} })).status).toBe(401)
    expect((await free.call('account.getBalance')).status).toBe(200)
  })

  it('RG-11 a mirror is the house, and an exclusion there holds at both and not at the second name', async () => {
    const { uid, signIn } = await someone()
    const first = await signIn('lumen')
    await world.pay(first, 20)
    await exclude(await signIn('mirror'), '7d')
    await settled(uid)
    for (const at of ['house', 'mirror'] as const)
      expect((await play(await signIn(at))).error.code).toBe('self_excluded')
    expect((await play(await signIn('lumen'))).status).toBe(200)
  })

  it('RG-11 sockets of the excluded name close with its sessions', async () => {
    const { signIn } = await someone()
    const tab = await signIn('lumen')
    const { data } = await tab.call<{ token: string }>('account.getToken')
    const socket = new WebSocket(`${world.server.url.replace('http', 'ws')}/ws`)
    const closed = new Promise<number>((done) => socket.once('close', done))
    await new Promise((done) => socket.once('open', done))
    socket.send(JSON.stringify({ type: 'auth', token: data.token }))
    await new Promise((done) => socket.once('message', done))
    await exclude(tab, '1d')
    expect(await closed).toBe(4403)
  })

  it('RG-11, SAFE-14 is made longer and never shorter there, and ends by asking there, 24 hours later', async () => {
    const { uid, signIn } = await someone()
    await exclude(await signIn('lumen'), '7d')
    await exclude(await signIn('house'), '1d')
    const back = await signIn('lumen')
    expect((await exclude(back, '1d')).error.code).toBe('exclusion_not_longer')
    expect((await back.post('account.askToReturn')).error.code).toBe('exclusion_not_over')
    await pass(uid, '25 hours')
    // The one of the house is over, that of the second name is not.
    expect((await back.post('account.askToReturn')).error.code).toBe('exclusion_not_over')
    const own = await signIn('house')
    expect((await stateAt(own)).state).toBe('ended')
    expect((await own.post<SelfExclusion>('account.askToReturn')).data).toMatchObject({
      state: 'returning',
      period: '1d',
    })
    expect((await play(own)).error).toMatchObject({ code: 'self_excluded', error_data: { state: 'returning' } })
    await pass(uid, '24 hours')
    await settled(uid)
    expect((await stateAt(own)).state).toBe('none')
    expect((await world.deposit(own, 20)).status).toBe(200)
    expect(await stateAt(await signIn('lumen'))).toMatchObject({ state: 'active', period: '7d' })
  })
})

describe('another account of the same person', () => {
  it('RG-11 is kept out of the same names, to the same day, and free at the others', async () => {
    const [first, second] = [await someone(), await someone()]
    await exclude(await first.signIn('lumen'), '1y')
    const until = (await stateAt(await first.signIn('lumen'))).until
    await world.pay(await second.signIn('house'), 20)
    await world.db.write((tx) => applyExclusionOf(tx, second.uid, [first.uid]))
    expect(await stateAt(await second.signIn('lumen'))).toMatchObject({ state: 'active', until, reach: 'brand' })
    expect((await play(await second.signIn('lumen'))).error.code).toBe('self_excluded')
    expect((await play(await second.signIn('house'))).status).toBe(200)
  })
})

describe('an exclusion of the whole house', () => {
  it('RG-11 by the setting of the name where it is chosen holds at every name, and what holds for all is made longer for all', async () => {
    const { uid, signIn } = await someone()
    const first = await signIn('strict')
    await world.pay(first, 20)
    expect((await stateAt(first)).reach).toBe('house')
    const { data: chosen } = await exclude(first, '30d')
    expect(chosen.reach).toBe('house')
    await settled(uid)
    for (const at of ['house', 'lumen', 'strict', 'mirror'] as const) {
      const tab = await signIn(at)
      expect(await stateAt(tab), at).toEqual(chosen)
      expect((await play(tab)).error.code, at).toBe('self_excluded')
      expect((await world.deposit(tab, 20)).error.code, at).toBe('self_excluded')
    }
    // At a name whose own exclusions leave the others free.
    const { data: longer } = await exclude(await signIn('lumen'), '6m')
    expect(longer.reach).toBe('house')
    expect(await stateAt(await signIn('house'))).toEqual(longer)
  })

  it('RG-11 takes the place of shorter ones of single names, and a longer one of a name stays', async () => {
    const { signIn } = await someone()
    await exclude(await signIn('lumen'), 'permanent')
    await exclude(await signIn('house'), '1d')
    const { data: whole } = await exclude(await signIn('strict'), '30d')
    expect(await stateAt(await signIn('house'))).toEqual(whole)
    expect((await stateAt(await signIn('lumen'))).state).toBe('permanent')
  })
})
