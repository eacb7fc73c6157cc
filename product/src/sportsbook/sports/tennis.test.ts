import { money } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { describe, expect, it } from 'vitest'
import { byLine } from '../rules/lines.ts'
import { withMargin } from '../rules/margin.ts'
import { applyEvents, type EventFacts, newIncidents, suspendMarkets } from '../rules/play.ts'
import { settle } from '../rules/settlement.ts'
import type { Incident, PricedMarket, Sport } from './sport.ts'

/** A second, small sport: tennis, best of three sets. It knows nothing of the first, and the sportsbook nothing of it. */
interface Sets {
  readonly phase: 'ahead' | 'playing' | 'over' | 'walkover'
  readonly first: number
  readonly second: number
}
interface Point extends Incident {
  readonly kind: 'start' | 'set' | 'injury_break' | 'retired'
  readonly by?: 'first' | 'second'
}
/** The chance that the first player wins a set. */
type Chance = number

const priceOf = (probabilities: readonly number[]) =>
  withMargin(probabilities, 1.06).map((q) => odds(Math.floor(1000 / q)))

const tennis: Sport<Sets, Point, Chance> = {
  key: 'tennis',
  marketTypes: { winner: ['first', 'second'], total_sets: ['over', 'under'] },
  beforeStart: { phase: 'ahead', first: 0, second: 0 },
  apply(state, { kind, by }) {
    if (kind === 'start') return state.phase === 'ahead' ? { ...state, phase: 'playing' } : undefined
    if (state.phase !== 'playing') return undefined
    if (kind === 'retired') return { ...state, phase: 'walkover' }
    if (kind !== 'set' || !by) return state
    const after = { ...state, [by]: state[by] + 1 }
    return after[by] === 2 ? { ...after, phase: 'over' } : after
  },
  isOver: ({ phase }) => phase === 'over' || phase === 'walkover',
  invalidatesPrices: ({ kind }) => kind === 'injury_break',
  isTold: ({ kind }) => kind !== 'injury_break',
  isSameTime: (before, after) => before.first + before.second === after.first + after.second,
  price(p, { phase, first, second }): readonly PricedMarket[] {
    if (phase === 'over' || phase === 'walkover') return []
    const wins = (a: number, b: number): number =>
      a === 2 ? 1 : b === 2 ? 0 : p * wins(a + 1, b) + (1 - p) * wins(a, b + 1)
    const won = wins(first, second)
    const three = first + second === 2 ? 1 : first === second ? 2 * p * (1 - p) : first > second ? 1 - p : p
    return [
      { kind: 'winner', line: undefined, prices: priceOf([won, 1 - won]) },
      ...(three < 1 ? [{ kind: 'total_sets', line: 10, prices: priceOf([three, 1 - three]) }] : []),
    ]
  },
  resultOf({ kind, line, outcome }, { phase, first, second }) {
    if (!(this.marketTypes[kind] ?? []).includes(outcome)) return undefined
    if (phase === 'walkover') return 'void'
    if (kind === 'winner') return (outcome === 'first') === first > second ? 'win' : 'loss'
    const sets = first + second
    return outcome === 'over' ? byLine(sets, line ?? 0) : byLine(-sets, -(line ?? 0))
  },
}

const facts: EventFacts<Sets, Chance> = {
  state: tennis.beforeStart,
  sequence: 0,
  alarms: 0,
  version: 1,
  model: 0.6,
  markets: [],
}
const point = (sequence: number, kind: Point['kind'], by?: Point['by']): Point => ({
  sequence,
  kind,
  ...(by && { by }),
})

describe('a sport that is not football', () => {
  const started = applyEvents(tennis, facts, [point(1, 'start')])
  it('is opened, priced again, suspended and closed by the same rules', () => {
    expect(started.markets.map(({ kind, line, status }) => [kind, line, status])).toEqual([
      ['winner', undefined, 'open'],
      ['total_sets', 10, 'open'],
    ])
    const playing = { ...facts, ...started }
    const paused = applyEvents(tennis, playing, [point(2, 'injury_break')])
    expect(paused.markets.map(({ status }) => status)).toEqual(['suspended', 'suspended'])
    expect(paused).toMatchObject({ alarms: 1, timeline: [] })
    const after = applyEvents(tennis, { ...playing, ...paused }, [point(3, 'set', 'first'), point(4, 'set', 'second')])
    // Three sets are sure now: nobody can bet on that any more.
    expect(after.markets.map(({ kind, status }) => [kind, status])).toEqual([['winner', 'open']])
    const over = applyEvents(
      tennis,
      { ...playing, ...paused },
      [3, 4].map((n) => point(n, 'set', 'first'))
    )
    expect(over.markets.map(({ status }) => status)).toEqual(['closed', 'closed'])
    expect(applyEvents(tennis, { ...facts, ...over }, [point(5, 'set', 'first')]).strange).toHaveLength(1)
    expect(suspendMarkets(tennis, over, over.state, 9)).toEqual([])
  })
  it('has its incidents taken once and in order, and a gap is seen', () => {
    expect(newIncidents(1, [point(3, 'set'), point(2, 'injury_break'), point(1, 'start')]).incidents).toHaveLength(2)
    expect(newIncidents(0, [point(2, 'set')]).missing).toBe(true)
  })
  it('is settled by its own results, with push and void', () => {
    const ended: Sets = { phase: 'over', first: 2, second: 1 }
    const paid = (kind: string, line: number | undefined, outcome: string, state = ended) => {
      const result = tennis.resultOf({ kind, line, outcome }, state)
      return result && settle(money(1000), [{ price: odds(1900), result }]).payout.minor
    }
    expect([paid('winner', undefined, 'first'), paid('winner', undefined, 'second')]).toEqual([1900n, 0n])
    expect([paid('total_sets', 10, 'over'), paid('total_sets', 12, 'over'), paid('total_sets', 11, 'under')]).toEqual([
      1900n,
      1000n,
      500n,
    ])
    expect(paid('winner', undefined, 'second', { ...ended, phase: 'walkover' })).toBe(1000n)
    expect(paid('winner', undefined, 'draw')).toBeUndefined()
  })
})
