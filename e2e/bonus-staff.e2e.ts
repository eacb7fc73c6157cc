import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { accept } from './colleagues.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { paced } from './pace.ts'
import { pickDraw } from './pick-draw.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

test.describe.configure({ timeout: paced(180_000) })

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const uidOf = async (page: Page) => String((await ask(page, 'account.getInfo')).uid)
const freeBetsOf = async (page: Page) =>
  ((await ask(page, 'sportsbook.getfreebets')) as { items: { stake: { amount: number } }[] }).items.map(
    ({ stake }) => stake.amount
  )

/** Places the free bet of this page's player on the draw of a match: it is never below the least odds of the free bet. */
async function placeFree(page: Page): Promise<void> {
  await pickDraw(page)
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await slip.getByRole('button', { name: 'Use free bet of $5.00' }).click()
  await slip.getByRole('button', { name: /^(Place|Accept and place)/ }).click()
  await expect(slip.getByText(/^Bet placed/)).toBeVisible()
  await expect.poll(() => freeBetsOf(page)).toEqual([])
}

test('a free bet of an offer’s code waits under the bonuses and pays a bet', async ({ page }) => {
  await register(page)
  await page.goto('/profile/bonuses')
  await ready(page)
  await call(page, 'campaigns.activateOffer', { promo_code: 'FIRSTBET' })
  await page.reload()
  await ready(page)
  await expect(page.getByText('Free bet of $5.00')).toBeVisible()
  await expect(page.getByText('1.50 or higher').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await placeFree(page)
})

test('a free bet of the shop costs points and pays a bet', async ({ page }) => {
  await register(page)
  operatorCall('loyalty.adjustpoints', { uid: await uidOf(page), points: 5_000, reason: 'a journey' })
  await page.goto('/loyalty/shop')
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Buy A free bet of 5.00' }).click()
  await page.getByRole('dialog', { name: 'Buy this?' }).getByRole('button', { name: 'Buy' }).click()
  await page.getByRole('dialog', { name: 'It’s yours' }).getByRole('button', { name: 'Done' }).click()
  await page.goto('/profile/bonuses')
  await expect(page.getByText('Free bet of $5.00')).toBeVisible()
  await placeFree(page)
})

test('staff give one player a free bet, with a reason', async ({ page, browser, provokes }) => {
  provokes(/400 \(Bad Request\).*givefreebet/)
  const other = await browser.newContext()
  const site = await other.newPage()
  const login = await register(site)
  await accept(page, ['administrator'])
  await page.getByLabel('Login, email, phone, nickname or player ID').fill(login)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Give free bet: ${login}` }).click()
  const dialog = page.getByRole('dialog', { name: `Give free bet: ${login}` })
  // Its last button stands off its edge.
  const [frame, last] = [
    await dialog.boundingBox(),
    await dialog.getByRole('button', { name: 'Give free bet', exact: true }).boundingBox(),
  ]
  expect((frame?.y ?? 0) + (frame?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(16)
  await dialog.getByLabel('Stake in USD').fill('none')
  await dialog.getByLabel('Least odds of each selection').fill('1.5')
  await dialog.getByLabel('Reason').fill('a late answer')
  await dialog.getByRole('button', { name: 'Give free bet', exact: true }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('Stake in USD').fill('5')
  await dialog.getByRole('button', { name: 'Give free bet', exact: true }).click()
  await expect(page.getByRole('status')).toContainText(`${login} has a free bet of $5.00.`)
  await site.goto('/profile/bonuses')
  await expect(site.getByText('Free bet of $5.00')).toBeVisible()
  await other.close()
})

test('staff give one player a boost, and above their limit propose it to another member', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/(400|409) .*giveboost/)
  const other = await browser.newContext()
  const site = await other.newPage()
  const login = await register(site)
  await accept(page, ['administrator'])
  await page.getByLabel('Login, email, phone, nickname or player ID').fill(login)
  await page.keyboard.press('Enter')
  const open = async () => {
    await page.getByRole('button', { name: `Give boost: ${login}` }).click()
    const dialog = page.getByRole('dialog', { name: `Give boost: ${login}` })
    await dialog.getByLabel('Share of the winnings (%)').fill('50')
    await dialog.getByLabel('Largest stake in USD').fill('20')
    await dialog.getByLabel('Least number of selections').fill('2')
    await dialog.getByLabel('Reason').fill('a late answer')
    return dialog
  }
  const give = await open()
  await give.getByLabel('Most that it adds in USD').fill('none')
  await give.getByRole('button', { name: 'Give boost', exact: true }).click()
  await expect(give.getByRole('alert')).not.toBeEmpty()
  expect(await violationsOf(page)).toEqual([])
  await give.getByLabel('Most that it adds in USD').fill('15')
  await give.getByRole('button', { name: 'Give boost', exact: true }).click()
  await expect(page.getByRole('status')).toContainText(`${login} has a boost of 50%, up to $15.00.`)
  await site.goto('/profile/bonuses')
  await expect(site.getByText(/50\s?%/).first()).toBeVisible()
  const large = await open()
  await large.getByLabel('Most that it adds in USD').fill('500')
  await large.getByRole('button', { name: 'Give boost', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('approve')
  await page.getByRole('link', { name: 'Requests' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'sportsbook.giveboost' }).first()).toContainText('500')
  await other.close()
})

test('staff give one player points and take them away, never more than there are', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/409 .*adjustpoints/)
  const other = await browser.newContext()
  const login = await register(await other.newPage())
  await accept(page, ['administrator'])
  await page.getByLabel('Login, email, phone, nickname or player ID').fill(login)
  await page.keyboard.press('Enter')
  const adjust = async (what: string, points: string) => {
    await page.getByRole('button', { name: `Adjust points: ${login}` }).click()
    const dialog = page.getByRole('dialog', { name: `Adjust points: ${login}` })
    await dialog.getByLabel('Add or take away').selectOption(what)
    await dialog.getByLabel('Points', { exact: true }).fill(points)
    await dialog.getByLabel('Reason').fill('a late answer')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Adjust points', exact: true }).click()
    return dialog
  }
  await adjust('Add points', '1500')
  await expect(page.getByRole('status')).toContainText(`${login} now has 1,500 points.`)
  await adjust('Take points away', '500')
  await expect(page.getByRole('status')).toContainText(`${login} now has 1,000 points.`)
  const refused = await adjust('Take points away', '1001')
  await expect(refused.getByRole('alert')).not.toBeEmpty()
  await other.close()
})

test('staff see which play was against the terms of a bonus, and decide about it', async ({ page, browser }) => {
  const other = await browser.newContext()
  const site = await other.newPage()
  await playerWith(site, 30)
  const uid = await uidOf(site)
  operatorCall('bonuses.give', {
    uid,
    amount: '10',
    currency: 'USD',
    wager_times: 3,
    days: 7,
    take_within_days: 7,
    weights: { slot: 100 },
    stakes_most_minor: { USD: 500 },
    reason: 'a journey',
  })
  const { items } = (await ask(site, 'bonuses.get')) as { items: { id: string }[] }
  const bonus = items[0]?.id ?? ''
  await call(site, 'bonuses.activate', { bonus_id: bonus }, randomUUID())
  await call(site, 'games.play', { sysname: 'deep-seam', stake: '10.00' }, randomUUID())
  await accept(page, ['administrator'])
  await expect(async () => {
    await page.getByRole('link', { name: 'Bonus checks' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: `Decide: player ${uid}, bonus ${bonus}` })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Decide: player ${uid}, bonus ${bonus}` }) })
  await expect(row).toContainText('Stakes above the highest that counts')
  await expect(row).toContainText('1: $10.00')
  expect(await violationsOf(page)).toEqual([])
  await row.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: `Decide: player ${uid}, bonus ${bonus}` })
  await dialog.getByLabel('Decision').selectOption('Clear: nothing wrong')
  await dialog.getByLabel('Reason').fill('the terms were not clear')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(page.getByRole('status')).toContainText(
    `Your decision about bonus ${bonus} of player ${uid} is recorded.`
  )
  await expect(page.getByRole('button', { name: `Decide: player ${uid}, bonus ${bonus}` })).toHaveCount(0)
  await page.getByLabel('Show').selectOption('All')
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `bonus ${bonus}` })
      .or(page.getByRole('row').filter({ hasText: uid }))
      .first()
  ).toContainText('Cleared')
  await other.close()
})

test('staff see what an offer gave each player and what came back', async ({ page, browser }) => {
  const other = await browser.newContext()
  const site = await other.newPage()
  await playerWith(site, 20)
  const uid = await uidOf(site)
  await call(site, 'campaigns.activateOffer', { promo_code: 'FIRSTLIGHT' })
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Offers' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Your welcome bonus' })).toContainText('Open')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Costs: Your welcome bonus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Costs: Your welcome bonus' })
  await expect(dialog.getByRole('row', { name: new RegExp(`^Player ${uid} `) })).toContainText('$10.00')
  expect(await violationsOf(page)).toEqual([])
  await other.close()
})
