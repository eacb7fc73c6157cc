import { money } from '@ante/kit/money'
import { seed } from '../database/seed.ts'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putSetting } from '@ante/product/content/index'
import { putOffer, putPromoCode, putPromotion } from '@ante/product/campaigns/index'
import { meterAccount, putJackpot } from '@ante/product/jackpots/index'
import { houseAccount, playerAccount, post } from '@ante/product/ledger/index'
import { putProduct, putProgram } from '@ante/product/loyalty/index'
import type { Tournament, Win } from '@ante/product/tournaments/contract'
import { putTournament } from '@ante/product/tournaments/index'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seed(server.database.db)
})
afterAll(() => server.stop())

const texts = {
  en: { title: 'Evening cup', text: 'Played until midnight.' },
  ar: { title: 'كأس المساء', text: 'حتى منتصف الليل.' },
}
const images = { tile: '/art/tournaments/evening.svg' }
const described = { texts, images }
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
type Listed<Item = { id: string; description: { title: string } }> = { items: Item[]; count: number }

describe('what an operator writes is read by anybody, in their language', () => {
  it('API-56 BON-12 an offer comes with the fields that are asked for, and not after its end', async () => {
    const { db } = server.database
    await db.write((tx) => putOffer(tx, { ...described, trigger: { action: 'deposit' }, endsAt: inHours(5) }))
    const visitor = server.visitor()
    const all = (await visitor.call<Listed<Record<string, unknown>>>('campaigns.getoffers')).data
    // Beside the four of the demo house.
    expect(all.count).toBe(5)
    expect(all.items[0]).toMatchObject({
      trigger: { action: 'deposit' },
      description: { title: 'Evening cup', tile: images.tile },
      promotions: [],
    })
    const some = (
      await visitor.call<Listed<Record<string, unknown>>>(
        'campaigns.getoffers',
        { fields: 'description' },
        { locale: 'ar' }
      )
    ).data
    expect(Object.keys(some.items[0] ?? {}).toSorted()).toEqual([
      'description',
      'finished_at',
      'gives',
      'id',
      'state',
      'step',
    ])
    expect(some.items[0]?.['description']).toMatchObject({ title: 'كأس المساء' })
    expect((await visitor.call<Listed>('campaigns.getoffers', { ids: '999999' })).data).toEqual({ items: [], count: 0 })
  })

  it('CASH-27 CASH-29 an offer of a deposit says what it asks, and whether whoever asks for it meets that', async () => {
    const { db } = server.database
    const params = { exclude_methods: ['card'], max_deposits: 0, countries: ['GB'] }
    const id = await db.write((tx) =>
      putOffer(tx, { ...described, trigger: { action: 'deposit', params }, promotions: [{ kind: 'none' }] })
    )
    const seenBy = async (visitor: Visitor) =>
      (await visitor.call<Listed<Record<string, unknown>>>('campaigns.getoffers', { ids: String(id) })).data.items[0]
    const player = await server.player()
    expect(await seenBy(player)).toMatchObject({
      trigger: { action: 'deposit', params, user_satisfies_params: true },
      description: { title: 'Evening cup' },
      promotions: [{ kind: 'none' }],
    })
    expect(await seenBy(await server.player({ country: 'DE' }))).toMatchObject({
      trigger: { user_satisfies_params: false },
    })
    expect(await seenBy(server.visitor())).toMatchObject({ trigger: { user_satisfies_params: false } })
  })

  it('API-54 API-55 VAL-78 a promo code is valid while it and its offer are, however it is typed', async () => {
    const { db } = server.database
    const offer = await db.write((tx) => putOffer(tx, { ...described, endsAt: inHours(5) }))
    await db.write(async (tx) => {
      await putPromoCode(tx, { code: 'Spring-26', offer })
      await putPromoCode(tx, { code: 'OVER', offer, endsAt: inHours(5) })
      await putPromoCode(tx, { code: 'S', offer })
    })
    await db.pool.query(
      `update campaigns.promo_codes set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where code = 'OVER'`
    )
    const check = async (promo_code: string) => {
      const { status, data, error } = await server.visitor().post<boolean>('campaigns.checkPromocode', { promo_code })
      return status === 200 ? data : Object.keys(error.invalid_parameters)
    }
    expect(await Promise.all([check('SPRING-26'), check(' spring-26 '), check('s')])).toEqual([true, true, true])
    expect(await Promise.all([check('WINTER'), check('OVER'), check("' or 1=1 --")])).toEqual([false, false, false])
    expect(await Promise.all([check(''), check('   ')])).toEqual([['promo_code'], ['promo_code']])
    await db.pool.query('update campaigns.offers set enabled = false where id = $1', [offer])
    expect(await check('SPRING-26')).toBe(false)
  })

  it('BON-18 a promotion says where it leads, which is a path of this site', async () => {
    const { db } = server.database
    const id = await db.write((tx) => putPromotion(tx, { ...described, leadsTo: '/gamehall' }))
    const found = (
      await server
        .visitor()
        .call<Listed<{ id: string; leads_to: string }>>('campaigns.getpromotions', { ids: String(id) })
    ).data
    expect(found.items).toMatchObject([{ id: String(id), leads_to: '/gamehall' }])
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      await expect(db.write((tx) => putPromotion(tx, { ...described, leadsTo: elsewhere }))).rejects.toThrow(/leads_to/)
  })

  it('API-103 RTE-107 a campaign popup says in the reader’s language what it says; by its id it comes for a preview', async () => {
    type Popup = { id: string; description: Record<string, string>; button: string; leads_to: string | null }
    const asked = async (params: Record<string, string>, locale?: string) =>
      (await server.visitor().call<Listed<Popup>>('popups.get', params, locale === undefined ? {} : { locale })).data
    await expect
      .poll(() => asked({}))
      .toMatchObject({ count: 1, items: [{ id: '1', button: 'Verify a round', leads_to: '/fairness' }] })
    const german = await asked({ ids: '1' }, 'de')
    expect(german).toMatchObject({
      count: 1,
      items: [{ description: { title: 'Prüf, dass jede Runde fair ist' }, button: 'Runde prüfen' }],
    })
    expect(await asked({ ids: '999999' })).toEqual({ items: [], count: 0 })
    const ended = { id: '2', texts: described.texts, finished_at: inHours(-1).toISOString() }
    await server.database.db.write((tx) => putSetting(tx, 'popups', { list: [ended] }))
    await expect
      .poll(() => asked({ ids: '2' }))
      .toMatchObject({ count: 1, items: [{ id: '2', description: { title: 'Evening cup' }, leads_to: null }] })
    expect(await asked({})).toEqual({ items: [], count: 0 })
  })

  it('BON-20 a player is shown the popups that are for them: by the age of the account and by an offer that is still to be taken', async () => {
    const { db } = server.database
    const email = 'popups@example.com'
    const gift = { type: 'bonus', amounts_minor: { USD: 500 }, wager_times: 1, days: 7, weights: { slot: 100 } }
    const player = await server.player({ email })
    const put = (params: Record<string, number>) =>
      db.write((tx) => putOffer(tx, { ...described, trigger: { action: 'take', params }, promotions: [gift] }))
    const [open, closed] = [await put({}), await put({ min_deposits: 1 })]
    const list = [
      { id: '11', texts, account_days_min: 2 },
      { id: '12', texts, offer_id: String(open) },
      { id: '13', texts, offer_id: String(closed) },
      { id: '14', texts },
    ]
    await db.write((tx) => putSetting(tx, 'popups', { list }))
    const shown = async (who: Visitor = player) => (await who.call<Listed>('popups.get')).data.items.map(({ id }) => id)
    await expect.poll(() => shown()).toEqual(['12', '14'])
    await db.pool.query(`update identity.users set registered_at = now() - interval '49 hours' where uid = $1`, [
      player.uid,
    ])
    expect(await shown()).toEqual(['11', '12', '14'])
    expect((await player.post('campaigns.takepromotions', { offer_id: String(open) })).status).toBe(200)
    expect(await shown()).toEqual(['11', '14'])
    expect((await player.post('account.setSelfExclusion', { period: '1d' })).status).toBe(200)
    const inBreak = server.visitor()
    await inBreak.post('auth.login', { login: email, password: 'correct-horse-9' })
    expect(await shown(inBreak)).toEqual([])
  })

  it('API-85 JKP-01 JKP-04 a jackpot shows what its accounts hold', async () => {
    const { db } = server.database
    const level = { seedMinor: 2_500n, ratePpm: 5_000, everyMinor: 5_000_000n, beforeMinor: null }
    const id = await db.write((tx) =>
      putJackpot(tx, {
        ...described,
        currency: 'USD',
        levels: [
          { ...level, name: 'small' },
          { ...level, name: 'large' },
        ],
        games: ['parlour-roulette'],
      })
    )
    await db.write((tx) =>
      post(tx, {
        key: 'test:meter',
        kind: 'test',
        postings: [
          { from: houseAccount('equity'), to: meterAccount(id, 'large'), amount: money(12_345n), code: 'opening' },
        ],
      })
    )
    const [jackpot] = (
      await server
        .visitor()
        .call<Listed<{ levels: { name: string; amount: unknown }[]; games: string[] }>>('Jackpots.get', {
          ids: String(id),
        })
    ).data.items
    expect(jackpot?.levels.map(({ name, amount }) => ({ name, amount }))).toEqual([
      { name: 'small', amount: { amount: 25, currency: 'USD' } },
      { name: 'large', amount: { amount: 148.45, currency: 'USD' } },
    ])
    expect(jackpot).toMatchObject({
      games: ['parlour-roulette'],
      return_percent: '1.10',
      is_paused: false,
      last_win: null,
      levels: [{ share_percent: '0.50', once_in: { amount: 50_000 }, won_before: null, last_win: null }, {}],
    })
  })

  it('TRN-01 TRN-05 TRN-19 a tournament’s state follows from the clock, and lists are asked for by it', async () => {
    const { db } = server.database
    const write = (startsAt: Date, endsAt: Date) =>
      db.write((tx) =>
        putTournament(tx, {
          ...described,
          games: ['deep-seam', 'dicebox'],
          prizesMinor: [30_000n, 20_000n],
          currency: 'USD',
          startsAt,
          endsAt,
        })
      )
    const [past, now, next] = [
      await write(inHours(-9), inHours(-1)),
      await write(inHours(-1), inHours(1)),
      await write(inHours(1), inHours(9)),
    ].map(String)
    const list = async (params: object) =>
      (await server.visitor().call<Listed<Tournament>>('tournaments.get', { ...params })).data.items.map(
        ({ id, status }) => [id, status]
      )
    // Those of the demo world are there too.
    const ours = (all: (string | undefined)[][]) => all.filter(([id]) => [past, now, next].includes(id))
    expect(ours(await list({}))).toEqual([
      [now, 'active'],
      [next, 'future'],
      [past, 'finished'],
    ])
    expect((await list({ status: 'future' })).every(([, status]) => status === 'future')).toBe(true)
    expect(ours(await list({ status: 'future' }))).toEqual([[next, 'future']])
    expect(await list({ ids: past })).toEqual([[past, 'finished']])
    const [one] = (await server.visitor().call<Listed<Tournament>>('tournaments.get', { ids: now ?? '' })).data.items
    expect(one).toMatchObject({
      total_prize: { amount: 500, currency: 'USD' },
      games: ['deep-seam', 'dicebox'],
      games_count: 2,
    })
  })

  it('API-95 API-97 API-98 LOY-10 LOY-11 programmes are listed, one is read by its name, an unknown one is not found', async () => {
    const { db } = server.database
    await db.write(async (tx) => {
      await putProgram(tx, { sysname: 'night-walk', ...described })
      await putProduct(tx, { sysname: 'mug', ...described, points: 500n })
    })
    const visitor = server.visitor()
    expect((await visitor.call<Listed>('loyalty.getPrograms', { limit: 2, count: 2 })).data.items).toMatchObject([
      { sysname: 'night-walk' },
    ])
    await db.write((tx) => putProgram(tx, { sysname: 'day-walk', ...described }))
    const [first, second] = await Promise.all(
      [0, 1].map((offset) =>
        visitor.call<Listed<{ id: string; sysname: string }>>('loyalty.getPrograms', { limit: 1, offset })
      )
    )
    expect(
      [first?.data.items, second?.data.items]
        .flat()
        .map((item) => item?.sysname)
        .toSorted()
    ).toEqual(['day-walk', 'night-walk'])
    expect(first?.data.count).toBe(2)
    expect(
      (await visitor.call<{ sysname: string }>('loyalty.getProgram', { sysname: 'night-walk' })).data.sysname
    ).toBe('night-walk')
    expect((await visitor.call('loyalty.getProgram', { sysname: 'nobody' })).status).toBe(404)
    // Beside those of the demo world.
    expect((await visitor.call<Listed>('loyalty.getproducts')).data.items[0]).toMatchObject({
      price: 500,
      description: { title: 'Evening cup' },
    })
  })
})

describe('last winners', () => {
  it('API-88 API-89 API-90 JKP-05 JKP-06 JKP-07 are real rounds that paid more than they cost, under the players’ names for the site', async () => {
    const player = await server.player()
    await server.database.db.write((tx) =>
      post(tx, {
        key: 'test:fund',
        kind: 'test',
        postings: [
          {
            from: houseAccount('equity'),
            to: playerAccount(player.uid, 'main'),
            amount: money(100_000n),
            code: 'opening',
          },
        ],
      })
    )
    // Half of these throws win.
    for (let n = 0; n < 30; n++)
      await player.post('games.play', {
        sysname: 'dicebox',
        stake: 1,
        choice: JSON.stringify({ side: 'over', chance: 50 }),
      })
    const rounds = (
      await player.call<{ rounds: { id: string; stake: { amount: number }; win: { amount: number } }[] }>(
        'games.getHistory',
        { count: 50 }
      )
    ).data.rounds
    expect(rounds.length).toBe(30)
    const winning = rounds.filter(({ stake, win }) => win.amount > stake.amount).map(({ id }) => id)
    const live = (await server.visitor().call<{ items: Win[] }>('leaderboard.live', { count: 50 })).data.items
    expect(live.map(({ id }) => id)).toEqual(winning)
    expect(live[0]).toMatchObject({ name: `player${player.uid}`, game: { sysname: 'dicebox', name: 'Dicebox' } })
    const top = (await server.visitor().call<{ items: Win[] }>('leaderboard.top', { count: 50 })).data.items
    expect(top.map(({ id }) => id).toSorted()).toEqual(winning.toSorted())
    expect(top.map(({ win }) => win.amount)).toEqual(top.map(({ win }) => win.amount).toSorted((a, b) => b - a))
    // All but the last two ended ten days ago.
    const before = winning.slice(2)
    await server.database.db.pool.query(
      `update games.rounds set finished_at = finished_at - interval '10 days' where id = any ($1)`,
      [before]
    )
    for (const call of ['leaderboard.live', 'leaderboard.top'] as const) {
      const idsOf = async (period: string) =>
        (await server.visitor().call<{ items: Win[] }>(call, { count: 50, period })).data.items
          .map(({ id }) => id)
          .toSorted()
      expect(await idsOf('day'), call).toEqual(winning.slice(0, 2).toSorted())
      expect(await idsOf('week'), call).toEqual(winning.slice(0, 2).toSorted())
      expect(await idsOf('month'), call).toEqual(winning.toSorted())
      expect((await server.visitor().call(call, { period: 'year' })).status, call).toBe(400)
    }
  })
})
