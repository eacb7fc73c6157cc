import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const go = (page: Page) => page.locator('button.go')

test('GAM-11 RES-2 Queen of Three is played by the keyboard alone: bets, advice, a reload, and the decision', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/platform/game/queen-of-three/play?mode=demo&locale=en')
  await expect(balance(page)).toHaveText('1,000.00')
  const bet = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await bet('Ante')
  await expect(page.getByRole('button', { name: 'Play, 1.00 on it' })).toBeVisible()
  await bet('Pair plus')
  await expect(page.locator('.panel output').first()).toHaveText('3.00')
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/Your hand: .*Play or fold/)
  await expect(balance(page)).toHaveText('997.00')
  await page.reload()
  await expect(go(page)).toHaveText('Play')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await page.getByRole('button', { name: 'Best decision' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.advice')).toContainText(/(Play|Fold): it returns [\d.]+×/)
  await page.keyboard.press('f')
  await expect(told(page)).toContainText('You folded')
  // The play bet is back, and the pair plus pays what the hand is.
  await expect(told(page)).toContainText('Play: 1.00 pays 1.00')
  await expect(balance(page)).not.toHaveText('997.00')
  await page.getByRole('button', { name: 'Rebet' }).focus()
  await page.keyboard.press('Enter')
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(go(page)).toHaveText('Play')
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/You win|The dealer wins|The dealer has no queen|Tie/)
  await expect(page.getByRole('list', { name: 'Last results' }).getByRole('listitem')).toHaveCount(2)
})
