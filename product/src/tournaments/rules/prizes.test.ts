import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { award, worthIn } from './prizes.ts'

const prizes = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 100 })
const total = (sums: readonly bigint[]) => sums.reduce((all, one) => all + one, 0n)

describe('prizes', () => {
  it('TRN-08 together they are the fund where every place has its player, and less by what nobody reached else', () => {
    fc.assert(
      fc.property(prizes, fc.nat(150), (table, players) => {
        const ranked = Array.from({ length: players }, (_, n) => n)
        const awards = award(table, ranked)
        expect(total(awards.map(({ prizeMinor }) => prizeMinor))).toBe(total(table) - total(table.slice(players)))
        expect(new Set(awards.map(({ entrant }) => entrant)).size).toBe(awards.length)
        expect(awards.map(({ place, entrant }) => place - 1 - entrant)).toEqual(awards.map(() => 0))
      }),
      { seed: 1 }
    )
  })

  it('TRN-08 in another currency a prize is worth what its points are, to the unit and never more', () => {
    expect(worthIn('EUR', 5_000n, 'USD', { USD: 100, EUR: 108 })).toBe(4_629n)
    expect(worthIn('USD', 5_000n, 'USD', {})).toBe(5_000n)
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (prize, USD, EUR) => {
          const points = (minor: bigint, rate: number) => minor * BigInt(rate)
          const worth = worthIn('EUR', prize, 'USD', { USD, EUR })
          expect(points(worth, EUR)).toBeLessThanOrEqual(points(prize, USD))
          expect(points(worth + 1n, EUR)).toBeGreaterThan(points(prize, USD))
        }
      ),
      { seed: 1 }
    )
    expect(() => worthIn('EUR', 1n, 'USD', { USD: 100 })).toThrow(/no rate/)
  })
})
