import { readFile } from 'node:fs/promises'
import { parseConsent } from '@ante/kit/consent'
import type { Download, Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { password, register } from './register.ts'
import { violationsOf } from './violations.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const exportCard = (page: Page) => page.getByRole('region', { name: 'Download your data' })
const eraseCard = (page: Page) => page.getByRole('region', { name: 'Erase your data' })

async function open(page: Page): Promise<void> {
  await page.goto('/profile/data')
  await ready(page)
}
async function saved(page: Page, name: string): Promise<{ file: Download; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportCard(page).getByRole('button', { name }).click(),
  ])
  return { file, text: await readFile(await file.path(), 'utf8') }
}

test('a player downloads what is held of them, to read and as JSON, by the keyboard alone at 390 px', async ({
  page,
  browser,
}) => {
  const email = await register(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  expect(await violationsOf(page)).toEqual([])
  await exportCard(page).getByRole('button', { name: 'Prepare files' }).focus()
  await page.keyboard.press('Enter')
  await expect(exportCard(page).getByText(/^Your files are ready. You can download them until \d/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const json = await saved(page, 'Download as JSON')
  expect(json.file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(json.text)).toMatchObject({ account: [{ email }], profile: [{ fields: { last_name: 'Byron' } }] })
  const html = await saved(page, 'Download to read')
  expect(html.file.suggestedFilename()).toMatch(/\.html$/)
  // The page stands by itself, and whoever reads it finds their way.
  const reader = await browser.newPage()
  await reader.setContent(html.text)
  await expect(reader.getByRole('heading', { name: 'Your data' })).toBeVisible()
  await expect(reader.getByRole('cell', { name: email }).first()).toBeVisible()
  expect(await violationsOf(reader)).toEqual([])
  // It is there after a reload, and for nobody else.
  await page.reload()
  await ready(page)
  await expect(exportCard(page).getByRole('button', { name: 'Download as JSON' })).toBeVisible()
  const other = await browser.newPage()
  await register(other)
  await open(other)
  await expect(exportCard(other).getByRole('button', { name: 'Prepare files' })).toBeVisible()
})

test('shows how far the files are, and says when they could not be prepared', async ({ page }) => {
  await register(page)
  const request = { id: '1', state: 'requested', parts_done: 3, parts: 14, requested_at: new Date().toISOString() }
  const answer = (change: object) => ({ json: { data: { ...request, ready_at: null, expires_at: null, ...change } } })
  let shown: object = { parts_done: 5 }
  await page.route('**/api/privacy/requestexport*', (route) => route.fulfill(answer({})))
  await page.route('**/api/privacy/getexport?*', (route) =>
    route.fulfill({ json: { data: { request: answer(shown).json.data } } })
  )
  await open(page)
  await exportCard(page).getByRole('button', { name: 'Prepare files' }).click()
  await expect(exportCard(page).getByText('Preparing your files: 5 of 14')).toBeVisible()
  await expect(exportCard(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5')
  expect(await violationsOf(page)).toEqual([])
  shown = { state: 'failed' }
  await expect(exportCard(page).getByText('We couldn’t prepare your files.')).toBeVisible()
  await expect(exportCard(page).getByRole('button', { name: 'Prepare new files' })).toBeVisible()
})

test('is erased with the password, and comes in no more', async ({ page, provokes }) => {
  provokes(/status of 400 .*privacy/, /status of 401 .*login/)
  const email = await register(page)
  await open(page)
  await eraseCard(page).getByRole('button', { name: 'Erase my data' }).click()
  await expect(eraseCard(page).getByText('Field is required')).toBeVisible()
  const field = eraseCard(page).getByLabel('Current password')
  await field.fill('not-my-password')
  await eraseCard(page).getByRole('button', { name: 'Erase my data' }).click()
  const question = page.getByRole('dialog', { name: 'Close your account for good?' })
  expect(await violationsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Keep my account' }).click()
  await expect(question).toHaveCount(0)
  await eraseCard(page).getByRole('button', { name: 'Erase my data' }).click()
  await question.getByRole('button', { name: 'Erase everything' }).click()
  await expect(eraseCard(page).getByText('Wrong password')).toBeVisible()
  await field.fill(password)
  await eraseCard(page).getByRole('button', { name: 'Erase my data' }).click()
  await question.getByRole('button', { name: 'Erase everything' }).click()
  const told = page.getByRole('dialog', { name: 'Erase your data' })
  await expect(told).toContainText('Your account is closed.')
  expect(await violationsOf(page)).toEqual([])
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.goto('/?show_popup_auth=1')
  await ready(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email or phone').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog.getByText('Wrong login or password')).toBeVisible()
})

test('is not erased while there is money, and says what to do first', async ({ page, provokes }) => {
  provokes(/status of 409 .*privacy/)
  // All of it at once: what is scrolled half under the header counts as too small.
  await page.setViewportSize({ width: 1280, height: 1800 })
  await playerWith(page, 20)
  await open(page)
  await eraseCard(page).getByLabel('Current password').fill(password)
  await eraseCard(page).getByRole('button', { name: 'Erase my data' }).click()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  const refused = eraseCard(page).getByRole('alert')
  await expect(refused).toContainText('There’s still money in this account. Withdraw it first.')
  expect(await violationsOf(page)).toEqual([])
  await refused.getByRole('link', { name: 'Withdraw' }).click()
  await expect(page).toHaveURL('/cashier/withdraw')
})

test('ACC-18 is erased with some cents that are too little to withdraw, once the player gives them up', async ({
  page,
  provokes,
}) => {
  provokes(/status of 409 .*privacy/)
  await register(page)
  const uid = String((await ask(page, 'account.getInfo')).uid)
  const credit = { direction: 'credit', amount: '0.80', currency: 'USD', reason: 'a journey' }
  operatorCall('cashier.adjustbalance', { uid, ...credit })
  await open(page)
  await eraseCard(page).getByLabel('Current password').fill(password)
  const close = async () => {
    await eraseCard(page).getByRole('button', { name: 'Erase my data' }).click()
    await page.getByRole('button', { name: 'Erase everything' }).click()
  }
  await close()
  const question = page.getByRole('dialog', { name: 'Give up $0.80?' })
  await question.getByRole('button', { name: 'Keep my account' }).click()
  await expect(question).toBeHidden()
  await close()
  await question.getByRole('button', { name: 'Close and give it up' }).click()
  await expect(page.getByRole('dialog', { name: 'Erase your data' })).toContainText('Your account is closed.')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('ACC-18 whoever closes the account in German reads that it is closed, and ends on the German page', async ({
  page,
}) => {
  await register(page)
  await page.goto('/de/profile/data')
  await ready(page)
  const card = page.getByRole('region', { name: 'Daten löschen' })
  await card.locator('input[type=password]').fill(password)
  await card.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Alles löschen' }).click()
  const told = page.getByRole('dialog', { name: 'Daten löschen' })
  await expect(told).toContainText('Dein Konto ist geschlossen.')
  await told.getByRole('button', { name: 'Schließen' }).click()
  await expect(page).toHaveURL('/de')
})

test('TRK-11 a player reads what they agreed to with when and how, and withdraws all of it in one press', async ({
  page,
}) => {
  await register(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const card = page.getByRole('region', { name: 'What you agreed to' })
  await expect(card).toContainText('You haven’t answered while logged in.')
  await call(page, 'tracking.setConsent', { analytics: '1', marketing: '0', place: 'question' })
  await page.reload()
  await ready(page)
  const newest = card.getByRole('listitem').first()
  await expect(newest).toContainText('When we asked')
  await expect(newest).toContainText('Yes: How the site is used')
  expect(await violationsOf(page)).toEqual([])
  await card.getByRole('button', { name: 'Withdraw everything' }).click()
  await expect(newest).toContainText('On this page')
  await expect(newest).not.toContainText('Yes:')
  const [consent] = (await page.context().cookies()).filter(({ name }) => name === 'consent')
  expect(parseConsent(consent?.value)?.answers).toMatchObject({ analytics: false, marketing: false })
})
