import type { Page, Route } from '@playwright/test'
import { ask, call } from './api.ts'
import { expect, test } from './journey.ts'
import { chooseCountry, register, writtenBirthDateOf } from './register.ts'
import { violationsOf } from './violations.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const form = (page: Page) => page.getByRole('region', { name: 'Personal data' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save changes' })
interface Options {
  required?: boolean
  visible?: boolean
  mask?: string
  regex?: string
  list?: readonly { value: string; label: string }[]
}
const row = (sysname: string, type: string, { required = false, visible = true, ...options }: Options = {}) => ({
  sysname,
  type,
  params: { is_required: required, is_visible: visible },
  options,
})
const answer = (data: object) => (route: Route) => route.fulfill({ json: { data } })

/** The page of a player who lacks what these fields ask for: whose account is whole has it locked. */
async function withFields(page: Page, fieldsOf: (country: string) => object[], profile: object = {}): Promise<void> {
  await page.route('**/api/account/getPersonalDataFields?*', (route) =>
    answer({ fields: fieldsOf(new URL(route.request().url()).searchParams.get('country') ?? '') })(route)
  )
  await page.route(
    '**/api/account/getprofileinfo?*',
    answer({ profile: { sex: 0, currency: 'USD', terms: '1', ...profile }, contacts: [], document: null })
  )
  await page.goto('/profile/settings')
  await ready(page)
}
const countries = [
  { value: 'BR', label: 'Brazil' },
  { value: 'GB', label: 'United Kingdom' },
]
const many = Array.from({ length: 200 }, (_, n) => ({ value: `v${n}`, label: `Place ${n}` }))

test.describe('the personal data', () => {
  test('PROF-01 PROF-02 PROF-04 PROF-06 PROF-15 PROF-17 are shown, what identifies is locked, the rest is changed and stays', async ({
    page,
  }) => {
    const email = await register(page)
    await page.goto('/profile/settings')
    await ready(page)
    for (const [label, value] of [
      ['First name', 'Ada'],
      ['Last name', 'Byron'],
      ['Date of birth', writtenBirthDateOf(email)],
      ['Country', 'United Kingdom'],
    ] as const) {
      const field = form(page).getByLabel(label, { exact: true })
      await expect(field).toHaveValue(value)
      await expect(field).not.toBeEditable()
    }
    await expect(save(page)).toBeDisabled()
    await form(page).getByLabel('Address', { exact: true }).fill('12 St James Square')
    await form(page).getByLabel('Postcode').fill('12')
    await expect(form(page).getByRole('status')).toHaveText('You have unsaved changes.')
    await save(page).click()
    await expect(form(page).getByLabel('Postcode')).toHaveAccessibleDescription('Wrong field')
    await form(page).getByLabel('Postcode').fill('SW1Y 4JH')
    await form(page).getByLabel('Sex').selectOption('Female')
    const [request] = await Promise.all([
      page.waitForRequest('**/api/account/saveProfileInfo?*'),
      save(page).press('Enter'),
    ])
    expect(request.postData()).not.toContain('first_name')
    await expect(form(page).getByRole('status')).toHaveText('Your details are saved.')
    await expect(save(page)).toBeDisabled()
    await page.reload()
    await expect(form(page).getByLabel('Address', { exact: true })).toHaveValue('12 St James Square')
    await form(page).getByLabel('Address', { exact: true }).fill('')
    await save(page).click()
    await expect(form(page).getByRole('status')).toHaveText('Your details are saved.')
    const { profile } = (await ask(page, 'account.getprofileinfo')) as { profile: Record<string, unknown> }
    expect(profile).toMatchObject({ sex: 2, postcode: 'SW1Y 4JH', country_code: 'GB', country: 'United Kingdom' })
    expect(profile).not.toHaveProperty('address')
  })

  test('PROF-15 PROF-16 a save without a 1 is none; what the server refuses stands at its field, phone at mobile too', async ({
    page,
    provokes,
  }) => {
    provokes(/status of 400 .*saveProfileInfo/)
    await register(page)
    await withFields(page, () => [row('mobile', 'phone'), row('home_town', 'input')])
    const answers = [
      answer({ data: 0 }),
      (route: Route) =>
        route.fulfill({
          status: 400,
          json: {
            error: {
              type: 'InvalidParameterException',
              code: 'invalid_parameter',
              message: 'Check the fields.',
              error_data: {},
              invalid_parameters: { phone: 'wrong phone format', vat: 'No such number.' },
            },
          },
        }),
    ]
    await page.route('**/api/account/saveProfileInfo?*', (route) => answers.shift()?.(route))
    await form(page).getByLabel('Town').fill('Rye')
    await save(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(/Something went wrong/)
    await expect(form(page).getByRole('status')).toHaveText('You have unsaved changes.')
    await save(page).click()
    await expect(form(page).getByLabel('Mobile phone')).toHaveAccessibleDescription('wrong phone format')
    await expect(form(page).getByLabel('Mobile phone')).toBeFocused()
    await expect(form(page).getByRole('alert')).toHaveText('No such number.')
    await expect(form(page).getByLabel('Town')).toHaveValue('Rye')
  })

  test('PROF-09 PROF-10 PROF-11 PROF-12 PROF-13 VAL-88 each of the seven types has its control, with mask, pattern or list; hidden ones are not there', async ({
    page,
  }) => {
    await register(page)
    await withFields(page, () => [
      row('document_number', 'input', { mask: '###.###', required: true }),
      row('home_town', 'input', { regex: '^R.*$' }),
      row('sex', 'select', { list: [{ value: '1', label: 'Male' }], required: true }),
      row('mobile', 'phone'),
      row('birth_date', 'date'),
      row('password', 'password'),
      row('country', 'country_code', { list: countries }),
      row('region', 'region', { list: many }),
      row('address', 'input', { visible: false }),
      row('postcode', 'input', { visible: false, required: true }),
    ])
    const field = (label: string) => form(page).getByLabel(label, { exact: true })
    await field('Document number').fill('12a3456')
    await expect(field('Document number')).toHaveValue('123.456')
    await field('Town').fill('Hove 🎉')
    await expect(field('Town')).toHaveValue('Hove ')
    await expect(form(page).locator('select[name=sex]')).toHaveAccessibleName('Sex')
    await field('Mobile phone').fill('+447700900123')
    await expect(field('Mobile phone')).toHaveValue('+44 7700 900123')
    await field('Date of birth').fill('10.12.1990')
    await expect(form(page).getByRole('button', { name: 'Choose a date' })).toBeVisible()
    await expect(field('Password')).toHaveAttribute('type', 'password')
    await expect(field('Country').locator('option')).toHaveText(['Choose', 'Brazil', 'United Kingdom'])
    await field('Region').click()
    const list = page.getByRole('listbox', { name: 'Region' })
    expect(await list.getByRole('option').count()).toBeLessThan(40)
    expect((await list.getByRole('option').first().boundingBox())?.height).toBeGreaterThanOrEqual(36)
    await page.keyboard.type('Place 199')
    await page.keyboard.press('Enter')
    await expect(field('Region')).toContainText('Place 199')
    await expect(field('Address')).toHaveCount(0)
    await expect(field('Postcode')).toHaveCount(0)
    await save(page).click()
    await expect(field('Town')).toHaveAccessibleDescription('Wrong field')
    await expect(field('Sex')).toHaveAccessibleDescription('Field is required')
    await expect(field('Mobile phone')).not.toHaveAttribute('aria-invalid')
  })

  test('PROF-05 PROF-14 another country brings its fields, region and document type begin anew; a number is asked for of a cpf only', async ({
    page,
  }) => {
    await register(page)
    await withFields(
      page,
      (country) => [
        row('country', 'country_code', { list: [...countries, ...many] }),
        row('region', 'select', { list: [{ value: `${country}1`, label: `First of ${country}` }] }),
        ...(country === 'BR'
          ? [
              row('document_type', 'select', {
                list: [
                  { value: 'cpf', label: 'CPF' },
                  { value: 'passport', label: 'Passport' },
                ],
              }),
              row('document_number', 'input'),
            ]
          : []),
      ],
      { region: 'old' }
    )
    await expect(form(page).getByLabel('Document type')).toHaveCount(0)
    await chooseCountry(page, 'Brazil')
    await expect(form(page).getByLabel('Document type')).toHaveValue('cpf')
    await expect(form(page).getByLabel('Region')).toHaveValue('BR1')
    await expect(form(page).getByLabel('Document number')).toBeVisible()
    await form(page).getByLabel('Document type').selectOption('passport')
    await expect(form(page).getByLabel('Document number')).toHaveCount(0)
    await form(page).getByRole('button', { name: 'Discard' }).click()
    await expect(form(page).getByLabel('Document type')).toHaveCount(0)
  })

  test('unsaved changes are lost only by who says so', async ({ page }) => {
    await register(page)
    await page.goto('/profile/settings')
    await ready(page)
    await form(page).getByLabel('Town').fill('Rye')
    await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Security' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(page).toHaveURL('/profile/settings')
    await expect(form(page).getByLabel('Town')).toHaveValue('Rye')
    await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Security' }).click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/profile/security')
  })

  test('PROF-18 PROF-19 the nickname and the language are saved for the account', async ({ page }) => {
    await register(page)
    await page.goto('/profile/settings')
    await ready(page)
    const nickname = page.getByRole('form', { name: 'Nickname' })
    await nickname.getByLabel('Nickname').fill('Ada Byron')
    await nickname.getByRole('button').click()
    await expect(nickname.getByLabel('Nickname')).toHaveAccessibleDescription('Wrong fake name')
    await nickname.getByLabel('Nickname').fill('Ada')
    await nickname.getByRole('button').click()
    await expect(nickname.getByLabel('Nickname')).toHaveAccessibleDescription('Min length is 4')
    await nickname.getByLabel('Nickname').fill('Lovelace')
    await nickname.getByRole('button').click()
    await expect(nickname.getByRole('status')).toHaveText('Nickname saved.')
    await page.getByRole('main').getByLabel('Language').selectOption('de')
    await expect(page).toHaveURL('/de/profile/settings')
    expect(await ask(page, 'account.getInfo')).toMatchObject({ locale: 'de', fakename: 'Lovelace' })
  })

  for (const [locale, width] of [
    ['', 390],
    ['', 1024],
    ['/ar', 390],
    ['/ar', 1440],
  ] as const) {
    test(`the form has no fault that axe finds, its error states among them: ${locale || 'en'} ${width}`, async ({
      page,
    }) => {
      await register(page)
      await call(page, 'account.saveProfileInfo', { home_town: 'London' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${locale}/profile/settings`)
      await ready(page)
      const postcode = page.locator('input[name=postcode]')
      await postcode.fill('1')
      await page.locator('form:has(input[name=postcode]) button[type=submit]').click()
      await expect(postcode).toHaveAttribute('aria-invalid', 'true')
      expect(await violationsOf(page)).toEqual([])
      await page.screenshot({ path: `test-results/profile${locale.replace('/', '-')}-${width}.png`, fullPage: true })
    })
  }
})
