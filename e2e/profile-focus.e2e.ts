import type { Locator, Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { expect, test } from './journey.ts'
import { codeIn, confirmEmail, letterOf } from './letters.ts'
import { password, register } from './register.ts'
import { codeOf } from './totp.ts'
import { virtualAuthenticator } from './virtual-authenticator.ts'

// Where the focus is after each press in the account: a part whose button goes away keeps it, so that the keyboard and a screen reader go on from there.

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}
/** Presses it by the keyboard once it is there. */
const press = (part: Locator) => part.press('Enter')
/** Answers the question of a confirm dialog. */
const agree = (page: Page, name: string) => press(page.getByRole('dialog').getByRole('button', { name }))

test('the arrow keys choose a time a day, its button sets it, and the focus stays at both', async ({ page }) => {
  await register(page)
  await open(page, '/profile/responsible-game')
  const time = page.getByRole('region', { name: 'Time', exact: true })
  const day = time.getByRole('combobox', { name: 'Time a day' })
  const save = time
    .locator('form', { has: page.getByRole('combobox', { name: 'Time a day' }) })
    .getByRole('button', { name: 'Save' })
  await day.focus()
  // Each step is a limit that could only be raised a day later.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(day).toHaveValue('60')
  await expect(day).toBeFocused()
  expect(await ask(page, 'account.getSession')).toMatchObject({ day: null })
  await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(time.getByText('0 min of 1 h used today')).toBeVisible()
  await expect(save).toBeFocused()
  await expect(save).toBeDisabled()
  await day.selectOption({ label: '2 h' })
  await press(save)
  await press(time.getByRole('button', { name: 'Keep my limit' }))
  await expect(time.getByText('You’ve asked for 2 h a day.')).toHaveCount(0)
  await expect(time).toBeFocused()
})

test('SEC-24 what is set up, cancelled, saved and removed on the security page leaves the focus in its part', async ({
  page,
  browser,
}) => {
  const email = await register(page)
  await confirmEmail(page, email)
  for (const context of [await browser.newContext(), await browser.newContext()])
    await call(await context.newPage(), 'auth.login', { login: email, password })
  await virtualAuthenticator(page)
  await open(page, '/profile/security')
  const part = (name: string) => page.getByRole('region', { name })
  const button = (name: string, of: string) => part(of).getByRole('button', { name })

  const devices = 'Your devices'
  await press(button('Log out Chrome · Linux', devices).first())
  await expect(part(devices).getByRole('listitem')).toHaveCount(2)
  await expect(part(devices)).toBeFocused()
  await press(button('Log out all other devices', devices))
  await agree(page, 'Log out others')
  await expect(part(devices).getByRole('listitem')).toHaveCount(1)
  await expect(part(devices)).toBeFocused()

  const passkeys = 'Passkeys'
  await press(button('Add a passkey', passkeys))
  await press(button('Rename Chrome, Linux', passkeys))
  await press(button('Cancel', passkeys))
  await expect(part(passkeys).getByRole('listitem')).toBeFocused()
  await press(button('Remove Chrome, Linux', passkeys))
  await agree(page, 'Remove')
  await expect(part(passkeys).getByRole('listitem')).toHaveCount(0)
  await expect(part(passkeys)).toBeFocused()

  const app = 'Authenticator app'
  await press(button('Set up', app))
  await expect(part(app)).toBeFocused()
  const key = (
    await part(app)
      .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .innerText()
  ).replaceAll(' ', '')
  await part(app).getByLabel('Code from the app').fill(codeOf(key))
  await press(part(app).getByLabel('Code from the app'))
  await expect(part(app).getByRole('listitem')).toHaveCount(10)
  await expect(part(app)).toBeFocused()
  await press(button('I’ve saved them', app))
  await expect(part(app)).toBeFocused()
  await press(button('Turn off', app))
  await agree(page, 'Turn off')
  await expect(part(app).getByText('Off', { exact: true })).toBeVisible()
  await expect(part(app)).toBeFocused()

  const codes = 'Log in with a code'
  await press(button('Turn on', codes))
  await press(button('Cancel', codes))
  await expect(part(codes)).toBeFocused()
  await press(button('Turn on', codes))
  await part(codes)
    .getByLabel('Code from the email')
    .fill(codeIn(await letterOf(page, email, 2)))
  await press(button('Confirm', codes))
  await expect(part(codes).getByText('On', { exact: true })).toBeVisible()
  await expect(part(codes)).toBeFocused()
})

test('PROF-24 PROF-27 who leaves the form of a contact, or has confirmed it, goes on from the contact', async ({
  page,
}) => {
  const email = await register(page)
  await open(page, '/profile/notification')
  const contact = page.getByRole('region', { name: 'Email' })
  await press(contact.getByRole('button', { name: 'Change' }))
  await expect(contact.getByLabel('New email')).toBeFocused()
  await press(contact.getByRole('button', { name: 'Cancel' }))
  await expect(contact).toBeFocused()
  await press(contact.getByRole('button', { name: 'Confirm' }))
  await expect(contact.getByRole('status').first()).toContainText(`We’ve sent a code to ${email}`)
  await expect(contact.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type(codeIn(await letterOf(page, email, 1)))
  await page.keyboard.press('Enter')
  await expect(contact.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(contact).toBeFocused()
})

test('VAL-89 VAL-92 a field of the profile says what is wrong once it was typed into and left; the button that saved keeps the focus', async ({
  page,
}) => {
  await register(page)
  await open(page, '/profile/security')
  // Passed by with the key of tabs, a field was not left empty by anybody.
  await page.getByLabel('Current password').focus()
  for (let times = 0; times < 6; times++) await page.keyboard.press('Tab')
  await expect(page.getByText('Field is required')).toHaveCount(0)

  await open(page, '/profile/settings')
  const main = page.getByRole('main')
  const address = main.getByLabel('Address')
  await address.fill('12@Main')
  await expect(address).toHaveAccessibleDescription('')
  await address.press('Tab')
  await expect(address).toHaveAccessibleDescription('Wrong field')
  await address.fill('12 Main Street')
  await expect(address).toHaveAccessibleDescription('')
  const nickname = main.getByRole('textbox', { name: 'Nickname' })
  await nickname.fill('abc')
  await nickname.press('Tab')
  await expect(nickname).toHaveAccessibleDescription(/Min length is 4/)

  const stakes = main.getByRole('form', { name: 'Quick stakes' })
  await stakes.getByLabel('Amount 2').fill('0')
  await press(stakes.getByRole('button', { name: 'Save' }))
  await expect(stakes.getByLabel('Amount 2')).toBeFocused()
  await stakes.getByLabel('Amount 2').fill('12')
  await press(stakes.getByRole('button', { name: 'Save' }))
  await expect(stakes.getByText('Saved.')).toBeVisible()
  await expect(stakes.getByRole('button', { name: 'Save' })).toBeFocused()
  await press(main.getByRole('button', { name: 'Save', exact: true }).first())
})

test('who asks for the files of their data goes on from there while they are written', async ({ page }) => {
  await register(page)
  await open(page, '/profile/data')
  const files = page.getByRole('region', { name: 'Download your data' })
  await press(files.getByRole('button', { name: 'Prepare files' }))
  await expect(files.getByText(/Your files are ready/)).toBeVisible()
  await expect(files).toBeFocused()
})
