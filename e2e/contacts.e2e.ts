import type { Page } from '@playwright/test'
import { call } from './api.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { logIn, newEmail, password, personOf, register } from './register.ts'
import { violationsOf } from './violations.ts'

const sandbox = `http://localhost:${process.env.SANDBOX_PORT ?? ''}`
let last = Date.now() % 900_000
/** A British number of this run, by its digits, whose messages are delivered. */
const newNumber = (): string => `4477${String((last += 11)).padStart(6, '0')}${10 + (last % 80)}`
const shown = (number: string): string => `+44 ${number.slice(2, 6)} ${number.slice(6)}`

/** The code in the newest of so many messages that a phone or a mailbox received. */
async function codeOf(page: Page, contact: string, nth: number): Promise<string> {
  const place = contact.includes('@') ? `postbox/mailboxes/${encodeURIComponent(contact)}` : `sms/numbers/${contact}`
  let found: { text: string }[] = []
  await expect
    .poll(
      async () =>
        (found = (await (await page.request.get(`${sandbox}/${place}/messages`)).json()) as typeof found).length,
      { timeout: paced(40_000) }
    )
    .toBe(nth)
  return /\b(\d{6})\b/.exec(found.at(-1)?.text ?? '')?.[1] ?? ''
}
const registerByPhone = async (page: Page, phone: string): Promise<void> => {
  await call(page, 'auth.register', { phone: `+${phone}`, password, currency: 'USD', terms: '1', ...personOf(phone) })
}

test('PROF-20 PROF-23 PROF-24 PROF-25 PROF-26 PROF-27 PROF-28 PROF-29 ERR-59 ERR-60 a phone is added, refused where it is wrong, confirmed by the code of its message, and has news of its own', async ({
  page,
  provokes,
}) => {
  provokes(/status of 400 .*confirmContact/, /status of 400 .*addcontact/)
  await register(page)
  const other = await (await page.context().browser()?.newContext())?.newPage()
  const taken = newNumber()
  if (other) await registerByPhone(other, taken)
  await page.goto('/profile/notification')
  const phone = page.getByRole('region', { name: 'Phone' })
  await expect(phone).toContainText('No phone yet')
  await phone.getByRole('button', { name: 'Add phone' }).click()
  const field = phone.getByLabel('New phone number')
  const save = phone.getByRole('button', { name: 'Save and send code' })
  await expect(save).toBeDisabled()
  // The code of the player's country stands there already, and is no number yet.
  await expect(field).toHaveValue('+44')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription('')
  await expect(phone.locator('form')).toHaveAttribute('data-dirty', 'false')
  await field.fill('+44 7700 90')
  await expect(phone.getByText('Not saved yet.')).toBeVisible()
  await expect(phone.locator('form')).toHaveAttribute('data-dirty', 'true')
  await save.click()
  await expect(field).toHaveAccessibleDescription('wrong phone format')
  await field.fill(`+${taken}`)
  await save.click()
  await expect(field).toHaveAccessibleDescription(/already an account/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  const number = newNumber()
  await field.fill(`+${number}`)
  await expect(field).toHaveValue(shown(number))
  const [added, wished] = await Promise.all([
    page.waitForRequest(/account\/addcontact/),
    page.waitForRequest(/account\/sendconfirmationtocontact/),
    save.click(),
  ])
  expect(wished.postData()).toContain(number)
  for (const part of ['name="type"', 'phone', 'name="phone_country_code"', 'GB'])
    expect(added.postData()).toContain(part)
  await expect(phone.getByText(/We’ve sent a code to/)).toContainText(shown(number))
  await expect(phone.locator('[data-dirty=true]')).toHaveCount(0)
  await expect(phone.getByText('Not saved yet.')).toHaveCount(0)
  const code = await codeOf(page, number, 1)
  await phone.getByLabel('Code', { exact: true }).fill(code === '123456' ? '654321' : '123456')
  await phone.getByRole('button', { name: 'Confirm' }).click()
  await expect(phone.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/wrong or has expired/)
  await phone.getByLabel('Code', { exact: true }).fill(code)
  const [confirmed] = await Promise.all([
    page.waitForRequest(/account\/confirmContact/),
    phone.getByRole('button', { name: 'Confirm' }).click(),
  ])
  for (const part of [number, code]) expect(confirmed.postData()).toContain(part)
  await expect(phone.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(phone).toContainText(shown(number))

  const news = phone.getByRole('switch')
  await expect(news).not.toBeChecked()
  const [subscribed] = await Promise.all([
    page.waitForResponse(/account\/changeSubscription/),
    news.setChecked(true, { force: true }),
  ])
  for (const part of [number, 'name="subscription"']) expect(subscribed.request().postData()).toContain(part)
  await page.reload()
  // Until then the page is half itself: what is put away is still being taken out.
  await page.locator('html[data-ready]').waitFor()
  await expect(news).toBeChecked()
  expect(await violationsOf(page)).toEqual([])
})

test('another email takes the place of the first with the password and its code, and the login goes by it', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 400 .*addcontact/)
  const before = await register(page)
  const next = newEmail()
  await page.goto('/profile/notification')
  const email = page.getByRole('region', { name: 'Email' })
  await email.getByRole('button', { name: 'Change' }).click()
  await email.getByLabel('New email').fill('nobody')
  await email.getByLabel('Current password').fill('wrong-Lantern-94')
  await email.getByRole('button', { name: 'Save and send code' }).click()
  await expect(email.getByLabel('New email')).toHaveAccessibleDescription('wrong email address')
  await email.getByLabel('New email').fill(next)
  await email.getByRole('button', { name: 'Save and send code' }).click()
  await expect(email.getByLabel('Current password')).toHaveAccessibleDescription('Wrong password')
  await email.getByLabel('Current password').fill(password)
  await email.getByRole('button', { name: 'Save and send code' }).click()
  await expect(email).toContainText(`${before} stays your contact`)
  await email.getByLabel('Code', { exact: true }).fill(await codeOf(page, next, 1))
  await email.getByRole('button', { name: 'Confirm' }).click()
  await expect(email.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(email).toContainText(next)
  await expect(email).toBeFocused()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/?show_popup_auth=1')
  await logIn(visitor, next)
  await expect(visitor.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
})

test('AUTH-50 2FA-01 2FA-15 a player with a phone alone sets a new password by a code, and signs in with a second step by another', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 400 .*setpassword/, /status of 401 .*auth\/login/)
  const number = newNumber()
  await registerByPhone(await browser.newPage(), number)
  await page.goto('/?show_popup_auth=1')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset password' })
  await dialog.getByLabel('Email or phone').fill(shown(number))
  await dialog.getByRole('button', { name: 'Text me a code' }).click()
  await expect(dialog.getByRole('status')).toContainText('we’ve texted a code')
  const code = await codeOf(page, number, 1)
  const typed = dialog.getByLabel('Code from the text message')
  await typed.fill(code === '123456' ? '654321' : '123456')
  await dialog.getByLabel('New password', { exact: true }).fill('a-New-plum-95')
  await dialog.getByLabel('Repeat new password').fill('a-New-plum-95')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(typed).toHaveAccessibleDescription(/wrong or has expired/)
  await typed.fill(code)
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByRole('status')).toContainText('Password changed')
  await dialog.getByRole('button', { name: 'Log in' }).last().click()
  const enter = async (visitor: Page) => {
    await visitor.getByLabel('Email or phone').fill(shown(number))
    await visitor.getByLabel('Password', { exact: true }).fill('a-New-plum-95')
    await visitor.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await enter(page)
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()

  await page.goto('/profile/security')
  const section = page.getByRole('region', { name: 'Log in with a code' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('status')).toContainText('We’ve texted you a code')
  await section.getByLabel('Code', { exact: true }).fill(await codeOf(page, number, 2))
  await section.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/?show_popup_auth=1')
  await enter(visitor)
  const step = visitor.getByRole('dialog', { name: 'Enter the code' })
  await expect(step).toContainText('We’ve texted you a 6-digit code')
  await step.getByLabel('Code from the text message').fill(await codeOf(visitor, number, 3))
  await step.getByLabel('Code from the text message').press('Enter')
  await expect(visitor.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
})

test('ACC-6 PROF-24 PROF-27 2FA-15 another email is asked of a player with codes by phone only after one of these, which says what it confirms', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 409 .*addcontact/, /status of 400 .*confirmStepUp/)
  const number = newNumber()
  await registerByPhone(page, number)
  await call(page, 'account.sendconfirmationtocontact', { contact: number })
  await call(page, 'account.confirmContact', { contact: number, code: await codeOf(page, number, 1) })
  // A session from before the codes, as that of a thief with the password would be.
  const there = await (await browser.newContext()).newPage()
  await call(there, 'auth.login', { login: number, password })
  await call(page, 'account.changeTwoFactorAuth', { status: '1' })
  await call(page, 'account.confirmTwoFactorAuth', { code: await codeOf(page, number, 2) })

  await there.goto('/profile/notification')
  const email = there.getByRole('region', { name: 'Email' })
  const next = newEmail()
  await email.getByRole('button', { name: 'Add email' }).click()
  await email.getByLabel('New email').fill(next)
  const save = email.getByRole('button', { name: 'Save and send code' })
  await save.click()
  const dialog = there.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect(dialog).toContainText('You’re confirming: a new email address or phone number.')
  await expect(dialog).toContainText(`+44…${number.slice(-3)}`)
  await expect(dialog).not.toContainText(number)
  // Whoever leaves it has changed nothing, and has lost nothing that was typed.
  await there.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(email.getByLabel('New email')).toHaveValue(next)
  await expect(email.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true')

  await save.click()
  let asked = 0
  await there.route('**/api/account/sendStepUpCode*', async (route) => {
    const response = await route.fetch()
    asked += 1
    return route.fulfill({ response, json: { data: { resend_time: asked === 1 ? 0 : 50 } } })
  })
  await dialog.getByRole('button', { name: 'Text me a code' }).click()
  const code = await codeOf(there, number, 3)
  const typed = dialog.getByLabel('Code from the text message')
  await expect(typed).toBeFocused()
  await dialog.getByRole('button', { name: 'Send a new code' }).press('Enter')
  await expect(dialog.getByTestId('resend-wait')).toBeVisible()
  await expect(typed).toBeFocused()
  await typed.fill(code === '123456' ? '654321' : '123456')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(typed).toHaveAccessibleDescription('That code isn’t right.')
  expect(await violationsOf(there)).toEqual([])
  await typed.fill(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
  await email.getByLabel('Code', { exact: true }).fill(await codeOf(there, next, 1))
  await email.getByRole('button', { name: 'Confirm' }).click()
  await expect(email.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(email).toContainText(next)
})
