import type { Page } from '@playwright/test'
import { newBitcoinAddress } from './bitcoin-address.ts'
import { amount, heading, headerBalance, idIn, main } from './cashier-page.ts'
import { payIn } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { register } from './register.ts'
import { spilling } from './spill.ts'
import { verify } from './verified.ts'
import { violationsOf } from './violations.ts'

// What is used inside of the page.
declare const document: { documentElement: { scrollWidth: number } }

let email = ''
test.beforeEach(async ({ page }) => void (email = await register(page)))

/** Asks for a deposit in bitcoin; the page of the payment is open then. Answers the wallet that its link opens. */
async function ask(page: Page, sum: string): Promise<Page> {
  await page.goto('/cashier/deposit')
  await main(page)
    .getByRole('link', { name: /^Bitcoin/ })
    .click()
  await expect(page).toHaveURL('/cashier/deposit/bitcoin')
  await page.locator('html[data-ready]').waitFor()
  await amount(page).fill(sum)
  await page.getByRole('button', { name: `Deposit $${sum}.00` }).click()
  await page.waitForURL(/\/cashier\/payment\/\d+$/)
  const [wallet] = await Promise.all([
    page.waitForEvent('popup'),
    main(page).getByRole('link', { name: 'Pay on the provider’s page' }).click(),
  ])
  return wallet
}
const send = (wallet: Page, what: string) => wallet.getByRole('button', { name: what }).click()

test('CASH-14, CASH-35, CASH-56 a deposit in bitcoin shows where and how much to send, follows the payment by itself and ends where it ended', async ({
  page,
}) => {
  const wallet = await ask(page, '50')
  const id = idIn(page)
  await expect(heading(page, 'Complete the payment')).toBeVisible()
  await expect(main(page)).toContainText('$50.00')
  await expect(page.getByRole('img', { name: 'Scan this code with your wallet' })).toBeVisible()
  await expect(main(page)).toContainText(/0\.\d{8} BTC/)
  await expect(page.getByTestId('countdown')).toContainText(/29|30/)
  await expect(page.getByRole('status').last()).toContainText('Waiting for your payment')
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await spilling(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // Whoever left finds the way back to it in the history.
  await page.goto('/cashier/history')
  await page.getByRole('link', { name: `Complete payment ${id}` }).click()
  await page.waitForURL(`/cashier/payment/${id}`)
  await send(wallet, 'Send what is due')
  await expect(page.getByRole('status').last()).toContainText('We can see your payment')
  await expect(page.getByText('Pay on the provider’s page')).toHaveCount(0)
  await expect(page).toHaveURL(`/cashier/paysuccess/${id}`)
  await expect(heading(page, '$50.00 received')).toBeVisible()
  await expect(headerBalance(page)).toHaveText('$50.00')
  // What is over has nothing to be done for it, whatever the address says.
  await page.goto(`/cashier/payment/${id}`)
  await expect(page).toHaveURL(`/cashier/paysuccess/${id}`)
})

test('CASH-56 a part of it is told, with what is left to send; the rest brings the whole', async ({ page }) => {
  const wallet = await ask(page, '60')
  const whole = await main(page)
    .getByText(/^0\.\d{8} BTC$/)
    .textContent()
  await send(wallet, 'Send half of it')
  await expect(page.getByRole('status').last()).toContainText('Part of your payment has arrived')
  await expect(main(page).getByText('Left to send')).toBeVisible()
  const rest = await main(page)
    .getByText(/^0\.\d{8} BTC$/)
    .textContent()
  expect(Number(rest?.split(' ')[0])).toBeCloseTo(Number(whole?.split(' ')[0]) / 2, 7)
  await expect(headerBalance(page)).toHaveText('$0.00')
  await send(wallet, 'Send what is due')
  await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+$/)
  await expect(headerBalance(page)).toHaveText('$60.00')
})

test('CASH-53 more than was asked for is credited as it came, and said so', async ({ page }) => {
  const wallet = await ask(page, '50')
  await send(wallet, 'Send a tenth more')
  await expect(page).toHaveURL(/\/cashier\/paysuccess\/\d+$/)
  await expect(heading(page, '$55.00 received')).toBeVisible()
  await expect(main(page)).toContainText('You asked for $50.00. $55.00 arrived, and all of it is in your balance.')
  await expect(headerBalance(page)).toHaveText('$55.00')
})

test('CASH-36, CASH-59 when the time is over the page says what a late payment becomes, and a late payment is credited', async ({
  page,
}) => {
  const wallet = await ask(page, '40')
  const id = idIn(page)
  await send(wallet, 'Let the invoice expire')
  await expect(page).toHaveURL(`/cashier/payfail/${id}`)
  await expect(main(page)).toContainText('You ran out of time to pay.')
  await expect(main(page)).toContainText('If you’ve already sent it, we add it to your balance')
  await page.goto(`/cashier/payment/${id}`)
  await expect(page).toHaveURL(`/cashier/payfail/${id}`)
  await send(wallet, 'Send what is due')
  await expect(page).toHaveURL(`/cashier/paysuccess/${id}`)
  await expect(headerBalance(page)).toHaveText('$40.00')
})

test('CASH-38, CASH-39, CASH-43 a withdrawal in bitcoin goes to an address that was checked, and is paid', async ({
  page,
}) => {
  await verify(page, email)
  await payIn(page, 100)
  await page.goto('/cashier/withdraw?method=bitcoin')
  await page.locator('html[data-ready]').waitFor()
  await amount(page).fill('40')
  const address = page.getByLabel('Bitcoin address')
  await address.fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsq')
  await page.getByRole('button', { name: 'Review details' }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(newBitcoinAddress())
  await page.getByRole('button', { name: 'Review details' }).click()
  await page.getByRole('button', { name: 'Withdraw $40.00' }).click()
  await expect(heading(page, '$40.00 withdrawal requested')).toBeVisible()
  await page.goto('/cashier/history')
  const out = page.locator('[data-transaction]').first()
  await expect(out).toContainText('-$40.00')
  await expect(out).toContainText('Paid out', { timeout: paced(90_000) })
  await expect(headerBalance(page)).toHaveText('$60.00')
})
