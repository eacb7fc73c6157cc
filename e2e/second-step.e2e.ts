import { ask } from './api.ts'
import { expect, test } from './journey.ts'
import { codeIn, letterOf } from './letters.ts'
import { logIn, password, register } from './register.ts'

test('2FA-04 2FA-05 2FA-07 2FA-10 2FA-12 AUTH-13 AUTH-37 PROF-34 PROF-35 the second step is switched on by a letter’s code, and from then on a login needs one', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 401 .*auth\/login/, /status of 409 .*changeTwoFactorAuth/)
  const email = await register(page)
  await page.goto('/profile/security')
  const section = page.getByRole('region', { name: 'Log in with a code' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('alert')).toContainText('Confirm your email first')
  await section.getByRole('link', { name: 'Go to settings' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click()
  const link = /https?:\S+\/confirmation\S+/.exec(await letterOf(page, email, 1))?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL('/confirmation/success')

  await page.goto('/profile/security')
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByLabel('Code from the email').fill(codeIn(await letterOf(page, email, 2)))
  await section.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible()
  await expect(section.getByText('On', { exact: true })).toBeVisible()
  expect((await ask(page, 'account.getInfo')).two_factor_auth).toBe(true)

  const other = await (await browser.newContext()).newPage()
  await other.goto('/gamehall?show_popup_auth=1')
  await logIn(other, email)
  const step = other.getByRole('dialog', { name: 'Enter the code' })
  const wait = step.getByTestId('resend-wait')
  await expect(wait).toContainText('second')
  const seconds = async () => Number(/\d+/.exec((await wait.textContent()) ?? '')?.[0])
  const first = await seconds()
  await expect.poll(seconds).toBeLessThan(first)
  await step.getByRole('button', { name: 'Log in' }).first().click()
  await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await logIn(other, email)
  await step.getByLabel('Code from the email').fill('12345')
  await step.getByLabel('Code from the email').press('Enter')
  await expect(step.getByRole('alert')).toHaveText('Enter the 6-digit code from the email.')
  const code = codeIn(await letterOf(page, email, 3))
  await step.getByLabel('Code from the email').fill(code === '123456' ? '654321' : '123456')
  await step.getByLabel('Code from the email').press('Enter')
  await expect(step.getByRole('alert')).toHaveText('That code isn’t right. Check the most recent email.')
  // Pasted as letters show it.
  await step.getByLabel('Code from the email').fill('')
  await other.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(step.getByLabel('Code from the email')).toHaveValue(code)
  const [request] = await Promise.all([
    other.waitForRequest(/\/api\/auth\/login/),
    step.getByLabel('Code from the email').press('Enter'),
  ])
  for (const sent of [email, password, code]) expect(request.postData()).toContain(sent)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await expect(other).toHaveURL('/gamehall')
})

test('2FA-07 2FA-08 ERR-48 when the time is over another code is asked for by a login without one, and the time begins anew', async ({
  page,
  provokes,
}) => {
  provokes(/status of 401 .*auth\/login/)
  let asked = 0
  await page.route('**/api/auth/login*', (route) => {
    asked += 1
    expect(route.request().postData()).not.toContain('name="code"')
    const error = {
      type: 'AuthorizationException',
      code: 'second_step_needed',
      message: 'two_factor_auth is enable',
      invalid_parameters: {},
    }
    return route.fulfill({
      status: 401,
      json: { error: { ...error, error_data: { resend_time: asked === 1 ? 0 : 50 } } },
    })
  })
  await page.goto('/?show_popup_auth=1')
  await logIn(page, 'somebody@example.com')
  const step = page.getByRole('dialog', { name: 'Enter the code' })
  await step.getByRole('button', { name: 'Send a new code' }).click()
  await expect(step.getByRole('status')).toHaveText('We’ve sent a new code.')
  await expect(step.getByTestId('resend-wait')).toContainText('second')
  // The button is gone, and the keyboard goes on where the code is typed.
  await expect(step.getByLabel('Code from the email')).toBeFocused()
  expect(asked).toBe(2)
})
