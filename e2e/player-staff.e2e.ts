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

const uidOf = async (page: Page) => String((await ask(page, 'account.getInfo')).uid)
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The page of a player, by the table of players. */
async function openPlayer(page: Page, login: string): Promise<void> {
  await page.getByLabel('Login, email, phone, nickname or player ID').fill(login)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: login, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: login })).toBeVisible()
}

/** Gives the reason in the dialog that is open, and decides. */
async function decide(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('a journey')
  await dialog.getByRole('button', { name: action, exact: true }).click()
}

test('staff give a player a bonus once though the answer was lost, and take it away', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/ERR_FAILED|Failed to load resource/, /(400|409) .*bonuses/)
  const other = await browser.newContext()
  const login = await register(await other.newPage())
  await accept(page, ['administrator'])
  await openPlayer(page, login)
  const bonuses = section(page, 'Bonuses')
  await expect(bonuses).toContainText('No bonuses.')
  expect(await violationsOf(page)).toEqual([])

  await bonuses.getByRole('button', { name: 'Give bonus' }).click()
  const dialog = page.getByRole('dialog', { name: `Give bonus: ${login}` })
  await dialog.getByLabel('Amount in USD').fill('none')
  await decide(page, 'Give bonus')
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  expect(await violationsOf(page)).toEqual([])
  // The answer of the first try is lost: the second one is the same decision.
  const keys: string[] = []
  await page.route('**/api/bonuses/give?*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await route.fetch()
    await route.abort()
  })
  await dialog.getByLabel('Amount in USD').fill('10')
  await dialog.getByRole('button', { name: 'Give bonus', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Try again: nothing happens twice.')
  await page.unroute('**/api/bonuses/give?*')
  const again = page.waitForRequest('**/api/bonuses/give?*')
  await dialog.getByRole('button', { name: 'Give bonus', exact: true }).click()
  expect(keys).toEqual([(await again).headers()['idempotency-key']])
  await expect(bonuses.getByRole('status')).toContainText(`${login} has bonus`)
  await expect(bonuses.getByRole('button', { name: 'Give bonus' })).toBeFocused()
  await expect(bonuses.getByRole('row')).toHaveCount(2)

  await bonuses.getByRole('button', { name: 'Give bonus' }).click()
  await dialog.getByLabel('Amount in USD').fill('5000')
  await decide(page, 'Give bonus')
  await expect(bonuses.getByRole('status')).toContainText('Someone else needs to approve this.')

  await bonuses.getByRole('button', { name: /^Take away: bonus/ }).click()
  await decide(page, 'Take away')
  await expect(bonuses.getByRole('status')).toContainText('is taken away.')
  await expect(bonuses.getByRole('row').last()).toContainText('Taken away or given up')
  // Its button is gone: the keyboard goes on from the heading.
  await expect(bonuses.getByRole('heading', { name: 'Bonuses' })).toBeFocused()
  await other.close()
})

test('staff refund a purchase of a player, and the points are back', async ({ page, browser }) => {
  const other = await browser.newContext()
  const site = await other.newPage()
  const login = await register(site)
  operatorCall('loyalty.adjustpoints', { uid: await uidOf(site), points: 1_000, reason: 'a journey' })
  const { items } = (await ask(site, 'loyalty.getproducts', { count: '100' })) as {
    items: { id: string; description: { title: string } }[]
  }
  const product = items.find(({ description }) => description.title === 'The hedgehog, early')
  await call(site, 'loyalty.buyproduct', { id: product?.id ?? '' }, randomUUID())
  await accept(page, ['administrator'])
  await openPlayer(page, login)
  const loyalty = section(page, 'Loyalty')
  await expect(loyalty.getByText('200', { exact: true })).toBeVisible()
  await expect(loyalty.getByRole('row', { name: /Bought: The hedgehog, early/ })).toContainText('−800')
  await loyalty.getByRole('button', { name: /^Refund: purchase/ }).click()
  expect(await violationsOf(page)).toEqual([])
  await decide(page, 'Refund')
  await expect(loyalty.getByRole('status')).toContainText('800 points are back.')
  await expect(loyalty.getByText('1,000', { exact: true })).toBeVisible()
  await expect(loyalty.getByRole('row', { name: /The hedgehog, early.*Refunded/ })).toBeVisible()
  await other.close()
})

test('staff give free spins and take them away, and take a free bet away', async ({ page, browser }) => {
  const other = await browser.newContext()
  const site = await other.newPage()
  const login = await register(site)
  const gift = { uid: await uidOf(site), amount: '5.00', currency: 'USD', days: 7, odds_least: 1.5 }
  operatorCall('sportsbook.givefreebet', { ...gift, reason: 'a journey' })
  await accept(page, ['administrator'])
  await openPlayer(page, login)
  const spins = section(page, 'Free spins')
  await spins.getByRole('button', { name: 'Give free spins' }).click()
  const dialog = page.getByRole('dialog', { name: `Give free spins: ${login}` })
  await dialog.getByLabel('Game', { exact: true }).fill('threshold')
  await dialog.getByLabel('Stake of each in USD').fill('1')
  expect(await violationsOf(page)).toEqual([])
  await decide(page, 'Give free spins')
  await expect(spins.getByRole('status')).toContainText(`${login} has 10 free spins of Threshold.`)
  await spins.getByRole('button', { name: /^Take away: free spins/ }).click()
  await decide(page, 'Take away')
  await expect(spins.getByRole('row').last()).toContainText('Taken away')
  const gifts = section(page, 'Free bets and boosts')
  await gifts.getByRole('button', { name: /^Take away: free bet/ }).click()
  await decide(page, 'Take away')
  await expect(gifts.getByRole('status')).toContainText('is taken away.')
  expect(((await ask(site, 'sportsbook.getfreebets')) as { items: unknown[] }).items).toEqual([])
  await other.close()
})

test('SB-8 staff void a bet of a player, and its stake is back', async ({ page, browser }) => {
  const other = await browser.newContext()
  const site = await other.newPage()
  const login = await playerWith(site, 20)
  await pickDraw(site)
  const slip = site.getByRole('region', { name: 'Bet slip' })
  await slip.getByLabel('Stake', { exact: true }).fill('5')
  await slip.getByRole('button', { name: /^(Place|Accept and place)/ }).click()
  await expect(slip.getByText(/^Bet placed/)).toBeVisible()
  await accept(page, ['administrator'])
  await openPlayer(page, login)
  const bets = section(page, 'Bets')
  await expect(bets.getByRole('row').last()).toContainText('Match result, Draw at')
  await bets.getByRole('button', { name: /^Void: bet/ }).click()
  expect(await violationsOf(page)).toEqual([])
  await decide(page, 'Void')
  await expect(bets.getByRole('status')).toContainText('stake returned, and has paid $5.00.')
  await expect(bets.getByRole('row').last()).toContainText('Stake returned')
  expect(((await ask(site, 'account.getBalance')) as { balance_main: { amount: number } }).balance_main.amount).toBe(20)
  await other.close()
})

test('a member is shown the lists of a player that they may read, and only the decisions that they may take', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext()
  const login = await register(await other.newPage())
  const name = `reader-${Date.now()}`
  operatorCall('staff.putrole', { name, permissions: ['players:read', 'bonuses:read'] })
  await accept(page, [name])
  await openPlayer(page, login)
  await expect(section(page, 'Bonuses')).toBeVisible()
  await expect(section(page, 'Bonuses').getByRole('button')).toHaveCount(0)
  for (const hidden of ['Loyalty', 'Bets']) await expect(section(page, hidden)).toHaveCount(0)
  await page.goto('/operator/players/999999999')
  await expect(page.getByText('No such player')).toBeVisible()
  await other.close()
})
