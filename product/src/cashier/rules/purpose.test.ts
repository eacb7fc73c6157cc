import { expect, test } from 'vitest'
import { purposeOf } from './purpose.ts'

test('CASH-14 a payment is named by its site and its number, and by no more than a provider takes', () => {
  expect(purposeOf({ brand: 'Lumen', id: 100_001n })).toBe('Lumen 100001')
  expect(purposeOf({ brand: 'أنتي', id: 100_001n })).toBe('أنتي 100001')
  expect(purposeOf({ brand: '🂡'.repeat(200), id: 100_001n })).toBe(`${'🂡'.repeat(40)} 100001`)
})
