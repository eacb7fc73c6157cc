import { ar } from '@ante/texts/ar/index'
import { en } from '@ante/texts/en/index'
import { expect, it } from 'vitest'
import { html, player, siteOf } from '../../pages/pages.fixture.tsx'
import { OutcomeView } from './outcome-view.tsx'

it.each([
  ['SYS-07 SYS-17', 'cancel', '/cashier/deposit'],
  ['SYS-08 SYS-18', 'fail', '/cashier/deposit'],
  ['SYS-09 SYS-20', 'mobile', '/cashier/history'],
  ['SYS-10 SYS-19', 'newWindow', '/cashier/deposit'],
  ['SYS-11 SYS-20', 'pending', '/cashier/history'],
  ['SYS-12 SYS-16', 'success', '/gamehall'],
] as const)(
  'SYS-07 SYS-08 SYS-09 SYS-10 SYS-11 SYS-12 SYS-13 SYS-16 SYS-17 SYS-18 SYS-19 SYS-20 SYS-22 SYS-25 %s: %s shows an icon or a loader, a header, a description and a button that leads on',
  (_row, page, to) => {
    for (const [locale, { cashierPages }] of [
      ['en', en],
      ['ar', ar],
    ] as const) {
      const words = cashierPages.outcome[page]
      const text = html(() => <OutcomeView page={page} transaction={undefined} />, siteOf({ account: player, locale }))
      const header = 'plain' in words ? words.plain : words.title
      for (const part of [`>${header}</h1>`, words.description]) expect(text).toContain(part)
      expect(text).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>${words.button}</a>`))
      expect([text.includes('<svg'), text.includes('data-testid="loader"')]).toEqual(
        page === 'pending' ? [false, true] : [true, false]
      )
      expect(text).not.toContain('data-layout')
    }
  }
)

it('BON-15 a deposit that an offer was chosen with leads to what it brought; another one does not', () => {
  const deposit = {
    id: '100001',
    type: 'deposit',
    time: '2026-03-05T09:07:00.000Z',
    method: 'card',
    amount: { amount: 50, currency: 'USD' },
    status: 'success',
    outcome: 'success',
    balance: null,
    reason: null,
    can_cancel: false,
    settled_time: null,
    instrument: null,
    reference: null,
    next: null,
    asked: null,
    may_arrive_late: false,
    reversed: null,
    deposit: null,
    owed: null,
    debt_paid: null,
    has_offer: true,
  } as const
  const shown = (has_offer: boolean) =>
    html(
      () => <OutcomeView page="success" transaction={{ ...deposit, has_offer }} />,
      siteOf({ account: player, locale: 'en' })
    )
  expect(shown(true)).toContain(en.cashierPages.outcome.success.offer)
  expect(shown(true)).toMatch(/<a [^>]*href="\/profile\/bonuses"/)
  expect(shown(false)).not.toContain('/profile/bonuses')
})
