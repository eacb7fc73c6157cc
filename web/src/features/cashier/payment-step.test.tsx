import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { AccountInfo } from '../../app/document/context.ts'
import { PaymentStep } from './payment-step.tsx'
import { rendered } from './rendered.fixture.tsx'
import type { Transaction } from './shapes.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const account = {
  uid: 7,
  reg_time: '2026-03-01T10:00:00.000Z',
  login: 'ada@example.com',
  country_code: 'GB',
  locale: 'en',
  balance_main: usd(0),
  balance_bonus: usd(0),
  balance_betting_bonus: usd(0),
  balance_fun: usd(0),
} as AccountInfo
const open: Transaction = {
  id: '100001',
  type: 'deposit',
  time: '2026-03-05T09:07:00.000Z',
  method: 'bitcoin',
  amount: usd(50),
  status: 'pending',
  outcome: 'pending',
  balance: null,
  reason: null,
  can_cancel: false,
  settled_time: null,
  instrument: null,
  reference: 'inv_1',
  next: null,
  asked: null,
  may_arrive_late: false,
  reversed: null,
  deposit: null,
  owed: null,
  debt_paid: null,
  has_offer: false,
}

const html = (part: ReactNode, locale: 'en' | 'ar' = 'en'): string => rendered(account, part, locale)
const page = (next: Transaction['next'], locale: 'en' | 'ar' = 'en') =>
  html(<PaymentStep transaction={{ ...open, next }} made="2026-03-05T09:07:00.000Z" />, locale)

const times = { expires_time: '2026-03-05T09:37:00.000Z', progress: 'waiting' as const }
const address = {
  kind: 'address' as const,
  page: 'https://btcpay.test/i/inv_1',
  address: 'tb1qexample',
  link: 'bitcoin:tb1qexample?amount=0.00077650',
  amount: { value: '0.00077650', currency: 'BTC' },
  due: { value: '0.00077650', currency: 'BTC' },
  ...times,
}

describe('the page of a payment', () => {
  it('CASH-14 shows an address with its sum, a code to scan, what is left of the time, and a link that opens a wallet', () => {
    const shown = page(address)
    for (const part of [
      '$50.00',
      '0.00077650 BTC',
      'tb1qexample',
      'href="bitcoin:tb1qexample?amount=0.00077650"',
      'Time left',
      'Waiting for your payment',
    ])
      expect(shown).toContain(part)
    expect(shown).toMatch(/<svg role="img" aria-label="Scan this code with your wallet"[^>]*>.*<path d="M\d/)
    expect(page(address, 'ar')).toContain('في انتظار دفعتك')
  })

  it('says what is still to be sent of a part, and asks for nothing more when all of it has been seen', () => {
    const partly = page({ ...address, due: { value: '0.00040000', currency: 'BTC' }, progress: 'partial' })
    expect(partly).toContain('Left to send')
    expect(partly).toContain('0.00040000 BTC')
    const seen = page({ ...address, progress: 'confirming' })
    expect(seen).toContain('We can see your payment')
    expect(seen).not.toContain('tb1qexample')
  })

  it('has a form, a frame, a code or a link for the other steps', () => {
    const form = page({ kind: 'form_post', url: 'https://pay.example/go', fields: { token: 'a"b' } })
    for (const part of ['action="https://pay.example/go"', 'method="post"', 'name="token"', 'value="a&quot;b"'])
      expect(form).toContain(part)
    expect(page({ kind: 'iframe', url: 'https://pay.example/frame' })).toContain('src="https://pay.example/frame"')
    expect(page({ kind: 'qr', text: 'upi://pay?x=1', ...times })).toContain(
      'aria-label="Scan this code with your wallet"'
    )
    expect(page({ kind: 'code', code: '4711-0815', ...times })).toContain('4711-0815')
    expect(page({ kind: 'redirect', url: 'https://pay.example/p' })).toContain('href="https://pay.example/p"')
    expect(page({ kind: 'done' })).toContain('We can see your payment')
  })
})
