import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const address = (sysname: string): string => `/platform/game/${sysname}/play?mode=demo&locale=en`
const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const go = (page: Page) => page.locator('button.go')
const total = (page: Page) => page.locator('.panel output').first()

/** Goes to a control as somebody without a mouse does, and presses it. */
async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  const control = page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
  await control.focus()
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('GAM-11 every bet of Fox and Heron is reached by the Tab key, in the order in which it is read', async ({
  page,
}) => {
  await page.goto(address('fox-and-heron'))
  await expect(balance(page)).toHaveText('1,000.00')
  await page.getByRole('button', { name: 'Fox', exact: true }).focus()
  for (const bet of ['Fox', 'Heron', 'Tie', 'Suited tie']) {
    await expect(page.getByRole('button', { name: bet, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
  }
})

test('GAM-6 Fox and Heron is played by the keyboard alone: bets, undo, deal, the same bets again, clear', async ({
  page,
}) => {
  await page.goto(address('fox-and-heron'))
  await expect(balance(page)).toHaveText('1,000.00')
  await expect(go(page)).toBeDisabled()
  for (const bet of ['Fox', 'Heron', 'Suited tie']) await press(page, bet)
  await expect(total(page)).toHaveText('3.00')
  await expect(page.getByRole('button', { name: 'Suited tie, 1.00 on it' })).toBeFocused()
  await press(page, 'Undo', 'Space')
  await expect(total(page)).toHaveText('2.00')
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/^(The fox wins|The heron wins|Tie): /)
  // One of both wins, or each gives back the half at a tie.
  await expect(told(page)).toContainText(/2\.00 of 2\.00 returned|1\.00 of 2\.00 returned/)
  await expect(balance(page)).toHaveText(/^(1,000\.00|999\.00)$/)
  await expect(page.getByRole('list', { name: 'Last results' }).getByRole('listitem')).toHaveCount(1)
  await press(page, 'Rebet')
  await expect(total(page)).toHaveText('2.00')
  await go(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Last results' }).getByRole('listitem')).toHaveCount(2)
  await expect(go(page)).toBeFocused()
  await press(page, 'Clear bets')
  await expect(total(page)).toHaveText('0.00')
  await expect(go(page)).toBeDisabled()
})

test('GAM-6 Lantern Dice is played by the keyboard alone and tells each bet that returned something', async ({
  page,
}) => {
  await page.goto(address('lantern-dice'))
  await expect(balance(page)).toHaveText('1,000.00')
  await expect(go(page)).toBeDisabled()
  for (const bet of ['Small', 'Big', 'Any triple']) await press(page, bet)
  await expect(total(page)).toHaveText('3.00')
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/^[1-6] \+ [1-6] \+ [1-6] = \d+\. /)
  // Small or big pays 2.00; a triple takes both and pays 31.00.
  await expect(told(page)).toContainText(/(Small|Big): 1\.00 pays 2\.00|Any triple: 1\.00 pays 31\.00/)
  await expect(balance(page)).toHaveText(/^(999\.00|1,028\.00)$/)
  await expect(go(page)).toBeFocused()
  await press(page, 'Clear bets', 'Space')
  await expect(total(page)).toHaveText('0.00')
  await press(page, 'Odd')
  await press(page, 'Even')
  await press(page, 'Undo')
  await expect(total(page)).toHaveText('1.00')
  await expect(page.getByRole('button', { name: 'Odd, 1.00 on it' })).toBeVisible()
  await go(page).focus()
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText(/You won 2\.00|No win this time/)
})

test('GAM-11 every bet of Lantern Dice is reached by the Tab key and says what it is', async ({ page }) => {
  await page.goto(address('lantern-dice'))
  await expect(balance(page)).toHaveText('1,000.00')
  const bets = page.getByRole('group', { name: 'Betting table' }).getByRole('button')
  await expect(bets).toHaveCount(52)
  await bets.first().focus()
  const reached = new Set<string>()
  for (let bet = 0; bet < 52; bet++) {
    reached.add((await page.evaluate<string>("document.activeElement?.getAttribute('aria-label') ?? ''")) || 'nothing')
    await page.keyboard.press('Tab')
  }
  expect(reached.size).toBe(52)
  for (const bet of ['Small', 'Number 5', 'Double 3', 'Triple 6', '2 and 5', 'Total 17']) expect(reached).toContain(bet)
})
