import { expect, it } from 'vitest'
import { decimalOf, decimalText, dividedBy, floorTo, plus, times } from './decimal.ts'

const of = (text: string) => {
  const value = decimalOf(text)
  if (!value) throw new Error(text)
  return value
}

it('reads decimal text exactly, and nothing else', () => {
  expect(decimalOf('0.00012345')).toEqual({ units: 12_345n, places: 8 })
  expect(decimalOf('-1.50')).toEqual({ units: -150n, places: 2 })
  for (const text of ['', '1e-8', '1,5', '.5', '5.', ' 1', '0x1', 'NaN']) expect(decimalOf(text), text).toBeUndefined()
})

it('values bitcoins at a rate to the cent below, without a float', () => {
  // 0.1 + 0.2 is 0.3, and 0.00077650 at 64,392.23 is 50.0005….
  expect(floorTo(plus(of('0.1'), of('0.2')), 2)).toBe(30n)
  expect(floorTo(times(of('0.00077650'), of('64392.23')), 2)).toBe(5_000n)
  expect(floorTo(times(of('0.00077649'), of('64392.23')), 2)).toBe(4_999n)
  expect(floorTo(of('50'), 2)).toBe(5_000n)
  expect(floorTo(of('-0.001'), 2)).toBe(-1n)
})

it('divides whole numbers, rounded down, and writes them as plain decimals', () => {
  const text = (one: string, other: string, places: number) => {
    const [a, b] = [decimalOf(one), decimalOf(other)]
    const result = a && b && dividedBy(a, b, places)
    return result && decimalText(result)
  }
  expect(text('50.00', '64392.23', 8)).toBe('0.00077649')
  expect(text('64392.23', '64392.23', 8)).toBe('1.00000000')
  expect(text('10', '3', 0)).toBe('3')
  expect([text('1', '0', 8), text('1', '-2', 8)]).toEqual([undefined, undefined])
})
