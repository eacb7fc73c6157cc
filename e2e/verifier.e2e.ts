import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ask } from './api.ts'
import { expect, test } from './journey.ts'

test('RNG-10 the page of a game leads to a verifier that works from a disk, without this site and without a network', async ({
  page,
}) => {
  await page.goto('/game/dicebox')
  await expect(page.getByRole('link', { name: 'How this game works', includeHidden: true })).toHaveAttribute(
    'href',
    '/fairness/dicebox'
  )
  await page.goto('/fairness')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('link', { name: 'Dicebox', exact: true }).click()
  await expect(page).toHaveURL('/fairness/dicebox')
  await expect(page.getByRole('heading', { name: 'How Dicebox works' })).toBeVisible()
  const example = (await page.getByRole('region', { name: 'Example 1' }).textContent()) ?? ''
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the verifier' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('verifier.html')
  const file = join(mkdtempSync(join(tmpdir(), 'verifier-')), 'verifier.html')
  writeFileSync(file, readFileSync(await download.path()))

  await page.context().setOffline(true)
  await page.goto(pathToFileURL(file).href)
  await page.getByLabel('Data').fill(example)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Verified: the round follows from its seeds.')).toBeVisible()
  await page.getByLabel('Data').fill(example.replace(/"roll": \d+/, '"roll": -1'))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('This does not match.')).toBeVisible()
  await page.context().setOffline(false)
})

test('GAM-5 every game of ours is listed with the way from its seeds to its outcome', async ({ page }) => {
  await page.goto('/fairness')
  const { games } = (await ask(page, 'games.getalgorithms')) as { games: { sysname: string; name: string }[] }
  expect(games.length).toBeGreaterThan(20)
  for (const { sysname, name } of games)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/fairness/${sysname}`)
  await page.goto('/ar/fairness/pearl-ledger')
  await expect(page.getByText('النص أدناه بالإنجليزية.')).toBeVisible()
})
