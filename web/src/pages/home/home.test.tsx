import { describe, expect, it } from 'vitest'
import Gamehall, { loader as hallLoader } from '../games/gamehall.tsx'
import Home from './home.tsx'
import { loadHome } from './home.server.ts'
import { html, loaderArgs, market, player, siteOf } from '../pages.fixture.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const game = (sysname: string, type = 'slot') => ({
  sysname,
  name: `Game ${sysname}`,
  image_url: `/art/${sysname}-tall.svg`,
  description: { name: '', img_288_192: `/art/${sysname}-wide.svg` },
  type,
  provider: { sysname: 'foxglove', name: 'Foxglove' },
  categories: ['popular'],
  has_demo: true,
  is_enabled: true,
  is_new: false,
  rtp_percent: '96.92',
})
const fixture = (id: string, main: object | null) => ({
  id,
  league: { id: '1', sysname: 'premier', name: 'Premier', country: { code: 'xx', name: 'Somewhere' } },
  home: { id: '1', name: 'Kestrel Vale', short_name: 'Kestrel' },
  away: { id: '2', name: 'Umberly Cross', short_name: 'Umberly' },
  kickoff: '2026-11-21T15:00:00Z',
  round: null,
  replay: false,
  takes_bets: true,
  live: true,
  version: 4,
  state: {
    phase: 'second_half',
    minute: 48,
    added: 0,
    score: { home: 3, away: 0 },
    half_time: null,
    red_cards: { home: 0, away: 0 },
  },
  market_count: 9,
  main_market: main,
})
const described = (id: string, title: string) => ({ id, description: { title, text: `${title} in words.` } })
const listOf = (...items: unknown[]) => ({ items, count: items.length })
const answers = {
  'games.getCategories': {
    categories: [
      {
        sysname: 'popular',
        name: 'Popular',
        total: 6,
        games: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ ...game(name), is_new: name === 'b' })),
      },
    ],
  },
  'games.getProviders': {
    providers: [
      { sysname: 'foxglove', name: 'Foxglove', types: ['slot'], games_count: 6 },
      { sysname: 'ante', name: 'Ante', types: [], games_count: 1 },
    ],
  },
  'games.get': { games: [game('a')], total: 1 },
  'sportsbook.getfixtures': listOf(
    fixture('1', market),
    fixture('2', null),
    fixture('3', { ...market, id: '7003', status: 'closed' })
  ),
  'leaderboard.live': {
    items: [
      {
        id: '1',
        name: 'nightowl',
        game: { sysname: 'a', name: 'Game a' },
        stake: usd(1),
        win: usd(9.9),
        finished_at: '2026-11-21T09:07:00Z',
      },
    ],
  },
  'tournaments.get': listOf({
    ...described('4', 'Evening cup'),
    status: 'active',
    started_at: '2026-11-20T10:00:00Z',
    finished_at: '2026-11-22T10:00:00Z',
    total_prize: usd(500),
    games: ['a'],
    games_count: 1,
  }),
  'campaigns.getpromotions': listOf({
    ...described('5', 'Night walk'),
    leads_to: '/gamehall',
    offer_id: null,
    started_at: '2026-01-01T00:00:00Z',
    finished_at: null,
  }),
  'Jackpots.get': listOf({
    ...described('6', 'Moonwell'),
    levels: [{ name: 'grand', title: 'Great one', amount: usd(1234.5) }],
    games: [],
  }),
}

describe('the home page', () => {
  it('RTE-09 shows categories with games, matches, studios, tournaments, jackpots, promotions and the last winners', async () => {
    const site = siteOf({ answers })
    const text = html(Home, site, await loadHome(site))
    for (const part of [
      'Popular',
      'href="/gamehall?category=popular"',
      'Kestrel Vale',
      'href="/gamehall?providers=foxglove"',
      'studios/foxglove',
    ])
      expect(text).toContain(part)
    for (const part of [
      'Evening cup',
      '$500.00',
      'href="/tournaments/4"',
      'data-testid="countdown"',
      'Moonwell',
      '$1,234.50',
      'href="/jackpots/6"',
    ])
      expect(text).toContain(part)
    for (const part of [
      'Night walk',
      'href="/promotions/5"',
      '$9.90',
      'nightowl',
      '/art/a-wide.svg',
      'href="/winners"',
    ])
      expect(text).toContain(part)
  })

  it('JKP-08 asks for ten banners from the first on, with the fields that it shows', async () => {
    const site = siteOf({ answers })
    await loadHome(site)
    expect(site.asked).toContainEqual([
      'banners.get',
      { position: 'home', offset: 0, count: 10, fields: ['description', 'finished_at', 'leads_to'] },
    ])
  })

  it('RTE-09 what is not there has no place on it, and the house is no studio of its own', async () => {
    const site = siteOf({
      answers: {
        'games.getCategories': answers['games.getCategories'],
        'games.getProviders': answers['games.getProviders'],
      },
    })
    const text = html(Home, site, await loadHome(site))
    for (const part of ['Tournaments</h2>', 'Jackpots</h2>', 'Recent wins', 'href="/gamehall?providers=ante"'])
      expect(text).not.toContain(part)
    expect(text).toContain('href="/gamehall?providers=foxglove"')
  })

  it('RG-11 leads nobody on a break to a game that is closed to them', async () => {
    const account = {
      ...player,
      exclusion: { state: 'active' as const, until: '2026-12-05T18:30:00Z', returns_at: null },
    }
    const rounds = { rounds: [{ sysname: 'a', status: 'closed' }] }
    const homeOf = async (of: typeof player | typeof account) => {
      const site = siteOf({ account: of, answers: { ...answers, 'games.getHistory': rounds } })
      const text = html(Home, site, await loadHome(site))
      return `${text} ${site.asked.map(([key]) => key).join(' ')}`
    }
    const [open, closed] = [await homeOf(player), await homeOf(account)]
    for (const lead of ['href="/game/a#real"', 'Try for free', 'Continue playing']) {
      expect(open).toContain(lead)
      expect(closed).not.toContain(lead)
    }
    expect(open).not.toContain('You can’t play')
    expect(closed).toContain('You can’t play')
    expect(closed).toContain('Return 96.92')
    // Nor is anything shown that is to be bet on, won or new: what is played is there, and no more.
    for (const lure of ['4.35', 'Evening cup', 'Moonwell', 'Night walk', 'nightowl', '>New<', 'banners.get']) {
      expect(open).toContain(lure)
      expect(closed).not.toContain(lure)
    }
    expect(closed).toContain('Kestrel Vale')
  })

  it('a match without prices says why there are none and leads on', async () => {
    const site = siteOf({ answers })
    const text = html(Home, site, await loadHome(site))
    expect(text).toContain('4.35')
    expect(text).toContain('Match result suspended')
    expect(text).toContain('8 other markets')
    expect(text.split('pick=7003').length).toBe(1)
  })

  it('BET-01 a match that has ended shows its result and that it is over, not when it began', async () => {
    const over = { ...fixture('1', null), live: false, state: { ...fixture('1', null).state, phase: 'finished' } }
    const site = siteOf({ answers: { 'sportsbook.getfixtures': listOf(over) } })
    const text = html(Home, site, await loadHome(site))
    expect(text).toContain('>FT<')
    expect(text).toContain('>3</span>')
    expect(text).not.toContain('15:00')
    expect(text).not.toContain('other markets')
  })

  it('BET-01 live matches whose result can be bet on come first, one that is paused keeps its place, and no more are shown than there is room for', async () => {
    const decided = Array.from({ length: 9 }, (_, index) =>
      fixture(`d${index}`, index % 2 ? null : { ...market, status: 'closed' })
    )
    const replay = { ...fixture('replay', market), takes_bets: false }
    const live = listOf(
      replay,
      ...decided.slice(1),
      fixture('paused', { ...market, status: 'suspended' }),
      fixture('open', market)
    )
    const site = siteOf({ answers: { ...answers, 'sportsbook.getfixtures': live } })
    const expected = ['paused', 'open', 'replay', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6']
    expect((await loadHome(site)).featured.fixtures.map(({ id }) => id)).toEqual(expected)
    // Of those to come too, where nothing is live: some may have begun while the house was not there.
    const still = siteOf({ answers: { 'sportsbook.getfixtures': listOf() } })
    const call = ((key, params) => ('live' in (params ?? {}) ? still : site).call(key, params)) as typeof site.call
    expect(await loadHome({ ...site, call })).toMatchObject({
      featured: { live: false, fixtures: expected.map((id) => ({ id })) },
    })
  })
})

describe('the hall', () => {
  const hall = { ...answers, 'games.get': { games: [game('a')], total: 9 } }
  const categories = {
    categories: [
      ...answers['games.getCategories'].categories,
      { sysname: 'sport', name: 'Sport', total: 1, games: [] },
    ],
  }
  const open = async (at: string, more: object = {}) => {
    const site = siteOf({ answers: { ...hall, 'games.getCategories': categories, ...more } })
    const text = html(Gamehall, site, await hallLoader(loaderArgs(site, at)), at)
    const asked = site.asked.find(([key]) => key === 'games.get') as [string, { options: { types?: string[] } }]
    return { text, options: asked[1].options }
  }

  it('LOBBY-04 counts games and leads to the sportsbook, which is none of them', async () => {
    const { text, options } = await open('/gamehall')
    expect(options.types).not.toContain('betting')
    expect(text).toContain('9 games')
    expect(text).toContain('href="/betting"')
    expect(text).not.toContain('category=sport')
    expect((await open('/gamehall?category=sport')).options.types).toBeUndefined()
    expect((await open('/gamehall?category=popular')).text).not.toContain('See matches')
  })

  it('asks for pictures of games at once only where no announcement stands above them: its picture has the line of a phone to itself', async () => {
    const announced = {
      id: '1',
      description: { title: 'News', text: 'Words' },
      finished_at: null,
      leads_to: '/loyalty',
    }
    const asksAtOnce = (text: string) => [...text.matchAll(/<link rel="preload" as="image"|loading="eager"/g)].length
    const boxes = (text: string) => [...text.matchAll(/picture-waits[^>]*><div class="contents"><img/g)].length
    const [plain, below] = [await open('/gamehall'), await open('/gamehall', { 'banners.get': listOf(announced) })]
    expect(asksAtOnce(plain.text)).toBeGreaterThan(0)
    expect(boxes(plain.text)).toBe(0)
    expect(asksAtOnce(below.text)).toBe(0)
    expect(boxes(below.text)).toBe(hall['games.get'].games.length)
  })
})
