import { expect, test } from 'vitest'
import { pausedBalances } from './paused-balance.ts'
import type { Balances } from './balances.ts'

const balances = (main: number): Balances => ({
  balance_main: { amount: main, currency: 'USD' },
  balance_bonus: { amount: 5, currency: 'USD' },
  balance_betting_bonus: { amount: 0, currency: 'USD' },
  balance_fun: { amount: 0, currency: 'USD' },
  balance_version: main,
})

test('GAME-02 a paused balance stays as it was when the server says another one, until a game shows one', () => {
  const first = pausedBalances(undefined, 7, balances(50))
  expect(first.balances).toEqual(balances(50))
  const second = pausedBalances(first, 7, balances(49), { amount: 48, currency: 'USD' })
  expect(second.balances).toEqual({ ...balances(50), balance_main: { amount: 48, currency: 'USD' } })
  expect(pausedBalances(second, 7, balances(60)).balances).toEqual(second.balances)
})

test('GAME-02 a pause of another player or another currency changes nothing of what is shown', () => {
  const first = pausedBalances(undefined, 7, balances(50))
  expect(pausedBalances(first, 8, balances(20)).balances).toEqual(balances(20))
  expect(pausedBalances(first, 7, balances(50), { amount: 48, currency: 'EUR' }).balances).toEqual(balances(50))
})
