import { expect, type Page } from '@playwright/test'
import { newEmail, password } from './register.ts'

const version = 'locale=en&version=1'
/** As the site's own pages send it. */
const sameOrigin = { origin: process.env.PUBLIC_URL ?? '', 'sec-fetch-site': 'same-origin' }
/** The bank's control, which only exists for tests. */
const control = `http://localhost:${process.env.SANDBOX_PORT ?? ''}/bank/control`

/** Calls the API as the player of this page; answers its data. */
export async function call(page: Page, key: string, values: Readonly<Record<string, string>>, idempotencyKey?: string): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`/api/${key.replace('.', '/')}?${version}`, {
    headers: { ...sameOrigin, ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) },
    multipart: { ...values },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

/** A new player, signed in; the form itself has its own journeys. */
export async function signUp(page: Page): Promise<void> {
  const email = newEmail()
  await call(page, 'auth.register', {
    email,
    password,
    currency: 'USD',
    terms: '1',
    first_name: 'Ada',
    last_name: 'Byron',
    birth_date: '1990-12-10',
    country: 'GB',
  })
}

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
  const answer = await page.request.post(`${control}/sessions/${session}/decide`, { data: { decision, card: 'tok_test_4242' } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.request.post(`${control}/tick`, { data: {} })
}

/** What a deposit by card is asked for with. */
export async function cardDeposit(page: Page, sum: string): Promise<Record<string, string>> {
  const answer = await page.request.get('/api/cashier/getdepositsettings?locale=en&version=1')
  const { data } = (await answer.json()) as { data: { methods: { id: string; sysname: string }[] } }
  return { methodId: data.methods.find(({ sysname }) => sysname === 'card')?.id ?? '', method: 'card', amount: sum, campaign_offer_id: '-1', requisites: '{}' }
}
