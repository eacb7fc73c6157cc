import { expect, test } from './journey.ts'
import { register } from './register.ts'

test('GAME-11 GAME-12 GAME-14 the rounds of a period come as a file: asked for, prepared, downloaded', async ({
  page,
}) => {
  await register(page)
  await page.goto('/profile/bets?view=casino')
  await page.locator('html[data-ready]').waitFor()
  await page.getByText('Download your history').click()
  await page.getByLabel('From', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Prepare file' }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose two days, the earlier one first.')
  await page.getByLabel('From', { exact: true }).fill('2026-01-01')
  await page.getByLabel('To', { exact: true }).fill('2026-12-31')
  await page.getByRole('button', { name: 'Prepare file' }).click()
  const link = page.getByRole('link', { name: 'Download (no rounds)' })
  await expect(link).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toBe('rounds-2026-01-01-2026-12-31.csv')
  await page.reload()
  await page.getByText('Download your history').click()
  await expect(page.getByRole('status').getByText('Your file is ready.')).toBeVisible()
})
