import { describe, expect, it } from 'vitest'
import Betting, { loader } from './betting.tsx'
import Home from '../home/home.tsx'
import { loadHome } from '../home/home.server.ts'
import { html, loaderArgs, market, siteOf } from '../pages.fixture.tsx'

const head = (takes: boolean) => ({
  id: '7',
  league: { id: '1', sysname: 'en.1', name: 'Premier', country: { code: 'gb-eng', name: 'England' } },
  home: { id: '1', name: 'Kestrel Vale', short_name: 'Kestrel' },
  away: { id: '2', name: 'Umberly Cross', short_name: 'Umberly' },
  kickoff: '2026-11-21T15:00:00Z',
  round: 'Matchday 1',
  replay: true,
  takes_bets: takes,
  live: false,
  version: 4,
  state: {
    phase: 'not_started',
    minute: 0,
    added: 0,
    score: { home: 0, away: 0 },
    half_time: null,
    red_cards: { home: 0, away: 0 },
  },
  market_count: 1,
})
const answers = (takes: boolean) => ({
  'sportsbook.gettree': { sports: [] },
  'sportsbook.getfixture': { fixture: { ...head(takes), markets: [market], timeline: [] } },
  'sportsbook.getfixtures': { items: [{ ...head(takes), main_market: market }], count: 1, days: [] },
})
const open = async (at: string, takes: boolean) => {
  const site = siteOf({ answers: answers(takes) })
  return html(Betting, site, await loader(loaderArgs(site, at)), at)
}
const treeOf = (...replays: boolean[]) => {
  const leagues = replays.map((replay, n) => ({
    id: String(n + 1),
    sysname: `en.${n + 1}`,
    name: `League ${n + 1}`,
    count: 1,
    live: 0,
    replay,
  }))
  return {
    sports: [
      {
        id: 'football',
        count: leagues.length,
        live: 0,
        countries: [{ code: 'gb-eng', name: 'England', count: leagues.length, leagues }],
      },
    ],
  }
}
const priceButtons = (text: string) => text.match(/<button[^>]*aria-pressed/g)?.length ?? 0

describe('a replay', () => {
  it('BET-02 on the board: its prices are shown, said to take no bets, and are no buttons', async () => {
    const text = await open('/betting', false)
    for (const part of ['1.33', '4.35', '12.00', 'No bets on replays', 'Replay']) expect(text).toContain(part)
    expect(priceButtons(text)).toBe(0)
    expect(priceButtons(await open('/betting', true))).toBe(3)
    expect(await open('/betting', true)).not.toContain('No bets on replays')
  })

  it('BET-02 a league of replays, and a board of nothing else, is said to be a replay of a real season and no simulation', async () => {
    const note = 'title="A real season from the past, moved to today.'
    for (const [at, replays, isReplay] of [
      ['/betting?league=en.1', [true, false], true],
      ['/betting?league=en.2', [true, false], false],
      ['/betting', [true, true], true],
      ['/betting', [true, false], false],
      ['/betting', [], false],
    ] as const) {
      const site = siteOf({ answers: { ...answers(true), 'sportsbook.gettree': treeOf(...replays) } })
      const text = html(Betting, site, await loader(loaderArgs(site, at)), at)
      expect([text.includes(note), text.includes('>Simulated<')], `${at} ${replays.join()}`).toEqual([
        isReplay,
        !isReplay,
      ])
    }
  })

  it('BET-02 on its own page: the reason stands above the prices', async () => {
    const text = await open('/betting?fixture=7', false)
    for (const part of ['1.33', 'No bets on replays', 'Its result is known']) expect(text).toContain(part)
    expect(priceButtons(text)).toBe(0)
    expect(priceButtons(await open('/betting?fixture=7', true))).toBe(3)
  })

  it('BET-02 on the home page: a price leads nowhere', async () => {
    for (const takes of [true, false]) {
      const site = siteOf({ answers: answers(takes) })
      const text = html(Home, site, await loadHome(site))
      expect(text).toContain('4.35')
      expect(text.includes('pick=7000')).toBe(takes)
      expect(text.includes('No bets on replays')).toBe(!takes)
    }
  })
})
