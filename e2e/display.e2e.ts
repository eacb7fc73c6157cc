import type { Page } from '@playwright/test'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const form = (page: Page) => page.getByRole('form', { name: 'Times and odds' })
const save = async (page: Page): Promise<void> => {
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page).getByText('Saved.')).toBeVisible()
}
const price = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Match result: .*, price/, disabled: false })
    .first()

test('a player has times in a zone of their own, on every page and after a reload', async ({ page }) => {
  await register(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/profile/settings')
  await ready(page)
  await form(page).getByRole('combobox', { name: 'Time zone' }).click()
  await page.getByRole('combobox', { name: 'Search: Time zone' }).fill('Kiritimati')
  await page.getByRole('option', { name: 'Pacific/Kiritimati' }).click()
  expect(await violationsOf(page)).toEqual([])
  await save(page)
  await page.goto('/profile/security')
  await ready(page)
  const devices = page.getByRole('region', { name: 'Your devices' })
  // Fourteen hours ahead of UTC.
  const there = new Intl.DateTimeFormat('de', {
    timeZone: 'Pacific/Kiritimati',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  await expect(devices.getByText(`Logged in ${there.format(Date.now())}`)).toBeVisible()
})

test('a player has prices as fractions or in the American form, on the board and in the slip', async ({ page }) => {
  await playerWith(page, 20)
  for (const [choice, form_] of [
    ['Fractional (17/20)', /price \d+\/\d+/],
    ['American (−118)', /price [+−]\d+/],
  ] as const) {
    await page.goto('/profile/settings')
    await ready(page)
    await form(page).getByLabel('Odds').selectOption({ label: choice })
    await save(page)
    await page.goto('/betting')
    await ready(page)
    await expect(price(page)).toHaveAccessibleName(form_)
  }
  await price(page).click()
  await expect(
    page
      .getByRole('region', { name: 'Bet slip' })
      .getByText(/^[+−]\d+$/)
      .first()
  ).toBeVisible()
})
