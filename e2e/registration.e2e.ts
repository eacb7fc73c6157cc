import { expect, test } from './journey.ts'
import { chooseCountry, fillRegistration, newEmail } from './register.ts'

interface Tick {
  readonly form: { getBoundingClientRect(): { top: number } }
  getBoundingClientRect(): { top: number }
}
const placeInForm = (tick: unknown): number =>
  (tick as Tick).getBoundingClientRect().top - (tick as Tick).form.getBoundingClientRect().top

const kept = 'JSON.stringify([localStorage.promo_code ?? null, localStorage.is_betting ?? null])'

test('REG-17 REG-48 REG-49 REG-50 DLG-49 what a visitor came with is kept over pages, and forgotten once the account is open and welcomed', async ({
  page,
  provokes,
}) => {
  // Nobody knows this code: that is told to nobody, and the account is open.
  provokes(/status of 400 .*activateOffer/)
  await page.goto('/?promo_code=A&promo_code=SPRING')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('link', { name: 'Sport', exact: true }).first().click()
  await expect(page).toHaveURL('/betting')
  await expect.poll(() => page.evaluate<string>(kept)).toBe('["SPRING","1"]')
  await page.getByRole('button', { name: 'Register' }).first().click()
  await fillRegistration(page, newEmail())
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page).toHaveURL('/cashier/deposit?register=success')
  await expect(page.locator('[data-kind=register]')).toContainText('Your account is ready')
  await expect.poll(() => page.evaluate<string>(kept)).toBe('[null,null]')
})

test('REG-27 REG-28 REG-51 ERR-54 the button shows what is missing, that it works, and an alert when the server fails', async ({
  page,
  provokes,
}) => {
  provokes(/status of 500 .*auth\/register/)
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/api/auth/register*', async (route) => {
    await held
    await route.fulfill({
      status: 500,
      json: {
        error: {
          type: 'UnknownErrorException',
          code: 'unknown_error',
          message: '',
          error_data: {},
          invalid_parameters: {},
        },
      },
    })
  })
  await page.goto('/?show_popup_reg=1')
  const button = page.getByRole('dialog').locator('button[type=submit]')
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await fillRegistration(page, newEmail())
  await expect(button).toBeEnabled()
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeDisabled()
  letGo()
  await expect(page.getByRole('alert')).toHaveText('We couldn’t open your account, and nothing was saved. Try again.')
  await expect(button).toBeEnabled()
})

test('ERR-55 SOC-18 in a messaging app’s mini-app a failed registration is told in its own words', async ({
  page,
  provokes,
}) => {
  provokes(/status of 500 .*auth\/register/)
  await page.route('**/api/auth/register*', (route) =>
    route.fulfill({
      status: 500,
      json: {
        error: {
          type: 'UnknownErrorException',
          code: 'unknown_error',
          message: 'Words of the server',
          error_data: {},
          invalid_parameters: {},
        },
      },
    })
  )
  await page.goto('/?show_popup_reg=1#tgWebAppData=query_id%3D1&tgWebAppVersion=8.0')
  await fillRegistration(page, newEmail())
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'We couldn’t open your account in this app. Try again, or open the site in a browser.'
  )
  await expect(page.getByRole('button', { name: 'Open account' })).toBeEnabled()
})

test('REG-44 an address that somebody was on the way to comes before the deposit page', async ({ page }) => {
  await page.goto('/?redirectUrl=%2Fprofile%2Fbets&show_popup_reg=1')
  await fillRegistration(page, newEmail())
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page).toHaveURL('/profile/bets?register=success')
})

test('REG-20 REG-21 REG-23 a country with other fields asks for them, and region and document type begin anew with the first of its lists', async ({
  page,
}) => {
  const listOf = (...values: string[]) => ({
    type: 'select',
    params: { is_required: true, is_visible: true },
    options: { list: values.map((value) => ({ value, label: value })) },
  })
  await page.route('**/api/account/getPersonalDataFields?*', async (route) => {
    const country = new URL(route.request().url()).searchParams.get('country')
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { fields: object[] } }
    if (country !== null)
      data.fields.push(
        { sysname: 'document_type', ...listOf('cpf', 'passport') },
        { sysname: 'region', ...listOf(`${country} one`, `${country} two`) }
      )
    await route.fulfill({ response, json: { data } })
  })
  await page.goto('/?show_popup_reg=1')
  const region = page.getByLabel('Region', { exact: true })
  const documentType = page.getByLabel('Document type')
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(region).toHaveCount(0)
  await chooseCountry(page, 'Brazil')
  await expect(page.getByLabel('Document number')).toBeVisible()
  await expect(region).toHaveValue('BR one')
  await region.selectOption('BR two')
  await documentType.selectOption('passport')
  await chooseCountry(page, 'United Kingdom')
  await expect(region).toHaveValue('GB one')
  await expect(documentType).toHaveValue('cpf')
})

for (const width of [390, 1280])
  test(`REG-19 the terms stay where they are when the fields of the country come, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/metadata/get*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/?show_popup_reg=1')
    const terms = page.getByLabel(/accept the terms/)
    await terms.waitFor()
    // In the form: the popup itself rises as it opens.
    const before = await terms.evaluate(placeInForm)
    held.resolve()
    await expect(page.getByLabel('First name')).toBeVisible()
    expect(Math.abs((await terms.evaluate(placeInForm)) - before), 'pixels').toBeLessThan(4)
  })
