import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factorOf } from '../../rules/settlement.ts'
import { resultOf } from './results.ts'
import { marketKinds } from '../../contract.ts'
import { ratesLeft } from './intensity.ts'
import { onLadder, withMargin, withoutMargin } from '../../rules/margin.ts'
import { beforeStart, type FixtureState } from './match.ts'
import { books } from '../../rules/bet-costs.ts'
import { fairProbabilities, marketKeys, priceMatch } from './pricing.ts'
import { scoreGrid } from './scoreline.ts'

const rates = fc.record({
  home: fc.double({ min: 0.2, max: 4, noNaN: true }),
  away: fc.double({ min: 0.2, max: 4, noNaN: true }),
  rho: fc.double({ min: -0.15, max: 0.05, noNaN: true }),
})
const inPlay: fc.Arbitrary<FixtureState> = fc
  .record({
    minute: fc.integer({ min: 46, max: 90 }),
    home: fc.nat(4),
    away: fc.nat(4),
  })
  .map(({ minute, home, away }) => ({ ...beforeStart, phase: 'second_half', minute, score: { home, away } }))
const anyState = fc.oneof(fc.constant(beforeStart), inPlay)

describe('margin', () => {
  it('is the published power method: 0.5, 0.28, 0.22 at a book of 1.06', () => {
    expect(withMargin([0.5, 0.28, 0.22], 1.06).map((q) => (1 / q).toFixed(4))).toEqual(['1.9238', '3.3255', '4.1756'])
  })
  it('is taken off again as published: 2.6, 2.4, 4.3', () => {
    expect(withoutMargin([2.6, 2.4, 4.3]).map((p) => p.toFixed(6))).toEqual(['0.372984', '0.405107', '0.221908'])
  })
  it('puts every price strictly below fair', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 3 }),
        fc.double({ min: 1.01, max: 1.2, noNaN: true }),
        (weights, book) => {
          const all = weights.reduce((a, b) => a + b, 0)
          const fair = weights.map((w) => w / all)
          withMargin(fair, book).forEach((q, i) => expect(q).toBeGreaterThan(fair[i] ?? 0))
        }
      ),
      { seed: 1 }
    )
  })
})

describe('the ladder', () => {
  it('never gives margin away, keeps its bounds and is the same when climbed twice', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.01, max: 5000, noNaN: true }), (decimal) => {
        const step = onLadder(decimal)
        expect(step).toBeDefined()
        if (!step) return
        expect(step / 1000).toBeLessThanOrEqual(decimal + 1e-8)
        expect(step).toBeLessThanOrEqual(1_000_000)
        expect(onLadder(step / 1000)).toBe(step)
      }),
      { seed: 1 }
    )
  })
  it('has no price below 1.01', () => {
    expect(onLadder(1.0099)).toBeUndefined()
    expect(onLadder(1.01)).toBe(1010)
  })
})

describe('the markets of a match', () => {
  it('has fair chances that complement each other: sides of a line sum to 1, double chance to 2', () => {
    fc.assert(
      fc.property(rates, anyState, (whole, state) => {
        const grid = scoreGrid(ratesLeft(whole, state), state.score)
        for (const key of marketKeys()) {
          const fair = fairProbabilities(grid, key)
          const sum = fair.reduce((a, b) => a + b, 0)
          if (sum > 0) expect(sum).toBeCloseTo(key.kind === 'double_chance' ? 2 : 1, 9)
        }
        const [home = 0, draw = 0] = fairProbabilities(grid, { kind: '1x2', line: undefined })
        expect(fairProbabilities(grid, { kind: 'double_chance', line: undefined })[0]).toBeCloseTo(home + draw, 9)
      }),
      { numRuns: 40, seed: 1 }
    )
  })
  it('moves one way along the lines: more goals asked, a higher price of over; more head start, a lower price of home', () => {
    fc.assert(
      fc.property(rates, anyState, (whole, state) => {
        const markets = priceMatch(whole, state)
        const overs = markets.filter((market) => market.kind === 'over_under').map((market) => market.prices[0] ?? 0)
        overs.reduce((before, now) => (expect(now).toBeGreaterThanOrEqual(before), now), 0)
        const homes = markets
          .filter((market) => market.kind === 'asian_handicap')
          .map((market) => market.prices[0] ?? 0)
        homes.reduce((before, now) => (expect(now).toBeLessThanOrEqual(before), now), Infinity)
      }),
      { numRuns: 40, seed: 1 }
    )
  })
  it('has a book of at least its target, never below 1', () => {
    fc.assert(
      fc.property(rates, anyState, (whole, state) => {
        for (const market of priceMatch(whole, state)) {
          const book = market.prices.reduce((sum, price) => sum + 1000 / price, 0)
          const target = books[market.kind] * (market.kind === 'double_chance' ? 2 : 1)
          const capped = market.prices.some((price) => price === 1_000_000)
          expect(book).toBeGreaterThanOrEqual(capped ? 1 : target - 1e-6)
        }
      }),
      { numRuns: 40, seed: 1 }
    )
  })
  it('offers nothing that is worth more than it costs: every selection loses on the same grid, so no set of bets on one match is an arbitrage', () => {
    fc.assert(
      fc.property(rates, anyState, (whole, state) => {
        const grid = scoreGrid(ratesLeft(whole, state), state.score)
        for (const market of priceMatch(whole, state)) {
          marketKinds[market.kind].forEach((outcome, index) => {
            const price = market.prices[index]
            if (!price) throw new Error('a price is missing')
            let expected = 0
            for (let x = 0; x < grid.size; x++) {
              for (let y = 0; y < grid.size; y++) {
                const by = factorOf(
                  resultOf({ ...market, outcome }, { home: grid.from.home + x, away: grid.from.away + y }),
                  price
                )
                expected += (grid.cells[x * grid.size + y] ?? 0) * (Number(by.numerator) / Number(by.denominator))
              }
            }
            expect(expected).toBeLessThan(1)
          })
        }
      }),
      { numRuns: 25, seed: 1 }
    )
  })
  it('has no arbitrage between match winner and double chance', () => {
    fc.assert(
      fc.property(rates, anyState, (whole, state) => {
        const markets = priceMatch(whole, state)
        const winner = markets.find((market) => market.kind === '1x2')?.prices
        const double = markets.find((market) => market.kind === 'double_chance')?.prices
        if (!winner || !double) return
        const cost = (price: number | undefined) => 1000 / (price ?? 1)
        expect(cost(double[0]) + cost(winner[2])).toBeGreaterThan(1)
        expect(cost(double[1]) + cost(winner[1])).toBeGreaterThan(1)
        expect(cost(double[2]) + cost(winner[0])).toBeGreaterThan(1)
      }),
      { seed: 1 }
    )
  })
  it('offers nothing when the match is over or put off', () => {
    for (const phase of ['finished', 'cancelled', 'abandoned', 'postponed'] as const)
      expect(priceMatch({ home: 1.5, away: 1.1, rho: 0 }, { ...beforeStart, phase })).toEqual([])
  })
  it('offers whole, half and quarter lines before an ordinary match', () => {
    const lines = priceMatch({ home: 1.5, away: 1.1, rho: -0.05 }, beforeStart)
      .filter((market) => market.kind === 'over_under')
      .map((market) => market.line)
    expect(lines).toEqual(expect.arrayContaining([6, 7, 8, 9, 10, 11, 12, 13, 14]))
  })
})
