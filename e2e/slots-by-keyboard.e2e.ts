import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const address = (sysname: string): string => `/platform/game/${sysname}/play?mode=demo&locale=en`
const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const go = (page: Page) => page.locator('button.go')

test('GAM-11 Lamplighter Lane is played by the keyboard alone; a call is asked for with its price and walks', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('lamplighter-lane'))
  await expect(balance(page)).toHaveText('1,000.00')
  await page.keyboard.press('Space')
  await expect(told(page)).not.toHaveText('')
  await expect(go(page)).toBeEnabled()
  const call = page.getByRole('button', { name: 'Call him: 60.00' })
  await call.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('a call returns 96.04% of its price')
  await page.keyboard.press('Escape')
  await expect(call).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pay 60.00 and begin' }).focus()
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText(/The lantern is lit\. The round paid [\d,.]+/)
  // Its price is a stake too: beyond the largest one there is no call.
  await go(page).focus()
  for (let level = 0; level < 3; level++) await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Call him: 360.00' })).toBeDisabled()
})

test('GAM-11 Meadow Hum is played by the keyboard alone and tells what its falls paid', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('meadow-hum'))
  await expect(balance(page)).toHaveText('1,000.00')
  for (let round = 0; round < 3; round++) {
    await page.keyboard.press('Space')
    await expect(told(page)).toContainText(/No win|won|returned|falls paid/)
    await expect(go(page)).toBeEnabled()
  }
  await expect(page.locator('.reels')).toHaveAttribute('aria-label', /^[^|]+(\| [^|]+){4}$/)
  await page.getByRole('button', { name: 'Rules and return' }).click()
  await expect(page.getByRole('dialog')).toContainText('15,364,119 / 16,000,000')
})
