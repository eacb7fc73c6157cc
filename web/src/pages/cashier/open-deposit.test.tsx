import { expect, it } from 'vitest'
import { html, player, siteOf } from '../pages.fixture.tsx'
import { loadDeposit } from './cashier.server.ts'
import CashierDeposit from './deposit.tsx'

const deposit = (id: string, next: object | null) => ({
  id,
  type: 'deposit',
  status: next ? 'pending' : 'failed',
  amount: { amount: Number(id), currency: 'USD' },
  settled_time: next ? null : '2026-12-01T10:00:00.000Z',
  next,
})
const page = async (items: object[] | undefined) => {
  const answers = {
    'cashier.getdepositsettings': { methods: [] },
    ...(items ? { 'cashier.gethistory': { items, count: items.length } } : {}),
  }
  const site = siteOf({ account: player, answers })
  return html(CashierDeposit, site, await loadDeposit(site))
}
const redirect = { kind: 'redirect', url: 'https://bank.example/pay/1' }

it('CASH-35 the deposit page leads back to the newest deposit that can still be paid', async () => {
  const shown = await page([deposit('20', null), deposit('33', redirect), deposit('40', redirect)])
  expect(shown).toContain('Your deposit of $33.00 is still open')
  expect(shown).toContain('href="/cashier/payment/33"')
  expect(shown).not.toContain('$40.00')
})

it('CASH-35 says nothing of deposits that are decided, nor without an answer', async () => {
  for (const items of [[deposit('20', null)], [deposit('20', { kind: 'done' })], undefined])
    expect(await page(items)).not.toContain('is still open')
})
