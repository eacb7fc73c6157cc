import { money } from '@ante/kit/money'
import { type Factor, odds } from '@ante/kit/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketKinds, type MarketKind } from '../../contract.ts'
import { marketKeys } from './pricing.ts'
import { quartersOf } from '../../rules/lines.ts'
import { factorOf, settle } from '../../rules/settlement.ts'
import { resultOf, resultWithoutEnd, type Selected } from './results.ts'

const stake = money(10_000)
const evens = odds(1950)
const paid = (selected: Selected, home: number, away: number) =>
  settle(stake, [{ price: evens, result: resultOf(selected, { home, away }) }]).payout.minor
const handicap = (line: number): Selected => ({ kind: 'asian_handicap', line: quartersOf(line), outcome: 'home' })
const over = (line: number): Selected => ({ kind: 'over_under', line: quartersOf(line), outcome: 'over' })
const score = fc.record({ home: fc.nat(9), away: fc.nat(9) })
const selected: fc.Arbitrary<Selected> = fc
  .constantFrom(...marketKeys())
  .chain((key) => fc.constantFrom(...marketKinds[key.kind]).map((outcome) => ({ ...key, outcome })))
const factorNumber = ({ numerator, denominator }: Factor) => Number(numerator) / Number(denominator)

describe('results of selections', () => {
  it('pays Asian handicaps as published, stake 100 at 1.95', () => {
    expect([paid(handicap(-0.75), 2, 0), paid(handicap(-0.75), 1, 0), paid(handicap(-0.75), 0, 0)]).toEqual([
      19_500n,
      14_750n,
      0n,
    ])
    expect(paid(handicap(-0.25), 1, 1)).toBe(5_000n)
    expect(paid(handicap(0.25), 1, 1)).toBe(14_750n)
    expect(paid(handicap(0), 2, 2)).toBe(10_000n)
    expect([paid(handicap(-1.75), 2, 0), paid(handicap(-1.75), 3, 0)]).toEqual([14_750n, 19_500n])
    expect(paid(handicap(-1), 1, 0)).toBe(10_000n)
  })
  it('settles totals: whole lines can be level, quarter lines by half', () => {
    expect(resultOf(over(2.5), { home: 2, away: 1 })).toBe('win')
    expect(resultOf(over(3), { home: 2, away: 1 })).toBe('push')
    expect(resultOf(over(2.25), { home: 1, away: 1 })).toBe('half_loss')
    expect(resultOf(over(2.75), { home: 2, away: 1 })).toBe('half_win')
    expect(resultOf({ ...over(2.75), outcome: 'under' }, { home: 2, away: 1 })).toBe('half_loss')
  })
  it('settles match winner, double chance, both to score and draw no bet', () => {
    const draw = { home: 1, away: 1 }
    const result = (kind: MarketKind, outcome: Selected['outcome'], at = draw) =>
      resultOf({ kind, line: undefined, outcome }, at)
    expect([result('1x2', 'home'), result('1x2', 'draw'), result('1x2', 'away')]).toEqual(['loss', 'win', 'loss'])
    expect([
      result('double_chance', 'home_draw'),
      result('double_chance', 'home_away'),
      result('double_chance', 'draw_away'),
    ]).toEqual(['win', 'loss', 'win'])
    expect([
      result('both_teams_to_score', 'yes'),
      result('both_teams_to_score', 'no'),
      result('both_teams_to_score', 'no', { home: 3, away: 0 }),
    ]).toEqual(['win', 'loss', 'win'])
    expect([result('draw_no_bet', 'home'), result('draw_no_bet', 'away', { home: 0, away: 1 })]).toEqual([
      'push',
      'win',
    ])
  })
  it('returns one of six factors and never more than the price', () => {
    fc.assert(
      fc.property(selected, score, fc.integer({ min: 1010, max: 1_000_000 }), (selection, at, thousandths) => {
        const price = thousandths / 1000
        const by = factorNumber(factorOf(resultOf(selection, at), odds(thousandths)))
        expect([price, (1 + price) / 2, 1, 0.5, 0].some((allowed) => Math.abs(allowed - by) < 1e-12)).toBe(true)
      }),
      { seed: 1 }
    )
  })
  it('moves one way in the line: asking for more goals is never better', () => {
    fc.assert(
      fc.property(score, fc.integer({ min: 2, max: 25 }), (at, line) => {
        const by = (quarters: number) =>
          factorNumber(factorOf(resultOf({ kind: 'over_under', line: quarters, outcome: 'over' }, at), evens))
        expect(by(line + 1)).toBeLessThanOrEqual(by(line))
      }),
      { seed: 1 }
    )
  })
  it('gives the two sides of a line opposite ends', () => {
    const opposite = {
      win: 'loss',
      half_win: 'half_loss',
      push: 'push',
      void: 'void',
      half_loss: 'half_win',
      loss: 'win',
    }
    fc.assert(
      fc.property(score, fc.constantFrom(...marketKeys().filter((key) => key.line !== undefined)), (at, key) => {
        const [first, second] = marketKinds[key.kind]
        expect(resultOf({ ...key, outcome: second ?? first }, at)).toBe(
          opposite[resultOf({ ...key, outcome: first }, at)]
        )
      }),
      { seed: 1 }
    )
  })
})

describe('a match without a proper end', () => {
  it('voids everything when it was postponed or cancelled', () => {
    fc.assert(
      fc.property(
        selected,
        fc.constantFrom('postponed' as const, 'cancelled' as const),
        score,
        (selection, phase, at) => {
          expect(resultWithoutEnd(selection, phase, at)).toBe('void')
        }
      ),
      { seed: 1 }
    )
  })
  it('lets stand what an abandoned match had decided, and nothing else', () => {
    expect(resultWithoutEnd(over(1.5), 'abandoned', { home: 2, away: 0 })).toBe('win')
    expect(resultWithoutEnd({ ...over(1.5), outcome: 'under' }, 'abandoned', { home: 2, away: 0 })).toBe('loss')
    expect(resultWithoutEnd(over(1.75), 'abandoned', { home: 2, away: 0 })).toBe('void')
    expect(
      resultWithoutEnd({ kind: 'both_teams_to_score', line: undefined, outcome: 'yes' }, 'abandoned', {
        home: 1,
        away: 1,
      })
    ).toBe('win')
    expect(resultWithoutEnd({ kind: '1x2', line: undefined, outcome: 'home' }, 'abandoned', { home: 5, away: 0 })).toBe(
      'void'
    )
  })
  it('never contradicts what any further goals would have made of a selection that stood', () => {
    fc.assert(
      fc.property(selected, score, score, (selection, at, more) => {
        const stood = resultWithoutEnd(selection, 'abandoned', at)
        if (stood !== 'void')
          expect(resultOf(selection, { home: at.home + more.home, away: at.away + more.away })).toBe(stood)
      }),
      { seed: 1 }
    )
  })
})

describe('a settled bet', () => {
  it('multiplies exact prices and rounds down once', () => {
    const leg = (price: number, result: 'win' | 'push' | 'half_loss' | 'half_win' | 'void' | 'loss' = 'win') => ({
      price: odds(price),
      result,
    })
    expect(settle(money(333), [leg(1333), leg(1777), leg(2111)])).toMatchObject({ state: 'won', payout: money(1665) })
    expect(settle(money(1000), [leg(2000), leg(3000, 'push'), leg(1500)]).payout).toEqual(money(3000))
    expect(settle(money(1000), [leg(2000), leg(3000, 'loss')])).toMatchObject({ state: 'lost', payout: money(0) })
    expect(settle(money(1001), [leg(2000, 'half_loss')])).toMatchObject({ state: 'lost', payout: money(500) })
    expect(settle(money(1000), [leg(2000, 'void'), leg(1500, 'void')])).toMatchObject({
      state: 'returned',
      reason: 'void',
      payout: money(1000),
    })
    expect(settle(money(1000), [leg(2000, 'push'), leg(1500, 'void')])).toMatchObject({
      state: 'returned',
      reason: 'push',
    })
  })
  it('pays the same whatever the order of its legs', () => {
    const results = fc.constantFrom('win', 'half_win', 'push', 'void', 'half_loss', 'loss')
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: fc.integer({ min: 1010, max: 50_000 }).map(odds), result: results }), {
          minLength: 1,
          maxLength: 20,
        }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (legs, minor) => {
          expect(settle(money(minor), legs)).toEqual(settle(money(minor), legs.toReversed()))
        }
      ),
      { seed: 1 }
    )
  })
})
