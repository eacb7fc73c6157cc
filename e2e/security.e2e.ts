import type { Locator, Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { expect, test } from './journey.ts'
import { codeIn, confirmEmail, letterOf } from './letters.ts'
import { logIn, logOut, password, register } from './register.ts'
import { codeOf } from './totp.ts'
import { virtualAuthenticator } from './virtual-authenticator.ts'
import { violationsOf } from './violations.ts'

test('a player sees where the account is open and logs another device out, which is a visitor at once', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 401/)
  const email = await register(page)
  const other = await (await browser.newContext()).newPage()
  await other.goto('/gamehall?show_popup_auth=1')
  await logIn(other, email)
  await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible()

  await page.goto('/profile/security')
  const devices = page.getByRole('region', { name: 'Your devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await expect(devices.getByRole('listitem').first().getByRole('button')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await devices.getByRole('button', { name: 'Log out Chrome · Linux' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('button')).toHaveCount(0)
  // Its socket was closed: nobody has to press anything there.
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

/** The browser is a visitor's again; logging out has journeys of its own. */
async function leaveSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Opens a session by the password alone. A page that is open meanwhile would ask once more as whom the browser was before. */
async function enterByPassword(page: Page, login: string, password: string): Promise<void> {
  await page.goto('about:blank')
  await call(page, 'auth.login', { login, password })
}

test('SEC-24 a passkey is added, named, opens the account without a password, and its loss is survived by an email', async ({
  page,
  provokes,
}) => {
  provokes(/status of 409 .*(?:removePasskey|changepassword)/)
  const email = await register(page)
  await confirmEmail(page, email)
  const authenticator = await virtualAuthenticator(page)
  await page.goto('/profile/security')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByRole('button', { name: 'Rename Chrome, Linux' }).click()
  await passkeys.getByLabel('Name').fill('My phone')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByText('My phone')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // A browser that knows of no passkey offers none before it is asked to.
  await page.evaluate(() => localStorage.removeItem('passkey'))
  await leaveSession(page)
  await page.goto('/gamehall?show_popup_auth=1')
  await page.getByRole('dialog').getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()

  // One that has used one offers it at the field of the login: this authenticator accepts by itself.
  await leaveSession(page)
  await page.goto('/gamehall?show_popup_auth=1')
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()

  // A session that the password alone has opened: the passkey is asked for, and what was asked goes on.
  await enterByPassword(page, email, password)
  await page.goto('/profile/security')
  await expect(passkeys.getByText(/last used/)).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill('copper-Kettle-17')
  await page.getByLabel('Repeat new password', { exact: true }).fill('copper-Kettle-17')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect(dialog.getByText('You’re confirming: a new password.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Email me a code' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByText('Password changed. You’re logged out on all other devices.')).toBeVisible()

  await authenticator.lose()
  await enterByPassword(page, email, 'copper-Kettle-17')
  await page.goto('/profile/security')
  await passkeys.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await dialog.getByLabel('Code from the email').fill(codeIn(await letterOf(page, email, 2)))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(passkeys.getByText('No passkeys yet')).toBeVisible()
})

test('SEC-3 SEC-4 an app is set up by its key, asked for at the next login, and switched off with a recovery code', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 401 .*auth\/login/, /status of 409 .*removeAuthenticator/)
  const email = await register(page)
  // A session from before the app.
  const other = await (await browser.newContext()).newPage()
  await call(other, 'auth.login', { login: email, password })
  await page.goto('/profile/security')
  const app = page.getByRole('region', { name: 'Authenticator app' })
  await app.getByRole('button', { name: 'Set up' }).click()
  await expect(app.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await app.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  expect(await violationsOf(page)).toEqual([])
  await app.getByLabel('Code from the app').fill(codeOf(key))
  await app.getByRole('button', { name: 'Confirm' }).click()
  await expect(app.getByRole('listitem')).toHaveCount(10)
  const recovery = await app.getByRole('listitem').first().innerText()
  expect(await violationsOf(page)).toEqual([])
  await app.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(app.getByText('10 recovery codes left')).toBeVisible()

  await logOut(page)
  await page.goto('/gamehall?show_popup_auth=1')
  await logIn(page, email)
  const step = page.getByRole('dialog', { name: 'Enter the code' })
  await expect(step.getByText('Enter the code that your authenticator app shows.')).toBeVisible()
  // The code of this half minute is used up; that of the next is taken, too.
  await step.getByLabel('Code from the app').fill(codeOf(key, 1))
  await step.getByLabel('Code from the app').press('Enter')
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()

  await other.goto('/profile/security')
  const there = other.getByRole('region', { name: 'Authenticator app' })
  await there.getByRole('button', { name: 'Turn off' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect(dialog.getByText('You’re confirming: a change to your app, passkeys or codes.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(recovery)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(there.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('SOC-19 a player links Telegram by its login widget, logs in with it from then on, and unlinks it', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 400 .*linkService/)
  const email = await register(page)
  await page.goto('/profile/security')
  await page.locator('html[data-ready]').waitFor()
  const section = page.getByRole('region', { name: 'Apps that log you in' })
  /** Says in the window of the widget who one is. */
  const widget = async (button: Locator, number: string) => {
    const [shown] = await Promise.all([button.page().waitForEvent('popup'), button.click()])
    await shown.getByLabel('Number').fill(number)
    await Promise.all([shown.waitForEvent('close'), shown.getByRole('button', { name: 'Allow' }).click()])
  }
  const number = String(Date.now() % 1e9)
  // Whoever shuts the window has linked nothing.
  const button = section.getByRole('button', { name: 'Link Telegram', exact: true })
  const [shut] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await shut.close()
  await expect(section.getByText('You closed the window before the app was linked.')).toBeVisible()

  await widget(button, number)
  await expect(section.getByRole('heading', { name: 'Link Telegram?' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await section.getByLabel('Current password').fill('not-my-password')
  await section.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(section.getByText('Wrong password')).toBeVisible()
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(section.getByRole('button', { name: 'Unlink Telegram' })).toBeVisible()
  await expect(button).toHaveCount(0)

  const there = await (await browser.newContext()).newPage()
  await there.goto('/gamehall?show_popup_auth=1')
  await there.locator('html[data-ready]').waitFor()
  await widget(there.getByRole('button', { name: 'Continue with Telegram' }), number)
  await expect(there.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  expect((await ask(there, 'account.getInfo')).login).toBe(email)

  await section.getByRole('button', { name: 'Unlink Telegram' }).click()
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Unlink', exact: true }).click()
  await expect(section.getByText('No app is linked.')).toBeVisible()
  await expect(button).toBeVisible()
})
