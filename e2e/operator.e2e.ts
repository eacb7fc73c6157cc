import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { ask, call, sameOrigin } from './api.ts'
import { balanceOf } from './fund.ts'
import { accept, type Colleague, staffPassword } from './colleagues.ts'
import { operatorCall } from './operator-call.ts'
import { logIn, register } from './register.ts'
import { codeOf } from './totp.ts'
import { violationsOf } from './violations.ts'

async function signIn(page: Page, { email, secret }: Colleague, password = staffPassword): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // The code before was used when the invitation was accepted.
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
}

async function decide(page: Page, name: string, login: string, fields: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name: `${name}: ${login}` }).click()
  const dialog = page.getByRole('dialog', { name: `${name}: ${login}` })
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel('Reason').fill('agreed with the player')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function find(page: Page, login: string): Promise<void> {
  await page.getByLabel('Login, email, phone, nickname or player ID').fill(login)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: login })).toBeVisible()
}

test('AUTH-03 SYS-25 a member signs in with a second factor, finds a player, adjusts the balance and blocks the account', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/401 \(Unauthorized\)/, /403 \(Forbidden\)/, /409 \(Conflict\)/)
  const shop = await browser.newContext()
  const site = await shop.newPage()
  const login = await register(site)
  const { uid } = (await ask(site, 'account.getInfo')) as { uid: number }
  await site.goto('/')

  const first = await accept(page, ['administrator'])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await signIn(page, first, 'not-the-password-1')
  await expect(page.getByRole('alert')).toContainText(/password/i)
  await signIn(page, first)
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible()

  await find(page, login)
  expect(await violationsOf(page)).toEqual([])
  await call(site, 'account.setLimit', { kind: 'deposit', period: '7', amount: '100' })
  await page.getByRole('button', { name: `Limits and breaks: ${login}` }).click()
  const limits = page.getByRole('dialog', { name: `Limits and breaks: ${login}` })
  await expect(limits).toContainText('No break or self-exclusion.')
  await expect(limits).toContainText('Set: Deposits, 7 days: $100.00')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(limits).toBeHidden()

  await call(site, 'account.changeSubscription', { contact: login, subscription: '1' })
  await page.getByRole('button', { name: `Activity: ${login}` }).click()
  const activity = page.getByRole('dialog', { name: `Activity: ${login}` })
  await expect(activity).toContainText('By email: casino, sports betting.')
  await expect(activity).toContainText(/consent to all news by email, in the profile \(en\): “Send news and offers to/)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(activity).toBeHidden()
  await decide(page, 'Adjust balance', login, { 'Amount in USD': '12.50' })
  await expect(page.getByRole('status')).toContainText('$12.50')
  await expect(balanceOf(site)).toContainText('12.50')

  await decide(page, 'Adjust balance', login, { 'Amount in USD': '500' })
  await expect(page.getByRole('status')).toContainText('approve')
  await page.getByRole('link', { name: 'Requests' }).click()
  // Requests of other members may stand beside it.
  const own = page.getByRole('listitem').filter({ hasText: `"${uid}"` })
  await expect(own).toContainText('Yours')
  await expect(own.getByRole('button', { name: /Approve/ })).toHaveCount(0)

  const desk = await browser.newContext()
  const other = await desk.newPage()
  await accept(other, ['administrator'])
  await other.getByRole('link', { name: 'Requests' }).click()
  await other
    .getByRole('listitem')
    .filter({ hasText: '"500"' })
    .filter({ hasText: `"${uid}"` })
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(other.getByRole('status')).toContainText('is done')
  expect(await violationsOf(other)).toEqual([])
  await expect(balanceOf(site)).toContainText('512.50')

  await page.getByRole('link', { name: 'Players' }).click()
  await find(page, login)
  await decide(page, 'Block', login)
  await expect(page.getByRole('status')).toContainText('blocked')
  await expect(page.getByRole('row').filter({ hasText: login })).toContainText('Blocked')
  const seen = await site.evaluate(() => fetch('/api/account/getBalance?locale=en').then(({ status }) => status))
  expect(seen).toBe(401)
  // Told at the next log-in, in the frame of every page (SYS-25).
  await site.goto('/')
  await site.locator('html[data-ready]').waitFor()
  await site.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await logIn(site, login)
  await expect(site.getByRole('alert')).toContainText('This account is blocked.')
  await site.keyboard.press('Escape')
  await expect(site.getByRole('main').getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
  await site.evaluate('window.isOldPage = true')
  await site.getByRole('link', { name: 'Casino', exact: true }).first().click()
  await expect(site.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Casino')
  expect(await site.evaluate('window.isOldPage'), 'left by a full load (ERR-38)').toBeUndefined()

  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByLabel('Call').fill('players.block')
  await page.keyboard.press('Enter')
  for (const event of ['allowed', 'written', 'done'])
    await expect(page.getByRole('cell', { name: event, exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Check for changes' }).click()
  await expect(page.getByRole('status')).toContainText('No changes found in')
  expect(await violationsOf(page)).toEqual([])
  await Promise.all([shop.close(), desk.close()])
})

test('ACC-23 a member marks an unused account for tests, finds it among the test accounts, and cannot mark one that was used', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/401 \(Unauthorized\)/, /403 \(Forbidden\)/, /409 \(Conflict\)/)
  const shop = await browser.newContext()
  const site = await shop.newPage()
  const login = await register(site)
  const { uid } = (await ask(site, 'account.getInfo')) as { uid: number }
  const other = await (await browser.newContext()).newPage()
  const used = await register(other)
  await accept(page, ['administrator'])
  await find(page, used)
  await decide(page, 'Adjust balance', used, { 'Amount in USD': '5' })
  await page.getByRole('button', { name: `Mark as test account: ${used}` }).click()
  const refused = page.getByRole('dialog', { name: `Mark as test account: ${used}` })
  await refused.getByLabel('Reason').fill('the tests of a release')
  await refused.getByRole('button', { name: 'Mark as test account', exact: true }).click()
  await expect(refused.getByRole('alert')).toContainText('This account has been used already.')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(refused).toBeHidden()

  await find(page, login)
  await decide(page, 'Mark as test account', login)
  await expect(page.getByRole('status')).toContainText('is now a test account')
  const row = page.getByRole('row').filter({ hasText: login })
  await expect(row.getByText('Test account', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Mark as test account: ${login}` })).toHaveCount(0)
  await page.getByLabel('Login, email, phone, nickname or player ID').fill(String(uid))
  await page.getByLabel('Status').selectOption('test')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(row).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await decide(page, 'Adjust balance', login, { 'Amount in USD': '20' })
  const withdrawal = await site.request.post('/api/cashier/makewithdrawal?locale=en&version=1', {
    headers: { ...sameOrigin, 'idempotency-key': `test-account-${uid}` },
    multipart: { methodId: '1', method: 'card', amount: '10' },
  })
  expect(withdrawal.status()).toBe(409)
  expect(await withdrawal.text()).toContain('This is a test account. Its money isn’t paid out.')
  await Promise.all([shop.close(), other.context().close()])
})

test('AUTH-03 pages say what is empty and what could not be loaded, and offer what a member may do alone', async ({
  page,
  provokes,
}) => {
  provokes(/503/)
  // Nobody is signed in: that is no error of the console.
  await page.goto('/operator')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  operatorCall('staff.putrole', { name: 'reader', permissions: ['players:read'] })
  await accept(page, ['reader'])
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Block|Close|Adjust)/ })).toHaveCount(0)
  await page.getByLabel('Login, email, phone, nickname or player ID').fill('nobody-is-called-so')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No players match this search.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.route('**/api/players/list*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' })
  )
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t responding' })).toBeVisible()
  await page.unroute('**/api/players/list*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No players match this search.')).toBeVisible()
})
