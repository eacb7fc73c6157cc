import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { call } from './api.ts'
import { payIn, playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { verify } from './verified.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const takePart = (page: Page, name: string) => page.getByRole('button', { name: `Join: ${name}` })
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

test.describe('tournaments', () => {
  test('RTE-58 RTE-59 RTE-60 TRN-01 TRN-17 the groups stand in the address, a card leads to its tournament and that to its games', async ({
    page,
  }) => {
    await page.goto('/tournaments')
    await ready(page)
    const groups = page.getByRole('navigation', { name: 'Filter tournaments' })
    // Staff put others of their own at the same time.
    const seeded = ['The Night Race', 'Moonlight Harvest', 'The Four Watches Cup', 'First Lamps']
    for (const [group, at, ...names] of [
      ['Running', '/tournaments?status=active', 'The Night Race'],
      ['Upcoming', '/tournaments?status=future', 'Moonlight Harvest', 'The Four Watches Cup'],
      ['Finished', '/tournaments?status=finished', 'First Lamps'],
    ] as const) {
      await groups.getByRole('link', { name: group }).click()
      await expect(page).toHaveURL(at)
      for (const name of seeded) await expect(card(page, name)).toHaveCount(names.some((one) => one === name) ? 1 : 0)
    }
    await groups.getByRole('link', { name: 'All' }).click()
    await card(page, 'The Night Race').getByRole('link', { name: 'The Night Race' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Night Race' })).toBeVisible()
    for (const part of ['Leaderboard', 'Prizes', 'How it works', 'Who can join'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    await page.getByRole('link', { name: 'Show all: Games that count' }).click()
    await expect(page).toHaveURL('/tournaments/1/gamehall')
    await expect(page.getByRole('heading', { level: 1, name: 'Games of The Night Race' })).toBeVisible()
  })

  test('TRN-14 who is not logged in is asked to', async ({ page }) => {
    await page.goto('/tournaments/1')
    await ready(page)
    await takePart(page, 'The Night Race').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible()
  })

  test('TRN-09 TRN-12 TRN-13 TRN-15 whoever meets the conditions takes part; the tournament is read again and stands in the list as it is now', async ({
    page,
  }) => {
    await register(page)
    await page.goto('/tournaments?status=future')
    await ready(page)
    // The one that comes asks for a deposit.
    await expect(takePart(page, 'Moonlight Harvest')).toBeDisabled()
    await page.goto('/tournaments/2')
    await expect(page.getByText('You have made a deposit')).toBeVisible()
    await expect(page.getByText('Not met')).toBeVisible()
    await payIn(page, 20)
    await page.goto('/tournaments?status=future')
    await ready(page)
    const posted = page.waitForRequest((request) => request.url().includes('/api/tournaments/participate'))
    const reloaded = page.waitForResponse(
      (answer) => answer.url().includes('/api/tournaments/get') && answer.url().includes('ids')
    )
    await takePart(page, 'Moonlight Harvest').click()
    expect((await posted).method()).toBe('POST')
    expect((await posted).postData()).toContain('tournament_id')
    expect((await reloaded).status()).toBe(200)
    await expect(card(page, 'Moonlight Harvest').getByText('Joined', { exact: true })).toBeVisible()
    await expect(takePart(page, 'Moonlight Harvest')).toHaveCount(0)
  })

  test('TRN-06 TRN-07 TRN-16 TRN-20 a stake stands on the board, and a withdrawal sets it back', async ({ page }) => {
    await verify(page, await playerWith(page, 60))
    await page.goto('/tournaments/1')
    await ready(page)
    await takePart(page, 'The Night Race').click()
    await expect(page.getByText('No points yet. Play one of its games for real money.')).toBeVisible()
    const roll = { sysname: 'dicebox', stake: '5.00', choice: JSON.stringify({ side: 'under', chance: 50 }) }
    await call(page, 'games.play', roll, randomUUID())
    // The page asks by itself.
    await expect(page.getByText('500 points', { exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ has: page.getByText('you', { exact: true }) })).toContainText('500')
    await expect(page.getByText('Withdrawing resets your points.')).toBeVisible()
    await page.goto('/cashier/withdraw?method=card')
    await ready(page)
    await expect(page.getByRole('note')).toContainText('The Night Race: 500 points')
    await page.getByLabel('Amount', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Review details' }).click()
    await page.getByRole('link', { name: 'Keep my points' }).click()
    await expect(page).toHaveURL('/cashier/wallet')
    await page.goto('/tournaments/1')
    await expect(page.getByText('500 points', { exact: true })).toBeVisible()
    await page.goto('/cashier/withdraw?method=card')
    await ready(page)
    await page.getByLabel('Amount', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Review details' }).click()
    await expect(page.getByRole('note')).toContainText('Withdrawing resets your tournament points')
    await page.getByRole('button', { name: 'Withdraw $20.00' }).click()
    await expect(page.getByRole('heading', { name: '$20.00 withdrawal requested' })).toBeVisible()
    await page.goto('/tournaments/1')
    await expect(page.getByText('No points yet. Play one of its games for real money.')).toBeVisible()
  })
})
