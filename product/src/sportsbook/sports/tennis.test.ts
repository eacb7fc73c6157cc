import { money } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bestReturnOf } from '../rules/best-return.ts'
import { byLine, quartersOf } from '../rules/lines.ts'
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
const statuses = { ahead: 'not_started', playing: 'live', over: 'ended', walkover: 'abandoned' } as const
/** The chance that the first player wins a set. */
type Chance = number
/** Sets that each player has won. */
type SetsWon = ReadonlyMap<string, number>
const wonSets = z.number()

const priceOf = (probabilities: readonly number[]) =>
  withMargin(probabilities, 1.06).map((q) => odds(Math.floor(1000 / q)))

const tennis: Sport<Sets, Point, Chance, SetsWon> = {
  key: 'tennis',
  marketTypes: { winner: ['first', 'second'], total_sets: ['over', 'under'] },
  mainMarket: 'winner',
  stateSchema: z.object({
    phase: z.enum(['ahead', 'playing', 'over', 'walkover']),
    first: z.int(),
    second: z.int(),
  }),
  incidentSchema: z
    .object({
      sequence: z.int(),
      kind: z.enum(['start', 'set', 'injury_break', 'retired']),
      by: z.enum(['first', 'second']).optional(),
    })
    .transform(({ by, ...told }) => ({ ...told, ...(by && { by }) })),
  modelSchema: z.number(),
  beforeStart: { phase: 'ahead', first: 0, second: 0 },
  ratings: {
    first: new Map(),
    read: ({ participants }) => new Map([...participants].map(([id, won]) => [id, wonSets.parse(won)])),
    write: (won) => ({ competition: {}, participants: won }),
    modelOf(won, { home, away }) {
      const [first, second] = [1 + (won.get(home) ?? 0), 1 + (won.get(away) ?? 0)]
      return first / (first + second)
    },
    learn(won, ended) {
      const after = new Map(won)
      for (const { home, away, score } of ended) {
        after.set(home, (after.get(home) ?? 0) + score.home)
        after.set(away, (after.get(away) ?? 0) + score.away)
      }
      return after
    },
  },
  // The wire has no words of tennis yet: a state is said by those that it has.
  wire: {
    state: ({ first, second }) => ({
      phase: 'not_started',
      minute: 0,
      added: 0,
      score: { home: first, away: second },
      half_time: null,
      red_cards: { home: 0, away: 0 },
    }),
    market: () => undefined,
    incident: () => ({ kind: 'kick_off', minute: 0, added: 0, side: null }),
  },
  apply(state, { kind, by }) {
    if (kind === 'start') return state.phase === 'ahead' ? { ...state, phase: 'playing' } : undefined
    if (state.phase !== 'playing') return undefined
    if (kind === 'retired') return { ...state, phase: 'walkover' }
    if (kind !== 'set' || !by) return state
    const after = { ...state, [by]: state[by] + 1 }
    return after[by] === 2 ? { ...after, phase: 'over' } : after
  },
  statusOf: ({ phase }) => statuses[phase],
  scoreOf: ({ first, second }) => ({ home: first, away: second }),
  withScore: (state, { home, away }) => ({ ...state, first: home, second: away }),
  breakOff: (_status, sequence) => ({ sequence, kind: 'retired' }),
  winnersOf: () => 1,
  invalidatesPrices: ({ kind }) => kind === 'injury_break',
  isTold: ({ kind }) => kind !== 'injury_break',
  clockOf: ({ phase, first, second }) => (phase === 'playing' ? { period: 'match', unit: first + second } : undefined),
  price(p, { phase, first, second }): readonly PricedMarket[] {
    if (phase === 'over' || phase === 'walkover') return []
    const wins = (a: number, b: number): number =>
      a === 2 ? 1 : b === 2 ? 0 : p * wins(a + 1, b) + (1 - p) * wins(a, b + 1)
    const won = wins(first, second)
    const three = first + second === 2 ? 1 : first === second ? 2 * p * (1 - p) : first > second ? 1 - p : p
    return [
      { type: 'winner', specifier: '', prices: priceOf([won, 1 - won]) },
      ...(three < 1 ? [{ type: 'total_sets', specifier: 'total=2.5', prices: priceOf([three, 1 - three]) }] : []),
    ]
  },
  bestReturn: (least) => bestReturnOf([{ outcomes: 2, winners: 1, book: 1.06, isLine: false, likeliest: 0.99 }], least),
  isDecided: ({ type }, { first, second }) => type === 'total_sets' && first === 1 && second === 1,
  lossesOf: ({ outcome }) => ({ first: 0b0011n, second: 0b1100n, over: 0b0101n, under: 0b1010n })[outcome] ?? -1n,
  resultOf({ type, specifier, outcome }, { phase, first, second }) {
    if (!(this.marketTypes[type] ?? []).includes(outcome)) return undefined
    if (phase === 'walkover') return 'void'
    if (type === 'winner') return (outcome === 'first') === first > second ? 'win' : 'loss'
    const sets = first + second
    const line = quartersOf(Number(specifier.replace('total=', '')))
    return outcome === 'over' ? byLine(sets, line) : byLine(-sets, -line)
  },
}

const facts: EventFacts<Sets> = {
  state: tennis.beforeStart,
  sequence: 0,
  incidentCount: 0,
  version: 1,
  isHeld: false,
  markets: [],
}
const play = (from: EventFacts<Sets>, incidents: readonly Point[]) =>
  applyEvents(tennis, from, incidents, { offer: (state, passed) => tennis.price(0.6, state, passed) })
const point = (sequence: number, kind: Point['kind'], by?: Point['by']): Point => ({
  sequence,
  kind,
  ...(by && { by }),
})

describe('a sport that is not football', () => {
  const started = play(facts, [point(1, 'start')])
  it('is opened, priced again, suspended and closed by the same rules', () => {
    expect(started.markets.map(({ type, specifier, status }) => [type, specifier, status])).toEqual([
      ['winner', '', 'open'],
      ['total_sets', 'total=2.5', 'open'],
    ])
    const playing = { ...facts, ...started }
    const paused = play(playing, [point(2, 'injury_break')])
    expect(paused.markets.map(({ status }) => status)).toEqual(['suspended', 'suspended'])
    expect(paused).toMatchObject({ incidentCount: 1, timeline: [] })
    const after = play({ ...playing, ...paused }, [point(3, 'set', 'first'), point(4, 'set', 'second')])
    // Three sets are sure now: nobody can bet on that any more.
    expect(after.markets.map(({ type, status, prices }) => [type, status, prices.length])).toEqual([
      ['winner', 'open', 2],
      ['total_sets', 'decided', 0],
    ])
    const over = play(
      { ...playing, ...paused },
      [3, 4].map((n) => point(n, 'set', 'first'))
    )
    expect(over.markets.map(({ status }) => status)).toEqual(['closed', 'closed'])
    expect(play({ ...facts, ...over }, [point(5, 'set', 'first')]).strange).toHaveLength(1)
    expect(suspendMarkets(tennis, over, over.state, 9)).toEqual([])
  })
  it('has its incidents taken once and in order, and a gap is seen', () => {
    expect(newIncidents(1, [point(3, 'set'), point(2, 'injury_break'), point(1, 'start')]).incidents).toHaveLength(2)
    expect(newIncidents(0, [point(2, 'set')]).missing).toBe(true)
  })
  it('is rated by its own results, which survive a round trip through JSON, and priced by that', () => {
    const ratings = tennis.ratings
    const ended = { home: '1', away: '2', day: 1, neutral: true, score: { home: 2, away: 0 } }
    const { participants } = ratings.write(ratings.learn(ratings.first, [ended]))
    const stored = new Map(
      z.array(z.tuple([z.string(), z.unknown()])).parse(JSON.parse(JSON.stringify([...participants])))
    )
    const model = ratings.modelOf(ratings.read({ competition: {}, participants: stored }), { ...ended, day: 2 })
    expect(model).toBe(0.75)
    const [winner] = tennis.price(model, tennis.beforeStart, 0)
    expect(winner?.prices[0]).toBeLessThan(Number(winner?.prices[1]))
  })
  it('has a result put right, and one that is broken off returns its stakes', () => {
    const ended: Sets = { phase: 'over', first: 2, second: 1 }
    const right = tennis.withScore(ended, { home: 1, away: 2 })
    expect(tennis.scoreOf(right)).toEqual({ home: 1, away: 2 })
    const winner = { type: 'winner', specifier: '', outcome: 'second' }
    expect([tennis.resultOf(winner, ended), tennis.resultOf(winner, right)]).toEqual(['loss', 'win'])
    const off = play({ ...facts, ...started }, [tennis.breakOff('live', 2)])
    expect([tennis.statusOf(off.state), tennis.resultOf(winner, off.state)]).toEqual(['abandoned', 'void'])
  })
  it('is settled by its own results, with push and void', () => {
    const ended: Sets = { phase: 'over', first: 2, second: 1 }
    const paid = (type: string, specifier: string, outcome: string, state = ended) => {
      const result = tennis.resultOf({ type, specifier, outcome }, state)
      return result && settle(money(1000), [{ price: odds(1900), result }]).payout.minor
    }
    expect([paid('winner', '', 'first'), paid('winner', '', 'second')]).toEqual([1900n, 0n])
    expect([
      paid('total_sets', 'total=2.5', 'over'),
      paid('total_sets', 'total=3', 'over'),
      paid('total_sets', 'total=2.75', 'under'),
    ]).toEqual([1900n, 1000n, 500n])
    expect(paid('winner', '', 'second', { ...ended, phase: 'walkover' })).toBe(1000n)
    expect(paid('winner', '', 'draw')).toBeUndefined()
  })
})
