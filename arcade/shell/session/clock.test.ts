import { expect, it } from 'vitest'
import { clockText, hoursAndMinutes } from './clock.ts'

it('SAFE-18 the time of the session is told in hours, minutes and seconds, and never below nothing', () => {
  expect([0, 9, 61, 3599, 3600, 40_271, -3].map(clockText)).toEqual([
    '0:00:00',
    '0:00:09',
    '0:01:01',
    '0:59:59',
    '1:00:00',
    '11:11:11',
    '0:00:00',
  ])
  expect([0, 59, 60, 125].map(hoursAndMinutes)).toEqual([
    [0, 0],
    [0, 59],
    [1, 0],
    [2, 5],
  ])
})
