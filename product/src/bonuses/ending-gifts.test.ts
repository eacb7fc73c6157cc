import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { endPacks, tellEndingPacks } from '../games/free-spins.ts'
import { barNews } from '../players/index.ts'
import { endBonuses, tellEndingBonuses } from './end-bonuses.ts'
import { endFreeBets } from '../sportsbook/bets/free-bets.ts'

let server: TestServer
let host: never
beforeAll(async () => {
  server = await testServer()
  await server.database.db.write(seedGames)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The jobs ask for no ports.
  host = (await server.context()) as never
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await server.database.db.pool.query<Record<string, unknown>>(text, values)).rows

/** A free bet, a boost and a pack of free spins that were given a week before their end, which is so far away. */
async function give({ uid }: Player, ends: string, given = '6 days'): Promise<void> {
  const times = `now() - interval '${given}', now() + interval '${ends}'`
  await query(
    `insert into sportsbook.free_bets (uid, source, currency, stake_minor, returns_stake, created_at, expires_at) values ($1, 'bet', 'USD', 500, false, ${times})`,
    [uid]
  )
  await query(
    `insert into sportsbook.free_bets (uid, source, currency, stake_minor, returns_stake, boost_percent, extra_most_minor, created_at, expires_at)
       values ($1, 'boost', 'USD', 500, true, 25, 2000, ${times})`,
    [uid]
  )
  await query(
    `insert into games.packs (player_uid, source, game, currency, stake_minor, total, remaining, pays, created_at, expires_at)
       values ($1, 'pack', 'threshold', 'USD', 20, 10, 4, 'cash', ${times})`,
    [uid]
  )
}
async function work(): Promise<void> {
  await endFreeBets(host)
  await tellEndingPacks(host)
  await endPacks(host)
}
const told = async ({ uid }: Player) =>
  (await query('select title from messages.inbox where uid = $1 order by title', [uid])).map(({ title }) => title)
const pass = (hours: number) =>
  Promise.all([
    query(`update sportsbook.free_bets set expires_at = expires_at - $1 * interval '1 hour'`, [hours]),
    query(`update games.packs set expires_at = expires_at - $1 * interval '1 hour'`, [hours]),
  ])

beforeEach(() => query('truncate sportsbook.free_bets, games.packs cascade'))

describe('what ends by its time', () => {
  it('BON-07 BON-15 LOBBY-30 is told of a day before, once, and once at its end, in the inbox alone', async () => {
    const player = await server.player()
    await give(player, '30 hours')
    await work()
    expect(await told(player)).toEqual([])
    await pass(10)
    for (let times = 0; times < 2; times++) await work()
    expect(await told(player)).toEqual([
      expect.stringMatching(/^Ends .+: 25% more winnings$/),
      expect.stringMatching(/^Ends .+: Free bet of \$5\.00$/),
      expect.stringMatching(/^Ends .+: Free spins · .+ · 4 of 10 left$/),
    ])
    await pass(21)
    for (let times = 0; times < 2; times++) await work()
    expect((await told(player)).slice(0, 3)).toEqual([
      'Ended: 25% more winnings',
      'Ended: Free bet of $5.00',
      expect.stringMatching(/^Ended: Free spins · .+ · 4 of 10 left$/),
    ])
    expect(await told(player)).toHaveLength(6)
    const sent = await query(
      `select 1 from messages.outbox where uid = $1 and key like 'play.gift-%' and channel <> 'inbox'`,
      [player.uid]
    )
    expect(sent).toEqual([])
  })

  it('BON-15 a bonus is told of before its time to activate it is over, before its time to wager it is, and when it has expired', async () => {
    const player = await server.player()
    const bonus = (more: string, values: string) =>
      query(
        `insert into bonuses.bonuses (uid, source, texts, images, amount_minor, currency, wager_times, weights, days, kind, created_at, available_until${more})
           values ($1, 'test', '{"en": {"title": "Ten more", "text": ""}}', '{}', 1000, 'USD', 3, '{"slot": 100}', 7, 'casino', now() - interval '6 days', now() + interval '20 hours'${values})`,
        [player.uid]
      )
    await bonus('', '')
    for (let times = 0; times < 2; times++) await tellEndingBonuses(host)
    expect(await told(player)).toEqual([expect.stringMatching(/^Ends .+: Ten more$/)])
    await query(
      `update bonuses.bonuses set status = 'active', activations = 1, activated_at = now() - interval '3 days', end_told_at = now() - interval '2 days', active_until = now() + interval '10 hours' where uid = $1`,
      [player.uid]
    )
    for (let times = 0; times < 2; times++) await tellEndingBonuses(host)
    expect(await told(player)).toHaveLength(2)
    await query(
      `update bonuses.bonuses set status = 'available', activated_at = null, active_until = null, available_until = now() where uid = $1`,
      [player.uid]
    )
    for (let times = 0; times < 2; times++) await endBonuses(host)
    expect(await told(player)).toEqual(['Ended: Ten more', expect.anything(), expect.anything()])
  })

  it('BON-07 is told of by the time zone that its player sees, which may be another one than a week ago, and with its name', async () => {
    const player = await server.player()
    const see = (time_zone: string) => player.post('account.changedisplay', { time_zone, odds_format: 'decimal' })
    for (const zone of ['Asia/Tokyo', 'America/Bogota']) expect((await see(zone)).status).toBe(200)
    await give(player, '20 hours')
    await query(`update sportsbook.free_bets set expires_at = date_trunc('hour', expires_at)`)
    const [row] = await query('select expires_at from sportsbook.free_bets where uid = $1 and boost_percent is null', [
      player.uid,
    ])
    const zoned = { hour: 'numeric', minute: '2-digit', timeZone: 'America/Bogota', timeZoneName: 'short' } as const
    const time = new Intl.DateTimeFormat('en', zoned).format(row?.['expires_at'] as Date)
    expect(time).toMatch(/:00.[AP]M GMT-5$/)
    await work()
    const title = String((await told(player)).find((one) => String(one).includes('Free bet')))
    expect(title).toContain(`${time}: Free bet of $5.00`)
  })

  it('BON-07 is told of in the language of its player', async () => {
    const player = await server.player({ locale: 'de' })
    await give(player, '20 hours')
    await work()
    expect(await told(player)).toContainEqual(expect.stringMatching(/^Endet am .+: Gratiswette über \$5\.00$/))
  })

  it('BON-07 is told of at its end alone where it was given for a day or less', async () => {
    const player = await server.player()
    await give(player, '5 hours', '15 hours')
    await work()
    expect(await told(player)).toEqual([])
    await pass(6)
    await work()
    expect(await told(player)).toHaveLength(3)
  })

  it('RG-11 nobody is told before who may not play or shows markers of harm; at its end they are, and an account that is closed is told nothing', async () => {
    const [away, barred, closed] = await Promise.all([server.player(), server.player(), server.player()])
    for (const player of [away, barred, closed]) await give(player, '20 hours')
    expect((await away.post('account.setSelfExclusion', { period: '1d' })).status).toBe(200)
    await server.database.db.write((tx) => barNews(tx, barred.uid, true))
    await query(`update identity.users set status = 'deleted' where uid = $1`, [closed.uid])
    await work()
    for (const player of [away, barred, closed]) expect(await told(player)).toEqual([])
    await pass(21)
    await work()
    expect((await Promise.all([away, barred, closed].map(told))).map(({ length }) => length)).toEqual([3, 3, 0])
  })
})
