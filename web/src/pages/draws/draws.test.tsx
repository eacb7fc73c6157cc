import type { Draw } from '@ante/product/draws/contract'
import { describe, expect, it } from 'vitest'
import { html, player, siteOf } from '../pages.fixture.tsx'
import { loadDraw, loadDraws } from './draws.server.ts'
import DrawPage from './draws-id.tsx'
import Draws from './draws.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const raffle: Draw = {
  id: '4',
  kind: 'raffle',
  description: { title: 'Evening raffle', text: 'Drawn at midnight.' },
  status: 'active',
  started_at: '2026-11-27T00:00:00.000Z',
  finished_at: '2026-11-28T00:00:00.000Z',
  due_before: '2026-11-28T00:00:00.000Z',
  total_prize: usd(75),
  prizes: [
    { place: 1, amount: usd(50), winner: null },
    { place: 2, amount: usd(25), winner: null },
  ],
  grows: null,
  games: [],
  stakes: [usd(10), { amount: 9.2, currency: 'EUR' }],
  ticket_points: 500,
  tickets_most: 200,
  tickets: 1_340,
  rounds: 9_000,
  seed_hash: 'ab'.repeat(32),
  seed: null,
  list_hash: null,
  repeats: true,
  own: null,
}
const won = {
  name: 'nightowl',
  avatar: 'crow' as const,
  is_own: false,
  round: null,
  won_at: '2026-11-28T00:00:05.000Z',
}
const page = async (more: Partial<Draw> = {}, account?: typeof player): Promise<string> => {
  const site = siteOf({
    answers: { 'draws.get': { items: [{ ...raffle, ...more }], count: 1 } },
    ...(account ? { account } : {}),
  })
  return html(DrawPage, site, await loadDraw(site, '4', '/draws/4'), '/draws/4')
}

describe('/draws', () => {
  it('lists what runs, each leading to its page, and says so where there is nothing', async () => {
    const site = siteOf({ answers: { 'draws.get': { items: [raffle], count: 30 } } })
    const text = html(Draws, site, await loadDraws(site, new URL('https://ante.example/draws?page=2')), '/draws?page=2')
    expect(site.asked).toEqual([['draws.get', { count: 12, offset: 12 }]])
    for (const part of [
      'Evening raffle',
      'href="/draws/4"',
      'Raffle',
      '$75.00',
      '1,340',
      'page=3',
      'data-testid="countdown"',
    ])
      expect(text).toContain(part)
    const none = siteOf({ answers: { 'draws.get': { items: [], count: 0 } } })
    expect(html(Draws, none, await loadDraws(none, new URL('https://ante.example/draws')), '/draws')).toContain(
      'href="/gamehall"'
    )
  })
})

describe('/draws/{id}', () => {
  it('says before anybody takes part what a ticket is, how it is drawn, what it costs whom, and shows the hash alone', async () => {
    const text = await page()
    for (const part of [
      'Every $10.00 / €9.20 staked for real money earns a ticket, up to 200 for each player.',
      'You can also get tickets for points.',
      'every ticket whose stake wasn’t returned has the same chance',
      'If a stake is returned, its tickets can’t win.',
      'All prizes together are $75.00 at most.',
      'ab'.repeat(32),
      'Published at the end',
      'Not won yet',
      'Log in to see your tickets.',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Check this draw')
  })

  it('shows a player their tickets, what brings the next one, and what they are called in the list', async () => {
    const own = {
      mark: 'c0ffee',
      tickets: [
        { first: 7, last: 9 },
        { first: 12, last: 12 },
      ],
      void_tickets: [{ first: 13, last: 14 }],
      count: 4,
      to_next: usd(2.5),
    }
    const text = await page({ own }, player)
    for (const part of [
      '4 tickets of 1,340',
      '7–9, 12',
      '2 tickets can’t win, because their stakes were returned to you: 13–14',
      'Stake $2.50 more',
      'c0ffee',
      '500 points each',
      'Get tickets',
    ])
      expect(text).toContain(part)
    const full = await page({ own: { ...own, count: 200, to_next: null } }, player)
    expect(full).toContain('as many tickets as one player can have')
    expect(full).not.toContain('Get tickets')
    expect(await page({ own: { ...own, void_tickets: [] } }, player)).not.toContain('returned to you')
  })

  it('shows who won with which ticket, and lets a browser check it', async () => {
    const prizes = [
      { place: 1, amount: usd(50), winner: { ...won, ticket: 77, due_at: null } },
      { place: 2, amount: usd(25), winner: { ...won, is_own: true, ticket: 8, due_at: null } },
    ]
    const text = await page({ status: 'finished', seed: 'feed', list_hash: 'cd'.repeat(32), prizes }, player)
    for (const part of ['nightowl', '77', '(you)', 'feed', 'cd'.repeat(32), 'Check this draw'])
      expect(text).toContain(part)
  })

  it('says of a daily jackpot what it is worth now, by when it falls, and with which chance', async () => {
    const jackpot: Partial<Draw> = {
      kind: 'drops',
      prizes: [{ place: 1, amount: usd(100), winner: null }],
      total_prize: usd(100),
      due_before: '2099-11-27T21:00:00.000Z',
      grows: { from: usd(25), now: usd(61.25) },
      ticket_points: null,
      tickets_most: null,
    }
    const text = await page(jackpot)
    for (const part of [
      'Daily jackpot',
      '$61.25',
      'Drops before',
      '27.11.2099 21:00',
      'It begins at $25.00 and grows evenly to $100.00 by the end.',
      'one divided by the minutes left until 27.11.2099 21:00',
      'A larger stake has no better chance.',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Your tickets')
    expect(text).toContain('data-testid="countdown"')
    const late = await page({ ...jackpot, due_before: '2000-11-27T21:00:00.000Z' })
    expect(late).toContain('Waiting for the next round since')
    expect(late).not.toContain('data-testid="countdown"')
    const arabic = siteOf({ answers: { 'draws.get': { items: [{ ...raffle, ...jackpot }], count: 1 } }, locale: 'ar' })
    expect(html(DrawPage, arabic, await loadDraw(arabic, '4', '/draws/4'), '/draws/4')).not.toContain('Daily jackpot')
  })
})
