import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const go = (page: Page) => page.locator('button.go')
const field = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Field ${number}: `) })
const all = (page: Page) => page.getByRole('button', { name: 'Reveal all' })
const names = (page: Page) =>
  page.evaluate<string[]>("[...document.querySelectorAll('.field')].map((one) => one.ariaLabel)")
const over = /^(Three of a kind: .+\. (You won|Your stake of)|No three alike)/

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/platform/game/brush-and-bone/play?mode=demo&locale=en')
  await expect(balance(page)).toHaveText('1,000.00')
})

test('GAM-11 Brush and Bone is played by the keyboard alone: by number, by arrow keys, and all that is left at once', async ({
  page,
}) => {
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(all(page)).toBeFocused()
  await expect(balance(page)).toHaveText('999.00')
  for (let number = 1; number <= 9; number++) await expect(field(page, number)).toHaveAccessibleName(/covered$/)
  await page.keyboard.press('5')
  await expect(field(page, 5)).not.toHaveAccessibleName(/covered$/)
  await field(page, 4).focus()
  // Field 5 is free already: the arrow key goes on to the next one.
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 6)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 9)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 9)).not.toHaveAccessibleName(/covered$/)
  await expect(told(page)).toHaveText('')
  await expect(balance(page)).toHaveText('999.00')
  await all(page).focus()
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(over)
  await expect(go(page)).toBeEnabled()
  const finds = await names(page)
  await page.reload()
  await expect(field(page, 1)).not.toHaveAccessibleName(/covered$/)
  expect(await names(page)).toEqual(finds)
})

test('GAME-02 Brush and Bone is brushed free by the mouse, and tells nothing before the last field', async ({
  page,
}) => {
  await page.getByRole('radio', { name: 'Bedrock' }).check({ force: true })
  await go(page).click()
  await expect(all(page)).toBeEnabled()
  for (let number = 1; number <= 9; number++) {
    await expect(field(page, number)).toHaveAccessibleName(/covered$/)
    await expect(told(page)).toHaveText('')
    const box = await field(page, number).boundingBox()
    if (!box) throw new Error('no field')
    const at = (across: number, down: number) => [box.x + box.width * across, box.y + box.height * down] as const
    await page.mouse.move(...at(0.12, 0.12))
    await page.mouse.down()
    // To and fro, as somebody rubs.
    for (let row = 0; row < 6; row++)
      await page.mouse.move(...at(row % 2 ? 0.12 : 0.88, 0.12 + row * 0.15), { steps: 4 })
    await page.mouse.up()
    await expect(field(page, number)).not.toHaveAccessibleName(/covered$/)
  }
  await expect(told(page)).toContainText(over)
  await expect(page.locator('.field[data-won]')).toHaveCount(
    /^Three/.test((await told(page).textContent()) ?? '') ? 3 : 0
  )
})

test('GAM-11 Brush and Bone does not brush before a card is bought', async ({ page }) => {
  await page.keyboard.press('1')
  await expect(all(page)).toBeDisabled()
  await expect(field(page, 1)).toHaveAccessibleName(/covered$/)
  await expect(balance(page)).toHaveText('1,000.00')
})
