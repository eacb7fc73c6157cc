import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()

test('RTE-106 RTE-107 DLG-26 an editor’s address shows a campaign’s popup as a preview, each time anew, and keeps nothing of it', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const kept = () => page.evaluate('JSON.stringify({ ...localStorage })')
  await page.goto('/?popup=1')
  await ready(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Check that every round is fair' })
  for (const visit of ['first', 'second']) {
    await page.goto(`/?visit=${visit}&popup=1#popup-preview`)
    await expect(dialog.getByText('Preview', { exact: true })).toBeVisible()
    await expect(dialog.locator('img')).toBeVisible()
    const before = await kept()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await kept()).toBe(before)
  }
  expect(calls.filter((call) => call.includes('popups')).length).toBeGreaterThanOrEqual(2)
  expect(calls.filter((call) => call.includes('storage'))).toEqual([])
})

test('RTE-106 in Arabic the preview speaks Arabic and leads to the Arabic page', async ({ page }) => {
  await page.goto('/ar?popup=1#popup-preview')
  await page
    .getByRole('dialog', { name: 'تحقّق من عدالة كل جولة' })
    .getByRole('link', { name: 'التحقق من جولة' })
    .click()
  await expect(page).toHaveURL('/ar/fairness')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('BON-17 promotions are listed, the details of one open over the list, and each has a page of its own', async ({
  page,
}) => {
  await page.goto('/promotions')
  await ready(page)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Exact returns for every game' }) })
    .filter({ has: page.getByRole('button', { name: 'Read more' }) })
  await card.getByRole('button', { name: 'Read more' }).click()
  const details = page.getByRole('dialog', { name: 'Exact returns for every game' })
  await expect(details).toBeVisible()
  await expect(page).toHaveURL('/promotions')
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await card.getByRole('link', { name: 'Exact returns for every game' }).click()
  await expect(page).toHaveURL(/\/promotions\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Exact returns for every game' })).toBeVisible()
})
