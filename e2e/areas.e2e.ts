import type { Page } from '@playwright/test'
import { ask } from './api.ts'
import { expect, test } from './journey.ts'
import { logIn, password, register } from './register.ts'
import { paced } from './pace.ts'

const open = [
  '/offers',
  '/promotions',
  '/jackpots',
  '/tournaments',
  '/loyalty',
  '/loyalty/shop',
  '/winners',
  '/support',
  '/unsubscribe',
  '/confirmation',
]
const more = ['/confirmation/success', '/_icons', '/forms/sign_in', '/forms/sign_up']
const unknown = [
  '/offers/9',
  '/promotions/999',
  '/jackpots/9',
  '/tournaments/9',
  '/tournaments/9/gamehall',
  '/loyalty/nobody',
  '/offers/x',
]
const guarded = [
  '/profile',
  '/profile/security',
  '/profile/bonuses',
  '/profile/responsible-game',
  '/responsible-game',
  '/bets/any/thing',
]
const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.describe('the areas around playing', () => {
  test('RTE-01 each page answers bare and with a prefix, in the matching language; what nobody knows is not found', async ({
    request,
  }) => {
    for (const path of [...open, ...more]) {
      const bare = await request.get(path, { headers: { 'accept-language': 'en' } })
      expect([path, bare.status()]).toEqual([path, 200])
      expect(await bare.text(), path).toContain('<html lang="en" dir="ltr"')
      const arabic = await request.get(`/ar${path}`)
      expect([path, arabic.status()]).toEqual([path, 200])
      expect(await arabic.text(), path).toContain('<html lang="ar" dir="rtl"')
    }
    for (const path of unknown)
      expect((await request.get(path, { headers: { 'accept-language': 'en' } })).status(), path).toBe(404)
  })

  test('RTE-69 RTE-70 RTE-89 RTE-92 areas of players lead a visitor to the index with the way back', async ({
    request,
  }) => {
    for (const path of guarded) {
      const answer = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': 'en' } })
      expect([path, answer.status(), answer.headers()['location']]).toEqual([
        path,
        302,
        `/?redirectUrl=${encodeURIComponent(path)}`,
      ])
    }
  })

  test('SYS-26 SYS-33 SYS-34 SYS-35 a reader gets the page of an error, a bot its status and nothing to keep', async ({
    request,
  }) => {
    const reader = await request.get('/no/such/page', { headers: { 'accept-language': 'en', 'user-agent': browser } })
    expect(reader.status()).toBe(404)
    expect(await reader.text()).toMatch(/<h1[^>]*>Page not found<\/h1>/)
    const crawled = await request.get('/no/such/page', { headers: { 'user-agent': bot } })
    expect(crawled.status()).toBe(404)
    const text = await crawled.text()
    expect(text).not.toContain('<h1')
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(text).toContain('id="side-rail"')
  })

  test('RTE-10 the navigation reaches every area, on a desktop and on a phone', async ({ page }) => {
    await register(page)
    const areas = [
      '/gamehall',
      '/betting',
      '/cashier/deposit',
      '/profile/bonuses',
      '/loyalty',
      '/promotions',
      '/tournaments',
      '/jackpots',
      '/support',
    ]
    const all = [...areas, '/profile/settings', '/offers', '/winners']
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await ready(page)
    for (const to of all) await expect(page.locator(`#side-rail a[href="${to}"]`), to).toBeVisible()
    await page.locator('#side-rail a[href="/support"]').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const to of all) await expect(menu.locator(`a[href="${to}"]`), to).toBeAttached()
    await menu.locator('a[href="/tournaments"]').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('dialogs', () => {
  test('DLG-03 DLG-11 DLG-12 DLG-16 DLG-17 DLG-10 a popup is centred, a curtain stands at its side; Esc closes the topmost only, and the page stands still until the last is closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 900 })
    await page.goto('/')
    await ready(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0)
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Search' })
    await expect(search).toBeVisible()
    // One that has a button of its own hides that of its frame.
    for (const one of [menu, search]) await expect(one.locator('button[aria-label=Close]')).toHaveCount(1)
    const centre = async () => {
      const box = await search.boundingBox()
      return box ? Math.abs(box.x + box.width / 2 - 450) : 900
    }
    await expect.poll(centre).toBeLessThan(12)
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)
    await expect(menu).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    // The other side is that of what is held beside the page.
    await page.getByRole('button', { name: 'Chat with us' }).click()
    const chat = page.getByRole('dialog', { name: 'Support' })
    await expect(chat).toBeVisible()
    await expect
      .poll(async () => {
        const box = await chat.boundingBox()
        return box ? Math.round(box.x + box.width) : 0
      })
      .toBe(900)
  })

  test('DLG-24 DLG-25 a player with nothing on the balance who plays for fun is told so, once', async ({ page }) => {
    await register(page)
    await page.goto('/game/dicebox')
    const dialog = page.getByRole('dialog', { name: 'You’re playing for free' })
    await expect(dialog.getByRole('link', { name: 'Play for real money' })).toHaveAttribute(
      'href',
      '/cashier/deposit?backUrl=%2Fgame%2Fdicebox%23real'
    )
    await dialog.getByRole('button', { name: 'Keep playing for free' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await ready(page)
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('DLG-25 a visitor who leaves a game played for free is asked to go on with it, or to open an account', async ({
    page,
  }) => {
    await page.goto('/game/dicebox')
    await ready(page)
    await expect(page.locator('iframe')).toBeVisible()
    await page.getByRole('link', { name: 'Tournaments' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'You’re playing for free' })
    await expect(dialog.getByRole('link', { name: 'Play for real money' })).toHaveAttribute(
      'href',
      '/game/dicebox#real'
    )
    await dialog.getByRole('link', { name: 'Keep playing for free' }).click()
    await expect(page).toHaveURL('/game/dicebox')
    await expect(page.locator('iframe')).toBeVisible()
    await page.goto('/game/dicebox#real')
    await expect(page.getByRole('dialog', { name: /Log in|Open an account/ })).toBeVisible()
  })
})

test.describe('one’s own account', () => {
  test('RTE-110 RTE-111 DLG-41 DLG-44 DLG-49 who must fill in the profile first is led there, told so, and finds the way back', async ({
    page,
    provokes,
  }) => {
    provokes(/status of 409 .*makedeposit/)
    await register(page)
    const error = {
      type: 'UserNeedProfileDataException',
      code: 'user_need_profile_data',
      message: 'Complete your profile first.',
      error_data: {},
      invalid_parameters: {},
    }
    await page.route('**/api/cashier/makedeposit?*', (route) => route.fulfill({ status: 409, json: { error } }))
    await page.goto('/cashier/deposit/card')
    await ready(page)
    await page.getByLabel('Amount', { exact: true }).fill('20')
    await page.getByRole('button', { name: /^Deposit \$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete your profile' })
    await dialog.getByRole('button', { name: 'Go to my profile' }).click()
    await expect(page).toHaveURL('/profile/settings?from=%2Fcashier%2Fdeposit%2Fcard&toastType=profile')
    await expect(page.locator('[data-kind=profile]')).toBeVisible()
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await expect(page).toHaveURL('/cashier/deposit/card')
  })

  test('PROF-32 RTE-40 a new password opens, the old one does not', async ({ page, browser, provokes }) => {
    provokes(/status of 400 .*changepassword/, /status of 401 .*auth\/login/)
    const email = await register(page)
    await page.goto('/profile/security')
    await ready(page)
    await page.getByLabel('Current password', { exact: true }).fill('not-my-password-1')
    await page.getByLabel('New password', { exact: true }).fill('copper-Kettle-17')
    await page.getByLabel('Repeat new password', { exact: true }).fill('copper-Kettle-17')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('This isn’t your current password.')).toBeVisible()
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed. You’re logged out on all other devices.')).toBeVisible()
    const other = await browser.newPage()
    await other.goto('/?show_popup_auth=1')
    await logIn(other, email)
    await expect(other.getByRole('alert')).toHaveText('Wrong login or password')
  })

  test('PROF-37 RTE-42 DLG-47 DLG-48 CONST-41 news are chosen for each contact; the toast stands 16 pixels below the header, whatever its height', async ({
    page,
  }) => {
    await register(page)
    for (const [width, ticked] of [
      [390, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/profile/notification')
      await ready(page)
      await page.getByRole('switch').setChecked(ticked, { force: true })
      const toast = page.locator('[data-kind=profile]')
      await expect(toast).toBeVisible()
      const header = (await page.locator('header').first().boundingBox())?.height ?? 0
      await expect.poll(async () => Math.round((await toast.boundingBox())?.y ?? 0)).toBe(Math.round(header) + 16)
    }
  })

  test('RTE-62 RTE-63 RTE-64 PROF-30 DLG-13 DLG-38 DLG-49 REG-56 REG-57 the e-mail is confirmed by the link of a letter, and told so', async ({
    page,
    provokes,
  }) => {
    // The link that is opened twice.
    provokes(/status of 400 .*confirmContact/)
    const email = await register(page)
    await page.goto('/profile/settings')
    await ready(page)
    await expect(page.getByTestId('confirm-hint')).toContainText(email)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your email' })
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(page.locator('[data-kind=confirm]')).toContainText(email)
    // That a letter was sent is kept in this browser: nobody is reminded again.
    const { uid } = await ask(page, 'account.getInfo')
    expect(await page.evaluate<string | null>(`localStorage.getItem('confirm_sent_${String(uid)}')`)).toBe('1')
    await page.reload()
    await ready(page)
    await expect(page.getByTestId('confirm-hint')).toBeHidden()
    await page.goto(`/confirmation?contact=${encodeURIComponent(email)}`)
    await ready(page)
    await page.getByLabel('Code').fill('12')
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.getByText('Enter all 6 digits of the code')).toBeVisible()
    await expect(async () => {
      await page.goto(
        `http://localhost:${process.env.SANDBOX_PORT ?? ''}/postbox/mailboxes/${encodeURIComponent(email)}`
      )
      await expect(page.getByRole('article')).toHaveCount(1, { timeout: paced(1000) })
    }).toPass()
    await page
      .getByRole('article')
      .getByRole('link', { name: /confirmation/ })
      .click()
    await expect(page).toHaveURL('/confirmation/success')
    await expect(page.locator('[data-kind=confirm]')).toContainText('Email confirmed')
    await expect(page.getByText('If you forget your password, you can now reset it by email.')).toBeVisible()
    // The link of the letter is opened again: its code is used, and what it was for is done.
    await page.goto(`/confirmation?contact=${encodeURIComponent(email)}&code=123456`)
    await expect(page).toHaveURL('/confirmation/success')
    await page.goto('/profile/settings')
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(page.getByTestId('confirm-hint')).toHaveCount(0)
  })

  test('SOC-11 SOC-13 SOC-15 a form in a page of the site tells it where it is and of the login, and is closed', async ({
    page,
    browser,
  }) => {
    const email = await register(await browser.newPage())
    await page.goto('/support')
    await ready(page)
    await page.evaluate(`
      window.told = []
      addEventListener('message', ({ data, origin }) => { if (data && data.type) window.told.push([data.type, origin === location.origin]) })
      const frame = document.createElement('iframe')
      frame.src = '/forms/sign_in'
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:99;background:#000'
      document.body.append(frame)`)
    const form = page.frameLocator('iframe')
    await form.locator('html[data-ready]').waitFor()
    await expect(form.locator('header [href="/"], nav, footer')).toHaveCount(0)
    await form.getByLabel('Email or phone').fill(email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    // SOC-15: this page learns of it and closes the form.
    await expect(page.locator('iframe')).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: /account/i })).toBeVisible()
    expect(await page.evaluate('window.told')).toEqual([
      ['checkIframe', true],
      ['refresh_user', true],
    ])
  })
})
