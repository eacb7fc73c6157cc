import { expect, it } from 'vitest'
import { html, loaderArgs, player, siteOf } from '../pages.fixture.tsx'
import ProfileBonuses, { loader } from './bonuses.tsx'

const listOf = (...items: object[]) => ({ items, count: items.length })
const usd = (amount: number) => ({ amount, currency: 'USD' })
const pack = (id: string, status: 'active' | 'used' | 'expired' | 'removed', more: object) => ({
  id,
  total_count: 10,
  remaining_count: 0,
  stake: usd(0.2),
  win: usd(0),
  pays: 'cash',
  bonus: null,
  expires_at: '2026-11-20T12:00:00Z',
  game: { sysname: 'threshold', name: `Game ${id}`, image_url: '/art/x.webp' },
  status,
  created_at: '2026-11-10T12:00:00Z',
  ended_at: '2026-11-15T12:00:00Z',
  ...more,
})
const packs = [
  pack('1', 'used', { win: usd(3.5), pays: 'bonus', bonus: { wager_times: 3, days: 7 } }),
  pack('2', 'expired', { win: usd(1.25), remaining_count: 4, ended_at: '2026-11-20T12:00:05Z' }),
  pack('3', 'removed', { remaining_count: 10, ended_at: '2026-11-12T12:00:00Z' }),
]

function siteWith(past: readonly ReturnType<typeof pack>[], account = player, ...bonuses: readonly object[]) {
  const site = siteOf({
    account,
    answers: {
      'bonuses.get': listOf(...bonuses),
      'BettingBonuses.get': listOf(),
      'sportsbook.getboosts': listOf(),
      'sportsbook.getfreebets': listOf(),
    },
  })
  const others = site.call
  const call = (key: string, params: { status?: string }) =>
    key === 'freespins.get'
      ? Promise.resolve({ data: listOf(...past.filter(({ status }) => status === params.status)) })
      : others(key as never, params as never)
  return { ...site, call: call as typeof site.call }
}
const shown = async (past: readonly ReturnType<typeof pack>[], account = player) => {
  const site = siteWith(past, account)
  return html(ProfileBonuses, site, await loader(loaderArgs(site, '/profile/bonuses')), '/profile/bonuses')
}

it('LOBBY-31 packs of free spins that are over say how they ended and what became of their wins, the latest first', async () => {
  const text = await shown(packs)
  const [expired = '', used = '', removed = ''] = [...text.matchAll(/<li[^>]*data-past-pack.*?<\/li>/g)].map(
    ([part]) => part
  )
  for (const part of ['Game 2', '6 of 10 played', 'Expired on 20.11.2026.', '$1.25 went to your balance.'])
    expect(expired).toContain(part)
  for (const part of ['Game 1', '10 of 10 played', 'All played on 15.11.2026.', '$3.50 became a bonus.'])
    expect(used).toContain(part)
  for (const part of ['Game 3', '0 of 10 played', 'Cancelled on 12.11.2026.', 'Nothing was won.'])
    expect(removed).toContain(part)
})

it('LOBBY-31 where no pack is over, nothing is said of them', async () => {
  expect(await shown([])).not.toContain('Earlier free spins')
})

it('RG-11 LOBBY-31 lead to their game whoever may play, and nobody on a break', async () => {
  const own = [pack('4', 'active', { remaining_count: 10 })]
  const exclusion = { state: 'active' as const, until: '2026-12-05T18:30:00Z', returns_at: null }
  const [open, closed] = [await shown(own), await shown(own, { ...player, exclusion })]
  expect(open).toContain('href="/game/threshold#real"')
  expect(closed).toContain('data-pack="4"')
  expect(closed).not.toContain('/game/threshold')
})

it('BON-10 a bonus that staff look at says so without a button that activates it, and one that they decided against says why', async () => {
  const bonus = (id: string, review: 'waiting' | 'upheld' | null) => ({
    id,
    review,
    type: 'other',
    status: 'available',
    description: { title: 'Back', text: '' },
    amount: usd(10),
    wager_times: 3,
    wager_required: usd(30),
    wager_done: usd(0),
    days: 7,
    weights: [],
    worth: null,
    odds_least: null,
    stake_most: null,
    created_at: '2026-11-10T12:00:00Z',
    activated_at: null,
    expires_at: review ? null : '2026-11-20T12:00:00Z',
    ended_at: null,
    can_activate: review === null,
    can_deactivate: false,
    can_remove: true,
    uncounted: [],
  })
  const site = siteWith([], player, bonus('1', 'waiting'), bonus('2', 'upheld'), bonus('3', null))
  const text = html(ProfileBonuses, site, await loader(loaderArgs(site, '/profile/bonuses')), '/profile/bonuses')
  const [waiting = '', upheld = '', ready = ''] = [...text.matchAll(/<li[^>]*data-bonus.*?<\/button><\/div>/g)].map(
    ([part]) => part
  )
  expect(waiting).toContain('We’re checking the bets behind this bonus.')
  expect(upheld).toContain('another account on this device had the other side of them')
  for (const part of [waiting, upheld]) {
    expect(part).not.toMatch(/Activate<|Ready|Activate by/)
    expect(part).toContain('Cancel<')
  }
  expect(ready).toMatch(/Activate</)
  expect(ready).not.toContain('checking')
})

it('BON-02 who has no bonus is led to the offers that bring one', async () => {
  expect(await shown([])).toMatch(/You don’t have any bonuses.*href="\/offers"[^>]*>See offers</)
})
