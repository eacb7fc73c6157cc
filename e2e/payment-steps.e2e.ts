import type { Page } from '@playwright/test'
import { ask as askServer } from './api.ts'
import { bankDecides, goToBank } from './bank.ts'
import { heading, headerBalance, idIn, main } from './cashier-page.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { spilling } from './spill.ts'
import { violationsOf } from './violations.ts'

// What is used inside of the page.
declare const document: { documentElement: { scrollWidth: number } }

test.beforeEach(async ({ page }) => void (await register(page)))

/** Asks for a deposit whose amount makes the bank choose the next step. */
async function ask(page: Page, sum: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/cashier/deposit/card`)
  await page.locator('html[data-ready]').waitFor()
  await page.locator('input[name=amount]').fill(sum)
  await page.locator('main form button[type=submit]').click()
}
/** Nothing is wider than a phone, and nothing is hidden from those who do not see. */
async function isWhole(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await spilling(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

test('CASH-35, CASH-59 redirect: whoever comes back unpaid goes on to the bank from the page of the payment', async ({
  page,
}) => {
  await goToBank(page, '50')
  await page.goBack()
  const open = page.getByRole('region', { name: 'Your deposit of $50.00 is still open' })
  await expect(open.getByRole('link', { name: 'Complete payment' })).toBeVisible()
  await page.goto('/cashier/history')
  await page.getByRole('link', { name: /^Complete payment \d+$/ }).click()
  await page.waitForURL(/\/cashier\/payment\/\d+$/)
  const id = idIn(page)
  await isWhole(page)
  await page.getByRole('link', { name: 'Continue to payment' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/bank\/pay\//)
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.waitForURL(`/cashier/paysuccess/${id}`)
  await expect(headerBalance(page)).toHaveText('$50.00')
})

test('CASH-35 form_post: the page sends its form to the bank by itself', async ({ page }) => {
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/pay\/.+\/enter$/.test(request.url())
  )
  await ask(page, '701')
  expect((await posted).postData()).toMatch(/^reference=[\da-f-]{36}$/)
  await page.waitForURL(/\/bank\/pay\/[^/]+$/)
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.waitForURL(/\/cashier\/paysuccess\/\d+$/)
  await expect(headerBalance(page)).toHaveText('$701.00')
})

test('CASH-35, CASH-56 iframe: the bank’s page stands in ours, which goes on when the server knows', async ({
  page,
}) => {
  await ask(page, '702')
  await page.waitForURL(/\/cashier\/payment\/\d+$/)
  const id = idIn(page)
  await isWhole(page)
  await page.frameLocator('iframe').getByRole('button', { name: 'Approve payment' }).click()
  await expect(page).toHaveURL(`/cashier/paysuccess/${id}`)
  await expect(heading(page, '$702.00 received')).toBeFocused()
})

test('CASH-35, CASH-56 qr: another device pays what was scanned, and the page learns of it', async ({
  page,
  browser,
}) => {
  await ask(page, '703')
  await page.waitForURL(/\/cashier\/payment\/\d+$/)
  const id = idIn(page)
  await expect(page.getByRole('img', { name: 'Scan this code with your wallet' })).toBeVisible()
  await expect(page.getByRole('status').last()).toContainText('Waiting for your payment')
  await isWhole(page)
  const { next } = (await askServer(page, 'cashier.gettransaction', { transaction_id: id })) as {
    next: { kind: string; text: string }
  }
  expect(next.kind).toBe('qr')
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(next.text)
  await phone.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page).toHaveURL(`/cashier/payfail/${id}`)
  await expect(headerBalance(page)).toHaveText('$0.00')
  await phone.context().close()
})

test('CASH-35, CASH-56 code: in Arabic and by keyboard alone the code is copied, and paid elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ask(page, '704', '/ar')
  await page.waitForURL(/\/ar\/cashier\/payment\/\d+$/)
  const id = idIn(page)
  await page.locator('html[data-ready]').waitFor()
  await isWhole(page)
  const code = await main(page)
    .getByText(/^\d{4}-\d{4}-\d{4}$/)
    .textContent()
  const copy = page.getByRole('button', { name: 'نسخ: رمز الدفع الخاص بك' })
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('تم النسخ: رمز الدفع الخاص بك')).toBeAttached()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code)
  const { reference } = await askServer(page, 'cashier.gettransaction', { transaction_id: id })
  await bankDecides(page, String(reference), 'approve')
  await expect(page).toHaveURL(`/ar/cashier/paysuccess/${id}`)
  await expect(headerBalance(page)).toHaveText('$704.00')
})

test('CASH-55, CASH-56 done: nothing is left to do, the page waits and goes on by itself', async ({ page }) => {
  await ask(page, '705')
  await page.waitForURL(/\/cashier\/paypending\/\d+$/)
  await expect(page.getByTestId('loader')).toBeVisible()
  const id = idIn(page)
  await page.goto(`/cashier/payment/${id}`)
  await expect(page).toHaveURL(new RegExp(`/cashier/pay(pending|success)/${id}$`))
  await expect(page).toHaveURL(`/cashier/paysuccess/${id}`)
  await expect(headerBalance(page)).toHaveText('$705.00')
})
