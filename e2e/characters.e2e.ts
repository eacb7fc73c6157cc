import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { fillRegistration, logIn, newEmail, register } from './register.ts'

test('AUTH-18 REG-26 AUTH-41 LOY-15 LOY-17 LOY-18 DLG-31 DLG-32 a character is chosen at the registration, goes along, and is changed', async ({
  page,
  baseURL,
}) => {
  // The demo's second brand asks at the registration; the house keeps its panel.
  const brand = new URL('/', baseURL)
  brand.hostname = 'lumen.localhost'
  const at = (path: string) => new URL(path, brand).href
  await page.goto('/?show_popup_reg=1')
  await expect(page.getByRole('dialog').locator('[data-banner]')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Choose your character' })).toHaveCount(0)

  await page.goto(at('/?show_popup_reg=1'))
  const six = page.getByRole('group', { name: 'Choose your character' })
  await expect(six.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('dialog').locator('[data-banner]')).toHaveCount(0)
  await six.getByText('Fox', { exact: true }).click()
  await expect(six.getByText('Reads the rules before the first step.')).toBeVisible()
  const email = newEmail()
  await fillRegistration(page, email)
  const sent = page.waitForRequest((request) => request.url().includes('/api/auth/register'))
  await page.getByRole('button', { name: 'Open account' }).click()
  expect((await sent).postData()).toMatch(/name="character_id"\s+fox/)
  await page.waitForURL(/cashier\/deposit/)

  await page.goto(at('/profile/loyalty'))
  await expect(page.getByRole('heading', { name: 'Fox' })).toBeVisible()
  await page.getByRole('button', { name: 'Change character' }).click()
  await expect(page.getByRole('button', { name: 'Choose Fox' })).toBeDisabled()
  await page.getByRole('button', { name: 'Choose Owl' }).click()
  await page
    .getByRole('dialog', { name: 'Change your character?' })
    .getByRole('button', { name: 'Change', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Owl' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Another browser's login brings it along.
  await page.context().clearCookies()
  await page.goto(at('/loyalty'))
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Your character' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Log in to choose' }).click()
  await logIn(page, email)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Your character' })).toContainText('Owl')
})

test('LOY-04 LOY-17 who chose nobody chooses on the page of rewards, by keyboard alone, and a failure keeps the question open', async ({
  page,
  provokes,
}) => {
  provokes(/status of 400 .*loyalty\/setcharacter|ERR_FAILED/)
  await register(page)
  await page.goto('/loyalty')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: 'Choose character' }).press('Enter')
  await page.getByRole('button', { name: 'Choose Hare' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Change your character?' })
  await page.route('**/api/loyalty/setcharacter*', (route) => route.abort())
  await question.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  await expect(page.getByText('We can’t reach our servers.')).toBeVisible({ timeout: paced(60_000) })
  await expect(question).toBeVisible()
  await page.unroute('**/api/loyalty/setcharacter*')
  await question.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Your character' })).toContainText('Hare')
})
