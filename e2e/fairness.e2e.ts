import { call } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'

test('a player works a round out again from its history, and the page says so when somebody changed it', async ({
  page,
}) => {
  await playerWith(page, 20)
  const played = (await call(
    page,
    'games.play',
    { sysname: 'dicebox', stake: '1', choice: '{"side":"under","chance":50}' },
    'fairness-round'
  )) as {
    round: { id: string }
  }
  await page.goto('/profile/bets?view=casino')
  await page.getByRole('link', { name: `Verify round ${played.round.id}` }).click()
  await expect(page.getByRole('heading', { name: 'Our seed is still secret' })).toBeVisible()
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: 'Change seeds and reveal the old one' }).click()
  await expect(page.getByRole('status').getByText('Verified')).toBeVisible()
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(4)

  const data = page.getByLabel('Round data')
  const honest = await data.inputValue()
  await data.fill(honest.replace(/"roll": (\d+)/, (_, roll: string) => `"roll": ${(Number(roll) + 1) % 10_000}`))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('alert').getByText('This doesn’t match')).toBeVisible()
  await expect(page.getByText('Doesn’t match', { exact: true })).toHaveCount(1)

  // Nobody needs an account for it.
  await page.context().clearCookies()
  await page.goto('/ar/fairness')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('textbox').fill(honest)
  await page.getByRole('button', { name: 'تحقّق' }).click()
  await expect(page.getByRole('status').getByText('تم التحقق')).toBeVisible()
})
