import { money } from '@ante/kit/money'
import { withinOneDay } from '@ante/testing/one-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { seedGames } from '../../seeds/games.ts'
import { openCashier } from '../cashier/cashier.fixture.ts'
import { type AccountPath, houseAccount, playerAccount, post, providerAccount } from '../ledger/index.ts'
import type { NetPosition, SessionFacts, Statement } from './contract.ts'

type World = Awaited<ReturnType<typeof openCashier>>
type Someone = Awaited<ReturnType<World['server']['player']>>
let world: World
beforeAll(async () => {
  world = await openCashier({
    more: ['protection', 'campaigns', 'jackpots', 'games', 'sportsbook', 'tournaments'],
    role: 'all',
  })
  await world.db.write(seedGames)
})
afterAll(() => world.close())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await world.db.pool.query(text, values)).rows as Row[]
const factsOf = async (player: Someone) => (await player.call<SessionFacts>('account.getSession')).data
const positionOf = async (player: Someone) => (await player.call<NetPosition>('account.getNetPosition')).data
const statementOf = async (player: Someone) => (await player.call<Statement>('account.getStatement')).data
const usd = (amount: number) => ({ amount, currency: 'USD' })
const play = (player: Someone, stake = '1') =>
  player.post<{ round: { win: { amount: number } } }>('games.play', {
    sysname: 'dicebox',
    stake,
    choice: { side: 'under', chance: 50 },
  })
let people = 0
const loginOf = (uid: bigint) => logins.get(uid) ?? ''
const logins = new Map<bigint, string>()
/** The same player on another device. */
async function another({ uid }: Someone): Promise<Someone> {
  const visitor = world.server.visitor()
  await visitor.post('auth.login', { login: loginOf(uid), password: 'correct-horse-9' })
  return Object.assign(visitor, { uid })
}
async function rich(): Promise<Someone> {
  const email = `paced-${++people}@example.com`
  const player = await world.server.player({ email })
  logins.set(player.uid, email)
  await world.db.write((tx) =>
    post(tx, {
      key: `opening:${player.uid}`,
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(100_000n),
          code: 'opening',
        },
      ],
    })
  )
  return player
}
/** As if the player had logged in, and last confirmed a check, so much earlier. Before the host reads the session. */
const letSessionPass = (uid: bigint, minutes: number) =>
  query(
    `update identity.sessions set created_at = created_at - $2 * interval '1 minute', checked_at = checked_at - $2 * interval '1 minute' where uid = $1`,
    [uid, minutes]
  )
/** Since midnight no more than that is of today. */
const minutesOfToday = (minutes: number): number => Math.min(minutes, (Date.now() % 86_400_000) / 60_000)

describe('what a session has come to', () => {
  it('SAFE-17 SAFE-18 is told by the server: since when, and what was staked, won and is left of it', () =>
    withinOneDay(async () => {
      const player = await rich()
      const before = await factsOf(player)
      expect(before).toMatchObject({ staked: usd(0), won: usd(0), net: usd(0), day: null })
      expect(Math.abs(Date.parse(before.started_at) - Date.now())).toBeLessThan(60_000)
      let wonCents = 0
      for (let round = 0; round < 6; round++)
        wonCents += Math.round((await play(player, '2')).data.round.win.amount * 100)
      const after = await factsOf(player)
      expect(after.started_at).toBe(before.started_at)
      expect(after).toMatchObject({ staked: usd(12), won: usd(wonCents / 100), net: usd((wonCents - 1200) / 100) })

      // Another session begins with nothing; what was before stays in the sums of the day.
      const again = await another(player)
      expect(await factsOf(again)).toMatchObject({ staked: usd(0), won: usd(0) })
      await play(again, '5')
      expect((await factsOf(again)).staked).toEqual(usd(5))
      expect((await factsOf(player)).staked).toEqual(usd(17))
      expect((await positionOf(player)).today.staked).toEqual(usd(17))
    }))

  it('SAFE-18 equals the books, also where many ask at once', () =>
    withinOneDay(async () => {
      const player = await rich()
      await Promise.all(Array.from({ length: 10 }, () => Promise.all([play(player, '2'), factsOf(player)])))
      const [books] = await query<{ staked: string; won: string }>(
        `select sum(amount_minor) filter (where code = 'stake') as staked, coalesce(sum(amount_minor) filter (where code = 'win'), 0) as won
           from ledger.postings p join ledger.accounts a on a.id in (p.from_account, p.to_account) where a.path = $1`,
        [`player:${player.uid}:main`]
      )
      const facts = await factsOf(player)
      expect(facts.staked).toEqual(usd(20))
      expect([facts.staked.amount * 100, facts.won.amount * 100]).toEqual([Number(books?.staked), Number(books?.won)])
      // Whoever asks again finds nothing new to count.
      expect(await positionOf(player)).toEqual(await positionOf(player))
    }))

  it('SAFE-18 counts a round once, also where two count and the first of them saw less', async () => {
    const player = await rich()
    const count = `select ledger.count_play($1, 'USD')`
    const path = playerAccount(player.uid, 'main')
    await play(player, '2')
    const holder = await world.db.pool.connect()
    try {
      await holder.query('begin')
      await holder.query(count, [path])
      const waiting = world.db.pool.query(count, [path])
      await expect
        .poll(() =>
          query(`select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.query = $1`, [
            count,
          ])
        )
        .toHaveLength(1)
      await play(player, '5')
      await holder.query(count, [path])
      await holder.query('commit')
      await waiting
    } finally {
      holder.release()
    }
    expect((await positionOf(player)).ever.staked).toEqual(usd(7))
  })

  it('ACC-15 the net position is that of today, 30 days, six months and ever, and the statement that of each month', () =>
    withinOneDay(async () => {
      const player = await world.server.player()
      await world.pay(player, 100)
      await play(player, '10')
      const { ever } = await statementOf(player)
      expect(ever).toMatchObject({ deposited: usd(100), withdrawn: usd(0), staked: usd(10) })
      // As if all that had been 40 days ago.
      await query(`update ledger.play_days set day = day - 40 where path = $1`, [`player:${player.uid}:main`])
      await world.pay(player, 20)
      const position = await positionOf(player)
      expect(position.today).toMatchObject({ deposited: usd(20), staked: usd(0) })
      expect(position.month).toMatchObject({ deposited: usd(20), staked: usd(0) })
      expect(position.half_year).toMatchObject({ deposited: usd(120), staked: usd(10) })
      expect(position.ever).toMatchObject({ deposited: usd(120), staked: usd(10) })
      const months = (await statementOf(player)).months
      expect(months.map(({ deposited }) => deposited)).toEqual([usd(20), usd(100)])
      expect(months[0]?.month).toBe(new Date().toISOString().slice(0, 7))
    }))

  it('ACC-15 a withdrawal counts when it is paid, and not while it waits', async () => {
    const player = await rich()
    const main = playerAccount(player.uid, 'main')
    const hold = playerAccount(player.uid, 'hold')
    const move = (from: AccountPath, to: AccountPath, code: 'withdrawal-hold' | 'withdrawal-paid') =>
      world.db.write((tx) =>
        post(tx, { key: `${code}:${player.uid}`, kind: code, postings: [{ from, to, amount: money(3000n), code }] })
      )
    await move(main, hold, 'withdrawal-hold')
    expect((await positionOf(player)).ever.withdrawn).toEqual(usd(0))
    await move(hold, providerAccount('bank'), 'withdrawal-paid')
    expect((await positionOf(player)).ever.withdrawn).toEqual(usd(30))
  })
})

describe('the reality check', () => {
  it('SAFE-16 stops every stake at the API when its time has come, until the player has confirmed it; deposits go on', async () => {
    const player = await rich()
    await letSessionPass(player.uid, 59)
    expect((await play(player)).status).toBe(200)
    expect((await factsOf(player)).check).toMatchObject({
      minutes: 60,
      market_minutes: 60,
      can_choose: true,
      is_due: false,
    })
    // Sooner by choice, and never later than the market.
    for (const minutes of ['9', '61', 'soon'])
      expect((await player.post('account.setRealityCheck', { minutes })).status).toBe(400)
    const { data } = await player.post<SessionFacts>('account.setRealityCheck', { minutes: '30' })
    expect(data.check).toMatchObject({ minutes: 30, is_due: true })
    for (const [key, values] of [
      ['games.play', { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } }],
      ['games.playtable', { sysname: 'wheel-of-hours', round: '1', stake: '1', choice: {} }],
      ['sportsbook.placebet', {}],
    ] as const)
      expect(await player.post(key, values), key).toMatchObject({ status: 409, error: { code: 'reality_check_due' } })
    expect((await world.deposit(player, 20)).status).toBe(200)
    const confirmed = await player.post<SessionFacts>('account.continueSession', {})
    expect(confirmed.data.check).toMatchObject({ is_due: false })
    expect((await play(player)).status).toBe(200)
    expect(
      await query(
        'select played_seconds >= 59 * 60 as long, staked_minor from protection.reality_checks where uid = $1',
        [player.uid]
      )
    ).toEqual([{ long: true, staked_minor: 100n }])
  })

  it('GAM-1 a round that is open is played to its end while a check waits', async () => {
    const player = await rich()
    const begun = await player.post<{ round: { id: string; step: number } }>('games.play', {
      sysname: 'higher-ground',
      stake: '1',
    })
    expect(begun.status).toBe(200)
    await letSessionPass(player.uid, 90)
    await player.post('account.setRealityCheck', { minutes: '10' })
    expect((await play(player)).error.code).toBe('reality_check_due')
    const next = await player.post('games.advance', {
      round: begun.data.round.id,
      step: '1',
      choice: { guess: 'higher' },
    })
    expect(next.error?.code).not.toBe('reality_check_due')
  })
})

describe('the time of a day', () => {
  it('is used up by all sessions together, each moment once, and then nothing is staked or deposited until the day ends', () =>
    withinOneDay(async () => {
      const player = await rich()
      await letSessionPass(player.uid, 40)
      const phone = await another(player)
      await query(
        `update identity.sessions set created_at = now() - interval '30 minutes' where uid = $1 and created_at > now() - interval '1 minute'`,
        [player.uid]
      )
      expect((await play(player)).status).toBe(200)
      for (const minutes of ['14', '1441', 'x'])
        expect((await player.post('account.setTimeLimit', { minutes })).status).toBe(400)
      const { data } = await player.post<SessionFacts>('account.setTimeLimit', { minutes: '600' })
      expect(Math.abs((data.day?.used_seconds ?? 0) / 60 - minutesOfToday(40))).toBeLessThan(0.5)
      expect(Date.parse(data.day?.ends_at ?? '') % 86_400_000).toBe(0)
      expect((await play(player)).status).toBe(200)
      // The shortest that can be chosen is too long for the first minutes of a day, and any for the very first.
      if (minutesOfToday(40) < 1.1) return
      await player.post('account.setTimeLimit', { minutes: '15' })
      await query('update identity.users set day_minutes = 1 where uid = $1', [player.uid])
      await query(`update identity.sessions set created_at = now() - interval '40 minutes' where uid = $1`, [
        player.uid,
      ])
      const ended = await player.post<SessionFacts>('account.setRealityCheck', { minutes: '60' })
      expect(ended.data.day).toMatchObject({ is_used_up: true })
      for (const someone of [player, phone]) {
        for (const [key, values] of [
          ['games.play', { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } }],
          ['games.playtable', {}],
          ['sportsbook.placebet', {}],
          ['cashier.makedeposit', {}],
        ] as const) {
          const refused = await someone.post(key, values)
          expect(refused, key).toMatchObject({ status: 409, error: { code: 'session_time_used' } })
          expect(refused.error.error_data['until']).toBe(data.day?.ends_at)
        }
        expect((await someone.call('account.getBalance')).status).toBe(200)
      }
      // A session that is over has taken its part of the day.
      await phone.call('auth.logout')
      await player.call('auth.logout')
      const fresh = await another(player)
      expect((await play(fresh)).error.code).toBe('session_time_used')
      expect((await factsOf(fresh)).day?.used_seconds).toBeGreaterThanOrEqual(Math.floor(minutesOfToday(40) * 60) - 30)
    }))

  it('RG-12 is shorter at once, and longer or gone only after the hours and a confirmation', async () => {
    const player = await rich()
    const set = (minutes: string) => player.post<SessionFacts>('account.setTimeLimit', { minutes })
    await set('120')
    expect((await set('60')).data.day).toMatchObject({ minutes: 60, change: null })
    expect((await set('240')).data.day).toMatchObject({ minutes: 60, change: { to_minutes: 240, is_ready: false } })
    const place = { kind: 'session', period: '1' }
    expect((await player.post('account.confirmLimit', place)).error.code).toBe('limit_not_ready')
    await query(`update protection.limits set ready_at = ready_at - interval '25 hours' where uid = $1`, [player.uid])
    expect((await factsOf(player)).day).toMatchObject({ minutes: 60, change: { is_ready: true } })
    expect((await player.post('account.confirmLimit', place)).status).toBe(200)
    expect((await factsOf(player)).day).toMatchObject({ minutes: 240, change: null })
    await player.post('account.removeLimit', place)
    expect((await factsOf(player)).day).toMatchObject({ minutes: 240, change: { to_minutes: null } })
    await player.post('account.cancelLimitChange', place)
    expect((await factsOf(player)).day).toMatchObject({ minutes: 240, change: null })
    await player.post('account.removeLimit', place)
    await query(`update protection.limits set ready_at = ready_at - interval '25 hours' where uid = $1`, [player.uid])
    await player.post('account.confirmLimit', place)
    expect((await factsOf(player)).day).toBeNull()
    // It is no answer to whether the player wants a limit of deposits.
    expect((await player.call<{ limits: unknown[] }>('account.getLimits')).data.limits).toEqual([])
  })

  it('is told to the player’s open windows', async () => {
    const player = await rich()
    const { data } = await player.call<{ token: string }>('account.getToken')
    const socket = new WebSocket(`${world.server.url.replace('http', 'ws')}/ws`)
    await new Promise((done) => socket.once('open', done))
    const told: { topic?: string; seq?: number }[] = []
    socket.on('message', (frame: Buffer) => told.push(JSON.parse(frame.toString()) as (typeof told)[number]))
    socket.send(JSON.stringify({ type: 'auth', token: data.token }))
    await expect.poll(() => told.length).toBeGreaterThan(0)
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'protection.session' }))
    const heard = () => told.filter(({ topic }) => topic === 'protection.session').length
    await expect.poll(heard).toBe(1)
    await player.post('account.setTimeLimit', { minutes: '60' })
    await expect.poll(heard).toBe(2)
    socket.close()
  })
})
