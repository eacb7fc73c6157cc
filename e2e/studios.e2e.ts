import { expect, test } from './journey.ts'
import { balanceOf, playerWith } from './fund.ts'
import { paced } from './pace.ts'
import { violationsOf } from './violations.ts'

test('a game of another studio is opened from the hall, plays in its frame, moves the balance at once and stands in the history', async ({
  page,
}) => {
  test.setTimeout(paced(240_000))
  await playerWith(page, 50)
  await page.goto('/gamehall?category=fast')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('article').filter({ hasText: 'Two Crows' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two Crows' })).toBeVisible()
  const frame = page.frameLocator('iframe[title="Two Crows game"]')
  await expect(frame.getByText('$50.00')).toBeVisible()
  await frame.getByLabel('Stake', { exact: true }).selectOption({ label: '$10.00' })
  await frame.getByRole('button', { name: 'Left crow' }).click()
  const result = frame.getByRole('status')
  await expect(result).toHaveText(/You won \$19\.60\.|The other crow had it\./)
  const after = (await result.textContent())?.startsWith('You won') ? '59.60' : '40.00'
  await expect(balanceOf(page)).toContainText(after)
  await expect(frame.getByText(`$${after}`)).toBeVisible()

  // The studio's server goes wrong: the stake is back, and the game says so.
  await frame.getByLabel(/what its server does wrong/).selectOption('half-response')
  await frame.getByRole('button', { name: 'Right crow' }).click()
  await expect(result).toHaveText('The round was cancelled. Your stake is back.')
  await expect(frame.getByText(`$${after}`)).toBeVisible()
  await expect(balanceOf(page)).toContainText(after)
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/profile/bets?view=casino')
  await page.locator('html[data-ready]').waitFor()
  const rows = page.getByRole('row').filter({ hasText: 'Two Crows' })
  await expect(rows.first()).toBeVisible()
  await expect(rows.last()).toContainText('$10.00')
  // There are no seeds of ours to work it out by.
  await expect(rows.last().getByRole('link', { name: /round/i })).toHaveCount(0)
})

test('a visitor is asked to sign in before a game of another studio opens', async ({ page }) => {
  await page.goto('/game/two-crows')
  await page.locator('html[data-ready]').waitFor()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('iframe[title="Two Crows game"]')).toHaveCount(0)
})
