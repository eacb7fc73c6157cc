import { fromWire } from '@ante/kit/money'
import { settings } from '@ante/product/cashier/contract'
import { expect, it } from 'vitest'
import type { AccountInfo } from '../app/document/context.ts'
import { html, player, siteOf } from './pages.fixture.tsx'
import { CashierNav } from '../features/cashier/cashier-nav.tsx'
import { DepositSummary } from '../features/cashier/deposit-summary.tsx'
import { Wallet } from '../features/cashier/wallet.tsx'
import { Header } from '../features/shell/header.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const withBonus: AccountInfo = {
  ...player,
  balance_main: usd(450),
  balance_bonus: usd(8),
  balance_betting_bonus: usd(2),
}
const withoutBonus: AccountInfo = { ...player, balance_main: usd(450) }
const content = settings.cashier.parse({})
const header = () => <Header folded={false} onFold={() => undefined} />
const nav = () => <CashierNav here="/cashier/deposit" />
const wallet = () => <Wallet available={usd(450)} owed={usd(0)} depositsPay={false} methods={[]} content={content} />
const text = (part: () => React.ReactNode, account: AccountInfo) =>
  html(part, siteOf({ account }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('CASH-04 header, cashier and wallet show the same total, and beside it what can be withdrawn', () => {
  for (const part of [header, nav, wallet]) {
    expect(text(part, withBonus)).toContain('$460.00')
    expect(text(part, withBonus)).toContain('$450.00')
  }
  for (const part of [header, nav]) expect(text(part, withBonus)).toContain('Withdrawable: $450.00')
})

it('CASH-04 the header says on the smallest screens too that the total is not all that can be withdrawn', () => {
  const brief = (account: AccountInfo) =>
    /<span aria-hidden="true" class="[^"]*min-\[26rem\]:hidden">.*?<\/svg>([^<]*)</.exec(
      html(header, siteOf({ account }))
    )?.[1]
  expect(brief(withBonus)).toBe('$450.00')
  expect(brief(withoutBonus)).toBeUndefined()
})

it('CASH-04 the withdrawable sum is not repeated where it is the total', () => {
  for (const part of [header, nav]) {
    expect(text(part, withoutBonus)).toContain('$450.00')
    expect(text(part, withoutBonus)).not.toContain('Withdrawable')
  }
})

it('CASH-04 a deposit adds to the total that the header shows', () => {
  const summary = () => <DepositSummary sum={fromWire(usd(20))} currency="USD" method="card" />
  expect(text(summary, withBonus)).toContain('Balance after $480.00')
})

it('AUTH-07 the header shows the balance in the currency of the main one', () => {
  const euro = { ...withoutBonus, balance_main: { amount: 450, currency: 'EUR' as const } }
  for (const balance of ['balance_bonus', 'balance_betting_bonus'] as const)
    euro[balance] = { amount: 0, currency: 'EUR' }
  expect(text(header, euro)).toContain('€450.00')
})
