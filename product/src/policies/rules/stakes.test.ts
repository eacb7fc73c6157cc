import { instantOf } from '@ante/kit/instant'
import { expect, test } from 'vitest'
import { policyFiles } from '../files.ts'
import { policyOf } from './policy-of.ts'
import { stakeMost } from './stakes.ts'

const now = instantOf('2026-11-23T12:00:00Z')
const gb = policyOf(policyFiles, 'gb', now)
const slot = { product: 'slot', currency: 'USD', now } as const

test('GAM-13 GB stakes of slots are lower until the day of the 25th birthday, and where no birthday is known', () => {
  expect(stakeMost(gb, { ...slot, birthDate: '2001-11-24' })).toBe(200n)
  expect(stakeMost(gb, { ...slot, birthDate: '23.11.2001' })).toBe(500n)
  expect(stakeMost(gb, { ...slot, birthDate: undefined })).toBe(200n)
})

test('GAM-13 a limit is that of its product, and where there is none nothing is limited', () => {
  expect(stakeMost(gb, { ...slot, product: 'other', birthDate: '1990-01-01' })).toBeUndefined()
  expect(stakeMost(policyOf(policyFiles, 'mga', now), { ...slot, birthDate: '1990-01-01' })).toBeUndefined()
  expect(stakeMost(policyOf(policyFiles, 'de', now), { ...slot, currency: 'EUR', birthDate: '1990-01-01' })).toBe(100n)
})
