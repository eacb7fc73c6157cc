import { deposit, goToBank } from './bank.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { amount, heading, headerBalance, main } from './cashier-page.ts'

test.beforeEach(async ({ page }) => void (await register(page)))

test('RTE-15, RTE-17, RTE-18, RTE-19, RTE-20, RTE-21 the addresses of the deposit', async ({ page }) => {
  for (const [typed, shown] of [
    ['/cashier', '/cashier/deposit'],
    ['/cashier/billing', '/cashier/deposit'],
    ['/cashier/deposit/no-such-method', '/cashier/deposit'],
    ['/cashier/deposit/card', '/cashier/deposit/card'],
    ['/ar/cashier', '/ar/cashier/deposit'],
  ] as const) {
    await page.goto(typed)
    await expect(page).toHaveURL(shown)
  }
})

test('CASH-12, CASH-16, CASH-17, CASH-18, CASH-20, CASH-21, CASH-37 methods lead to their own address; an amount button fills the amount', async ({
  page,
}) => {
  await page.goto('/cashier/deposit')
  const card = main(page).getByRole('link', { name: /^Card/ })
  await expect(card).toContainText('From $10.00 to $5,000.00')
  await expect(main(page).getByRole('link', { name: /^Online banking/ })).toBeVisible()
  await expect(main(page).getByText('A simulation')).toBeVisible()
  await card.click()
  await expect(page).toHaveURL('/cashier/deposit/card')
  const amounts = page.getByRole('group', { name: 'Suggested amounts' }).getByRole('button')
  await expect(amounts).toHaveText(['$20', '$50', '$100', '$200', '$500'])
  await amounts.nth(2).click()
  await expect(amount(page)).toHaveValue('100')
  await expect(amounts.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Deposit $100.00' })).toBeVisible()
})

test('CASH-03 VAL-24 in German sums are shown as everywhere, typed as German writes them or as they are shown, and arrive as they were meant', async ({
  page,
}) => {
  await page.goto('/de/cashier/deposit/card')
  await page.locator('html[data-ready]').waitFor()
  const field = page.locator('input[name=amount]')
  await expect(main(page)).toContainText('Von $10.00 bis $5,000.00')
  await field.fill('5.001')
  await expect(main(page).getByText('Der Betrag muss zwischen $10.00 und $5,000.00 liegen')).toBeVisible()
  await field.fill('10,50')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1,000')
  await expect(page.getByRole('button', { name: '$1,000.00 einzahlen' })).toBeVisible()
  await field.fill('1.000')
  const asked = page.waitForRequest(/makedeposit/)
  await page.getByRole('button', { name: '$1,000.00 einzahlen' }).click()
  expect((await asked).postData()).toMatch(/name="amount"\s+1000\s/)
})

test('CASH-32, CASH-33 the sum rule speaks at the field, leads to it and keeps what was typed', async ({ page }) => {
  await page.goto('/cashier/deposit/card')
  await page.locator('html[data-ready]').waitFor()
  const field = amount(page)
  for (const [typed, sentence] of [
    ['0', /^Wrong field/],
    ['05', /^Wrong field/],
    ['1.5', /^Wrong field/],
    ['5,001', 'Amount must be between $10.00 and $5,000.00'],
  ] as const) {
    await field.fill(typed)
    // Said while typing: no further digit could make it right.
    await expect(main(page).getByText(sentence)).toBeVisible()
  }
  await field.fill('9')
  await expect(main(page).getByText(/^Amount must/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Deposit', exact: true }).last().click()
  await expect(main(page).getByText('Amount must be between $10.00 and $5,000.00')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('9')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1,000')
  await expect(page.getByRole('button', { name: 'Deposit $1,000.00' })).toBeVisible()
})

test('CASH-34, CASH-45 a method that needs a bank asks for one of the list', async ({ page }) => {
  await page.goto('/cashier/deposit/online-banking')
  await page.locator('html[data-ready]').waitFor()
  await amount(page).fill('40')
  await page.getByRole('button', { name: 'Deposit $40.00' }).click()
  const bank = page.getByLabel('Bank', { exact: true })
  await expect(bank).toBeFocused()
  await expect(main(page).getByText('Field is required')).toBeVisible()
  await bank.selectOption({ label: 'Vale & Tarn' })
  await page.getByRole('button', { name: 'Deposit $40.00' }).click()
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.waitForURL(/\/cashier\/paysuccess\//)
  await expect(headerBalance(page)).toHaveText('$40.00')
})

test('CASH-14, CASH-15 what is sent is the method, the amount as typed, no offer and the requisites, under a key', async ({
  page,
}) => {
  const sent = page.waitForRequest(/\/api\/cashier\/makedeposit/)
  await goToBank(page, '25')
  const request = await sent
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  const body = request.postData() ?? ''
  const value = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1]
  expect(value('method')).toBe('card')
  expect(value('methodId')).toMatch(/^\d+$/)
  expect(value('amount')).toBe('25')
  expect(value('campaign_offer_id')).toBe('-1')
  expect(value('requisites')).toBe('{}')
})

test('CASH-35 a lost answer is asked for again under the same key, and the deposit begins once', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_CONNECTION_RESET .*makedeposit/)
  const keys: string[] = []
  await page.route(/\/api\/cashier\/makedeposit/, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await goToBank(page, '35')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await page.goto('/cashier/history')
  await expect(page.locator('[data-transaction]')).toHaveCount(1)
})

test('REG-54, REG-55, CASH-25, CASH-58 a new player sees the hint until the first deposit', async ({ page }) => {
  await page.goto('/cashier/deposit')
  const hint = page.getByTestId('registration-hint')
  await expect(hint).toContainText('Choose a method, confirm on your bank’s own page')
  await expect(hint).toContainText(/another (2 h 0 min|1 h 5\d min)\./)
  await page.goto('/cashier/wallet')
  await hint.getByRole('link', { name: 'Make a deposit' }).click()
  await expect(page).toHaveURL('/cashier/deposit')
  // At the balance of the header, on any page.
  await page.goto('/cashier/history')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(hint).toContainText(/Choose a method.*another (2 h 0 min|1 h 5\d min)\./)
  await hint.getByRole('link', { name: 'Make a deposit' }).click()
  await expect(page).toHaveURL('/cashier/deposit')
  await deposit(page, '20')
  await page.goto('/cashier/deposit')
  await expect(heading(page, 'Deposit')).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('RTE-103 the welcome of a registration stands on the deposit page until it is put away', async ({ page }) => {
  await page.goto('/cashier/deposit?register=success')
  await page.locator('html[data-ready]').waitFor()
  await expect(main(page).getByText('Your account is ready')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page).toHaveURL('/cashier/deposit')
  await expect(main(page).getByText('Your account is ready')).toHaveCount(0)
})
