import { expect, type Page, test } from '@playwright/test'
import { balanceOf } from './fund.ts'
import { fillRegistration, newEmail } from './register.ts'

/** A name under `localhost` leads to this machine in every browser. */
const brand = (baseURL: string | undefined, path: string): string => {
  const address = new URL(path, baseURL)
  address.hostname = 'lumen.localhost'
  return address.href
}
const colourOf = (page: Page) => page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--ember').trim()`)

test.describe('a second brand on one house', () => {
  for (const prefix of ['', '/ar']) {
    test(`CMS-01 CMS-15 CMS-39 CMS-46 has its own name, icon, title and colours, and the house keeps its own${prefix}`, async ({ page, baseURL }) => {
      const told: string[] = []
      page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
      page.on('pageerror', (error) => told.push(error.message))
      await page.goto(brand(baseURL, prefix || '/'))
      await expect(page).toHaveTitle('Lumen, the bright table · Lumen')
      await expect(page.locator('header').getByText('Lumen', { exact: true })).toBeVisible()
      await expect(page.locator('header img[src="/art/brands/lumen.svg"]')).toBeVisible()
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/art/brands/lumen.svg')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', brand(baseURL, prefix || '/'))
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      expect(await colourOf(page)).toBe('oklch(47% 0.12 235)')
      // The page is alive, and goes on under the same name.
      await page.locator(`a[href="${prefix}/gamehall"]`).first().click()
      await expect(page).toHaveURL(brand(baseURL, `${prefix}/gamehall`))
      await expect(page).toHaveTitle(/ · Lumen$/)
      expect(await colourOf(page)).toBe('oklch(47% 0.12 235)')
      await page.goto(`${prefix}/gamehall`)
      await expect(page).toHaveTitle(/ · Ante$/)
      expect(await colourOf(page)).toBe('oklch(75% 0.148 56)')
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
      expect(told).toEqual([])
    })
  }

  test('CMS-01 a player opens an account there, pays in, and comes back from the bank to the same name', async ({ page, baseURL }) => {
    await page.goto(brand(baseURL, '/?show_popup_reg=1'))
    await fillRegistration(page, newEmail())
    await page.getByRole('button', { name: 'Open account' }).click()
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    await page.goto(brand(baseURL, '/cashier/deposit/card'))
    await page.getByLabel('Amount', { exact: true }).fill('30')
    await page.getByRole('button', { name: /^Deposit \$/ }).click()
    await page.waitForURL(/\/pay\//)
    await page.getByRole('button', { name: /approve/i }).click()
    await page.waitForURL(/\/cashier\/paysuccess\//)
    expect(new URL(page.url()).hostname).toBe('lumen.localhost')
    await expect(balanceOf(page)).toHaveText('$30.00')
    // The house has a cookie of its own.
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })
})
