import { call } from './api.ts'
import { bankDecides, cardDeposit, deposit, goToBank } from './bank.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { heading, headerBalance, idIn, main } from './cashier-page.ts'

test.beforeEach(async ({ page }) => void (await register(page)))

test('CASH-48, CASH-53, CASH-57, RTE-28, RTE-81, SYS-12, SYS-13, SYS-16, SYS-20 approved: other windows learn of it by themselves; the button leads back to where it was asked for', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/gamehall')
  await expect(headerBalance(other)).toHaveText('$0.00')
  const history = await context.newPage()
  await history.goto('/cashier/history')
  await expect(history.getByText('No payments yet')).toBeVisible()
  await deposit(page, '50', '?backUrl=/betting')
  await expect(history.locator('[data-transaction]')).toContainText('+$50.00')
  await expect(heading(page, '$50.00 received')).toBeVisible()
  await expect(main(page).locator('svg').first()).toBeVisible()
  await expect(page.getByTestId('loader')).toHaveCount(0)
  await expect(main(page)).toContainText('Balance now$50.00')
  await expect(main(page)).toContainText(idIn(page))
  await expect(headerBalance(page)).toHaveText('$50.00')
  await expect(headerBalance(other)).toHaveText('$50.00')
  expect(await page.evaluate(() => localStorage.getItem('paySuccessBackUrl'))).toBe('/betting')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL('/betting')
  expect(await page.evaluate(() => localStorage.getItem('paySuccessBackUrl'))).toBeNull()
  await deposit(page, '10', `?backUrl=${encodeURIComponent('https://evil.example/')}`)
  await page.getByRole('link', { name: 'Go to casino' }).click()
  await expect(page).toHaveURL('/gamehall')
})

test('CASH-36, RTE-26, SYS-08, SYS-18 declined: the reason in plain words, nothing on the balance, and a way to try again', async ({
  page,
}) => {
  await goToBank(page, '666')
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.waitForURL(/\/cashier\/payfail\/\d+$/)
  await expect(heading(page, 'Your payment didn’t go through')).toBeVisible()
  await expect(main(page)).toContainText('Your bank declined it.')
  await expect(headerBalance(page)).toHaveText('$0.00')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/cashier/deposit')
})

test('CASH-54, RTE-29, SYS-07, SYS-17 cancelled at the bank', async ({ page }) => {
  await goToBank(page, '30')
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await page.waitForURL(/\/cashier\/paycancel\?transaction=\d+$/)
  await expect(heading(page, 'Payment cancelled')).toBeVisible()
  await expect(main(page)).toContainText(idIn(page))
  await page.getByRole('link', { name: 'Back to deposit' }).click()
  await expect(page).toHaveURL('/cashier/deposit')
})

test('CASH-55, CASH-56, CASH-59, RTE-27, SYS-11, SYS-20 decided later: a loader, then by itself to the end; no address can say otherwise', async ({
  page,
}) => {
  const session = await goToBank(page, '60')
  await page.getByRole('button', { name: 'Decide later' }).click()
  await page.waitForURL(/\/cashier\/paypending\/\d+$/)
  const id = idIn(page)
  await expect(page.getByTestId('loader')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(main(page).locator('svg')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See history' })).toHaveAttribute('href', '/cashier/history')
  for (const path of [`/cashier/paysuccess/${id}`, `/cashier/payfail/${id}`, `/cashier/paycancel?transaction=${id}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(`/cashier/paypending/${id}`)
  }
  await expect(headerBalance(page)).toHaveText('$0.00')
  await bankDecides(page, session, 'approve')
  await expect(page).toHaveURL(`/cashier/paysuccess/${id}`)
  await expect(heading(page, '$60.00 received')).toBeFocused()
  await expect(headerBalance(page)).toHaveText('$60.00')
  for (const path of [`/cashier/payfail/${id}`, `/cashier/paymobile?transaction=${id}`, `/cashier/paypending/${id}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(`/cashier/paysuccess/${id}`)
  }
})

test('CASH-56 declined later: the waiting page moves to the fail page', async ({ page }) => {
  const session = await goToBank(page, '61')
  await page.getByRole('button', { name: 'Decide later' }).click()
  await page.waitForURL(/\/cashier\/paypending\/\d+$/)
  await expect(page.getByTestId('loader')).toBeVisible()
  await bankDecides(page, session, 'decline')
  await expect(page).toHaveURL(/\/cashier\/payfail\/\d+$/)
})

test('CASH-59, RTE-27, RTE-28 a foreign, an unknown and a missing number are not found', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 404 .*\/cashier\/(pay|receipt)/)
  await goToBank(page, '15')
  const { transaction } = (await call(
    page,
    'cashier.makedeposit',
    await cardDeposit(page, '15'),
    '0123456789abcdef0123456789abcdef'
  )) as {
    transaction: string
  }
  const stranger = await (await browser.newContext()).newPage()
  await register(stranger)
  for (const path of [
    `/cashier/paypending/${transaction}`,
    '/cashier/paysuccess/999999999',
    '/cashier/payfail/not-a-number',
    '/cashier/paypending',
    '/cashier/paysuccess',
    `/cashier/receipt?transaction=${transaction}`,
  ]) {
    const answer = await stranger.goto(path)
    expect(answer?.status(), path).toBe(404)
  }
  await stranger.context().close()
})

test('RTE-25, RTE-30, RTE-31, SYS-08, SYS-09, SYS-10, SYS-19, SYS-20 screens without a transaction are their words', async ({
  page,
}) => {
  for (const [path, title, button, to] of [
    ['/cashier/payfail', 'Your payment didn’t go through', 'Try again', '/cashier/deposit'],
    ['/cashier/paycancel', 'Payment cancelled', 'Back to deposit', '/cashier/deposit'],
    ['/cashier/paymobile', 'Continue in your bank’s app', 'See history', '/cashier/history'],
    ['/cashier/paynewwindow', 'Continue in the other window', 'Back to deposit', '/cashier/deposit'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(main(page).getByRole('status').locator('p')).not.toBeEmpty()
    await expect(main(page).getByRole('link', { name: button })).toHaveAttribute('href', to)
  }
})

test('RTE-90, RTE-93 signed out, an outcome leads to the index with its whole address', async ({ page, context }) => {
  await context.clearCookies()
  for (const path of ['/cashier/paysuccess/1', '/ar/cashier/history?page=2', '/cashier/paycancel?transaction=5']) {
    await page.goto(path)
    await expect(page).toHaveURL(`${path.startsWith('/ar') ? '/ar' : '/'}?redirectUrl=${encodeURIComponent(path)}`)
  }
})
