import { expect, test } from './journey.ts'
import { logIn, register } from './register.ts'

const ready = 'html[data-ready]'

test('who logs out in one tab is out in all of them: nothing of the account stays in sight', async ({
  page,
  context,
  provokes,
}) => {
  // The data of a page that is for players only.
  provokes(/status of 401/)
  const login = await register(page)
  await page.goto('/game/dicebox')
  const profile = await context.newPage()
  await profile.goto('/profile/settings')
  for (const tab of [page, profile]) await tab.locator(ready).waitFor()
  const third = await context.newPage()
  await third.goto('/support')
  await third.locator(ready).waitFor()
  // A tab that was made before the login and comes to life now notes what it knows: nobody is out for that, and everybody hears of the logout all the same.
  await third.evaluate<void>(`localStorage.setItem('player', '0')`)
  await expect(page.getByTestId('balance')).toBeVisible()
  await third.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click()
  await third.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(profile).toHaveURL('/?redirectUrl=%2Fprofile%2Fsettings')
  await expect(profile.getByText(login)).toHaveCount(0)
  // And the other way: a login is one in all of them.
  await logIn(profile, login)
  await expect(profile).toHaveURL('/profile/settings')
  await expect(page.getByTestId('balance')).toBeVisible()
})
