import type { Page } from '@playwright/test'
import { ask } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { paced } from './pace.ts'
import { pickDraw } from './pick-draw.ts'
import { violationsOf } from './violations.ts'

test.describe.configure({ timeout: paced(180_000) })

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()

test('BON-07 JKP-04 a boost of the shop pays more of what a bet wins, and its stake is in the jackpot of bets', async ({
  page,
}) => {
  await playerWith(page, 20)
  const { uid } = await ask(page, 'account.getInfo')
  operatorCall('loyalty.adjustpoints', { uid: String(uid), points: 2_500, reason: 'a journey' })
  await page.goto('/loyalty/shop')
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Buy 25% more winnings on one bet' }).click()
  await page.getByRole('dialog', { name: 'Buy this?' }).getByRole('button', { name: 'Buy' }).click()
  await page.getByRole('dialog', { name: 'It’s yours' }).getByRole('button', { name: 'Done' }).click()
  await page.goto('/profile/bonuses')
  await ready(page)
  await expect(page.getByRole('heading', { name: '25% more winnings' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/betting')
  await ready(page)
  const strip = page.getByRole('main').getByRole('link', { name: /Floodlight/ })
  await expect(strip).toContainText('Full-time')
  await strip.click()
  await expect(page.getByText('each selection has odds of 1.50 or more')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Seeds of the draws' }).getByText('After the day').first()
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await pickDraw(page)
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await slip.getByRole('button', { name: 'Boost winnings by 25%' }).click()
  await slip.getByLabel('Stake').fill('10.01')
  await expect(slip.getByRole('alert')).toContainText('outside the boost’s terms')
  await slip.getByLabel('Stake').fill('10')
  await expect(slip.getByText('outside the boost’s terms')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await slip.getByRole('button', { name: /^(Place|Accept and place)/ }).click()
  await expect(slip.getByText(/^Bet placed/)).toBeVisible()
  const { items } = (await ask(page, 'sportsbook.getbets', {})) as {
    items: { price: number; potential: { amount: number }; jackpot: { state: string } | null }[]
  }
  const [bet] = items
  const won = Math.round((bet?.price ?? 0) * 1_000) - 1_000
  expect(bet?.potential.amount).toBeCloseTo(10 + won / 100 + Math.min(Math.floor(won / 4), 500) / 100, 2)
  expect(bet?.jackpot?.state).toBe('waiting')
  await page.goto('/profile/bets')
  await ready(page)
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Boost: 25%')
  await expect(card).toContainText('In the jackpot draw once it’s won or lost')
  expect(await violationsOf(page)).toEqual([])
})
