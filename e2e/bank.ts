import { expect, type Page } from '@playwright/test'
import { ask } from './api.ts'

/** The bank's control, which only exists for tests. */
const control = `http://localhost:${process.env.SANDBOX_PORT ?? ''}/bank/control`

/** Asks for a deposit by card in the page and goes to the bank. Answers the number of the bank's session. */
export async function goToBank(page: Page, amount: string, query = ''): Promise<string> {
  await page.goto(`/cashier/deposit/card${query}`)
  await page.locator('html[data-ready]').waitFor()
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: /^Deposit \$/ }).click()
  await page.waitForURL(/\/pay\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** A deposit by card that the bank approves, to its good end. */
export async function deposit(page: Page, amount: string, query = ''): Promise<void> {
  await goToBank(page, amount, query)
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.waitForURL(/\/cashier\/paysuccess\/\d+$/)
}

/** The bank decides a payment that was left open, without the player. */
export async function bankDecides(page: Page, session: string, decision: 'approve' | 'decline'): Promise<void> {
  const answer = await page.request.post(`${control}/sessions/${session}/decide`, {
    data: { decision, card: 'tok_test_4242' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.request.post(`${control}/tick`, { data: {} })
}

/** What a deposit by card is asked for with. */
export async function cardDeposit(page: Page, sum: string): Promise<Record<string, string>> {
  const { methods } = (await ask(page, 'cashier.getdepositsettings')) as { methods: { id: string; sysname: string }[] }
  return {
    methodId: methods.find(({ sysname }) => sysname === 'card')?.id ?? '',
    method: 'card',
    amount: sum,
    campaign_offer_id: '-1',
    requisites: '{}',
  }
}
