import { accept } from './colleagues.ts'
import { expect, test } from './journey.ts'
import { violationsOf } from './violations.ts'

test('GAM-24 staff see the return of each game beside its certificate, for the days that they choose', async ({
  page,
}) => {
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Returns' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
  await page.getByLabel('Days').selectOption({ label: 'Last 7 days' })
  await expect(page).toHaveURL(/days=7/)
  await expect(
    page.getByRole('table', { name: 'Returns by game and version' }).or(page.getByText('No rounds'))
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
