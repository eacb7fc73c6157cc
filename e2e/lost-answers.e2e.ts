import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { codeOf } from './totp.ts'
import { virtualAuthenticator } from './virtual-authenticator.ts'

// Calls of the account that can succeed once, whose answer is lost on its way: what was done is not told as a failure.

test('SEC-3 SEC-24 an app that was switched on and a passkey that was removed are told so though the answer was lost', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED/)
  await register(page)
  await virtualAuthenticator(page)
  for (const name of ['removePasskey', 'confirmAuthenticator'])
    await page.route(`**/api/account/${name}*`, async (route) => {
      await route.fetch()
      await route.abort()
    })
  await page.goto('/profile/security')
  await page.locator('html[data-ready]').waitFor()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
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
})
