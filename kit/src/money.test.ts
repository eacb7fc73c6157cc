import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  compare,
  divideHalfUp,
  equals,
  fromWire,
  money,
  MoneyError,
  negate,
  parseMoney,
  split,
  subtract,
  sum,
  times,
  timesFloor,
  toDecimal,
  toWire,
  zero,
} from './money.ts'

const minor = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })

describe('money', () => {
  test('CASH-01 is in dollars unless said otherwise', () => expect(money(1n).currency).toBe('USD'))

  test('reads decimal text exactly and refuses what is not whole minor units', () => {
    expect(parseMoney('1,234.5')?.minor).toBe(123_450n)
    expect(parseMoney(' 50 ')?.minor).toBe(5000n)
    expect(parseMoney('0.1')?.minor).toBe(10n)
    for (const text of ['', '-5', '+5', '1.005', '1e3', '1,23', '12,34', '0x10', 'NaN', '١٢', '5 0', '.5'])
      expect(parseMoney(text), text).toBeUndefined()
  })

  test('goes over the wire and comes back the same', () => {
    fc.assert(
      fc.property(minor, (value) => {
        const one = money(value)
        expect(equals(fromWire(JSON.parse(JSON.stringify(toWire(one)))), one)).toBe(true)
        expect(parseMoney(toDecimal(value < 0n ? negate(one) : one))?.minor).toBe(value < 0n ? -value : value)
      }),
      { seed: 1 }
    )
    expect(() => fromWire({ amount: 0.005, currency: 'USD' })).toThrow(MoneyError)
    expect(() => toWire(money(2n ** 60n))).toThrow(MoneyError)
  })

  test('does not mix currencies and takes no fractions', () => {
    expect(() => add(money(1n, 'USD'), money(1n, 'EUR'))).toThrow(MoneyError)
    expect(() => compare(money(1n, 'USD'), money(1n, 'EUR'))).toThrow(MoneyError)
    expect(() => money(0.5)).toThrow(MoneyError)
    expect(() => money(2 ** 60)).toThrow(MoneyError)
  })

  test('adds and subtracts as whole numbers do', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        expect(add(money(a), money(b)).minor).toBe(a + b)
        expect(subtract(money(a), money(b)).minor).toBe(a - b)
        expect(sum([money(a), money(b), zero()]).minor).toBe(a + b)
      }),
      { seed: 1 }
    )
  })

  test('rounds half up, away from zero, once', () => {
    expect(divideHalfUp(5n, 10n)).toBe(1n)
    expect(divideHalfUp(-5n, 10n)).toBe(-1n)
    expect(divideHalfUp(4n, 10n)).toBe(0n)
    expect(times(money(333n), 1n, 2n).minor).toBe(167n)
    expect(timesFloor(money(333n), 1n, 2n).minor).toBe(166n)
    expect(timesFloor(money(-333n), 1n, 2n).minor).toBe(-167n)
  })

  test('splits so that the parts add up to the whole', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc
          .array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 20 })
          .filter((weights) => weights.some((weight) => weight > 0n)),
        (total, weights) => {
          const parts = split(money(total), weights)
          expect(sum(parts).minor).toBe(total)
          parts.forEach((part, index) => {
            if (weights[index] === 0n) expect(part.minor).toBe(0n)
          })
        }
      ),
      { seed: 1 }
    )
    expect(() => split(money(1n), [0n])).toThrow(MoneyError)
  })
})
