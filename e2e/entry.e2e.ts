import { expect, test } from './journey.ts'
import { fillRegistration, logIn, logOut, newEmail, password, register } from './register.ts'

test.describe('protected areas', () => {
  test('RTE-89, RTE-90, RTE-91, RTE-92, RTE-93 a typed address leads to the index with the whole path kept', async ({
    request,
  }) => {
    for (const path of [
      '/bets/1',
      '/cashier/history?page=2',
      '/profile/bets',
      '/responsible-game',
      '/ar/cashier/deposit',
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path).toBe(302)
      const to = new URL(answer.headers()['location'] ?? '', 'http://x')
      expect(to.pathname).toBe(path.startsWith('/ar') ? '/ar' : '/')
      expect(to.searchParams.get('redirectUrl')).toBe(path)
    }
  })

  test('RTE-94, RTE-96 a click is guarded like a typed address, and a login leads on to where it was going', async ({
    page,
    browser,
  }) => {
    const email = await register(await browser.newPage())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/support')
    await page.locator('html[data-ready]').waitFor()
    await page.getByText('How was my bet settled?').click()
    await page.getByRole('link', { name: 'See my bets' }).click()
    await expect(page).toHaveURL('/?redirectUrl=%2Fprofile%2Fbets')
    await logIn(page, email)
    await expect(page).toHaveURL('/profile/bets')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('RTE-83 a redirectUrl never leads to another site', async ({ page, browser }) => {
    const email = await register(await browser.newPage())
    await page.goto(`/?redirectUrl=${encodeURIComponent('https://evil.example/x')}`)
    await logIn(page, email)
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    expect(new URL(page.url()).hostname).toBe('localhost')
  })
})

test.describe('the popup', () => {
  test('asked for without a connection it says so, and opens when the line is back', async ({
    page,
    context,
    provokes,
  }) => {
    provokes(/net::ERR_/, /the texts could not be loaded/)
    await page.goto('/support')
    await page.locator('html[data-ready]').waitFor()
    const ask = page.getByRole('banner').getByRole('button', { name: 'Log in' })
    await context.setOffline(true)
    await ask.click()
    await expect(page.getByText('We can’t reach our servers.')).toBeVisible()
    await context.setOffline(false)
    await ask.click()
    await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible()
  })

  test('AUTH-10, RTE-99, RTE-100, RTE-102, DLG-08, DLG-18 flags open it on any page, Esc closes it, and only the flags leave the query', async ({
    page,
  }) => {
    await page.goto('/gamehall?category=slots&show_popup_auth=1')
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await expect(page.getByLabel('Email or phone')).toBeFocused()
    for (let i = 0; i < 15; i++) await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/gamehall?category=slots')
    await page.goto('/?show_popup_reg=1')
    await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible()
  })

  test('RTE-101, DLG-04, DLG-11 prevent_close=1 leaves no way out', async ({ page }) => {
    await page.goto('/?show_popup_reg=1&prevent_close=1')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  })

  test('AUTH-10, DLG-02, DLG-09 the page behind stands still; a click on the overlay closes, one inside does not', async ({
    page,
  }) => {
    await page.goto('/?show_popup_auth=1')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Welcome back.').click()
    await expect(dialog).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('AUTH-14, AUTH-15, AUTH-30, AUTH-32 views change in place, each with its title', async ({ page }) => {
    await page.goto('/?show_popup_auth=1')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('input')).toHaveCount(2)
    for (const name of ['login', 'password']) await expect(dialog.locator(`input[name=${name}]`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Open an account' }).click()
    await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('dialog', { name: 'Reset password' })).toBeVisible()
    await expect(dialog).toHaveCount(1)
  })
})

test.describe('registration', () => {
  test('REG-02, REG-03, REG-18, REG-19 the server’s fields are shown and every wrong one is marked', async ({
    page,
  }) => {
    await page.goto('/?show_popup_reg=1')
    await expect(page.getByLabel(/accept the terms/)).not.toBeChecked()
    await expect(page.getByLabel(/news and offers/)).not.toBeChecked()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'terms', exact: true })).toHaveAttribute(
      'href',
      '/terms'
    )
    await expect(page.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('target', '_blank')
    await page.getByLabel('Password', { exact: true }).fill('abc')
    await expect(page.getByLabel('First name')).toBeVisible()
    // It looks disabled while something is missing; Enter asks all the same.
    await page.getByLabel('Password', { exact: true }).press('Enter')
    for (const sentence of ['insert email address', 'short password', 'Accept the terms to continue'])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page.getByText('Field is required', { exact: true })).toHaveCount(4)
    // The server lists it for the profile only.
    await expect(page.getByLabel('Postcode')).toHaveCount(0)
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('VAL-91 a refused form leads to its first wrong field, which was out of sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await page.goto('/?show_popup_reg=1')
    await expect(page.getByLabel('First name')).toBeVisible()
    await page.getByLabel(/news and offers/).focus()
    await expect(page.getByLabel('Email')).not.toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email')).toBeInViewport()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('PROF-13 the list of countries draws only what is in sight, is searched by typing and chosen by keyboard', async ({
    page,
  }) => {
    await page.goto('/?show_popup_reg=1')
    const country = page.getByRole('combobox', { name: 'Country', exact: true })
    await country.click()
    const search = page.getByRole('combobox', { name: 'Search: Country' })
    await expect(search).toBeFocused()
    const rows = page.getByRole('listbox', { name: 'Country' }).getByRole('option')
    await expect(rows.first()).toBeVisible()
    expect(Number(await rows.first().getAttribute('aria-setsize'))).toBeGreaterThan(24)
    expect(await rows.count()).toBeLessThan(16)
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(36)
    await search.fill('braz')
    await expect(rows).toHaveCount(1)
    await search.press('Enter')
    await expect(country).toContainText('Brazil')
    await expect(country).toBeFocused()
    await country.press('Enter')
    await search.press('Escape')
    await expect(search).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('REG-43, REG-44, REG-45, REG-47, RTE-103, AUTH-26 a new player is signed in and lands on the deposit page', async ({
    page,
  }) => {
    await page.goto('/?show_popup_reg=1')
    await fillRegistration(page, newEmail())
    const profile = page.waitForRequest(/\/api\/account\/getprofileinfo/)
    await page.getByRole('button', { name: 'Open account' }).click()
    await profile
    await expect(page).toHaveURL('/cashier/deposit?register=success')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByTestId('balance')).toHaveText('$0.00')
    await logOut(page)
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    for (const label of ['Email', 'First name', 'Date of birth']) await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByLabel(/accept the terms/)).not.toBeChecked()
  })

  test('REG-52, ERR-52 a refusal of the server stands at its field, and what was typed stays', async ({
    page,
    browser,
    provokes,
  }) => {
    provokes(/status of 400 .*auth\/register/)
    const email = await register(await browser.newPage())
    await page.goto('/?show_popup_reg=1')
    await fillRegistration(page, email)
    await page.getByRole('button', { name: 'Open account' }).click()
    await expect(page.getByText(/already an account/).first()).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
  })
})

test('LOBBY-21, LOBBY-22 a player with nothing on the balance who wants to play for money is led to the cashier, which knows the way back', async ({
  page,
}) => {
  await register(page)
  // However long the cashier takes: it was asked for again with everything that changed on the page meanwhile.
  let asked = 0
  const isQuiet = Promise.withResolvers<void>()
  await page.route('**/cashier/deposit.data*', async (route) => {
    asked += 1
    await isQuiet.promise
    await route.continue().catch(() => undefined)
  })
  const first = page.waitForRequest('**/cashier/deposit.data*')
  await page.goto('/game/midnight-orchard#real')
  await first
  // Whatever else the page asks for has been answered, and changed it, before the cashier answers.
  await expect(page.getByTestId('balance').first()).toBeVisible()
  isQuiet.resolve()
  await expect(page).toHaveURL('/cashier/deposit?backUrl=%2Fgame%2Fmidnight-orchard%23real')
  expect(asked).toBe(1)
})

test('without a connection a click says so, and nothing else is claimed', async ({ page, context, provokes }) => {
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/gamehall')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('link', { name: 'Studios' }).first().click()
  await expect(page.getByRole('heading', { name: 'Studios' })).toBeVisible()
  await page.getByRole('link', { name: 'Casino' }).first().click()
  await expect(page.getByRole('heading', { name: 'Casino' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Studios' }).first().click()
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
})

test.describe('login and logout', () => {
  test('AUTH-35, AUTH-38, AUTH-39, AUTH-43, ERR-41, ERR-42 a wrong entry is one alert, and only one request is sent', async ({
    page,
    provokes,
  }) => {
    provokes(/status of 401 .*auth\/login/)
    let sent = 0
    page.on('request', (request) => (sent += request.url().includes('/api/auth/login') ? 1 : 0))
    await page.goto('/?show_popup_auth=1')
    await page.getByLabel('Email or phone').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill(password)
    // The answer comes after all presses.
    const { promise: pressed, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/auth/login*', async (route) => {
      await pressed
      await route.continue()
    })
    const [button, line] = [
      page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }),
      page.getByLabel('Password', { exact: true }),
    ]
    await button.dblclick()
    await expect(button).toBeDisabled()
    await line.press('Enter')
    answer()
    await expect(page.getByRole('alert')).toHaveText('Wrong login or password')
    await expect(button).toBeEnabled()
    expect(sent).toBe(1)
    expect(await page.evaluate<string>('JSON.stringify(window.dataLayer)')).toBe(
      '[{"event":"login_error","code":"wrong_login_or_password"}]'
    )
  })

  test('AUTH-08, AUTH-25, AUTH-36, AUTH-40, AUTH-42, AUTH-45, AUTH-46, AUTH-47, ACC-20 logging in closes the popup; logging out forgets everything and shows the index', async ({
    page,
    context,
    browser,
  }) => {
    const email = await register(await browser.newPage())
    await page.goto('/gamehall?show_popup_auth=1')
    const profile = page.waitForRequest(/\/api\/account\/getprofileinfo/)
    await logIn(page, email)
    await profile
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/gamehall')
    expect(await page.evaluate<string>('JSON.stringify(window.dataLayer)')).toBe('[{"event":"login"}]')
    const like = page.getByRole('button', { name: 'Add Clearing', exact: false })
    const unlike = page.getByRole('button', { name: 'Remove Clearing', exact: false })
    await like.click()
    await expect(unlike).toBeVisible()
    await page.goto('/cashier/history')
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    // Neither who somebody is nor what opens the account is kept where scripts read, then and afterwards.
    const kept = () =>
      page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')
    for (const secret of [email, password, 'Byron']) expect(await kept()).not.toContain(secret)
    const [left] = await Promise.all([
      page.waitForRequest(/\/api\/auth\/logout/),
      page.getByRole('button', { name: 'Log out' }).click(),
    ])
    expect(left.method()).toBe('GET')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible()
    for (const secret of [email, password, 'Byron']) expect(await kept()).not.toContain(secret)
    await expect(like.first()).toBeVisible()
    await expect(unlike).toHaveCount(0)
    const after = await context.request.get('/cashier/history', { maxRedirects: 0 })
    expect(after.status()).toBe(302)
  })

  test('AUTH-40 AUTH-44 a player whose language is another lands on the same page in it, where the profile is read once', async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage()
    const email = await register(other)
    await other.goto('/cashier/deposit')
    await other.getByLabel('Language').first().selectOption('ar')
    await expect(other).toHaveURL(/\/ar\/cashier\/deposit/)
    await page.goto('/gamehall?show_popup_auth=1')
    const reads: string[] = []
    page.on('request', (request) => void (request.url().includes('/getprofileinfo') && reads.push(request.url())))
    await Promise.all([page.waitForRequest(/\/getprofileinfo\?.*locale=ar/), logIn(page, email)])
    await expect(page).toHaveURL('/ar/gamehall')
    await page.reload()
    await page.locator('html[data-ready]').waitFor()
    expect(reads).toHaveLength(1)
  })
})
