import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backOf, bestReturnOf } from '../../rules/best-return.ts'
import { marketShapes } from './market-shapes.ts'
import { beforeStart, type FixtureState } from './match.ts'
import { priceMatch } from './pricing.ts'

const rates = fc.record({
  home: fc.double({ min: 0.02, max: 7, noNaN: true }),
  away: fc.double({ min: 0.02, max: 7, noNaN: true }),
  rho: fc.double({ min: -0.15, max: 0.05, noNaN: true }),
})
const inPlay: fc.Arbitrary<FixtureState> = fc
  .record({ minute: fc.integer({ min: 46, max: 90 }), home: fc.nat(4), away: fc.nat(4) })
  .map(({ minute, home, away }) => ({ ...beforeStart, phase: 'second_half', minute, score: { home, away } }))
const bestReturn = (odds: number | null) => bestReturnOf(marketShapes, odds)
const number = ({ over, under }: { over: bigint; under: bigint }) => Number(over) / Number(under)

describe('the most that a bet comes back with', () => {
  it('is above none of all prices of any match, before it and in play, whatever the least odds', () => {
    let nearest = 1
    const known = new Map<number, number>()
    const most = (price: number) => {
      const one = known.get(price) ?? number(bestReturn(price / 1_000))
      known.set(price, one)
      return one
    }
    fc.assert(
      fc.property(rates, fc.oneof(fc.constant(beforeStart), inPlay), (expected, state) => {
        for (const { fair, prices } of priceMatch(expected, state))
          for (const [at, price] of prices.entries()) {
            const back = ((fair[at] ?? 0) * price) / 1_000
            // Half of a stake on a line may come back: at least half of the loss is left.
            nearest = Math.min(nearest, most(price) - back)
          }
      }),
      { seed: 16, numRuns: 150 }
    )
    expect(nearest).toBeGreaterThanOrEqual(0)
  })

  it('falls as the least odds rise, and is below what is staked', () => {
    const returns = [null, 1.2, 1.5, 2, 3, 10].map((odds) => number(bestReturn(odds)))
    expect(returns).toEqual(returns.toSorted((a, b) => b - a))
    expect(returns[0]).toBeLessThan(0.999)
    expect(returns[2]).toBeLessThan(0.99)
  })

  it('of each kind of market the likelier outcome has the shorter price and comes back with more', () => {
    for (const shape of marketShapes) {
      const steps = Array.from({ length: 990 }, (_, step) => backOf(shape, (step + 5) / 1_000))
      for (const [at, { price, back }] of steps.entries()) {
        const before = steps[at - 1]
        if (!before) continue
        expect(price).toBeLessThan(before.price)
        expect(back).toBeGreaterThanOrEqual(before.back)
      }
    }
  })
})
