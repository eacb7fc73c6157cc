import type { Locator, Page } from '@playwright/test'
import { headerBalance, main } from './cashier-page.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'

const largest = '$9,999,999,999.99'
const widths = [320, 345, 352, 360, 390]
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** So much is on no balance of a journey: the sums in sight are made as long as they can be. */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate<void>(
    `for (const money of document.querySelectorAll('.ltr-run > span')) if (/^\\$[\\d,.]+$/.test(money.textContent)) money.textContent = '${largest}'`
  )
const inside = async (part: Locator, page: Page): Promise<boolean> => {
  const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 }
  return x >= 0 && x + width <= (page.viewportSize()?.width ?? 0)
}

test('the balance is in sight on the smallest phone, and the largest one leaves the way to the account in its place', async ({
  page,
}) => {
  await register(page)
  for (const base of ['', '/ar']) {
    await page.goto(`${base}/profile/bets`)
    await page.locator('html[data-ready]').waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      await expect(headerBalance(page)).toBeVisible()
      await enlarge(page)
      expect(await overflow(page), `${base} at ${width}`).toBe(0)
      for (const part of await page.getByRole('banner').locator('a, button').filter({ visible: true }).all())
        expect(await inside(part, page)).toBe(true)
    }
  }
})

test('the cashier is no wider than the smallest phone, in long languages too', async ({ page }) => {
  await register(page)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of [
    '/de/cashier/wallet',
    '/de/cashier/history',
    '/de/cashier/withdraw',
    '/de/cashier/deposit/card',
    '/ar/cashier/wallet',
  ]) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overflow(page), path).toBe(0)
  }
})

test('DLG-45 the news of a registration hide no sum of the cashier', async ({ page }) => {
  await register(page)
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/cashier/deposit')
    const sum = await main(page).getByRole('link', { name: '$0.00' }).boundingBox()
    // As wide as the toast of a registration, which a journey of its own brings about.
    expect(sum && sum.x + sum.width, `at ${width}`).toBeLessThan(width - 16 - 312)
  }
})

test('LOBBY-06 the search stays as wide as the phone, whatever is typed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const base of ['', '/ar']) {
    await page.goto(`${base}/?`)
    await page.locator('html[data-ready]').waitFor()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('searchbox')
    await field.fill('W'.repeat(100))
    await expect(dialog.getByRole('link')).toBeVisible()
    expect(await inside(field, page)).toBe(true)
    expect(await inside(dialog.getByRole('button'), page)).toBe(true)
    expect(await inside(dialog.getByText('WWW'), page)).toBe(true)
  }
})
