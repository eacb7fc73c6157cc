import { expect, test } from 'vitest'
import { passedLate, tallyOfJourneys } from './journeys.ts'

const stats = { expected: 100, unexpected: 0, flaky: 0, skipped: 0 }

test('a journey that passed at its second attempt is told by its title', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  expect(
    passedLate([
      { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] },
      { specs: [spec('c', 'flaky'), spec('d', 'unexpected')] },
    ])
  ).toEqual(['b', 'c'])
  const results = [{ error: { message: '\u001b[31mError\u001b[39m: no such page\n  at line 3' } }, {}]
  expect(passedLate([{ specs: [{ title: 'e', tests: [{ status: 'flaky', results }] }] }])).toEqual([
    'e: Error: no such page',
  ])
})

test('what failed is told by its title and the first line of why', () => {
  const broken = { title: 'a', tests: [{ status: 'unexpected', results: [{ error: { message: 'gone\nfurther' } }] }] }
  const late = { title: 'b', tests: [{ status: 'flaky' }] }
  const suites = [{ specs: [broken, late] }]
  expect(tallyOfJourneys({ stats: { ...stats, unexpected: 1, flaky: 1 }, suites }).wrong).toEqual(['a: gone'])
  expect(tallyOfJourneys({ stats: { ...stats, unexpected: 1, flaky: 4 }, suites }).wrong).toEqual(['a: gone', 'b'])
})

test('a few late journeys have passed, more of them have failed, a skipped one has failed always', () => {
  expect(tallyOfJourneys({ stats: { ...stats, flaky: 3 }, suites: [] })).toEqual({
    passed: 103,
    failed: 0,
    wrong: [],
    late: [],
  })
  expect(tallyOfJourneys({ stats: { ...stats, flaky: 4 }, suites: [] })).toEqual({
    passed: 100,
    failed: 4,
    wrong: [],
    late: [],
  })
  expect(tallyOfJourneys({ stats: { ...stats, unexpected: 1, skipped: 2 }, suites: [] })).toEqual({
    passed: 100,
    failed: 3,
    wrong: [],
    late: [],
  })
})
