import { describe, expect, it } from 'vitest'
import { applyChange, type FixtureCardData } from './fixture-card.ts'

const card: FixtureCardData = {
  id: '7',
  league: 'Premier',
  home: 'Kestrel Vale',
  away: 'Umberly Cross',
  kickoff: '2026-11-21T15:00:00Z',
  replay: false,
  takesBets: true,
  live: true,
  version: 4,
  minute: 48,
  added: 0,
  phase: 'second_half',
  score: { home: 3, away: 0 },
  main: { id: '7000', suspended: false, closed: false, prices: [1.02, 12, 40] },
  more: 9,
}
const change = (market: {
  status: 'open' | 'suspended' | 'closed'
  prices: number[]
}): Parameters<typeof applyChange>[1] => ({
  fixture_id: '7',
  since: 4,
  version: 5,
  live: true,
  kickoff: '2026-11-21T16:30:00Z',
  state: {
    phase: 'second_half',
    minute: 49,
    added: 0,
    score: { home: 3, away: 0 },
    half_time: null,
    red_cards: { home: 0, away: 0 },
  },
  markets: [{ id: '7000', kind: '1x2', line: null, version: 5, ...market }],
})

describe('a small card of a match', () => {
  it('keeps its prices behind the lock when a pause comes without any', () => {
    expect(applyChange(card, change({ status: 'suspended', prices: [] })).main).toEqual({
      id: '7000',
      suspended: true,
      closed: false,
      prices: [1.02, 12, 40],
    })
  })
  it('tells the kick-off of now', () => {
    expect(applyChange(card, change({ status: 'open', prices: [] })).kickoff).toBe('2026-11-21T16:30:00Z')
  })
  it('knows a market that is over from one that is paused', () => {
    expect(applyChange(card, change({ status: 'closed', prices: [] })).main).toMatchObject({
      suspended: false,
      closed: true,
    })
    expect(applyChange(card, change({ status: 'open', prices: [1.1, 9, 30] })).main).toEqual({
      id: '7000',
      suspended: false,
      closed: false,
      prices: [1.1, 9, 30],
    })
  })
})
