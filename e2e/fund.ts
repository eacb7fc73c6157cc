import { expect, type Page } from '@playwright/test'
import { register } from './register.ts'

export const balanceOf = (page: Page) => page.getByTestId('balance').first()

/** A new player with this many dollars on the balance, paid in by card at the bank's own page. Answers the login. */
export async function playerWith(page: Page, dollars: number): Promise<string> {
  const login = await register(page)
  await payIn(page, dollars)
  await expect(balanceOf(page)).toHaveText(`$${dollars}.00`)
  return login
}

/** Pays this many dollars in by card, approved at the bank's own page. */
export async function payIn(page: Page, dollars: number): Promise<void> {
  await page.goto('/cashier/deposit/card')
  await page.getByLabel('Amount', { exact: true }).fill(String(dollars))
  await page.getByRole('button', { name: /^Deposit \$/ }).click()
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: /approve/i }).click()
  await page.waitForURL(/\/cashier\/paysuccess\//)
}
