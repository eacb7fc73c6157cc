import { expect, test } from 'vitest'
import { callOf, removalOf } from './bonus-calls.ts'

test('BON-09 the type of a bonus decides which group of calls is used', () => {
  expect([callOf('other', 'activate'), callOf('other', 'deactivate'), callOf('other', 'remove')]).toEqual([
    'bonuses.activate',
    'bonuses.deactivate',
    'bonuses.remove',
  ])
  expect([callOf('betting', 'activate'), callOf('betting', 'remove')]).toEqual([
    'BettingBonuses.activate',
    'BettingBonuses.remove',
  ])
  expect(() => callOf('betting', 'deactivate')).toThrow(/not put back/)
  expect([removalOf('betting'), removalOf('other')]).toEqual(['BettingBonuses.remove', 'bonuses.remove'])
})
