import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { rouletteBets } from './rules.ts'

test('the table shows figures in place of the names that are wider than their places in some language', () => {
  expect(['0', 'low', 'high', 'column-1', 'column-3'].map(figuresOf)).toEqual(['0', '1–18', '19–36', '2:1', '2:1'])
  const named = ['red', 'black', 'even', 'odd', 'dozen-1', '17', 'split-17-18']
  expect(named.map(figuresOf)).toEqual(named.map(() => undefined))
})

test('the figures of the halves are the least and the greatest of their numbers', () => {
  for (const bet of ['low', 'high']) {
    const numbers = rouletteBets.get(bet) ?? []
    expect(figuresOf(bet)?.split('–').map(Number)).toEqual([Math.min(...numbers), Math.max(...numbers)])
  }
})
