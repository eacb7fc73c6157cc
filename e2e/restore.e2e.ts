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
