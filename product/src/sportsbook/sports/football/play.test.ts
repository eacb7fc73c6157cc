import { describe, expect, it } from 'vitest'
import { applyEvents, type EventFacts, newIncidents, type Played } from '../../rules/play.ts'
import type { MarketKey } from '../sport.ts'
import { football } from './index.ts'
import { beforeStart, type FixtureState, type MatchEvent, type MatchEventKind } from './match.ts'
import type { Rates } from './scoreline.ts'

type Facts = EventFacts<FixtureState, Rates>
const playOn = (from: Facts, events: readonly MatchEvent[], behind = false) =>
  applyEvents(football, from, events, behind)
const facts: Facts = {
  state: beforeStart,
  sequence: 0,
  alarms: 0,
  version: 1,
  model: { home: 1.5, away: 1.1, rho: -0.05 },
  markets: [],
}
const moment = (sequence: number, kind: MatchEventKind, minute = 1, side?: 'home' | 'away'): MatchEvent => ({
  sequence,
  kind,
  minute,
  added: 0,
  ...(side && { side }),
})
const isSame = (a: MarketKey, b: MarketKey) => a.kind === b.kind && a.line === b.line
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
    expect(goal.alarms).toBe(1)
    expect(new Set(goal.markets.map((market) => market.status))).toEqual(new Set(['suspended']))
    const quiet = play(goal, moment(3, 'clock', 4))
    const winner = (at: Facts) => at.markets.find((market) => market.kind === '1x2')
    expect(winner(quiet)?.status).toBe('open')
    expect(winner(quiet)?.prices[0]).toBeLessThan(winner(kickedOff)?.prices[0] ?? 0)
  })
  it('SB-1 closes everything at the end, for good', () => {
    const ended = play(kickedOff, moment(2, 'half_time', 45), moment(3, 'second_half', 46), moment(4, 'full_time', 90))
    expect(new Set(ended.markets.map((market) => market.status))).toEqual(new Set(['closed']))
    expect(playOn(ended, [moment(5, 'goal', 90, 'home')]).strange).toHaveLength(1)
    expect(playOn(ended, [moment(5, 'clock', 90)]).markets).toEqual([])
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
    expect(single.alarms).toBe(together.alarms)
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
