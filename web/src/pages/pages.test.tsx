import { describe, expect, it } from 'vitest'
import { loadDeposit } from './cashier/cashier.server.ts'
import { item, listOf, open, statusOf, thrown } from './open-page.fixture.tsx'
import { player, siteOf, tournament } from './pages.fixture.tsx'

const jackpot = {
  ...item,
  levels: [
    {
      name: 'grand',
      title: 'Great one',
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
  level_title: 'Great one',
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
        'Great one',
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

describe('who is on a break', () => {
  it('RG-11 RTE-12 RTE-56 reads that there are no offers for now, and nothing leads to play or to news', async () => {
    const policy = { advertising: 'nothing', findsOffers: false } as const
    const answers = { 'campaigns.getoffers': listOf(), 'campaigns.getpromotions': listOf() }
    for (const path of ['/offers', '/promotions']) {
      const { text } = await open(path, { account: player, policy, answers })
      expect(text).toContain('You can’t play at the moment')
      const page = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
      for (const lead of ['Log in</', 'href="/gamehall"', 'href="/profile/notification"', 'href="/draws"', 'romo code'])
        expect(page, `${path} ${lead}`).not.toContain(lead)
    }
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
