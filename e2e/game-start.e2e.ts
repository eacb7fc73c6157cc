import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newEmail, register } from './register.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()

test('GAME-09 a start for money without money leads to the deposit page, from the frame alone, too', async ({
  page,
  provokes,
}) => {
  provokes(/status of 409 .*games\/play/)
  await register(page)
  await page.goto('/game/midnight-orchard#real')
  await expect(page).toHaveURL('/cashier/deposit?backUrl=%2Fgame%2Fmidnight-orchard%23real')
  await page.goto('/platform/game/dicebox/play?mode=real&locale=en')
  await page.locator('button.go').click()
  await expect(page.locator('.told')).toContainText('There isn’t enough money in your balance for this stake.')
  await page.locator('.told').getByRole('link').click()
  await expect(page).toHaveURL('/cashier/deposit')
})

test('GAME-09 a start for money while data of the registration is missing leads to where it is asked for', async ({
  page,
  provokes,
}) => {
  provokes(/status of 409 .*games\/(?:play|rotateseed)/)
  await page.goto('/support?show_popup_auth=1')
  await ready(page)
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByTestId('social').getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await shown.getByLabel('Email', { exact: true }).fill(newEmail())
  await shown.getByLabel('First name').fill('Ada')
  await Promise.all([shown.waitForEvent('close'), shown.getByRole('button', { name: 'Allow' }).click()])
  const completion = page.getByRole('dialog', { name: 'Complete your registration' })
  await expect(completion).toBeVisible()
  // Over the page of a game stands the form; its frame alone, as a bookmark opens it, has to lead there.
  await page.goto('/game/dicebox#real')
  await expect(completion).toBeVisible()
  await page.goto('/platform/game/dicebox/play?mode=real&locale=en')
  await page.locator('button.go').click()
  await expect(page.locator('.told')).toContainText('Complete your registration first. You haven’t been charged.')
  await page.getByRole('link', { name: 'Add my details' }).click()
  await expect(page).toHaveURL('/profile/settings')
  await expect(completion.getByLabel('Date of birth')).toBeVisible()
})
