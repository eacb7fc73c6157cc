import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { bankDecides, cardDeposit } from './bank.ts'
import { register } from './register.ts'

export const balanceOf = (page: Page) => page.getByTestId('balance').first()

/** A new player with this many dollars on the balance. Answers the login. */
export async function playerWith(page: Page, dollars: number): Promise<string> {
  const login = await register(page)
  await payIn(page, dollars)
  return login
}

/**
 * Pays this many dollars in by card, approved by the bank; the pages of both have journeys of their own. Waits until they are on the balance.
 * Answers the number of the transaction.
 */
export async function payIn(page: Page, dollars: number): Promise<string> {
  const main = async (): Promise<number> =>
    ((await ask(page, 'account.getBalance')) as { balance_main: { amount: number } }).balance_main.amount
  const before = await main()
  const asked = await call(page, 'cashier.makedeposit', await cardDeposit(page, String(dollars)), randomUUID())
  await bankDecides(page, new URL(String(asked.redirect_url)).pathname.split('/').at(-1) ?? '', 'approve')
  await expect.poll(main).toBe(before + dollars)
  return String(asked.transaction)
}
