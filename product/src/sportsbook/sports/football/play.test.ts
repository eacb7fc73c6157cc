import { describe, expect, it } from 'vitest'
import { applyEvents, type EventFacts, newIncidents, type Played } from '../../rules/play.ts'
import type { MarketKey } from '../sport.ts'
import { football } from './index.ts'
import { beforeStart, type FixtureState, type MatchEvent, type MatchEventKind } from './match.ts'
import type { Rates } from './scoreline.ts'

const model: Rates = { home: 1.5, away: 1.1, rho: -0.05 }
type Facts = EventFacts<FixtureState>
const playOn = (from: Facts, events: readonly MatchEvent[], behind = false) =>
  applyEvents(football, from, events, { offer: (state, passed) => football.price(model, state, passed), behind })
const facts: Facts = {
  state: beforeStart,
  sequence: 0,
  incidentCount: 0,
  version: 1,
  isHeld: false,
  markets: [],
}
const moment = (sequence: number, kind: MatchEventKind, minute = 1, side?: 'home' | 'away'): MatchEvent => ({
  sequence,
  kind,
  minute,
  added: 0,
  ...(side && { side }),
})
const isSame = (a: MarketKey, b: MarketKey) => a.type === b.type && a.specifier === b.specifier
/** What the database would hold after it was written. */
const after = (before: Facts, played: Played<FixtureState, MatchEvent>): Facts => ({
  ...before,
  ...played,
  markets: [
    ...before.markets.filter((market) => !played.markets.some((other) => isSame(other, market))),
    ...played.markets,
  ],
})
const play = (from: Facts, ...moments: MatchEvent[]): Facts => after(from, playOn(from, moments))

describe('a fixture as its feed goes on', () => {
  const kickedOff = play(facts, moment(1, 'kick_off'))
  it('opens every market that can be priced, and sends only what changed', () => {
    expect(kickedOff.markets.every((market) => market.status === 'open')).toBe(true)
    expect(kickedOff.markets.length).toBeGreaterThan(20)
    const later = playOn(kickedOff, [moment(2, 'clock', 2)])
    expect(later.markets.length).toBeLessThan(kickedOff.markets.length)
    expect(later.markets.every((market) => market.version === later.version)).toBe(true)
  })
  it('suspends everything at a goal and opens again, at other prices, with the next quiet moment', () => {
    const goal = play(kickedOff, moment(2, 'goal', 3, 'home'))
    expect(goal.incidentCount).toBe(1)
    expect(new Set(goal.markets.map((market) => market.status))).toEqual(new Set(['suspended']))
    const quiet = play(goal, moment(3, 'clock', 4))
    const winner = (at: Facts) => at.markets.find((market) => market.type === '1x2')
    expect(winner(quiet)?.status).toBe('open')
    expect(winner(quiet)?.prices[0]).toBeLessThan(winner(kickedOff)?.prices[0] ?? 0)
  })
  it('SB-1 closes everything at the end, for good', () => {
    const ended = play(kickedOff, moment(2, 'half_time', 45), moment(3, 'second_half', 46), moment(4, 'full_time', 90))
    expect(new Set(ended.markets.map((market) => market.status))).toEqual(new Set(['closed']))
    expect(playOn(ended, [moment(5, 'goal', 90, 'home')]).strange).toHaveLength(1)
    expect(playOn(ended, [moment(5, 'clock', 90)]).markets).toEqual([])
  })
  it('SB-1 decides a market that no further goal can change: it is not paused, has no prices, and opens again with a goal that is taken back', () => {
    const named = (at: Facts, type: string, specifier = '') =>
      at.markets.find((market) => market.type === type && market.specifier === specifier)
    const goals = play(
      kickedOff,
      moment(2, 'goal', 3, 'home'),
      moment(3, 'clock', 4),
      moment(4, 'goal', 5, 'home'),
      moment(5, 'clock', 6),
      moment(6, 'goal', 7, 'away')
    )
    // The goal may still be taken back.
    expect(named(goals, 'both_teams_to_score')?.status).toBe('suspended')
    const quiet = play(goals, moment(7, 'clock', 8))
    for (const [type, specifier] of [
      ['both_teams_to_score', ''],
      ['over_under', 'total=2.5'],
    ] as const)
      expect(named(quiet, type, specifier)).toMatchObject({ status: 'decided', prices: [] })
    // Over 2.75 has won half of its stake, and the other half may come.
    expect(named(quiet, 'over_under', 'total=2.75')?.status).toBe('suspended')
    expect(named(quiet, '1x2')?.status).toBe('open')
    expect(playOn(quiet, [moment(8, 'clock', 8)]).markets.some(({ status }) => status === 'decided')).toBe(false)
    const taken = play(quiet, moment(8, 'goal_cancelled', 8, 'away'), moment(9, 'clock', 9))
    expect(named(taken, 'both_teams_to_score')).toMatchObject({
      status: 'open',
      prices: [expect.any(Number), expect.any(Number)],
    })
    const ended = play(quiet, moment(8, 'half_time', 45), moment(9, 'second_half', 46), moment(10, 'full_time', 90))
    expect(new Set(ended.markets.map((market) => market.status))).toEqual(new Set(['closed']))
  })
  it('is decided by the score alone: both have scored, or a total is passed by more than a half', () => {
    const decided = (type: string, specifier: string, home: number, away: number) =>
      football.isDecided({ type, specifier }, { ...beforeStart, phase: 'second_half', score: { home, away } })
    expect(decided('both_teams_to_score', '', 2, 1)).toBe(true)
    expect(decided('both_teams_to_score', '', 3, 0)).toBe(false)
    expect([2.5, 2.75, 3, 3.5].map((line) => decided('over_under', `total=${line}`, 2, 1))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(decided('1x2', '', 9, 0)).toBe(false)
    expect(decided('asian_handicap', 'handicap=-1.5', 4, 0)).toBe(false)
  })
  it('sells nothing while the feed is behind', () => {
    const behind = after(kickedOff, playOn(kickedOff, [moment(2, 'clock', 2)], true))
    expect(new Set(behind.markets.map((market) => market.status))).toEqual(new Set(['suspended']))
  })
  it('ends the same whether its messages come one by one or together', () => {
    const course = [
      moment(1, 'kick_off'),
      moment(2, 'clock', 10),
      moment(3, 'goal', 20, 'away'),
      moment(4, 'clock', 21),
      moment(5, 'red_card', 30, 'home'),
      moment(6, 'clock', 31),
    ]
    const together = play(facts, ...course)
    const single = course.reduce((at, one) => play(at, one), facts)
    expect(single.state).toEqual(together.state)
    expect(single.incidentCount).toBe(together.incidentCount)
    for (const market of together.markets)
      expect(single.markets.find((other) => isSame(other, market))).toMatchObject({
        status: market.status,
        prices: market.prices,
      })
  })
  it('takes messages once and in order, and sees a hole', () => {
    const all = [moment(3, 'clock', 3), moment(1, 'kick_off'), moment(2, 'clock', 2), moment(2, 'clock', 2)]
    expect(newIncidents(1, all.slice(0, 3)).incidents.map((one) => one.sequence)).toEqual([2, 3])
    expect(newIncidents(3, all)).toEqual({ incidents: [], missing: false })
    expect(newIncidents(0, [moment(1, 'kick_off'), moment(3, 'clock', 3)])).toMatchObject({
      missing: true,
      incidents: [{ sequence: 1 }],
    })
  })
})
