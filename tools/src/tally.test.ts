import { expect, test } from 'vitest'
import { inOneLine, isGood, sum } from './tally.ts'

test('the sum of all runners names everything that failed, and a part that ran nothing is not good', () => {
  const tests = { passed: 3, failed: 1, wrong: ['a.test.ts › adds: expected 1'] }
  const browser = { passed: 0, failed: 0, wrong: [] }
  expect(sum(tests, { ...browser, late: ['a slow page: timeout'] })).toEqual({
    passed: 3,
    failed: 1,
    wrong: ['a.test.ts › adds: expected 1'],
    late: ['a slow page: timeout'],
  })
  expect([isGood(tests), isGood(browser), isGood({ passed: 1, failed: 0, wrong: [] })]).toEqual([false, false, true])
})

test('a failure is told in one line, without the colours of a terminal', () => {
  expect(inOneLine('a.test.ts', '\u001b[31mError\u001b[39m: gone\n    at line 3')).toBe('a.test.ts: Error: gone')
  expect(inOneLine('a.test.ts', undefined)).toBe('a.test.ts')
})
