import { fromWire, money } from '@ante/kit/money'
import { describe, expect, it } from 'vitest'
import { movedSum } from './moved-sum.ts'
import { newer } from './newer.ts'
import { isWaiting, type OutcomePage, outcomeAddress, outcomePageOf, placeOf } from './outcome.ts'
import type { Transaction } from './shapes.ts'
import { mayGrow } from './sum-problem.ts'
import { largest } from './withdraw-form.tsx'
import { needsCard } from './withdraw-methods.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const pages: readonly OutcomePage[] = ['success', 'pending', 'fail', 'cancel', 'mobile', 'newWindow']

describe('outcome pages', () => {
  it('RTE-26, RTE-27, RTE-28, RTE-29, RTE-30, RTE-31, CASH-54 each address names its page, with or without a locale', () => {
    for (const page of pages) {
      const { pathname } = new URL(outcomeAddress(page, '7'), 'http://x')
      expect(outcomePageOf(pathname)).toBe(page)
      expect(outcomePageOf(`/ar${pathname}`)).toBe(page)
    }
    expect(outcomePageOf('/cashier/payfail')).toBe('fail')
    expect(outcomePageOf('/cashier/payback')).toBeUndefined()
    expect(outcomePageOf('/cashier/paytoString')).toBeUndefined()
  })
  it('CASH-59 the state decides where a deposit is shown, whatever the address says', () => {
    for (const page of pages) {
      expect(placeOf({ id: '7', type: 'deposit', outcome: 'success' }, page)).toBe(
        page === 'success' ? undefined : '/cashier/paysuccess/7'
      )
      expect(placeOf({ id: '7', type: 'deposit', outcome: 'cancel' }, page)).toBe(
        page === 'cancel' ? undefined : '/cashier/paycancel?transaction=7'
      )
      expect(placeOf({ id: '7', type: 'deposit', outcome: 'pending' }, page)).toBe(
        isWaiting(page) ? undefined : '/cashier/paypending/7'
      )
    }
  })
  it('CASH-59 a withdrawal is never an outcome page: its receipt shows where it is', () => {
    for (const page of pages)
      expect(placeOf({ id: '8', type: 'withdrawal', outcome: 'success' }, page)).toBe('/cashier/receipt?transaction=8')
  })
})

describe('amounts', () => {
  it('CASH-32 VAL-92 while typing only what no further digit can make right is said', () => {
    const bounds = { min: usd(10), max: usd(5000) }
    for (const typed of ['0', '05', '1.5', 'x', '5001', '5,001', '-1'])
      expect(mayGrow(bounds, 'en')('amount', typed), typed).toBe(false)
    for (const typed of ['', '1', '9', '10', '5,000', ' 20 ', '٥٠'])
      expect(mayGrow(bounds, 'en')('amount', typed), typed).toBe(true)
    expect(mayGrow(bounds, 'en')('requisites.iban', 'DE')).toBe(true)
  })
  it('CASH-39 the largest whole sum that can go out is bounded by the balance and the method', () => {
    const bounds = { min: usd(20), max: usd(5000) }
    expect(largest(money(120_55n), bounds)).toEqual(money(120_00n))
    expect(largest(money(9_000_00n), bounds)).toEqual(fromWire(usd(5000)))
    expect(largest(money(20_00n), bounds)).toEqual(money(20_00n))
    expect(largest(money(19_99n), bounds)).toBeUndefined()
  })
  it('CASH-48 an amount has the sign of what it did to the balance', () => {
    expect(movedSum({ type: 'deposit', amount: usd(50), outcome: 'success' })).toEqual({
      text: '+$50.00',
      tone: 'in',
    })
    expect(movedSum({ type: 'deposit', amount: usd(50), outcome: 'fail' })).toEqual({
      text: '$50.00',
      tone: 'still',
    })
    expect(movedSum({ type: 'prize', amount: usd(50), outcome: 'success' })).toEqual({
      text: '+$50.00',
      tone: 'in',
    })
    expect(movedSum({ type: 'withdrawal', amount: usd(20), outcome: 'pending' })).toEqual({
      text: '-$20.00',
      tone: 'out',
    })
    expect(movedSum({ type: 'withdrawal', amount: usd(20), outcome: 'cancel' })).toEqual({
      text: '$20.00',
      tone: 'still',
    })
  })
  it('CASH-38 a card that must be chosen is missing until one has paid in', () => {
    const card = {
      requisites: [{ sysname: 'card_number', type: 'card_number' as const, is_required: true }],
      id: '1',
      sysname: 'card',
      min: usd(10),
      max: usd(100),
      day_max: null,
      saved: [],
    }
    expect(needsCard(card)).toBe(true)
    expect(
      needsCard({ ...card, saved: [{ id: '1', masked: '424242...4242', last_used: '2026-01-01T00:00:00.000Z' }] })
    ).toBe(false)
    expect(needsCard({ ...card, requisites: [] })).toBe(false)
  })
})

describe('news of a transaction', () => {
  const at = (status: Transaction['status'], settled: string | null) =>
    ({ status, settled_time: settled }) as Transaction
  it('CASH-56 a late answer does not open what has ended, a later end counts', () => {
    const [open, failed, paid] = [
      at('pending', null),
      at('failed', '2026-01-01T00:00:00Z'),
      at('success', '2026-01-01T00:01:00Z'),
    ]
    expect(newer(open, paid)).toBe(paid)
    expect(newer(paid, open)).toBe(paid)
    expect(newer(failed, paid)).toBe(paid)
  })
})
