import { expect, it } from 'vitest'
import type { Transaction } from '../features/cashier/shapes.ts'
import { Tracker } from '../features/cashier/tracker.tsx'
import { WithdrawDone } from '../features/cashier/withdraw-done.tsx'
import { html, siteOf } from './pages.fixture.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })

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

it('SAFE-20 CASH-40 a withdrawal that the market lets nobody cancel is not offered to be, whatever a live message says', () => {
  const shown = (withdrawalCancel: boolean) =>
    html(() => <Tracker transaction={waiting} onChange={() => undefined} />, siteOf({ policy: { withdrawalCancel } }))
  expect(shown(true)).toContain('<button')
  expect(shown(false)).not.toContain('<button')
  expect(shown(true)).toContain('You can still cancel.')
  expect(shown(false)).not.toContain('cancel')
})

it('CASH-40 a withdrawal that its player has locked is not said to be cancellable', () => {
  const locked = { ...waiting, can_cancel: false }
  const shown = html(() => <Tracker transaction={locked} onChange={() => undefined} />, siteOf({}))
  expect(shown).toContain('Set aside from your balance.')
  expect(shown).not.toContain('cancel')
})

it.each([
  ['pending', '$40.00 withdrawal requested'],
  ['approved', '$40.00 is on its way to you'],
  ['paid', '$40.00 has been paid out'],
  ['declined', '$40.00 is back in your balance'],
  ['cancelled', '$40.00 is back in your balance'],
] as const)('CASH-40 CASH-43 the page of a withdrawal that is %s has the title “%s”', (status, title) => {
  const shown = html(
    () => <WithdrawDone transaction={{ ...waiting, status }} onAnother={() => undefined} />,
    siteOf({})
  )
  expect(shown).toMatch(new RegExp(`<h1[^>]*>${title.replaceAll(/[$.]/g, String.raw`\$&`)}</h1>`))
})
