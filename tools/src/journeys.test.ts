import { expect, test } from 'vitest'
import { passedLate, tallyOfJourneys } from './journeys.ts'

const stats = { expected: 100, unexpected: 0, flaky: 0, skipped: 0 }

test('a journey that passed at its second attempt is told by its title', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  expect(
    passedLate([{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }, { specs: [spec('c', 'flaky'), spec('d', 'unexpected')] }])
  ).toEqual(['b', 'c'])
})

test('a few late journeys have passed, more of them have failed, a skipped one has failed always', () => {
  expect(tallyOfJourneys({ stats: { ...stats, flaky: 3 }, suites: [] })).toEqual({ passed: 103, failed: 0 })
  expect(tallyOfJourneys({ stats: { ...stats, flaky: 4 }, suites: [] })).toEqual({ passed: 100, failed: 4 })
  expect(tallyOfJourneys({ stats: { ...stats, unexpected: 1, skipped: 2 }, suites: [] })).toEqual({ passed: 100, failed: 3 })
})
