import { formatConsent, parseConsent } from '@ante/kit/consent'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TrackingPageSettings } from './contract.ts'
import type { PublisherItem } from './contract-staff.ts'
import { browser, closeTracking, config, network, openTracking, rows, staked, told, world } from './tracking.fixture.ts'

beforeAll(() => openTracking())
afterAll(closeTracking)

const hits = () =>
  rows<{ track_id: string; publisher_id: string; referer: string }>(
    'select track_id, publisher_id, referer from tracking.hits order by id'
  )

describe('consent', () => {
  it('TRK-01 TRK-06 TRK-16 a page is told what is used here, and what each vendor is begun with', async () => {
    const { data } = await browser().call<TrackingPageSettings>('tracking.getsettings')
    expect(data).toEqual({
      consent: {
        used: [
          { category: 'analytics', vendors: ['Google Tag Manager'] },
          { category: 'marketing', vendors: ['Bloomreach Engagement'] },
          { category: 'security', vendors: ['SEON'] },
        ],
        asked_first: ['functional', 'analytics', 'marketing', 'security'],
        version: 1,
        is_asked_at_once: false,
      },
      analytic: { gtm: 'GTM-ABCD12' },
      marketing: config,
      fingerprint: { src: 'https://s.example/a.js', host: '' },
      is_followed: true,
    })
  })

  it('is kept with its proof, and the cookie says it to the page', async () => {
    const tab = browser()
    const { data, headers } = await tab.answer({ analytics: true, marketing: false })
    const consent = parseConsent(data.consent)
    expect(consent).toMatchObject({ version: 1, answers: { analytics: true, marketing: false } })
    const line = headers.getSetCookie().find((one) => one.startsWith('consent=')) ?? ''
    expect(line).not.toContain('HttpOnly')
    expect(line).toContain('SameSite=Lax')
    // Twelve months.
    expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBe(12 * 31 * 86_400)
    const [proof] = await rows(
      'select answers, market, version, locale, uid, is_private from tracking.consents where proof = $1',
      [consent?.proof]
    )
    expect(proof).toEqual({
      answers: { analytics: true, marketing: false },
      market: 'default',
      version: 1,
      locale: 'en',
      uid: null,
      is_private: false,
    })
  })

  it('is withdrawn in one call, and what was kept by it is forgotten', async () => {
    const tab = browser()
    await tab.answer({ marketing: true })
    expect(await tab.hit({ track_id: 'gone', publisher_id: 'p-gone' })).toBe(true)
    expect(tab.jar.has('ante_visit')).toBe(true)
    await tab.answer({ marketing: false })
    expect(tab.jar.has('ante_visit')).toBe(false)
    expect((await hits()).filter(({ track_id }) => track_id === 'gone')).toEqual([])
    expect(await tab.hit({ track_id: 'gone' })).toBe(false)
  })

  it('a player reads what they have answered', async () => {
    const tab = browser()
    await tab.register()
    await tab.answer({ analytics: true })
    await tab.post('tracking.setConsent', { analytics: false, is_private: true, place: 'account' })
    const { data } = await tab.call<{ items: object[] }>('tracking.getConsents')
    expect(data.items).toEqual([
      { at: expect.any(String), version: 1, answers: { analytics: false }, place: 'account', is_private: true },
      { at: expect.any(String), version: 1, answers: { analytics: true }, place: 'choices', is_private: false },
    ])
  })
})

describe('hits', () => {
  it('TRK-10 nothing of a browser is kept before its person agreed, and nothing is set in it', async () => {
    const tab = browser()
    const before = (await hits()).length
    expect(await tab.hit({ track_id: 'abc', publisher_id: '7' })).toBe(false)
    expect([(await hits()).length, [...tab.jar]]).toEqual([before, []])
  })

  it('TRK-07 TRK-08 TRK-09 API-136 GET /hit keeps the parameters and where the person came from, the mark td_ cut off', async () => {
    const tab = browser()
    await tab.answer({ marketing: true })
    const query = new URLSearchParams({
      track_id: 'td_55',
      publisher_id: 'pub',
      link_id: 'l1',
      goal_id: 'g1',
      goal_entry_id: 'e1',
      show_popup_reg: '1',
      utm_source: 'never read',
      referer: 'https://news.example/story?secret=1#x',
    })
    const cookie = [...tab.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${world.server.url}/hit?${query.toString()}`, { headers: { cookie } })
    expect([response.status, await response.json()]).toEqual([200, { data: { is_kept: true } }])
    const set = response.headers.getSetCookie().find((line) => line.startsWith('ante_visit=')) ?? ''
    expect(set).toContain('HttpOnly')
    const [kept] = (await rows('select * from tracking.hits order by id desc limit 1')) as Record<string, unknown>[]
    expect(kept).toMatchObject({
      track_id: '55',
      publisher_id: 'pub',
      link_id: 'l1',
      goal_id: 'g1',
      goal_entry_id: 'e1',
      show_popup_reg: '1',
      referer: 'https://news.example/story',
    })
  })

  it('TRK-10 a landing without a link and from our own pages is none', async () => {
    const tab = browser()
    await tab.answer({ marketing: true })
    expect(await tab.hit({})).toBe(false)
    expect(await tab.hit({ referer: `${(await world.context()).origin}/gamehall` })).toBe(false)
    expect(await tab.hit({ referer: 'javascript:alert(1)' })).toBe(false)
    expect(await tab.hit({ referer: 'https://search.example/' })).toBe(true)
  })

  it('TRK-10 a link is none for who registers after its days, or whose answer was to another question', async () => {
    const late = browser()
    await late.answer({ marketing: true })
    await late.hit({ publisher_id: 'late' })
    await world.db.pool.query(
      `update tracking.hits set until = now() - interval '1 minute' where publisher_id = 'late'`
    )
    const { uid } = await late.register()
    const other = browser()
    await other.answer({ marketing: true })
    await other.hit({ publisher_id: 'older' })
    other.jar.set('consent', formatConsent({ version: 2, answers: { marketing: true }, proof: 'x'.repeat(22) }))
    const { uid: second } = await other.register()
    await expect.poll(() => rows(`select 1 from outbox.events union all select 1 from outbox.deliveries`)).toEqual([])
    expect(await rows('select 1 from tracking.attributions where uid = any ($1)', [[uid, second]])).toEqual([])
  })

  it('a page of another site writes nothing by leading here', async () => {
    const tab = browser()
    await tab.answer({ marketing: true })
    const cookie = [...tab.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${world.server.url}/hit?publisher_id=stuffed`, {
      headers: { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    })
    expect(response.status).toBe(403)
    expect((await hits()).filter(({ publisher_id }) => publisher_id === 'stuffed')).toEqual([])
  })

  it('a value that is too long is refused at its name', async () => {
    const { status, error } = await browser().call('tracking.hit', { track_id: 'x'.repeat(201) })
    expect([status, error.code, Object.keys(error.invalid_parameters ?? {})]).toEqual([
      400,
      'invalid_parameter',
      ['track_id'],
    ])
  })
})

describe('players who came by a link', () => {
  it('TRK-10 are their publisher’s from the registration on, and the network is told of it and of the first deposit, once each', async () => {
    const tab = browser()
    await tab.answer({ marketing: true })
    await tab.hit({ track_id: 'td_first', publisher_id: 'old' })
    await tab.hit({ track_id: 'td_77', publisher_id: 'pub-77', link_id: 'spring' })
    const player = await tab.register()
    await expect.poll(() => told.filter(({ track_id }) => track_id === '77')).toHaveLength(1)
    expect(told.at(-1)).toMatchObject({ goal: 'registration', publisher_id: 'pub-77', link_id: 'spring', amount: '' })
    network.isDown = true
    await world.pay(player, 50)
    await world.pay(player, 20)
    await expect
      .poll(() => told.filter(({ track_id, goal }) => track_id === '77' && goal === 'first_deposit'), {
        timeout: 90_000,
      })
      .toMatchObject([{ amount: '50.00', currency: 'USD' }])
    const today = new Date().toISOString().slice(0, 10)
    const { items } = await operatorCall<{ items: PublisherItem[] }>(world.db, 'tracking.getpublishers', {
      from: today,
      to: today,
    })
    expect(items.find(({ publisher_id }) => publisher_id === 'pub-77')).toEqual({
      publisher_id: 'pub-77',
      name: '',
      note: '',
      is_paused: false,
      clicks: 1,
      registrations: 1,
      first_deposits: 1,
      deposited: [{ amount: 70, currency: 'USD' }],
      withdrawn: [{ amount: 0, currency: 'USD' }],
      held: [{ amount: 70, currency: 'USD' }],
      open_stakes: [{ amount: 0, currency: 'USD' }],
      net_revenue: [{ amount: 0, currency: 'USD' }],
    })
  })

  it('a bet counts in the net revenue of a publisher when it is settled, a round when it is over', async () => {
    const tab = browser()
    await tab.answer({ marketing: true })
    await tab.hit({ publisher_id: 'pub-bets' })
    const player = await tab.register()
    await world.pay(player, 50)
    await expect.poll(() => told.filter(({ publisher_id: id }) => id === 'pub-bets')).toHaveLength(2)
    const bet = await staked(player.uid, 'house:sportsbook', 20)
    await rows(
      `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency) values ($1, $2, 2000, 4000, now(), 'open', 'USD')`,
      [bet, player.uid]
    )
    const round = await staked(player.uid, 'house:games:dicebox', 5)
    await rows(
      `insert into games.rounds (id, player_uid, game, version, stake_minor, win_minor, currency, status, choices, view, nonce, seed_id)
         values ($1, $2, 'dicebox', '1', 500, 0, 'USD', 'open', '[null]', '{}', 1, 1)`,
      [round, player.uid]
    )
    await rows(
      `insert into games.open_rounds (player_uid, game, round_id, started_at) values ($1, 'dicebox', $2, now())`,
      [player.uid, round]
    )
    const today = new Date().toISOString().slice(0, 10)
    const report = async () => {
      const { items } = await operatorCall<{ items: PublisherItem[] }>(world.db, 'tracking.getpublishers', {
        from: today,
        to: today,
      })
      const { held, open_stakes, net_revenue } = items.find(({ publisher_id: id }) => id === 'pub-bets') ?? {}
      return [held, open_stakes, net_revenue].map((sums) => sums?.[0]?.amount)
    }
    expect(await report()).toEqual([25, 25, 0])
    await rows(`update sportsbook.bets set state = 'lost', payout_minor = 0, settled_at = now() where id = $1`, [bet])
    await rows('delete from games.open_rounds where round_id = $1', [round])
    expect(await report()).toEqual([25, 0, 25])
  })

  it('nobody is told of who came by none', async () => {
    const count = told.length
    const tab = browser()
    await tab.answer({ marketing: true })
    const player = await tab.register()
    await world.pay(player, 50)
    expect(await rows('select 1 from tracking.attributions where uid = $1', [player.uid])).toEqual([])
    expect(told.length).toBe(count)
  })
})

describe('events of pages', () => {
  it('API-114 API-115 every name is taken and stored; who did not agree stands in no row', async () => {
    const tab = browser()
    await tab.register()
    const send = (event: string) =>
      tab.post('events.handle', { event_name: event, event_params: { game: 'wheel', stake: 1.5, is_demo: true } })
    expect(await send('something_new')).toMatchObject({ status: 200, data: 1 })
    await tab.answer({ analytics: true })
    await send('game_start')
    const kept = await rows<{ name: string; params: object; uid: bigint | null }>(
      `select name, params, uid from tracking.events where name in ('something_new', 'game_start') order by id`
    )
    expect(kept.map(({ name, uid }) => [name, uid === null])).toEqual([
      ['something_new', true],
      ['game_start', false],
    ])
    expect(kept.map(({ params }) => params)).toEqual([{}, { game: 'wheel', stake: 1.5, is_demo: true }])
  })

  it('API-114 what is no event is refused', async () => {
    const tab = browser()
    for (const given of [
      {},
      { event_name: '' },
      { event_name: 'a b' },
      { event_name: 'x', event_params: '[1' },
      { event_name: 'x', event_params: { a: {} } },
      { event_name: 'x', event_params: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, 1])) },
    ])
      expect((await tab.post('events.handle', given)).error).toMatchObject({ code: 'invalid_parameter' })
  })
})

it('the cookie of an answer is read as it was set', async () => {
  const tab = browser()
  const { data } = await tab.answer({ functional: true, security: false })
  const consent = parseConsent(tab.jar.get('consent'))
  expect(consent && formatConsent(consent)).toBe(data.consent)
})
