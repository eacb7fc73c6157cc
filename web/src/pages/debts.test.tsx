import { fromWire } from '@ante/kit/money'
import { settings } from '@ante/product/cashier/contract'
import { expect, it } from 'vitest'
import { movedSum } from '../features/cashier/moved-sum.ts'
import { placeOf } from '../features/cashier/outcome.ts'
import { Receipt } from '../features/cashier/receipt.tsx'
import type { Transaction, WithdrawMethod } from '../features/cashier/shapes.ts'
import { Wallet } from '../features/cashier/wallet.tsx'
import { WithdrawConfirm } from '../features/cashier/withdraw-confirm.tsx'
import { html, player, siteOf } from './pages.fixture.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const content = settings.cashier.parse({})
const text = (part: () => React.ReactNode) =>
  html(part, siteOf({ account: { ...player, balance_main: usd(100) } }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const method: WithdrawMethod = {
  id: '3',
  sysname: 'card',
  min: usd(10),
  max: usd(5000),
  day_max: null,
  requisites: [],
  saved: [],
}

it('CASH-38, CASH-44 what is owed is told before a withdrawal, and taken off what is left in its last step', () => {
  const wallet = (owed: number, depositsPay = false) =>
    text(() => (
      <Wallet
        available={usd(100 - owed)}
        owed={usd(owed)}
        depositsPay={depositsPay}
        methods={[method]}
        content={content}
      />
    ))
  for (const part of ['You owe $60.00', '-$60.00', 'You can withdraw $40.00 now']) expect(wallet(60)).toContain(part)
  expect(wallet(60)).toContain('You can play as usual')
  expect(wallet(60, true)).toContain(
    'You can’t play on credit here, so your next deposit or withdrawal pays this first.'
  )
  expect(wallet(0)).not.toContain('You owe')
  const confirm = (owed: number, mayCancel = true) =>
    text(() => (
      <WithdrawConfirm
        method={method}
        sum={fromWire(usd(30))}
        owed={fromWire(usd(owed))}
        mayCancel={mayCancel}
        requisites={{}}
        banks={[]}
        content={content}
        losses={[]}
        problem={undefined}
        sending={false}
        frozen={false}
        onSend={() => undefined}
        onChange={() => undefined}
      />
    ))
  expect(confirm(60)).toContain('Paid toward what you owe $60.00')
  expect(confirm(60)).toContain('Left to withdraw $10.00')
  expect(confirm(0)).not.toContain('Paid toward')
  expect(confirm(0)).toContain('You can cancel until it’s on its way.')
  expect(confirm(0, false)).toContain('You can’t cancel a withdrawal once you’ve made it.')
  expect(confirm(0, false)).not.toContain('You can cancel')
})

it('CASH-48 a deposit that was taken back is said in plain words: what, which one, and what of it is owed', () => {
  const taken: Transaction = {
    id: '100005',
    type: 'chargeback',
    time: '2026-03-05T09:07:00.000Z',
    method: 'card',
    amount: usd(100),
    status: 'taken',
    outcome: 'success',
    balance: usd(0),
    reason: null,
    can_cancel: false,
    settled_time: '2026-03-05T09:07:00.000Z',
    instrument: '424242...4242',
    reference: 'dp_1',
    next: null,
    asked: null,
    may_arrive_late: false,
    reversed: null,
    deposit: '100001',
    owed: usd(60),
    debt_paid: null,
    has_offer: false,
  }
  expect(movedSum(taken)).toEqual({ text: '-$100.00', tone: 'out' })
  expect(movedSum({ ...taken, outcome: 'cancel' })).toEqual({ text: '$100.00', tone: 'still' })
  expect(placeOf(taken, 'success')).toBe('/cashier/receipt?transaction=100005')
  const sheet = (transaction: Transaction) =>
    text(() => <Receipt transaction={transaction} profile={undefined} content={content} />)
  for (const part of [
    'Disputed deposit',
    'Taken back',
    'Your bank took back deposit 100001. $60.00 of it wasn’t in your balance, so you owe it.',
  ])
    expect(sheet(taken)).toContain(part)
  const refund = sheet({ ...taken, type: 'refund', owed: null })
  expect(refund).toContain('Refunded')
  expect(refund).toContain('Deposit 100001 went back to where it came from.')
  const returned = sheet({ ...taken, status: 'returned', outcome: 'cancel', owed: null, debt_paid: usd(60) })
  expect(returned).toContain('It’s back in your balance. $60.00 paid what you owed.')
})
