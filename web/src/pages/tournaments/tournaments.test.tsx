import type { Tournament } from '@ante/product/tournaments/contract'
import { describe, expect, it } from 'vitest'
import { loadTournament, loadTournaments } from './tournaments.server.ts'
import { html, player, siteOf, tournament } from '../pages.fixture.tsx'
import TournamentPage from './tournaments-id.tsx'
import Tournaments from './tournaments.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const place = (number: number, name: string, points: number, prize: number | null, is_own = false) => ({
  place: number,
  name,
  avatar: name === 'nightowl' ? ('crow' as const) : ('' as const),
  points,
  prize: prize === null ? null : usd(prize),
  is_own,
})
const board = [place(1, 'nightowl', 12_500, 300), place(2, 'moth', 900, 200, true), place(3, 'vole', 20, null)]

/** The page of a tournament of which more is known, as a visitor or the player sees it. */
async function page(more: Partial<Tournament> = {}, account?: typeof player): Promise<string> {
  const site = siteOf({
    answers: { 'tournaments.get': { items: [{ ...tournament, ...more }], count: 1 } },
    ...(account ? { account } : {}),
  })
  return html(TournamentPage, site, await loadTournament(site, '4', '/tournaments/4'), '/tournaments/4')
}

describe('/tournaments', () => {
  it('TRN-01 TRN-19 shows four groups as links, and asks for the one of the address with its page and fields', async () => {
    const site = siteOf({ answers: { 'tournaments.get': { items: [tournament], count: 30 } } })
    const loaded = await loadTournaments(site, new URL('https://ante.example/tournaments?status=future&page=2'))
    expect(site.asked).toEqual([
      [
        'tournaments.get',
        {
          status: 'future',
          count: 12,
          offset: 12,
          fields: ['user_info', 'restrictions', 'total_participants', 'entry'],
        },
      ],
    ])
    const text = html(Tournaments, site, loaded, '/tournaments?status=future&page=2')
    for (const to of [
      '"/tournaments"',
      '"/tournaments?status=active"',
      '"/tournaments?status=future"',
      '"/tournaments?status=finished"',
    ])
      expect(text).toContain(`href=${to}`)
    expect(text).toMatch(/<a[^>]*aria-current="true"[^>]*>Upcoming<\/a>/)
    for (const part of ['Evening cup', '$500.00', 'data-testid="countdown"', 'Join: Evening cup', 'page=3'])
      expect(text).toContain(part)
  })
})

describe('/tournaments/{id}', () => {
  it('TRN-06 TRN-07 shows what it pays, who is ahead and where the reader stands', async () => {
    const user_info = { is_participant: true, points: 900, place: 2 }
    const text = await page({ leaderboard: board, user_info, total_participants: 3 }, player)
    for (const part of [
      'Played until midnight.',
      '$500.00',
      '$300.00',
      'Leaderboard',
      'nightowl',
      '12,500',
      'Your place',
      'Place 2',
      '900 points',
      'Joined',
    ])
      expect(text).toContain(part)
    // The reader's row says so to everybody, not by colour alone.
    expect(text).toMatch(/aria-current="true"[^]*?moth[^]*?you/)
  })

  it('shows the picture that a player chose beside the name, or the first letter of the name', async () => {
    const text = await page({ leaderboard: board })
    expect(text).toMatch(/art\/avatars\/crow\.svg[^]*?nightowl/)
    expect(text).toMatch(/aria-hidden="true"[^>]*>M<\/span>[^]*?moth/)
  })

  it('TRN-07 offers the places behind the first twenty, where there may be any', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        place: index + 1,
        name: `player-${index}`,
        avatar: '' as const,
        points: 100 - index,
        prize: null,
        is_own: false,
      }))
    expect(await page({ leaderboard: many(20) })).toContain('Show more')
    expect(await page({ leaderboard: many(19) })).not.toContain('Show more')
    expect(await page({ leaderboard: board })).not.toContain('are simulated')
    expect(await page({ leaderboard: [place(1, 'SimOtter', 30, 300)] })).toContain(
      'Players whose names begin with Sim are simulated'
    )
  })

  it('TRN-08 shows winners with their prizes once they are fixed, and that they are being counted before', async () => {
    const over = { status: 'finished' as const, leaderboard: board }
    const counting = await page(over)
    expect(counting).toContain('We’re counting the last rounds.')
    const closed = await page({ ...over, is_closed: true, winners: board.slice(0, 2) })
    const winners = closed.slice(closed.indexOf('winners-title'), closed.indexOf('board-title'))
    for (const part of ['Winners', 'nightowl', '$300.00', 'moth', '$200.00']) expect(winners).toContain(part)
    expect(winners).not.toContain('vole')
    expect(await page({ status: 'finished', is_closed: true })).toContain('Nobody earned points')
    for (const text of [counting, closed]) expect(text).not.toContain('Join')
  })

  it('TRN-15 an unmet condition is named, and the button waits; a visitor may press it and is asked to log in', async () => {
    const restrictions = [{ type: 'countries', params: { countries: ['FR'] }, satisfied: false }]
    const user_info = { is_participant: false, points: 0, place: null }
    const own = await page({ restrictions, user_info }, player)
    expect(own).toContain('You live in one of these countries: France')
    expect(own).toContain('Not met')
    const button = (text: string) => /<button[^>]*aria-label="Join: Evening cup"[^>]*>/.exec(text)?.[0]
    expect(button(own)).toContain('disabled=""')
    const visited = await page({ restrictions })
    expect(visited).not.toContain('Not met')
    expect(button(visited)).not.toContain('disabled=""')
  })

  it('TRN-20 of points by position the stages, what their places bring and the ranking of the one that runs are shown', async () => {
    const at = { number: 2, ends_at: '2026-11-20T12:00:00Z' }
    const own = [{ place: 1, name: 'moth', avatar: 'moth' as const, points: 4_200, prize: null, is_own: true }]
    const stages = { hours: 6, scoring: 'multiplier' as const, count: 4, points: [25, 18] }
    const text = await page({
      scoring: 'position',
      reset_on_cashout: false,
      stages: { ...stages, current: { ...at, leaderboard: own } },
    })
    for (const part of [
      'each stage has a ranking of its own',
      'There are 4 stages of 6 hours each.',
      'A stage is ranked by your best round in it',
      'Points for a place in a stage',
      'Stage 2 of 4',
      '4,200',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('staked.')
    const early = await page({ scoring: 'position', stages: { ...stages, current: { ...at, leaderboard: [] } } })
    expect(early).toContain('Nobody is in this stage’s ranking yet.')
  })

  it('LOY-22 one that is entered through the shop leads there, and says how many places there are', async () => {
    const text = await page({ entry: { most: 50, is_bought: true }, total_participants: 7 })
    for (const part of [
      'href="/loyalty/shop"',
      'Get an entry in the shop',
      'Places: 7 of 50 taken',
      'At most 50 players',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Join: ')
  })

  it('TRN-16 TRN-20 says in plain words how points are counted and what a withdrawal does to them', async () => {
    const stakes = await page({ rates: [...tournament.rates, { stake: { amount: 1, currency: 'EUR' }, points: 108 }] })
    for (const part of [
      '100 points for $1.00 staked.',
      '108 points for €1.00 staked.',
      'Withdrawing resets your points.',
    ])
      expect(stakes).toContain(part)
    const best = await page({ scoring: 'multiplier', reset_on_cashout: false })
    expect(best).toContain('Only your best round counts')
    expect(best).not.toContain('staked.')
    expect(best).toContain('Withdrawing doesn’t change your points.')
  })
})
