import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { ask } from './api.ts'
import { accept } from './colleagues.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { paced } from './pace.ts'
import { birthDateOf, register } from './register.ts'
import { review, startVerification } from './verified.ts'
import { violationsOf } from './violations.ts'

const info = (page: Page) => ask(page, 'account.getInfo')

/** An account of this person, by further first name and birthday, whose documents the vendor has approved. */
async function approved(browser: Browser, name: string): Promise<{ page: Page; uid: string }> {
  const page = await (await browser.newContext()).newPage()
  await register(page, birthDateOf(name))
  await review(page, await startVerification(page), { reviewAnswer: 'GREEN' }, name)
  return { page, uid: String((await info(page)).uid) }
}

async function decide(page: Page, button: RegExp, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('looked at the documents')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status')).toContainText('The decision is recorded.')
}

test('KYC-06 KYC-08 staff clear the same person under a second account, ask for the source of funds, and approve it', async ({
  page,
  browser,
}) => {
  test.setTimeout(paced(180_000))
  const name = randomUUID().replaceAll(/[^a-f]/g, 'x')
  const one = await approved(browser, name)
  await expect.poll(async () => (await info(one.page)).is_verified).toBe(true)
  const other = await approved(browser, name)
  await expect.poll(async () => (await info(other.page)).is_on_verification).toBe(true)
  await other.page.goto('/profile/verification')
  await expect(other.page.getByRole('main')).toContainText('Our team is taking a closer look')

  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Verification' }).click()
  const task = page.getByRole('row').filter({ hasText: `Players ${one.uid}` })
  await expect(task).toContainText('Same person as another player')
  expect(await violationsOf(page)).toEqual([])
  await decide(page, new RegExp(`^Clear: Same person as another player, player ${other.uid}$`), 'Clear')
  await expect(task).toHaveCount(0)
  await expect.poll(async () => (await info(other.page)).is_verified).toBe(true)

  await page.getByLabel('Player ID').fill(other.uid)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Verification of player ${other.uid}` })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Tasks' })).toContainText('looked at the documents')
  await decide(page, /^Ask for source of funds and block$/, 'Ask and block')
  await expect.poll(async () => (await info(other.page)).is_kyc_block_enabled).toBe(true)
  const checks = page.getByRole('table', { name: 'Checks' })
  await expect(checks.getByRole('row').filter({ hasText: 'Source of funds' })).toContainText('Blocks play')
  await decide(page, new RegExp(`^Approve: Source of funds, player ${other.uid}$`), 'Approve')
  await expect(checks.getByRole('row').filter({ hasText: 'Source of funds' })).toContainText('Approved')
  await expect.poll(async () => (await info(other.page)).is_kyc_block_enabled).toBe(false)
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('reason: looked at the documents')
  expect(await violationsOf(page)).toEqual([])
  await Promise.all([one, other].map(({ page: site }) => site.context().close()))
})

test('KYC-06 pages of staff say what is empty, what could not be loaded and which player there is not, and offer a reader no decision', async ({
  page,
  provokes,
}) => {
  provokes(/503/, /404/)
  await register(page)
  const { uid } = await info(page)
  operatorCall('verification.ask', { uid: String(uid), step: 'identity', reason: 'a doubt' })
  operatorCall('staff.putrole', { name: 'reader', permissions: ['players:read'] })
  await accept(page, ['reader'])
  await page.getByRole('link', { name: 'Verification' }).click()
  await page.getByLabel('Show').selectOption('expired')
  await expect(page.getByText('No check is in this state.')).toBeVisible()
  await page.getByLabel('Player ID').fill(String(uid))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Checks' })).toContainText('Asked for by staff')
  await expect(page.getByRole('button', { name: /^(Ask|Approve|Reject|Clear)/ })).toHaveCount(0)
  await page.goto('/operator/verification/999999999')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  let isDown = true
  await page.route('**/api/verification/opentasks?*', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()
  )
  await page.getByRole('link', { name: 'Verification', exact: true }).click()
  // The page before it has such a button too.
  await expect(page.getByLabel('Show')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
