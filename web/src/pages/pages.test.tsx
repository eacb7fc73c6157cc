import { certificateFor } from '@ante/arcade/rules/certificates'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import routes from '../routes.ts'
import { loadDeposit } from './cashier/cashier.server.ts'
import { type Given, html, loaderArgs, player, rules, siteOf, tournament, verification } from './pages.fixture.tsx'

interface PageModule {
  default: ComponentType
  loader?: (args: ReturnType<typeof loaderArgs>) => unknown
}
interface Entry {
  id?: string
  path?: string
  index?: boolean
  file: string
  children?: Entry[]
}
const flat = (entries: readonly Entry[], layouts: readonly string[] = []): (Entry & { layouts: readonly string[] })[] =>
  entries.flatMap((entry) => [
    ...(entry.path !== undefined || entry.index ? [{ ...entry, layouts }] : []),
    ...flat(entry.children ?? [], entry.path === undefined && !entry.index ? [...layouts, entry.file] : layouts),
  ])
const table = flat(routes)
const routeOf = (path: string) => table.find((entry) => (path === '/' ? entry.index : entry.path === path.slice(1)))
const files = import.meta.glob<PageModule>('./*/*.tsx')
const moduleOf = (path: string): Promise<PageModule> => {
  const load = files[`./${routeOf(path)?.file.replace('pages/', '')}`]
  if (!load) throw new Error(`no page at ${path}`)
  return load()
}

/** The page of a route for an address, loaded and rendered; what its loader throws is thrown. */
async function open(path: string, given: Given & { params?: Record<string, string>; at?: string } = {}) {
  const site = siteOf(given)
  const page = await moduleOf(path)
  const at = given.at ?? path
  const data = page.loader ? await page.loader(loaderArgs(site, at, given.params)) : null
  return { text: html(page.default, site, data, at), asked: site.asked }
}
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )
const statusOf = (error: unknown): unknown =>
  (error as { init?: { status?: number }; status?: number }).init?.status ?? (error as Response).status
const placeOf = (error: unknown): string | null => (error as Response).headers.get('location')

const description = { title: 'Evening cup', text: 'Played until midnight.', tile: '/art/evening.svg' }
const item = { id: '4', description }
const product = {
  ...item,
  price: 500,
  full_price: 500,
  type: 'money',
  state: 'open',
  left: 3,
  left_for_player: null,
  from_level: 0,
  starts_at: null,
  ends_at: null,
}
const levelOf = (title: string, place: number, minValue: number, maxValue: number | null) => ({
  id: `night-walk-${place}`,
  description: { title, text: '' },
  place,
  minValue,
  maxValue,
  reward_points: 0,
  benefits: { points_percent: 110, shop_discount_percent: 5, payout_wait_percent: 50 },
  characters: [],
})
const levels = [levelOf('Moonrise', 1, 0, 1_000), levelOf('Starlight', 2, 1_000, null)]
const wholeProgram = {
  sysname: 'night-walk',
  description: { title: 'The Night Walk', text: 'Two levels.' },
  pointsAlias: 'stars',
  levels,
  rates: [{ currency: 'USD', points: 1 }],
  weights: [{ type: 'slot', percent: 100 }],
  odds_least: null,
  expires_after_months: 12,
}
const loyaltyInfo = {
  id: '7',
  uid: 7,
  is_active: true,
  points: 1_250,
  pointsAlias: 'stars',
  character: null,
  levels,
  level: 1,
  progress: { minValue: 0, maxValue: 1_000, expCount: 500, percent: 50 },
  owned_characters: [],
  quests: [
    {
      id: 'walk',
      description: { title: 'Look around', text: 'Two pages.' },
      type: 'pages',
      repeats: 'once',
      goal: 2,
      done: 1,
      reward: 30,
      gift: null,
      state: 'open',
      after: null,
      pages: ['/support'],
      ends_on: null,
    },
  ],
  quest_steps: 1,
  expiring: null,
}
const listOf = (...items: unknown[]) => ({ items, count: items.length })
const jackpot = {
  ...item,
  levels: [
    {
      name: 'grand',
      amount: { amount: 1234.5, currency: 'USD' },
      seed: { amount: 100, currency: 'USD' },
      share_percent: '0.50',
      once_in: { amount: 50000, currency: 'USD' },
      won_before: null,
      last_win: {
        amount: { amount: 777, currency: 'USD' },
        name: 'Nightjar',
        avatar: '',
        won_at: '2026-11-21T10:00:00Z',
      },
    },
  ],
  games: [],
  return_percent: '1.20',
  is_paused: false,
  last_win: null,
}
const winner = {
  id: '1',
  jackpot: { id: '4', title: 'Evening cup' },
  level: 'grand',
  game: 'dicebox',
  amount: { amount: 64.2, currency: 'USD' },
  name: 'Finch',
  avatar: '',
  won_at: '2026-11-20T10:00:00Z',
}
const offer = {
  ...item,
  finished_at: '2026-12-24T20:05:00Z',
  trigger: { action: 'promo_code', params: {}, user_satisfies_params: true },
  state: 'available',
  step: { number: 1, of: 1 },
  gives: [
    {
      type: 'bonus',
      amount: { amount: 10, currency: 'USD' },
      wager_times: 5,
      wager_required: { amount: 50, currency: 'USD' },
      days: 7,
      weights: [
        {
          type: 'slot',
          percent: 100,
          stake: { amount: 50, currency: 'USD' },
          cost: { least: { amount: 1.41, currency: 'USD' }, most: { amount: 1.54, currency: 'USD' } },
        },
      ],
      odds_least: null,
      stake_most: null,
      worth: { least: { amount: 8.46, currency: 'USD' }, most: { amount: 8.59, currency: 'USD' } },
    },
  ],
}
const promotion = {
  ...item,
  leads_to: '/gamehall',
  offer_id: '9',
  started_at: '2026-01-01T00:00:00Z',
  finished_at: '2026-12-24T20:05:00Z',
}
const win = {
  id: '1',
  name: 'nightowl',
  game: { sysname: 'dicebox', name: 'Dicebox' },
  stake: { amount: 1, currency: 'USD' },
  win: { amount: 9.9, currency: 'USD' },
  finished_at: '2026-11-21T09:07:00Z',
}

describe('lists', () => {
  it.each([
    ['RTE-12', '/offers', 'campaigns.getoffers', { ...item, finished_at: null }, 'No offers right now'],
    ['RTE-56', '/promotions', 'campaigns.getpromotions', promotion, 'No promotions right now'],
    ['RTE-54', '/jackpots', 'Jackpots.get', jackpot, 'No jackpots right now'],
    ['RTE-58', '/tournaments', 'tournaments.get', tournament, 'No tournaments here'],
  ])(
    'RTE-12 RTE-54 RTE-56 RTE-58 JKP-01 %s: %s lists what there is, each leading to its page; where there is nothing it says so and leads on',
    async (_row, path, call, one, empty) => {
      const full = await open(path, { answers: { [call]: listOf(one) } })
      expect(full.text).toContain('Evening cup')
      expect(full.text).toContain(`href="${path}/4"`)
      const none = await open(path, { answers: { [call]: listOf() } })
      expect(none.text).toContain(empty)
      expect(none.text).toContain('href="/gamehall"')
      expect((await open(path, { answers: { [call]: listOf() }, locale: 'ar' })).text).not.toContain(empty)
    }
  )

  it('RTE-32 LOY-04 LOY-11 LOY-12 LOY-23 /loyalty is the loyalty home: its programmes, or that there is none, and the ways to the rest', async () => {
    const six = ['badger', 'bat', 'fox', 'hare', 'hedgehog', 'owl'].map((id) => ({
      id,
      description: { title: `The ${id}`, text: '', image: `/art/characters/${id}.svg` },
      from_level: 0,
    }))
    const characters = { 'loyalty.getcharacters': { items: six, offset: 0, limit: 24, total: 6 } }
    const home = await open('/loyalty', {
      answers: {
        ...characters,
        'loyalty.getPrograms': listOf({ sysname: 'night-walk', description }, { sysname: 'day-walk', description }),
      },
    })
    expect(home.text).toContain('href="/loyalty/day-walk"')
    expect(home.text).toContain('href="/loyalty/night-walk"')
    expect(home.text).toContain('href="/loyalty/shop"')
    expect((await open('/loyalty', { answers: { 'loyalty.getPrograms': listOf() } })).text).toContain(
      'No programmes yet'
    )
    const direct = await open('/loyalty', {
      account: player,
      answers: {
        ...characters,
        'loyalty.getPrograms': listOf({ sysname: 'night-walk', description }),
        'loyalty.getProgram': wholeProgram,
        'loyalty.getinfo': loyaltyInfo,
      },
    })
    for (const text of [
      'data-points="1250"',
      'stars',
      'Moonrise',
      'Your level',
      '5% off in the shop',
      '12 months',
      '500 more experience to Starlight',
    ])
      expect(direct.text).toContain(text)
    expect(direct.text).toMatch(/role="progressbar"[^>]*aria-valuenow="50"/)
    expect(home.text.match(/ src="[^" ]*characters\/(badger|bat|fox|hare|hedgehog|owl)/g)?.length).toBe(6)
    expect(home.text).toContain('Log in to choose')
    const without = async (loyalty: object) =>
      (await open('/loyalty', { answers: { ...characters, 'loyalty.getPrograms': listOf() }, settings: { loyalty } }))
        .text
    expect(await without({ isEnableCharacters: false })).not.toContain('characters/')
    expect(await without({ placesWhereDisplayedCharacters: 'profile' })).not.toContain('characters/')
    expect(await without({ placesWhereDisplayedCharacters: 'loyalty' })).toContain('characters/')
  })

  it('LOY-02 CONST-25 asks for two programmes to know whether there is one, and for what somebody holds only where they are signed in', async () => {
    const answers = {
      'loyalty.getPrograms': listOf({ sysname: 'night-walk', description }),
      'loyalty.getProgram': wholeProgram,
      'loyalty.getcharacters': { items: [], offset: 0, limit: 24, total: 0 },
    }
    const visited = await open('/loyalty', { answers })
    expect(visited.asked).toContainEqual(['loyalty.getPrograms', { limit: 2 }])
    expect(visited.asked.map(([key]) => key)).not.toContain('loyalty.getinfo')
    const own = await open('/loyalty', { account: player, answers: { ...answers, 'loyalty.getinfo': loyaltyInfo } })
    expect(own.asked.map(([key]) => key)).toContain('loyalty.getinfo')
  })

  it('LOY-09 the tutorial link leads where the operator set it, to another site in a window of its own; without it there is no link', async () => {
    const answers = { 'loyalty.getPrograms': listOf() }
    const link = async (tutorialUrl?: string) =>
      /<a [^>]*>How rewards work<\/a>/.exec(
        (await open('/loyalty', { answers, settings: { loyalty: tutorialUrl === undefined ? {} : { tutorialUrl } } }))
          .text
      )?.[0]
    expect(await link()).toBeUndefined()
    const own = await link('/promotions/1')
    expect(own).toContain('href="/promotions/1"')
    expect(own).not.toContain('target=')
    const other = await link('https://learn.example/rewards?a=1')
    expect(other).toContain('href="https://learn.example/rewards?a=1"')
    expect(other).toMatch(/target="_blank".*rel="noopener noreferrer"|rel="noopener noreferrer".*target="_blank"/)
  })

  it('RTE-33 LOY-19 /loyalty/shop is the shop, which wins over a programme of that name', async () => {
    expect(routeOf('/loyalty/shop')?.id).toBe('loyalty-shop')
    const shop = await open('/loyalty/shop', { answers: { 'loyalty.getproducts': listOf(product) } })
    for (const part of ['>500<', 'Evening cup', 'Cash', '3 left', 'aria-label="Buy Evening cup"'])
      expect(shop.text).toContain(part)
    const states = listOf(
      { ...product, state: 'sold_out', left: 0 },
      { ...product, id: '5', state: 'level', from_level: 3 }
    )
    const closed = (await open('/loyalty/shop', { answers: { 'loyalty.getproducts': states } })).text
    for (const part of ['Sold out', 'From level 3']) expect(closed).toContain(part)
    expect(closed).not.toContain('aria-label="Buy')
    expect(shop.text).not.toContain('coin.svg')
    expect((await open('/loyalty/shop', { answers: { 'loyalty.getproducts': listOf() } })).text).toContain(
      'The shop is empty'
    )
  })

  it('CMS-19 LOY-05 points are shown with the coin that the operator set', async () => {
    const answers = { 'loyalty.getproducts': listOf(product) }
    const shop = await open('/loyalty/shop', { answers, settings: { loyalty: { coinIcon: '/art/coin.svg' } } })
    expect(shop.text).toMatch(/<img src="\/art\/coin.svg"[^>]*><span[^>]*>500</)
  })

  it('RTE-47 JKP-05 /winners is the last winners, latest or largest', async () => {
    const latest = await open('/winners', { answers: { 'leaderboard.live': { items: [win] } } })
    for (const part of ['nightowl', 'href="/game/dicebox"', '$9.90']) expect(latest.text).toContain(part)
    const largest = await open('/winners', {
      at: '/winners?view=largest',
      answers: { 'leaderboard.top': { items: [win] } },
    })
    expect(largest.asked.map(([key]) => key)).toEqual(['leaderboard.top'])
  })
})

describe('one of them', () => {
  it.each([
    [
      'RTE-13',
      '/offers/:id',
      'campaigns.getoffers',
      offer,
      [
        'Evening cup',
        '24.12.2026 20:05',
        '$10.00',
        '5 × the bonus: $50.00',
        '7 days',
        'Slots 100%',
        '$50.00 to stake, expected cost about $1.41 to $1.54 depending on the game',
        'On average, about $8.46 to $8.59 of the bonus is left after that',
        'Log in to claim',
      ],
    ],
    [
      'RTE-57',
      '/promotions/:id',
      'campaigns.getpromotions',
      promotion,
      ['Evening cup', 'href="/gamehall"', 'href="/offers/9"'],
    ],
    [
      'RTE-55',
      '/jackpots/:id',
      'Jackpots.get',
      jackpot,
      [
        'Evening cup',
        'grand',
        '$1,234.50',
        '0.50%',
        '$50,000',
        '$777',
        'Nightjar',
        '21.11.2026',
        '1.20%',
        'Finch',
        '$64.20',
      ],
    ],
    [
      'RTE-59',
      '/tournaments/:id',
      'tournaments.get',
      tournament,
      ['Evening cup', '$500.00', '22.11.2026 10:00', '14 games'],
    ],
  ])(
    'RTE-13 RTE-55 RTE-57 RTE-59 RTE-68 JKP-01 JKP-02 JKP-04 API-86 %s: %s is the page of one; nobody knows another',
    async (_row, path, call, one, parts) => {
      const { text, asked } = await open(path, {
        params: { id: '4' },
        at: path.replace(':id', '4'),
        answers: { [call]: listOf(one), 'Jackpots.getWinners': listOf(winner) },
      })
      for (const part of parts) expect(text).toContain(part)
      expect(asked[0]).toEqual([call, { ids: ['4'] }])
      for (const id of ['5', '0', 'x', '-1', '1e9']) {
        const error = await thrown(
          open(path, { params: { id }, at: path.replace(':id', id), answers: { [call]: listOf() } })
        )
        expect(statusOf(error), id).toBe(404)
      }
    }
  )

  it('RTE-34 LOY-10 /loyalty/{sysname} is a programme', async () => {
    const given = { params: { sysname: 'night-walk' }, at: '/loyalty/night-walk' }
    expect(
      (
        await open('/loyalty/:sysname', {
          ...given,
          answers: { 'loyalty.getProgram': wholeProgram },
        })
      ).text
    ).toContain('The Night Walk')
    expect(statusOf(await thrown(open('/loyalty/:sysname', given)))).toBe(404)
  })

  it('RTE-60 TRN-17 TRN-18 CONST-22 /tournaments/{id}/gamehall lists its games, twelve on a page', async () => {
    const answers = { 'tournaments.get': listOf(tournament), 'games.get': { games: [], total: 0 } }
    const wanted = async (page: string) => {
      const { asked } = await open('/tournaments/:id/gamehall', {
        params: { id: '4' },
        at: `/tournaments/4/gamehall${page}`,
        answers,
      })
      const options = asked.find(([key]) => key === 'games.get')?.[1] as { options: { sysnames: string[] } } | undefined
      return options?.options.sysnames
    }
    expect(await wanted('')).toEqual(tournament.games.slice(0, 12))
    expect(await wanted('?page=2')).toEqual(tournament.games.slice(12))
    expect(await wanted('?page=99')).toEqual(tournament.games.slice(0, 12))
  })

  it('LOY-01 with loyalty switched off none of its pages is there', async () => {
    const settings = { loyalty: { isEnableLoyalty: false } }
    for (const path of ['/loyalty', '/loyalty/shop'])
      expect(
        statusOf(
          await thrown(
            open(path, { settings, answers: { 'loyalty.getPrograms': listOf(), 'loyalty.getproducts': listOf() } })
          )
        )
      ).toBe(404)
    expect(placeOf(await thrown(open('/profile/loyalty', { account: player, settings })))).toBe('/profile/settings')
  })
})

describe('where the market keeps bonuses out of public', () => {
  const hidden = { advertising: 'nothing', findsOffers: false } as const
  const answers = { 'campaigns.getoffers': listOf(), 'campaigns.getpromotions': listOf() }
  it('RTE-12 RTE-56 a visitor reads why a page shows nothing, and crawlers keep nothing of it', async () => {
    for (const [path, why] of [
      ['/offers', 'Log in to see offers'],
      ['/promotions', 'Promotions are shown on request'],
    ] as const) {
      const { text } = await open(path, { policy: hidden, answers })
      for (const part of [why, 'Log in</', 'noindex']) expect(text, path).toContain(part)
      expect(text).not.toContain('right now')
      expect((await open(path, { answers })).text).not.toContain('noindex')
    }
  })
  it('RTE-12 RTE-56 a player finds offers, and is led to where promotions are asked for', async () => {
    const policy = { ...hidden, findsOffers: true }
    expect((await open('/offers', { account: player, policy, answers })).text).toContain('No offers right now')
    const { text } = await open('/promotions', { account: player, policy, answers })
    expect(text).toContain('Promotions are shown on request')
    expect(text).toContain('href="/profile/notification"')
  })
})

describe('offers beside a deposit', () => {
  it('CASH-27 SAFE-13 are shown where advertising needs no consent, or the player has given it, and to nobody else', async () => {
    const answers = { 'cashier.getdepositsettings': { methods: [] }, 'campaigns.getoffers': listOf(offer) }
    for (const [advertising, count] of [
      ['all', 1],
      ['without-offers', 1],
      ['nothing', 0],
    ] as const) {
      const data = await loadDeposit(siteOf({ account: player, answers, policy: { advertising, findsOffers: true } }))
      expect([advertising, data.exclusion ? undefined : data.offers?.length]).toEqual([advertising, count])
    }
  })
})

describe('sections of the profile', () => {
  const on = { site: { isSumsubEnable: true, isResponsibleGamingEnable: true, isBetHistoryEnable: true } }
  const answers = {
    'account.getSecondFactors': { is_offered: true, mail: false, app_since: null, recovery_left: 0, passkeys: [] },
    'account.getprofileinfo': {
      profile: {},
      contacts: [
        {
          type: 'email',
          contact: 'ada@example.com',
          is_confirmed: false,
          is_subscribed: true,
          news_products: ['casino'],
        },
      ],
      news_consent: 'general',
      document: null,
    },
    'account.getContactPhoneSettings': { phones: [] },
    'account.getVerification': verification(),
    'bonuses.get': listOf(),
    'BettingBonuses.get': listOf(),
    'freespins.get': listOf(),
    'sportsbook.getboosts': listOf(),
    'sportsbook.getfreebets': listOf(),
    'cashbacks.get': listOf(),
    'cashbacks.getrunning': listOf(),
    'cashier.getdepositinfo': { count: 2, sum: { amount: 70, currency: 'USD' } },
  }
  it.each([
    ['RTE-37', 'bonuses', 'You don’t have any bonuses'],
    ['RTE-38', 'loyalty', 'No points yet'],
    ['RTE-39', 'cashback', 'No cashback right now'],
    ['RTE-40', 'security', 'Current password'],
    ['RTE-41', 'settings', 'ada@example.com'],
    ['RTE-42', 'notification', 'Send news and offers to ada@example.com'],
    ['RTE-43', 'verification', 'You don’t need to verify anything now'],
    ['RTE-44', 'responsible-game', '$70.00'],
  ])(
    'RTE-37 RTE-38 RTE-39 RTE-40 RTE-41 RTE-42 RTE-43 RTE-44 %s: /profile/%s is there',
    async (_row, section, part) => {
      const { text } = await open(`/profile/${section}`, { account: player, settings: on, answers })
      expect(text).toContain(part)
      expect(routeOf(`/profile/${section}`)?.layouts).toContain('pages/profile/frame.tsx')
    }
  )

  it('PROF-37 PROF-29 where the market asks by product and channel, each is a switch of its own', async () => {
    const info = { ...answers['account.getprofileinfo'], news_consent: 'product-and-channel' }
    const all = { ...answers, 'account.getprofileinfo': info }
    const { text } = await open('/profile/notification', { account: player, settings: on, answers: all })
    expect(text).not.toContain('Send news and offers to')
    for (const label of ['Casino news and offers by email', 'Sports betting news and offers by email'])
      expect(text).toContain(label)
    expect(text.match(/aria-checked="true"/g)).toHaveLength(1)
  })

  it('RTE-44 playing safely leads to the history, away from news, and to who helps where the site cannot', async () => {
    const { text } = await open('/profile/responsible-game', { account: player, settings: on, answers })
    for (const part of [
      'These help too:',
      'href="/cashier/history"',
      'href="/profile/notification"',
      'https://www.gamblingtherapy.org/',
    ])
      expect(text).toContain(part)
    expect(text.match(/type="checkbox"/g)?.length).toBe(3)
  })

  it('RTE-44 playing safely begins with the rules that bind the player, and the law that they come from', async () => {
    const gb = {
      ...rules,
      stakes: [
        { product: 'slot', from: 18, to: 25, most: { USD: 200, EUR: 200 } },
        { product: 'slot', from: 25, to: null, most: { USD: 500, EUR: 500 } },
      ],
      cycleMs: { slot: 2500, other: 5000 },
      pauses: { afterMinutes: 60, breakMinutes: 5, betweenGamesSeconds: 60 },
      withdrawalCancel: false,
      wageringMost: 10,
      identity: { before: 'play', deposits: null, closedAfterHours: null },
      turbo: false,
      slamStop: false,
      featureBuy: false,
      severalGames: false,
      credit: false,
      bonusMost: { USD: 10_000, EUR: 10_000 },
      depositLimit: { monthMost: { USD: 100_000, EUR: 100_000 } },
    }
    const rulesOf = async (given: object) =>
      (
        await open('/profile/responsible-game', {
          account: player,
          settings: on,
          answers: { ...answers, 'policies.getrules': given },
        })
      ).text
    const text = await rulesOf({
      market: 'gb',
      law: { name: 'Gambling Act 2005', language: 'en', authority: 'UK Gambling Commission' },
      rules: gb,
    })
    for (const part of [
      'Gambling Act 2005',
      'UK Gambling Commission',
      'You need to be at least 18 to play.',
      'Slots, age 18 to 24: up to $2.00 a round.',
      'Slots, from age 25: up to $5.00 a round.',
      'at least 2.5 seconds between two rounds',
      'After 60 minutes of play you take a break of 5 minutes.',
      'Between two games you wait 60 seconds.',
      'it can’t be cancelled',
      'We verify your identity before you play.',
      'stopping a round early are switched off',
      'You can’t buy features in games.',
      'You can play one game at a time.',
      'You can’t play on credit',
      'A bonus is $100.00 at most.',
      'You can deposit up to $1,000.00 in a calendar month',
      'You never have to stake a bonus more than 10 times.',
      'After 30 months without logging in, your account becomes dormant, and by law we hand over your balance',
      'We write to you at least 30 days before.',
    ])
      expect(text).toContain(part)
    const plain = await rulesOf({ market: 'default', law: null, rules })
    expect(plain).toContain('These rules are our own')
    for (const part of ['Gambling Act', 'can’t be cancelled', 'a round.', 'on credit', 'at a time', 'at most'])
      expect(plain).not.toContain(part)
  })

  it('RTE-35 /profile begins with the settings', async () => {
    expect(placeOf(await thrown(open('/profile', { account: player })))).toBe('/profile/settings')
  })

  it('the messages of a player stand with what was not read, in the language they came in, beside what reaches them where', async () => {
    const message = (id: string, more: object) => ({
      id,
      topic: 'payments',
      locale: 'en',
      title: 'We’ve sent you $20.00',
      text: 'It is on its way.',
      path: '/cashier/history',
      action: 'See your payments',
      at: '2026-11-20T10:00:00Z',
      is_read: true,
      ...more,
    })
    const news = message('2', { topic: 'security', locale: 'ar', title: 'تم تغيير كلمة مرورك', is_read: false })
    const answers = {
      'messages.getinbox': { unread: 1, has_more: true, items: [news, message('1', {})] },
      'messages.getpreferences': {
        preferences: [
          { topic: 'security', channel: 'email', is_on: true, is_fixed: true },
          { topic: 'payments', channel: 'email', is_on: false, is_fixed: false },
        ],
        unreachable: [{ channel: 'email', contact: 'ada@gone.example' }],
        quiet: { from: 21, until: 9 },
      },
    }
    const { text } = await open('/profile/messages', { account: player, settings: on, answers })
    expect(text).toContain('1 unread message<')
    expect(text).toMatch(/<bdi lang="ar" dir="rtl">تم تغيير كلمة مرورك/)
    expect(text).toContain('href="/cashier/history"')
    expect(text).toContain('Always on')
    expect(text.match(/role="switch"/g)).toHaveLength(1)
    expect(text).toContain('ada@gone.example')
    expect(text).toContain('between 21:00 and 9:00')
    const none = { ...answers, 'messages.getinbox': { unread: 0, has_more: false, items: [] } }
    expect((await open('/profile/messages', { account: player, settings: on, answers: none })).text).toContain(
      'No messages yet'
    )
  })

  it('RTE-45 a section whose flag is off leads to the settings', async () => {
    const off = {
      site: { isSumsubEnable: false, isResponsibleGamingEnable: false, isBetHistoryEnable: false },
      loyalty: { isEnableLoyalty: false },
    }
    const nothingAsked = { 'account.getVerification': verification({ duty: 'none' }) }
    for (const section of ['verification', 'responsible-game', 'bets', 'loyalty'])
      expect(
        placeOf(
          await thrown(
            open(`/profile/${section}`, { account: player, settings: off, answers: { ...answers, ...nothingAsked } })
          )
        ),
        section
      ).toBe('/profile/settings')
  })

  it('KYC-01 a section of verification is open without the switch where the player is asked for it', async () => {
    const off = { site: { isSumsubEnable: false } }
    const asked = { 'account.getVerification': verification({ duty: 'play', is_blocked: true }) }
    const { text } = await open('/profile/verification', { account: player, settings: off, answers: asked })
    expect(text).toContain('Verify your identity to play and deposit')
  })

  it('KYC-06 verification shows where it stands: each state with its reason, how long it takes and what to do', async () => {
    const seen = async (more: object, check: object) => {
      const known = { 'account.getVerification': verification(more, check) }
      return (await open('/profile/verification', { account: player, settings: on, answers: known })).text
    }
    const handed = { handed_in_at: '2026-11-20T10:00:00.000Z', decided_at: '2026-11-20T10:05:00.000Z' }
    for (const [more, check, parts] of [
      [{}, { trigger: 'withdrawal' }, ['Not started', 'before your first withdrawal', 'about 10 minutes', 'Start']],
      [{}, { state: 'pending', ...handed }, ['We’re checking', '20.11.2026', 'usually takes 10 minutes']],
      [{}, { state: 'pending', is_with_staff: true }, ['up to one working day']],
      [
        {},
        { state: 'retry', labels: ['LOW_QUALITY'], comment: 'Page two is dark.' },
        ['Please try again', 'A photo was blurred', 'Page two is dark.', 'Try again'],
      ],
      [
        {},
        { state: 'approved', document_ends_on: '2030-01-31', ...handed },
        ['Verified', 'Done on 20.11.2026', 'valid until 31.01.2030'],
      ],
      [{ is_blocked: true }, { trigger: 'excluded' }, ['match another account', 'a break from play', 'Start']],
      [{}, { state: 'expired', trigger: 'document' }, ['Document expired', 'Please show a valid one']],
      [{ is_blocked: true }, { state: 'rejected' }, ['Not verified', 'This decision is final', 'href="/support"']],
      [{ has_form: false }, {}, ['isn’t available online right now', 'href="/support"']],
      [
        { needs_profile: true },
        {},
        ['Complete your details', 'href="/profile/settings?from=%2Fprofile%2Fverification'],
      ],
      [{ needs_contact: true }, {}, ['Confirm your email', 'href="/profile/settings"']],
      [{}, { step: 'funds', trigger: 'means' }, ['Source of funds', 'Your deposits have reached', 'a payslip']],
    ] as const) {
      const text = await seen(more, check)
      for (const part of parts) expect(text, JSON.stringify(check)).toContain(part)
    }
    const { text } = await open('/profile/verification', { account: player, settings: on })
    expect(text).toContain('Something went wrong on our side')
  })

  it('RTE-111 whoever was sent to the settings finds the way back, which never leads elsewhere', async () => {
    const at = (from: string) =>
      open('/profile/settings', {
        account: player,
        answers,
        at: `/profile/settings?${new URLSearchParams({ from, toastType: 'profile' })}`,
      })
    expect((await at('/cashier/withdraw?method=card')).text).toContain('href="/cashier/withdraw?method=card"')
    for (const from of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
      expect((await at(from)).text).not.toContain('Back to where you were')
  })
})

const dicebox = {
  sysname: 'dicebox',
  name: 'Dicebox',
  image_url: '/x.svg',
  description: { name: '', img_288_192: '' },
  type: 'fast',
  provider: { sysname: 'fathom', name: 'Fathom' },
  categories: [],
  has_demo: true,
  is_enabled: true,
  is_new: false,
  rtp_percent: null,
}

describe('the other pages', () => {
  it('SYS-21 a game that cannot start shows the errors-slot page in place of its frame', async () => {
    const page = await open('/game/:sysname', {
      params: { sysname: 'dicebox' },
      at: '/game/dicebox',
      answers: { 'games.get': { games: [dicebox], total: 1 } },
    })
    expect(page.text).toContain('The game couldn’t start')
    expect(page.text).not.toContain('<iframe')
    expect(page.text).toContain('href="/gamehall"')
  })

  it('MGT-2 a game that staff switched off starts for whoever has a round in it, and for nobody else', async () => {
    const sum = { amount: 1, currency: 'USD' }
    const shown = async (isEnabled: boolean, openRound: object | null) => {
      const page = await open('/game/:sysname', {
        params: { sysname: 'dicebox' },
        at: '/game/dicebox',
        answers: {
          'games.get': { games: [{ ...dicebox, is_enabled: isEnabled }], total: 1 },
          'games.getgame': {
            certificate: certificateFor('dicebox'),
            stakes: { min: sum, max: sum },
            open_round: openRound,
          },
        },
      })
      return page.text.includes('The game couldn’t start') ? 'off' : 'starts'
    }
    expect(await shown(true, null)).toBe('starts')
    expect(await shown(false, null)).toBe('off')
    expect(await shown(false, { id: '1' })).toBe('starts')
  })

  it('RTE-46 CHAT-37 CHAT-40 /support answers what is asked most, the operator’s questions first, leads to the chat and says how else we are reached', async () => {
    const settings = {
      chat: 'own',
      own: { is_online: true, attachment_max: 1, attachment_types: [] },
      contacts: [{ kind: 'email', label: 'help@ante.example', href: 'mailto:help@ante.example' }],
      hours: { timeZone: 'Europe/London', list: [{ days: [1, 7], from: '09:00', to: '18:00' }] },
      questions: [{ title: 'Do you have a lounge?', text: 'On the first floor.' }],
      dispute_body: null,
    }
    const open46 = (chat: object) => open('/support', { answers: { 'support.getsettings': { ...settings, ...chat } } })
    const { text, asked } = await open46({})
    for (const to of ['/cashier/history', '/profile/bets', '/profile/security', 'mailto:help@ante.example'])
      expect(text).toContain(`href="${to}"`)
    for (const part of [
      'We’re here now',
      '>Open chat<',
      'Europe/London',
      'Mon, Sun',
      '09:00–18:00',
      'Subject',
      '>Send<',
    ])
      expect(text).toContain(part)
    expect(text.indexOf('Do you have a lounge?')).toBeLessThan(text.indexOf('My deposit hasn’t arrived'))
    expect(asked.map(([key]) => key)).toEqual(['support.getsettings'])
    expect((await open46({ own: { ...settings.own, is_online: false } })).text).toContain('Nobody’s here right now')
    for (const chat of ['', 'comm100'])
      expect((await open46({ chat, own: undefined })).text).not.toContain('>Open chat<')
  })

  it('CHAT-39 the form of /support knows a player’s name and e-mail, and not one that is not confirmed yet', async () => {
    const profile = {
      profile: { first_name: 'Ada' },
      contacts: [
        { type: 'email', contact: 'new@example.com', is_pending: true },
        { type: 'email', contact: 'ada@example.com' },
      ],
    }
    const { text } = await open('/support', { account: player, answers: { 'account.getprofileinfo': profile } })
    for (const part of ['value="Ada"', 'value="ada@example.com"']) expect(text).toContain(part)
    expect(text).not.toContain('new@example.com')
  })

  it('RTE-61 PROF-39 /unsubscribe asks once for a whole link, and says what to do with a broken one', async () => {
    expect((await open('/unsubscribe', { at: '/unsubscribe?contact=ada%40example.com&hash=x' })).text).toContain(
      'Stop sending news and offers to ada@example.com?'
    )
    expect((await open('/unsubscribe')).text).toContain('This link is incomplete')
  })

  it('RTE-62 RTE-63 /confirmation and its success are there', async () => {
    expect((await open('/confirmation')).text).toContain('This link doesn’t work')
    expect((await open('/confirmation/success')).text).toContain('Email confirmed')
  })

  it('RTE-65 RTE-66 the embedded forms stand in the empty layout', async () => {
    for (const path of ['/forms/sign_in', '/forms/sign_up'])
      expect(routeOf(path)?.layouts).toEqual(['pages/shell/empty-frame.tsx'])
    expect((await open('/forms/sign_in')).text).toContain('Email or phone')
    expect((await open('/forms/sign_up')).text).toContain('Open an account')
    expect((await open('/forms/sign_in', { account: player })).text).not.toContain('<form')
  })

  it('RTE-69 RTE-70 RTE-71 the placeholder routes lead to their sections', async () => {
    expect(placeOf(await thrown(open('/responsible-game', { account: player })))).toBe('/profile/responsible-game')
    expect(placeOf(await thrown(open('/bets/*', { account: player, at: '/bets/any/thing' })))).toBe('/profile/bets')
  })

  it('RTE-72 CMS-51 /_icons shows every icon of the sprite by its name', async () => {
    const { readFileSync } = await import('node:fs')
    const symbols = [
      ...readFileSync(new URL('../ui/icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g),
    ].map(([, name]) => name)
    const { text } = await open('/_icons')
    const shown = [...text.matchAll(/<code[^>]*>([^<]+)<\/code>/g)].map(([, name]) => name)
    expect(shown.toSorted()).toEqual(symbols.toSorted())
    // All of them come from one file.
    expect(new Set([...text.matchAll(/<use href="([^"#]*)#/g)].map(([, file]) => file)).size).toBe(1)
  })

  it('the gallery shows every part alive where the operator wants it, and is not there else', async () => {
    expect(statusOf(await thrown(open('/_parts')))).toBe(404)
    const { text } = await open('/_parts', { settings: { site: { isPartsGalleryEnable: true } } })
    for (const part of [
      'Button',
      'PhoneInput',
      'SelectList',
      'Switch',
      'Accordion',
      'Tooltip',
      'Table',
      'Pagination',
      'GameTile',
      'OddsButton',
      'Countdown',
      'LevelBar',
      'EndlessList',
    ])
      expect(text, part).toMatch(new RegExp(`<code[^>]*>[^<]*\\b${part}\\b`))
    for (const role of ['role="switch"', 'role="progressbar"', 'role="tablist"', 'aria-haspopup="listbox"', '<tfoot'])
      expect(text, role).toContain(role)
  })

  it('RTE-07 every fixed route has its own page, so none of them is a content page', () => {
    for (const path of [
      '/offers',
      '/betting',
      '/support',
      '/_icons',
      '/winners',
      '/loyalty/shop',
      '/confirmation/success',
    ])
      expect(routeOf(path)?.file, path).not.toMatch(/slug/)
  })
})
