import { randomUUID } from 'node:crypto'
import { call } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { tooSmall } from './touch.ts'

test('RTE-47 DLG-59 a win stands among the last ones, and each of them has its place for a finger', async ({
  page,
}) => {
  await playerWith(page, 20)
  // It pays more than it costs nineteen times of twenty.
  const roll = { sysname: 'dicebox', stake: '1', choice: '{"side":"under","chance":95}' }
  const win = async () => {
    const { round } = (await call(page, 'games.play', roll, randomUUID())) as { round: { win: { amount: number } } }
    return round.win.amount
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.getByRole('main').getByRole('link', { name: 'Dicebox' }).first()
  // The list has the last wins of everybody, and others win meanwhile: here it stands still.
  await page.route('**/live-worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  // A round is told after its answer.
  await expect(async () => {
    await expect.poll(win).toBeGreaterThan(1)
    await page.goto('/winners')
    await expect(row).toBeVisible({ timeout: paced(2_000) })
  }).toPass({ timeout: paced(60_000) })
  await page.locator('html[data-ready]').waitFor()
  expect(await tooSmall(page)).toEqual([])
  await row.click()
  await expect(page).toHaveURL(/\/game\/dicebox/)
})
