import { expect, it } from 'vitest'
import { sessionOf } from './range.ts'

const rtp = { numerator: '99', denominator: '100', percent: '99.00' }

it('GAM-8 a session loses on average what its stakes do not return, and ends within 1.96 deviations of that', () => {
  // A fair die of 0.99: a deviation of 0.99 a round, 31.3 in a thousand rounds.
  expect(sessionOf({ rtp, deviation: '0.9900' }, 100n)).toEqual({ mean: -1000n, low: -7136n, high: 5136n })
  expect(sessionOf({ rtp, deviation: '100.0000' }, 100n).low).toBe(-100_000n)
})
