import type { Page } from '@playwright/test'
import { call } from './api.ts'
import { cardDeposit, deposit, goToBank } from './bank.ts'
import { payIn } from './fund.ts'
import { newIban } from './iban.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { amount, heading, headerBalance, idIn, main } from './cashier-page.ts'
import { paced } from './pace.ts'
import { verify } from './verified.ts'
import { violationsOf } from './violations.ts'

let email = ''
test.beforeEach(async ({ page }) => void (email = await register(page)))

test.describe('withdrawal', () => {
  async function fill(page: Page, sum: string, iban: string): Promise<void> {
    await page.goto('/cashier/withdraw?method=bank-transfer')
    await page.locator('html[data-ready]').waitFor()
    await amount(page).fill(sum)
    await page.getByLabel('IBAN').fill(iban)
    await page.getByLabel('Account holder').fill('Ada Byron')
    await page.getByRole('button', { name: 'Review details' }).click()
  }

  test('CASH-38, CASH-13, RTE-23 without money there is nothing to withdraw; with some the methods, and a card only after it has paid in', async ({
    page,
  }) => {
    await page.goto('/cashier/withdraw')
    await expect(main(page).getByText('You have nothing to withdraw right now')).toBeVisible()
    await deposit(page, '15')
    await page.goto('/cashier/withdraw')
    await expect(main(page).getByText('You can withdraw $15.00 now')).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^Card/ })).toBeVisible()
    await main(page)
      .getByRole('link', { name: /^Bank transfer/ })
      .click()
    await expect(main(page).getByText('The smallest withdrawal with this method is $20.00')).toBeVisible()
    await page.goto('/cashier/withdraw?method=card')
    await expect(page.getByLabel('Card', { exact: true })).toHaveValue('424242...4242')
  })

  test('CASH-34, CASH-39, CASH-40, CASH-43, CASH-48, DLG-13 checked, confirmed, reserved, and taken back', async ({
    page,
  }) => {
    test.setTimeout(paced(120_000))
    await verify(page, email)
    await payIn(page, 100)
    await fill(page, '101', 'DE89 3704 0044 0532 0130 01')
    await expect(main(page).getByText('Amount must be between $20.00 and $100.00')).toBeVisible()
    await expect(main(page).getByText('Wrong iban')).toBeVisible()
    await expect(amount(page)).toBeFocused()
    await amount(page).fill('30')
    const iban = newIban()
    await page.getByLabel('IBAN').fill(iban)
    await page.getByRole('button', { name: 'Review details' }).click()
    await expect(page.getByRole('heading', { name: 'Check your withdrawal' })).toBeFocused()
    await expect(main(page)).toContainText('Left to withdraw$70.00')
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(amount(page)).toBeFocused()
    await expect(page.getByLabel('IBAN')).toHaveValue(iban)
    await page.getByRole('button', { name: 'Review details' }).click()
    const send = page.getByRole('button', { name: 'Withdraw $30.00' })
    // The second click of a double click on the button before asks for nothing.
    await send.dispatchEvent('click', { detail: 2 })
    await expect(send).not.toHaveAttribute('aria-busy')
    await send.click()
    await expect(heading(page, '$30.00 withdrawal requested')).toBeFocused()
    await expect(headerBalance(page)).toHaveText('$70.00')
    const cancel = main(page).getByRole('button', { name: /^Cancel withdrawal/ })
    const dialog = page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
    await cancel.click()
    await dialog.getByRole('button', { name: 'Keep withdrawal' }).click()
    await cancel.click()
    await dialog.getByRole('button', { name: 'Cancel withdrawal' }).click()
    await expect(main(page).getByText('Back in your balance', { exact: true })).toBeVisible()
    await expect(heading(page, '$30.00 is back in your balance')).toBeVisible()
    await expect(cancel).toHaveCount(0)
    await expect(headerBalance(page)).toHaveText('$100.00')
    await page.goto('/cashier/history?type=withdrawal')
    const row = page.locator('[data-transaction]')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Cancelled')
    await expect(row.getByRole('button', { name: /^Cancel withdrawal/ })).toHaveCount(0)
  })

  test('CASH-43, CASH-47, CASH-48, CASH-49, CASH-50, RTE-22 paid out after the time to change one’s mind; the history follows by itself and keeps the running balance', async ({
    page,
  }) => {
    test.setTimeout(paced(120_000))
    await verify(page, email)
    await payIn(page, 100)
    await fill(page, '20', newIban())
    await page.getByRole('button', { name: 'Withdraw $20.00' }).click()
    await expect(heading(page, '$20.00 withdrawal requested')).toBeVisible()
    await page.goto('/cashier/history')
    const rows = page.locator('[data-transaction]')
    await expect(rows).toHaveCount(2)
    const [out, paidIn] = [rows.nth(0), rows.nth(1)]
    await expect(out).toContainText('-$20.00')
    await expect(out).toContainText(/\d{2}\.\d{2}\.\d{4}, \d{1,2}:\d{2}/)
    await expect(out).toContainText('$80.00')
    await expect(paidIn).toContainText('+$100.00')
    await expect(out).toContainText('Paid out', { timeout: paced(60_000) })
    await expect(out.getByRole('button', { name: /^Cancel withdrawal/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Deposits', exact: true }).click()
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL('/cashier/history?type=deposit')
  })
})

test('CASH-39 a withdrawal whose answer is lost is not taken twice by pressing again', async ({ page, provokes }) => {
  provokes(/ERR_CONNECTION_RESET .*makewithdrawal/)
  await verify(page, email)
  await payIn(page, 100)
  let isDown = true
  const keys = new Set<string>()
  page.on(
    'request',
    (request) =>
      request.url().includes('/api/cashier/makewithdrawal') && keys.add(request.headers()['idempotency-key'] ?? '')
  )
  await page.route(/\/api\/cashier\/(makewithdrawal|gettransaction)/, async (route) => {
    if (!isDown) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.goto('/cashier/withdraw?method=card')
  await page.locator('html[data-ready]').waitFor()
  await amount(page).fill('40')
  await page.getByRole('button', { name: 'Review details' }).click()
  await page.getByRole('button', { name: 'Withdraw $40.00' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We lost the connection' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Withdraw $40.00' }).click()
  await expect(heading(page, '$40.00 withdrawal requested')).toBeVisible()
  expect(keys.size).toBe(1)
  await page.goto('/cashier/history?type=withdrawal')
  await expect(page.locator('[data-transaction]')).toHaveCount(1)
  await expect(headerBalance(page)).toHaveText('$60.00')
})

test('ERR-18 a deposit that the provider declines at once leads to the page that says so', async ({
  page,
  provokes,
}) => {
  provokes(/status of \d+ .*makedeposit/)
  await page.goto('/cashier/deposit/card')
  await page.locator('html[data-ready]').waitFor()
  await amount(page).fill('668')
  await page.getByRole('button', { name: /^Deposit \$/ }).click()
  await expect(page).toHaveURL('/cashier/payfail')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('CASH-44 RequisitesValidationRequired and other refusals of the server stand above the button, and nothing typed is lost', async ({
  page,
  provokes,
}) => {
  provokes(/status of 409 .*makewithdrawal/)
  await payIn(page, 100)
  await page.route(/\/api\/cashier\/makewithdrawal/, (route) =>
    route.fulfill({
      status: 409,
      json: {
        error: {
          type: 'WithdrawalLimitsPeriodExceededException',
          code: 'withdrawal_limits_period_exceeded',
          message: 'The limit of this period is reached.',
          error_data: {},
          invalid_parameters: {},
        },
      },
    })
  )
  await page.goto('/cashier/withdraw?method=card')
  await page.locator('html[data-ready]').waitFor()
  await amount(page).fill('40')
  await page.getByRole('button', { name: 'Review details' }).click()
  await page.getByRole('button', { name: 'Withdraw $40.00' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The limit of this period is reached.' })).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(amount(page)).toHaveValue('40')
})

test('CASH-47 an empty history says so; a long one has pages by offset and count', async ({ page }) => {
  await page.goto('/cashier/history')
  await expect(main(page).getByText('No payments yet')).toBeVisible()
  const values = await cardDeposit(page, '10')
  for (let number = 10; number < 31; number += 1)
    await call(page, 'cashier.makedeposit', values, `history-page-${number}-0123456789abcdef`)
  await page.goto('/cashier/history')
  await expect(main(page).getByText('21 transactions')).toBeVisible()
  await expect(page.locator('[data-transaction]')).toHaveCount(20)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2/ }).first().click()
  await expect(page).toHaveURL('/cashier/history?page=2')
  await expect(page.locator('[data-transaction]')).toHaveCount(1)
})

test('CASH-51, CASH-52, RTE-24 the receipt is of the asked transaction, else of the last successful one, and prints alone', async ({
  page,
}) => {
  await page.goto('/cashier/receipt')
  await expect(main(page).getByText('No receipt yet')).toBeVisible()
  await deposit(page, '45')
  const id = idIn(page)
  await goToBank(page, '46')
  await page.goto('/cashier/receipt')
  const receipt = page.getByRole('article')
  await expect(receipt).toContainText(`Transaction${id}`)
  await expect(receipt).toContainText('$45.00')
  await expect(receipt).toContainText('424242...4242')
  for (const block of ['Address', 'Contacts', 'Rules'])
    await expect(receipt.getByRole('heading', { name: block })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('CASH-04, CASH-23, CASH-46, RTE-16 the wallet shows the total, what it is made of and what can be withdrawn', async ({
  page,
}) => {
  await payIn(page, 1250)
  await page.goto('/cashier/wallet')
  await page.locator('html[data-ready]').waitFor()
  await expect(main(page)).toContainText('Total balance$1,250.00')
  await expect(main(page).getByText('You can withdraw $1,250.00 now.')).toBeVisible()
  await main(page).getByText('What it’s made of').click()
  for (const line of ['Main balance$1,250.00', 'Bonus$0.00', 'Betting bonus$0.00', 'Available to withdraw$1,250.00'])
    await expect(main(page)).toContainText(line)
  await expect(main(page)).toContainText('424242...4242')
})

test('CASH-03, CASH-35, RTE-02 in Arabic the whole way keeps its language, the bank’s page too', async ({ page }) => {
  await page.goto('/ar/cashier/deposit/card')
  await page.locator('html[data-ready]').waitFor()
  await page.locator('input[name=amount]').fill('٥٠')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/pay\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.getByRole('button', { name: 'الموافقة على الدفع' }).click()
  await page.waitForURL(/\/ar\/cashier\/paysuccess\/\d+$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(headerBalance(page)).toHaveText('$50.00')
})

test.describe('for everybody', () => {
  const looks = [
    {
      width: 390,
      theme: 'dark',
      locale: '',
      paths: [
        '/cashier/deposit',
        '/cashier/deposit/online-banking',
        '/cashier/withdraw',
        '/cashier/withdraw?method=bank-transfer',
        '/cashier/history',
        '/cashier/receipt',
        '/cashier/wallet',
        '/cashier/payfail',
      ],
    },
    {
      width: 1440,
      theme: 'light',
      locale: '/ar',
      paths: ['/cashier/deposit', '/cashier/withdraw?method=card', '/cashier/history', '/cashier/wallet'],
    },
  ] as const
  for (const { width, theme, locale, paths } of looks) {
    test(`the cashier passes axe and never scrolls sideways at ${width}, ${theme}${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(paced(180_000))
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      await page.setViewportSize({ width, height: 844 })
      const outcome = `/cashier/paysuccess/${await payIn(page, 120)}`
      for (const path of [outcome, ...paths]) {
        await page.goto(`${locale}${path}`)
        await page.locator('html[data-ready]').waitFor()
        expect(await violationsOf(page, { bestPractice: true }), path).toEqual([])
        expect(
          await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
          path
        ).toBeLessThanOrEqual(0)
      }
    })
  }
})
