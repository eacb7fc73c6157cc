import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test('a usual machine has pace 1, a slower one more, in halves and never over 6', () => {
  expect([10, 80, 119, 120, 200, 480, 5000].map(paceOf)).toEqual([1, 1, 1, 1.5, 2.5, 6, 6])
})
