import { describe, expect, it } from 'vitest'
import Betting, { loader } from '../../../pages/sportsbook/betting.tsx'
import { html, loaderArgs, market, siteOf } from '../../../pages/pages.fixture.tsx'

const marketOf = (status: 'suspended' | 'decided', id: string, outcomes: readonly string[]) => ({
  id,
  line: null,
  status,
  version: 5,
  book: 1.05,
  selections: outcomes.map((outcome) => ({ outcome, price: status === 'decided' ? null : 1.9 })),
})

async function openWith(status: 'suspended' | 'decided') {
  const score = { home: 2, away: 1 }
  const fixture = {
    id: '7',
    league: { id: '1', sysname: 'en.1', name: 'Premier', country: { code: 'gb-eng', name: 'England' } },
    home: { id: '1', name: 'Kestrel Vale', short_name: 'Kestrel' },
    away: { id: '2', name: 'Umberly Cross', short_name: 'Umberly' },
    kickoff: '2026-11-21T15:00:00Z',
    round: 'Matchday 1',
    replay: false,
    takes_bets: true,
    live: true,
    version: 4,
    state: { phase: 'second_half', minute: 70, added: 0, score, half_time: null, red_cards: { home: 0, away: 0 } },
    market_count: 3,
  }
  const markets = [
    market,
    { ...marketOf(status, '7002', ['yes', 'no']), kind: 'both_teams_to_score' },
    { ...marketOf(status, '7003', ['over', 'under']), kind: 'over_under', line: 2.5 },
  ]
  const site = siteOf({
    answers: {
      'sportsbook.gettree': { sports: [] },
      'sportsbook.getfixture': { fixture: { ...fixture, markets, timeline: [] } },
      'sportsbook.getfixtures': { items: [{ ...fixture, main_market: market }], count: 1, days: [] },
    },
  })
  const at = '/betting?fixture=7'
  return html(Betting, site, await loader(loaderArgs(site, at)), at)
}

describe('the markets of a match', () => {
  it('BET-02 a market that the score has decided is not shown as paused: it goes', async () => {
    const before = await openWith('suspended')
    for (const part of ['Both teams to score', 'Total goals', 'Suspended']) expect(before).toContain(part)
    const after = await openWith('decided')
    for (const part of ['Both teams to score', 'Total goals', 'Suspended']) expect(after).not.toContain(part)
    expect(after).toContain('Match result')
  })
})
