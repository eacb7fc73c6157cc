import { ask } from './api.ts'
import { expect, test } from './journey.ts'
import { logIn, register } from './register.ts'

// Sessions that ended elsewhere while a page of theirs was open.

test('ERR-05 a session that ended elsewhere leads to the login, and from there back', async ({
  page,
  context,
  provokes,
}) => {
  provokes(/status of 401/)
  const email = await register(page)
  await page.goto('/cashier/deposit')
  await page.locator('html[data-ready]').waitFor()
  // What the page asks for by itself finds the end as well: here the press is the first to find it.
  const pressed = Promise.withResolvers<undefined>()
  await page.route('**/api/**', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await context.clearCookies({ name: /session/ })
  await page.getByRole('link', { name: 'History' }).first().click()
  await expect(page).toHaveURL('/?redirectUrl=%2Fcashier%2Fhistory')
  pressed.resolve(undefined)
  await logIn(page, email)
  await expect(page).toHaveURL('/cashier/history')
})

test('ERR-05 a page that is only looked at leads to the login, too, when its session ended elsewhere', async ({
  page,
  provokes,
}) => {
  provokes(/status of 401/)
  const email = await register(page)
  await page.goto('/cashier/history')
  await page.locator('html[data-ready]').waitFor()
  await ask(page, 'auth.logout')
  await expect(page).toHaveURL('/?redirectUrl=%2Fcashier%2Fhistory')
  await logIn(page, email)
  await expect(page).toHaveURL('/cashier/history')
})
