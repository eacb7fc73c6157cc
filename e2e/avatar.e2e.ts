import type { Page } from '@playwright/test'
import { ask } from './api.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const form = (page: Page) => page.getByRole('form', { name: 'Picture' })
/** A picture of the site, scaled or not. */
const picture = (name: string) => `img[src*="/art/avatars/${name}.svg"]`

test('a player chooses a picture by the keyboard: header, menu and chat show it on each device, until it is taken off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await register(page)
  await page.goto('/profile/settings')
  await ready(page)
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  const choices = form(page).getByRole('radio')
  await expect(choices).toHaveCount(13)
  await expect(form(page).getByRole('radio', { name: 'No picture' })).toBeChecked()
  const save = form(page).getByRole('button', { name: 'Save picture' })
  await expect(save).toBeDisabled()

  await form(page).getByRole('radio', { name: 'No picture' }).focus()
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowRight')
  await expect(form(page).getByRole('radio', { name: 'Cat' })).toBeChecked()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(form(page).getByText('Picture saved.')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(page.getByRole('banner').locator(picture('cat'))).toBeVisible()
  expect(await ask(page, 'account.getInfo')).toMatchObject({ avatar: 'cat' })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await ready(page)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(page.locator('#account-menu').locator(picture('cat'))).toBeVisible()
  await page.goto('/support')
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Open chat' }).click()
  await page.getByLabel('Write a message').fill('Is my picture here?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Support' }).locator(picture('cat'))).toBeVisible()

  await page.goto('/ar/profile/settings')
  await ready(page)
  const arabic = page.getByRole('form', { name: 'الصورة' })
  await expect(arabic.getByRole('radio', { name: 'قطة' })).toBeChecked()
  // The first choice stands at the side where reading begins, and the arrow leads on in that direction.
  const [first, second] = await Promise.all(
    [0, 1].map(async (at) => (await arabic.getByRole('radio').nth(at).locator('..').boundingBox())?.x ?? 0)
  )
  expect(first).toBeGreaterThan(second ?? 0)
  await arabic.getByText('بلا صورة').click()
  await arabic.getByRole('button', { name: 'حفظ الصورة' }).click()
  await expect(arabic.getByText('حُفظت الصورة.')).toBeVisible()
  await expect(page.getByRole('banner').locator(picture('cat'))).toHaveCount(0)
})
