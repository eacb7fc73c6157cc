import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { logIn, register } from './register.ts'
import { violationsOf } from './violations.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const card = (page: Page) => page.locator('[data-bonus]')
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}
/** A betting bonus of ten dollars for the player of this page. */
async function giveBetting(page: Page): Promise<void> {
  const { uid } = await ask(page, 'account.getInfo')
  operatorCall('bonuses.give', {
    uid: String(uid),
    amount: '10',
    currency: 'USD',
    kind: 'betting',
    wager_times: 3,
    days: 7,
    take_within_days: 7,
    weights: { single: 100, accumulator: 100 },
    odds_least: 1.5,
    reason: 'a friend of the house',
  })
}

test('BON-03 BON-07 BON-08 DLG-42 a betting bonus stands beside the casino ones, is activated with its dialog, and given up', async ({
  page,
}) => {
  await register(page)
  await giveBetting(page)
  await open(page, '/profile/bonuses')
  for (const part of [
    'Ready',
    '$10.00',
    '3 × the bonus: $30.00',
    'Bets that count',
    'Singles 100%',
    '1.50 or higher for each selection',
  ])
    await expect(card(page)).toContainText(part)
  const sent = page.waitForRequest('**/api/BettingBonuses/activate*')
  await card(page).getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog', { name: 'Activate this bonus?' }).getByRole('button', { name: 'Activate' }).click()
  expect((await sent).postData()).toContain('bonus_id')
  const done = page.getByRole('dialog', { name: 'Your betting bonus is active' })
  await expect(done).toContainText('From now on your settled bets count towards it')
  expect(await violationsOf(page, { bestPractice: true })).toEqual([])
  await done.getByRole('button', { name: 'See matches' }).click()
  await expect(page).toHaveURL('/betting')
  expect(await ask(page, 'account.getBalance')).toMatchObject({ balance_betting_bonus: { amount: 10 } })
  await open(page, '/profile/bonuses')
  await expect(card(page).getByRole('button', { name: 'Deactivate' })).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('dialog', { name: 'Cancel this bonus?' }).getByRole('button', { name: 'Cancel bonus' }).click()
  await expect(card(page)).toHaveAttribute('data-status', 'removed')
})

test('BON-10 where bonuses are kept apart the player is asked whether to give the active one up; elsewhere both are active', async ({
  page,
  baseURL,
  provokes,
}) => {
  provokes(/status of 409 .*BettingBonuses\/activate/)
  const alone = new URL('/profile/bonuses', baseURL)
  alone.hostname = 'alone.localhost'
  operatorCall('content.putsetting', {
    group: 'general',
    value: { is_bonus_isolation_enabled: true },
    domain: alone.hostname,
  })
  const login = await register(page)
  await call(page, 'campaigns.activateOffer', { promo_code: 'FIRSTLIGHT' })
  const { items } = (await ask(page, 'bonuses.get')) as { items: { id: string }[] }
  await call(page, 'bonuses.activate', { bonus_id: items[0]?.id ?? '' }, randomUUID())
  await giveBetting(page)
  await page.goto(`${alone.origin}/?show_popup_auth=1`)
  await ready(page)
  await logIn(page, login)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(alone.href)
  await ready(page)
  const waiting = page.locator('[data-bonus][data-status=available]')
  const press = async () => {
    await waiting.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('dialog', { name: 'Activate this bonus?' }).getByRole('button', { name: 'Activate' }).click()
  }
  const asked = page.getByRole('dialog', { name: 'Replace your active bonus?' })
  await press()
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.locator('[data-bonus][data-status=active]')).toHaveCount(1)
  await press()
  await asked.getByRole('button', { name: 'Cancel it and activate this one' }).click()
  await page
    .getByRole('dialog', { name: 'Your betting bonus is active' })
    .getByRole('button', { name: 'Stay here' })
    .click()
  await expect(page.locator('[data-bonus][data-status=active]')).toContainText('Singles')
  await expect(page.locator('[data-bonus][data-status=removed]')).toHaveCount(1)
})
