import type { Discrepancy } from '@ante/product/cashier/contract-staff'
import { expect, it } from 'vitest'
import { isOpenWithdrawal, ourText, theirText } from './words.ts'

const sum = (amount: number) => ({ amount, currency: 'USD' as const })
const payment: NonNullable<Discrepancy['payment']> = {
  transaction: '100001',
  uid: '7',
  type: 'deposit',
  method: 'card',
  status: 'success',
  amount: sum(60),
  received: null,
  created_at: '2026-11-24T10:00:00.000Z',
  settled_at: null,
}
const said = {
  about: 'payout',
  state: 'success',
  key: 'k',
  reference: 'po_9',
  amount: sum(20),
  received: null,
} as const

it('MON-13 a discrepancy says in one line what each side has', () => {
  expect(ourText({ payment })).toBe('Deposit 100001 (card): $60.00, success')
  expect(ourText({ payment: { ...payment, received: sum(60) } })).toBe('Deposit 100001 (card): $60.00, success')
  expect(ourText({ payment: { ...payment, received: sum(55) } })).toBe(
    'Deposit 100001 (card): $60.00, received $55.00, success'
  )
  expect(ourText({ payment: null })).toBe('No such payment')
  expect(theirText({ said, line: '17' })).toBe('Payout po_9: $20.00, success')
  expect(theirText({ said: null, line: null })).toBe('No line')
  expect(theirText({ said: null, line: '17' })).toBe('A line that means nothing to us')
})

it('only a withdrawal that is not over is among the open ones', () => {
  expect(isOpenWithdrawal({ payment })).toBe(false)
  expect(isOpenWithdrawal({ payment: null })).toBe(false)
  for (const [status, isOpen] of [
    ['pending', true],
    ['approved', true],
    ['paid', false],
  ] as const)
    expect(isOpenWithdrawal({ payment: { ...payment, type: 'withdrawal', status } })).toBe(isOpen)
})
