import { money } from '@ante/kit/money'
import { describe, expect, it } from 'vitest'
import { marketKinds, sportsbookSettings } from '../../contract.ts'
import { ratesLeft } from './intensity.ts'
import { beforeStart, type FixtureState } from './match.ts'
import { priceMatch } from './pricing.ts'
import { scoreGrid } from './scoreline.ts'
import { factorOf, settle } from '../../rules/settlement.ts'
import { resultOf } from './results.ts'

/** Five hundred fixtures of every strength, half of them in play. */
const fixtures = Array.from({ length: 500 }, (_, index) => {
  const spread = (step: number): number => (index * step) % 1
  const rates = {
    home: 0.3 + 3 * spread(0.618_034),
    away: 0.3 + 2.4 * spread(0.414_214),
    rho: -0.12 * spread(0.732_051),
  }
  const inPlay: FixtureState = {
    ...beforeStart,
    phase: 'second_half',
    minute: 46 + (index % 45),
    score: { home: index % 3, away: index % 2 },
  }
  return { rates, state: index % 2 ? inPlay : beforeStart }
})
const stake = money(sportsbookSettings.parse({}).stakeMinMinor)
const results = ['win', 'half_win', 'push', 'void', 'half_loss', 'loss'] as const

describe('the smallest stake', () => {
  it('returns at no selection of 500 fixtures more than its price, and less by 1 % of the stake at most', () => {
    let selections = 0
    for (const { rates, state } of fixtures) {
      for (const { prices } of priceMatch(rates, state)) {
        for (const price of prices) {
          selections += 1
          for (const result of results) {
            const by = factorOf(result, price)
            const exact = (Number(stake.minor) * Number(by.numerator)) / Number(by.denominator)
            const paid = Number(settle(stake, [{ price, result }]).payout.minor)
            if (paid > exact || exact - paid > Number(stake.minor) / 100)
              expect.fail(`${result} at ${price} pays ${paid} of ${exact}`)
          }
        }
      }
    }
    expect(selections).toBeGreaterThan(20_000)
  })
  it('is worth less than itself at every selection of 500 fixtures by the model itself', () => {
    for (const { rates, state } of fixtures) {
      const grid = scoreGrid(ratesLeft(rates, state), state.score)
      for (const { kind, line, prices } of priceMatch(rates, state)) {
        for (const [index, outcome] of marketKinds[kind].entries()) {
          const price = prices[index]
          if (!price) continue
          let worth = 0
          for (const [cell, p] of grid.cells.entries()) {
            const score = {
              home: grid.from.home + Math.floor(cell / grid.size),
              away: grid.from.away + (cell % grid.size),
            }
            worth +=
              p * Number(settle(stake, [{ price, result: resultOf({ kind, line, outcome }, score) }]).payout.minor)
          }
          if (worth >= Number(stake.minor)) expect.fail(`${kind} ${line} ${outcome} at ${price} is worth ${worth}`)
        }
      }
    }
  })
})
