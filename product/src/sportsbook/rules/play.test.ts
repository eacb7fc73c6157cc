import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixtureOf, marketId, marketKeyOf, outcomeAt, outcomeIndex } from './market-id.ts'
import { beforeStart, type MatchMoment, type MomentKind } from './match.ts'
import { type FixtureFacts, newMoments, playOn, type Played } from './play.ts'
import { marketKeys } from './pricing.ts'

const facts: FixtureFacts = { id: 7n, state: beforeStart, sequence: 0, alarms: 0, version: 1, rates: { home: 1.5, away: 1.1, rho: -0.05 }, markets: [] }
const moment = (sequence: number, kind: MomentKind, minute = 1, side?: 'home' | 'away'): MatchMoment => ({
  sequence,
  kind,
  minute,
  added: 0,
  ...(side && { side }),
})
/** What the database would hold after it was written. */
const after = (before: FixtureFacts, played: Played): FixtureFacts => ({
  ...before,
  ...played,
  markets: [...before.markets.filter((market) => !played.markets.some((other) => other.id === market.id)), ...played.markets],
})
const play = (from: FixtureFacts, ...moments: MatchMoment[]): FixtureFacts => after(from, playOn(from, moments))

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
    const winner = (at: FixtureFacts) => at.markets.find((market) => market.id === marketId(7, { kind: '1x2', line: undefined }))
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
      expect(single.markets.find((other) => other.id === market.id)).toMatchObject({ status: market.status, prices: market.prices })
  })
  it('takes messages once and in order, and sees a hole', () => {
    const all = [moment(3, 'clock', 3), moment(1, 'kick_off'), moment(2, 'clock', 2), moment(2, 'clock', 2)]
    expect(newMoments(1, all.slice(0, 3)).moments.map((one) => one.sequence)).toEqual([2, 3])
    expect(newMoments(3, all)).toEqual({ moments: [], missing: false })
    expect(newMoments(0, [moment(1, 'kick_off'), moment(3, 'clock', 3)])).toMatchObject({ missing: true, moments: [{ sequence: 1 }] })
  })
})

describe('a market number', () => {
  it('says fixture, kind and line, and nothing else has one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 31n - 1n }), fc.constantFrom(...marketKeys()), (fixture, key) => {
        const id = marketId(fixture, key)
        expect(fixtureOf(id)).toBe(fixture)
        expect(marketKeyOf(id)).toEqual(key)
      })
    )
    for (const id of [0n, 1001n, 1900n, 1300n, 1999n, -5n, marketId(2n ** 31n, { kind: '1x2', line: undefined })]) expect(marketKeyOf(id)).toBeUndefined()
  })
  it('knows the outcomes of its kind', () => {
    expect(outcomeIndex('1x2', 'away')).toBe(2)
    expect(outcomeIndex('over_under', 'away')).toBeUndefined()
    expect(outcomeAt('over_under', 1)).toBe('under')
  })
})
