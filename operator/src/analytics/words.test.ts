import { expect, it } from 'vitest'
import { isEmpty, marketName, percentText, returnedText } from './words.ts'

it('TRK-20 shares are told with one decimal, and nothing is told of nothing', () => {
  expect([percentText(1, 3), percentText(1, 2), percentText(0, 9), percentText(0, 0)]).toEqual([
    '33.3%',
    '50%',
    '0%',
    '–',
  ])
  expect([returnedText({ of: 5, back: 2 }), returnedText({ of: 0, back: 0 })]).toEqual(['40% (2 of 5)', '–'])
  expect([marketName(''), marketName('uk')]).toEqual(['All markets', 'uk'])
  const none = { visit: 0, registration_opened: 0, registered: 0, first_deposit: 0, first_stake: 0 }
  expect([isEmpty(none), isEmpty({ ...none, first_stake: 1 })]).toEqual([true, false])
})
