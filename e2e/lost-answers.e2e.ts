import { expect, test } from './journey.ts'
import { password, register } from './register.ts'
import { codeOf } from './totp.ts'
import { virtualAuthenticator } from './virtual-authenticator.ts'

// Calls of the account that can succeed once, whose answer is lost on its way: what was done is not told as a failure.

test('SEC-3 SEC-24 an app that was switched on or off and a passkey that was added or removed are told so though the answer was lost', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED/)
  await register(page)
  await virtualAuthenticator(page)
  for (const name of ['addPasskey', 'removePasskey', 'confirmAuthenticator', 'removeAuthenticator'])
    await page.route(`**/api/account/${name}*`, async (route) => {
      await route.fetch()
      await route.abort()
    })
  await page.goto('/profile/security')
  await page.locator('html[data-ready]').waitFor()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  await passkeys.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed.')).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)

  const app = page.getByRole('region', { name: 'Authenticator app' })
  await app.getByRole('button', { name: 'Set up' }).click()
  const key = (await app.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await app.getByLabel('Code from the app').fill(codeOf(key))
  await app.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('You’ll now need a code from your app when you log in.')).toBeVisible()
  await expect(app.getByRole('button', { name: 'New recovery codes' })).toBeVisible()

  // A browser that refuses the clipboard says so, and the codes can be selected.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await app.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click()
  await app.getByRole('button', { name: 'Copy' }).click()
  await expect(app.getByRole('alert')).toHaveText('Your browser doesn’t allow copying. Select the text instead.')
  await app.getByRole('button', { name: 'I’ve saved them' }).click()

  await app.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(page.getByText('The authenticator app is off.')).toBeVisible()
  await expect(app.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('PROF-32 a password that was changed is told so when the answer was lost and the form is sent again', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED/, /status of 400 .*changepassword/)
  await register(page)
  let calls = 0
  await page.route('**/api/account/changepassword*', async (route) => {
    calls += 1
    // The answer of the first is lost, and then the connection is away.
    if (calls === 1) await route.fetch()
    return calls <= 2 ? route.abort() : route.continue()
  })
  await page.goto('/profile/security')
  await page.locator('html[data-ready]').waitFor()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('pear-Lantern-95')
  await page.getByLabel('Repeat new password').fill('pear-Lantern-95')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('We can’t reach our servers.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
})
