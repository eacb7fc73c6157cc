import { expect, test } from 'vitest'
import { collect } from './params.ts'

test('API-13 a parameter that is named like something every object has is a parameter like any other', () => {
  const pairs = [
    ['toString', 'a'],
    ['valueOf', 'b'],
    ['valueOf', 'c'],
    ['hasOwnProperty[]', 'd'],
  ] as const
  expect(Object.entries(collect(pairs))).toEqual([
    ['toString', 'a'],
    ['valueOf', ['b', 'c']],
    ['hasOwnProperty', ['d']],
  ])
})
