import { instant } from '@ante/kit/instant'
import type { Market } from '@ante/kit/policy'
import { expect, test } from 'vitest'
import { createPolicies } from '../../policies/index.ts'
import { isOffered, lengthOf, offeredPeriods } from './periods.ts'

const policyOf = (market: Market) => createPolicies().of(instant(Date.parse('2026-11-24T12:00:00Z')), [market])

test.each([
  ['gb', '1d 7d 30d 6w 6m 9m 1y 2y 3y 4y 5y permanent'],
  ['de', '1d 7d 30d 1y 2y 3y 4y 5y permanent'],
  ['se', '1d 7d 1m 3m 6m permanent'],
  ['ca-on', '1d 7d 1m 2m 3m 6m 1y 5y'],
] as const)('RG-09 %s: the player chooses among %s', (market, periods) => {
  expect(offeredPeriods(policyOf(market)).join(' ')).toBe(periods)
})

test('RG-09 a break in one press is as long as the market says, and there is none where it says nothing', () => {
  const own = policyOf('default')
  expect(lengthOf('break', { breakHours: 48 })).toBe('48 hours')
  expect([isOffered('break', own), isOffered('break', { ...own, breakHours: 0 })]).toEqual([true, false])
})
