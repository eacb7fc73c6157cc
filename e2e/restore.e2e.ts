import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { paced } from './pace.ts'

const mailbox = (email: string) =>
  `http://localhost:${process.env.SANDBOX_PORT ?? ''}/postbox/mailboxes/${encodeURIComponent(email)}`

test('AUTH-12 AUTH-14 AUTH-31 AUTH-48 AUTH-50 a forgotten password: the letter arrives, its link opens the new password, and the login goes on', async ({
  page,
  browser,
}) => {
  const email = await register(await browser.newPage())
  await page.goto('/?show_popup_auth=1')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset password' })
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog.getByRole('button', { name: 'Email me a link' }).click()
  await expect(dialog.getByText('Value is required')).toBeVisible()
  await dialog.getByLabel('Email or phone').fill(email)
  await dialog.getByRole('button', { name: 'Email me a link' }).click()
  await expect(dialog.getByRole('status')).toContainText('we’ve emailed a link')
  // The form is gone, and the keyboard goes on from what took its place.
  await expect(dialog.getByRole('status')).toBeFocused()

  await expect(async () => {
    await page.goto(mailbox(email))
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: paced(1000) })
  }).toPass()
  await page.getByRole('article').getByRole('link', { name: /^http/ }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('New password', { exact: true }).fill('a-New-plum-95')
  await dialog.getByLabel('Repeat new password').fill('another')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByText('passwords not equal')).toBeVisible()
  await dialog.getByLabel('Repeat new password').fill('a-New-plum-95')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByRole('status')).toContainText('Password changed')
  await dialog.getByRole('button', { name: 'Log in' }).last().click()
  await page.getByLabel('Email or phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-New-plum-95')
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('AUTH-50 a player who is logged in and does not know the password sets a new one by the link of a letter, and is logged out by it', async ({
  page,
}) => {
  const email = await register(page)
  await page.goto('/profile/security')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: 'Forgot your password, or never set one?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset password' })
  await expect(dialog.getByLabel('Email or phone')).toHaveValue(email)
  await expect(dialog.getByRole('button', { name: 'Log in' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Email me a link' }).click()
  await expect(dialog.getByRole('status')).toContainText('we’ve emailed a link')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)

  const letter = page.getByRole('article').filter({ hasText: 'restore=' })
  await expect(async () => {
    await page.goto(mailbox(email))
    await expect(letter).toHaveCount(1, { timeout: paced(1000) })
  }).toPass()
  await letter.getByRole('link', { name: /restore=/ }).click()
  await dialog.getByLabel('New password', { exact: true }).fill('a-New-plum-95')
  await dialog.getByLabel('Repeat new password').fill('a-New-plum-95')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByRole('status')).toContainText('Password changed')
  await dialog.getByRole('button', { name: 'Log in' }).last().click()
  await page.getByLabel('Email or phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-New-plum-95')
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
})

test('RTE-104 a flag opens with any value but 0 and none; for a player it opens nothing and leaves the address', async ({
  page,
}) => {
  const ready = () => page.locator('html[data-ready]').waitFor()
  for (const query of ['show_popup_auth=0', 'show_popup_reg=', 'restore=0']) {
    await page.goto(`/about?${query}`)
    await ready()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog'), query).toHaveCount(0)
  }
  await page.goto('/about?show_popup_auth=yes')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await register(page)
  await page.goto('/about?a=1&show_popup_reg=1&show_popup_auth=1&prevent_close=1&redirectUrl=%2Fcashier')
  await ready()
  await expect(page).toHaveURL('/about?a=1')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
