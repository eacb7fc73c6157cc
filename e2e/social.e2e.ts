import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { chooseCountry, newEmail, password, register } from './register.ts'

const sandbox = `http://localhost:${process.env.SANDBOX_PORT ?? ''}`
const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const services = (page: Page) => page.getByTestId('social')
const storedBack = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('socialAuthBackUrl')`)

/** Presses a service and answers its window. */
async function press(page: Page, service: string): Promise<Page> {
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    services(page)
      .getByRole('button', { name: `Continue with ${service}` })
      .click(),
  ])
  await shown.getByRole('heading', { name: /Sign in with/ }).waitFor()
  return shown
}
interface Person {
  email: string
  verified?: boolean
  first?: string
  last?: string
}
/** Says who one is on the service's own page, and agrees; the window shuts by itself. */
async function agree(shown: Page, { email, verified = true, first = '', last = '' }: Person): Promise<void> {
  await shown.getByLabel('Email', { exact: true }).fill(email)
  await shown.getByLabel('First name').fill(first)
  await shown.getByLabel('Last name').fill(last)
  await shown.getByLabel('This email is verified').setChecked(verified)
  await shown.getByRole('button', { name: 'Allow' }).click()
}
const completion = (page: Page) => page.getByRole('dialog', { name: 'Complete your registration' })
async function complete(page: Page): Promise<void> {
  const dialog = completion(page)
  await dialog.getByLabel('Date of birth').fill('1990-12-10')
  await chooseCountry(page, 'United Kingdom')
  await dialog.getByRole('button', { name: 'Save and continue' }).click()
  await expect(dialog).toHaveCount(0)
}
const codeIn = (text = ''): string => /\b(\d{6})\b/.exec(text)?.[1] ?? ''
/** The code of the newest of so many emails with one: others tell of what was changed. */
async function codeTo(page: Page, email: string, nth: number): Promise<string> {
  let found: { text: string }[] = []
  const mailbox = `${sandbox}/postbox/mailboxes/${encodeURIComponent(email)}/messages`
  await expect
    .poll(async () => {
      const emails = (await (await page.request.get(mailbox)).json()) as typeof found
      found = emails.filter(({ text }) => codeIn(text) !== '')
      return found.length
    })
    .toBe(nth)
  return codeIn(found.at(-1)?.text)
}
const infoOf = async (page: Page) => {
  const answer = (await (await page.request.get('/api/account/getInfo?locale=en&version=1')).json()) as {
    data: { uid: number; is_registration_completed: boolean }
  }
  return answer.data
}

test.describe('signing up with a service', () => {
  test('SOC-01 SOC-02 SOC-03 SOC-05 SOC-08 SOC-09 RTE-105 REG-10 in a window of 640 × 480; what is missing is asked for on every page and cannot be passed by', async ({
    page,
  }) => {
    await page.goto('/support?show_popup_reg=1')
    await ready(page)
    const dialog = page.getByRole('dialog', { name: 'Open an account' })
    await expect(services(page).getByRole('button')).toHaveText([
      'Continue with Google',
      'Continue with Facebook',
      'Continue with Telegram',
    ])
    await expect(services(page)).toContainText('Or continue with')
    await dialog.getByLabel(/accept the terms/).check()
    await page.evaluate(
      `{ const open = window.open; window.open = (...given) => { window.asked = given; return open(...given) } }`
    )
    const shown = await press(page, 'Google')
    const [address = '', , features = ''] = await page.evaluate<string[]>('window.asked')
    expect(address).toBe('/oauth/init?service=google&redirect_url=%2Fsupport&type_auth=registration')
    expect(features).toMatch(/^popup,width=640,height=480,/)
    expect(await shown.evaluate<number[]>('[innerWidth, innerHeight]')).toEqual([640, 480])
    expect(await storedBack(page)).toBe('/support')
    const email = newEmail()
    await Promise.all([shown.waitForEvent('close'), agree(shown, { email, first: 'Ada', last: 'Byron' })])
    await expect(completion(page)).toBeVisible()
    expect(await storedBack(page)).toBeNull()
    await expect(page).toHaveURL('/support')
    expect(await page.evaluate<string>('JSON.stringify(window.dataLayer)')).toBe('[{"event":"registration"}]')
    // Only what is missing, and no way around it.
    await expect(completion(page).getByLabel('First name')).toHaveCount(0)
    await expect(completion(page).getByLabel(/accept the terms/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(completion(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
    for (const path of ['/gamehall', '/betting', '/cashier/deposit', '/profile/settings', '/game/dicebox']) {
      await page.goto(path)
      await expect(completion(page), path).toBeVisible()
    }
    await page.goto('/gamehall')
    // It looks disabled while something is missing, yet a press says what.
    await completion(page).getByLabel('Currency').waitFor()
    await completion(page).getByRole('button', { name: 'Save and continue' }).click({ force: true })
    await expect(completion(page).getByText('Field is required').first()).toBeVisible()
    await complete(page)
    expect((await infoOf(page)).is_registration_completed).toBe(true)
    await page.goto('/cashier/deposit')
    await ready(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('SOC-06 unticked terms are asked for, and no window opens', async ({ page, context }) => {
    await page.goto('/?show_popup_reg=1')
    await ready(page)
    await services(page).getByRole('button', { name: 'Continue with Telegram' }).click()
    await expect(page.getByText('Accept the terms to continue')).toBeVisible()
    await expect(page.getByLabel(/accept the terms/)).toBeFocused()
    expect(context.pages()).toHaveLength(1)
    expect(await storedBack(page)).toBeNull()
    await page.getByLabel(/accept the terms/).check()
    await expect(page.getByText('Accept the terms to continue')).toHaveCount(0)
    await (await press(page, 'Telegram')).close()
    await expect(page.getByRole('alert')).toHaveText('You closed the window before logging in. Try again.')
  })
})

test('REG-09 SOC-07 where the operator wants it so there are services in place of the form, and terms that are inactive are not asked for', async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://services.localhost:${new URL(baseURL ?? '').port}/?show_popup_reg=1`)
  await ready(page)
  const dialog = page.getByRole('dialog', { name: 'Open an account' })
  await expect(services(page)).toContainText('Open your account with')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await agree(await press(page, 'Google'), { email: newEmail(), first: 'Ada', last: 'Byron' })
  await expect(completion(page).getByLabel('Date of birth')).toBeVisible()
  await expect(completion(page).getByRole('checkbox')).toHaveCount(0)
  await complete(page)
  await dialog.waitFor({ state: 'detached' })
})

test.describe('signing in with a service', () => {
  test('AUTH-33 RTE-82 SOC-04 CONST-43 leads to the way back that the address names', async ({ page, browser }) => {
    const email = newEmail()
    const first = await browser.newPage()
    await first.goto('/?show_popup_reg=1')
    await ready(first)
    await first.getByLabel(/accept the terms/).check()
    await agree(await press(first, 'Facebook'), { email, first: 'Ada', last: 'Byron' })
    await complete(first)
    await page.goto('/support?show_popup_auth=1&backUrl=%2Fgamehall%3Fcategory%3Dslots')
    await ready(page)
    const shown = await press(page, 'Facebook')
    expect(await storedBack(page)).toBe('/gamehall?category=slots')
    // Who was here before is offered by name.
    await Promise.all([
      shown.waitForEvent('close'),
      shown.getByRole('button', { name: `Continue as ${email}` }).click(),
    ])
    await expect(page).toHaveURL('/gamehall?category=slots')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    expect((await infoOf(page)).uid).toBe((await infoOf(first)).uid)
  })

  test('RTE-83 a way back to another site is none', async ({ page }) => {
    await page.goto(`/support?show_popup_auth=1&backUrl=${encodeURIComponent('https://evil.example/x')}`)
    await ready(page)
    const shown = await press(page, 'Google')
    expect(await storedBack(page)).toMatch(/^\/support/)
    await agree(shown, { email: newEmail() })
    await expect(completion(page)).toBeVisible()
    expect(new URL(page.url()).hostname).toBe('localhost')
  })

  test('SOC-03 who declines, or has an account here that is not known to be theirs, is told so in the popup, and nothing is made', async ({
    page,
    browser,
    provokes,
  }) => {
    provokes(/status of 400 .*oauth/, /status of 409 .*oauth/)
    const taken = await register(await browser.newPage())
    await page.goto('/?show_popup_auth=1')
    await ready(page)
    const declined = await press(page, 'Google')
    await Promise.all([declined.waitForEvent('close'), declined.getByRole('button', { name: 'Decline' }).click()])
    await expect(page.getByRole('alert')).toHaveText(
      'You cancelled at the other service, so you’re not logged in. You can try again.'
    )
    await agree(await press(page, 'Google'), { email: taken })
    await expect(page.getByRole('alert')).toHaveText(
      'There’s already an account with this email. Log in with your password.'
    )
    expect((await infoOf(page)).uid).toBe(0)
    await page.getByLabel('Email or phone').fill(taken)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  })

  test('SOC-04 where no window may open, the page itself goes to the service and comes back to where it was; a refusal is read in the language of the site', async ({
    page,
    provokes,
  }) => {
    provokes(/status of 400 .*oauth/)
    await page.addInitScript('window.open = () => null')
    await page.goto('/ar/gamehall?category=slots&show_popup_auth=1')
    await ready(page)
    const go = async () => {
      await services(page).getByRole('button').first().click()
      await page.getByRole('heading', { name: /Sign in with Google/ }).waitFor()
    }
    await go()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('alert')).toContainText('ألغيت العملية لدى الخدمة الأخرى')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('link').click()
    await expect(page).toHaveURL('/ar/gamehall?category=slots')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('ألغيت العملية لدى الخدمة الأخرى')
    await go()
    await agree(page, { email: newEmail() })
    await expect(page).toHaveURL('/ar/gamehall?category=slots')
    await expect(page.getByRole('dialog', { name: 'أكمل تسجيلك' })).toBeVisible()
  })

  test('SOC-03 a service that does not answer is told of, and the popup stays', async ({ page, provokes, request }) => {
    provokes(/status of 503/)
    // Of this service alone: other journeys sign in by others.
    const trouble = (name: string) =>
      request.post(`${sandbox}/openid/control/trouble`, { data: { trouble: name, service: 'facebook' } })
    await page.goto('/?show_popup_auth=1')
    await ready(page)
    const shown = await press(page, 'Facebook')
    // Between the page and the token.
    await trouble('tokens')
    try {
      await agree(shown, { email: newEmail() })
      await expect(page.getByRole('alert')).toContainText('The other service isn’t responding.')
    } finally {
      await trouble('none')
    }
    expect((await infoOf(page)).uid).toBe(0)
  })
})

test('SOC-12 SOC-15 in a form that stands in a page of the site a service leads that page to the main page, with the way back', async ({
  page,
  context,
}) => {
  await page.goto('/support')
  await ready(page)
  await page.evaluate(`
    const frame = document.createElement('iframe')
    frame.src = '/forms/sign_up?backUrl=%2Fgamehall'
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:99;background:#000'
    document.body.append(frame)`)
  const form = page.frameLocator('iframe')
  await form.locator('html[data-ready]').waitFor()
  await form.getByLabel(/accept the terms/).check()
  await form.getByRole('button', { name: 'Continue with Google' }).click()
  // SOC-15: the site's own page goes there by itself.
  await expect(page).toHaveURL('/?show_popup_reg=1&backUrl=%2Fgamehall')
  expect(context.pages()).toHaveLength(1)
  await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible()
})

test('SOC-08 an incomplete account may leave, and moves no money', async ({ page }) => {
  await page.goto('/?show_popup_auth=1')
  await ready(page)
  await agree(await press(page, 'Google'), { email: newEmail(), first: 'Ada', last: 'Byron' })
  const dialog = completion(page)
  // Whoever meant to log in has not been asked for the terms.
  await expect(dialog.getByLabel(/accept the terms/)).toBeVisible()
  const refused = await page.request.post('/api/cashier/makedeposit?locale=en&version=1', {
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': 'social-journey-1' },
    multipart: { method: 'card', amount: '20' },
  })
  expect([refused.status(), ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
    409,
    'registration_incomplete',
  ])
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible()
  expect((await infoOf(page)).uid).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('2FA-04 2FA-05 the second step is asked of who comes by a service too, and leads to the way back', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 401 .*sociallogin/)
  const email = newEmail()
  await page.goto('/?show_popup_reg=1')
  await ready(page)
  await page.getByLabel(/accept the terms/).check()
  await agree(await press(page, 'Google'), { email, first: 'Ada', last: 'Byron' })
  await complete(page)
  await page.goto('/profile/security')
  const section = page.getByRole('region', { name: 'Log in with a code' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByLabel('Code from the email').fill(await codeTo(page, email, 1))
  await section.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto('/support?show_popup_auth=1&backUrl=%2Fgamehall')
  await ready(other)
  await agree(await press(other, 'Google'), { email })
  const step = other.getByRole('dialog', { name: 'Enter the code' })
  await expect(step.getByTestId('resend-wait')).toContainText('second')
  expect((await infoOf(other)).uid).toBe(0)
  const code = await codeTo(other, email, 2)
  await step.getByLabel('Code from the email').fill(code === '123456' ? '654321' : '123456')
  await step.getByLabel('Code from the email').press('Enter')
  await expect(step.getByRole('alert')).toHaveText('That code isn’t right. Check the most recent email.')
  await step.getByLabel('Code from the email').fill(code)
  await step.getByLabel('Code from the email').press('Enter')
  await expect(other).toHaveURL('/gamehall')
  await expect(other.getByRole('dialog')).toHaveCount(0)
  expect((await infoOf(other)).uid).toBe((await infoOf(page)).uid)
})
