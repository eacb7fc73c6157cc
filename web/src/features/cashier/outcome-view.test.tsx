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
