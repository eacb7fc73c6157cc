import { expect, it } from 'vitest'
import type { Transaction } from '../features/cashier/shapes.ts'
import { Tracker } from '../features/cashier/tracker.tsx'
import { html, siteOf } from './pages.fixture.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })

it('SAFE-20 CASH-40 a withdrawal that the market lets nobody cancel is not offered to be, whatever a live message says', () => {
  const waiting: Transaction = {
    id: '100006',
    type: 'withdrawal',
    time: '2026-03-05T09:07:00.000Z',
    method: 'card',
    amount: usd(40),
    status: 'pending',
    outcome: 'pending',
    balance: usd(0),
    reason: null,
    can_cancel: true,
    settled_time: null,
    instrument: '424242...4242',
    reference: null,
    next: null,
    asked: null,
    may_arrive_late: false,
    reversed: null,
    deposit: null,
    owed: null,
    debt_paid: null,
    has_offer: false,
  }
  const shown = (withdrawalCancel: boolean) =>
    html(() => <Tracker transaction={waiting} onChange={() => undefined} />, siteOf({ policy: { withdrawalCancel } }))
  expect(shown(true)).toContain('<button')
  expect(shown(false)).not.toContain('<button')
})
