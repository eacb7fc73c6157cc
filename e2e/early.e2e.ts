import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { chooseCountry, newEmail, password } from './register.ts'

/** The scripts that match wait until they are let go; all else comes. */
async function holdScripts(page: Page, which: string): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
const alive = (page: Page) => page.locator('html[data-ready]')

test.describe('before the scripts are there', () => {
  test('none is asked for by the document itself: it is painted first', async ({ request }) => {
    for (const path of ['/', '/ar/gamehall', '/forms/sign_in']) {
      const html = await (await request.get(path)).text()
      expect(html, path).toContain('type="text/plain" data-parts="/assets/')
      expect(html, path).not.toMatch(/<script[^>]+(?:type="module"|src=)|<link[^>]+rel="modulepreload"/)
    }
  })

  test('the first picture of a page has the line of a phone to itself, and is not large', async ({ request }) => {
    for (const path of ['/', '/gamehall', '/tournaments/1', '/promotions/1', '/jackpots/1', '/draws/1', '/loyalty']) {
      const html = await (await request.get(path)).text()
      const first = [...html.matchAll(/<picture\b.*?<\/picture>/gs)].filter(([one]) =>
        /fetchpriority="high"/i.test(one)
      )
      expect(first, path).toHaveLength(1)
      // The cut for phones stands before the other.
      const address = / 1x, (\S+) 2x"/.exec(String(first))?.[1] ?? ''
      expect((await (await request.get(address)).body()).length, path).toBeLessThan(40_000)
      // The server's renderer names each picture that is asked for at once before sheet and letters.
      expect(html, path).not.toMatch(/<link[^>]+as="image"/)
    }
  })

  test('what is typed stays, with its caret and the focus, and the form knows of it', async ({ page, provokes }) => {
    // Nobody has an account of that name.
    provokes(/status of 401 .*auth\/login/)
    const letGo = await holdScripts(page, '**/*.js')
    await page.goto('/forms/sign_in', { waitUntil: 'commit' })
    const login = page.getByLabel('Email or phone')
    await page.getByLabel('Password', { exact: true }).pressSequentially('guess')
    await login.pressSequentially('ada@exmple.com')
    for (let step = 0; step < 'mple.com'.length; step++) await page.keyboard.press('ArrowLeft')
    expect(await alive(page).count()).toBe(0)
    letGo()
    await alive(page).waitFor()
    await expect(login).toBeFocused()
    await page.keyboard.type('a')
    await expect(login).toHaveValue('ada@example.com')
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('auth/login'))
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    const body = (await sent).postData() ?? ''
    expect(body).toContain('ada@example.com')
    expect(body).toContain('guess')
    await expect(page.getByRole('alert')).toHaveText('Wrong login or password')
  })

  test('what is filled in and ticked is in the form when it is sent', async ({ page }) => {
    const email = newEmail()
    const letGo = await holdScripts(page, '**/*.js')
    await page.goto('/forms/sign_up', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel(/accept the terms/).check()
    expect(await alive(page).count()).toBe(0)
    letGo()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Date of birth').fill('1990-12-10')
    await chooseCountry(page, 'United Kingdom')
    // It is enabled once the form holds all that it needs.
    await expect(page.getByRole('button', { name: 'Open account' })).toBeEnabled()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel(/accept the terms/)).toBeChecked()
  })

  test('CMS-30 a language that is chosen is gone to', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const letGo = await holdScripts(page, '**/*.js')
    await page.goto('/gamehall', { waitUntil: 'commit' })
    await page.getByLabel('Language').first().selectOption('ar')
    letGo()
    await expect(page).toHaveURL('/ar/gamehall')
  })
})

test.describe('the search’s keys', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Search games, studios, teams and leagues' })

  test('LOBBY-05 pressed before the scripts are there, they open it with what was typed since', async ({ page }) => {
    const letGo = await holdScripts(page, '**/*.js')
    await page.goto('/providers', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('orcha')
    await page.keyboard.press('Backspace')
    letGo()
    await expect(field(page)).toHaveValue('orch')
    await expect(page.getByRole('dialog').getByRole('link', { name: /Midnight Orchard/ })).toBeVisible()
  })

  test('LOBBY-05 no letter is lost while it is on its way, and none afterwards', async ({ page }) => {
    const letGo = await holdScripts(page, '**/search-popup-*.js')
    await page.goto('/providers')
    await alive(page).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('midnight or')
    letGo()
    await expect(field(page)).toHaveValue('midnight or')
    await page.keyboard.type('ch')
    await expect(field(page)).toHaveValue('midnight orch')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('x')
    await expect(field(page)).toHaveValue('x')
  })

  for (const delay of [0, 15, 30, 60])
    test(`LOBBY-05 a word that is typed while the search opens stands in it whole, a letter every ${delay} ms`, async ({
      page,
    }) => {
      await page.goto('/')
      await alive(page).waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('plinko', { delay })
      await expect(field(page)).toHaveValue('plinko')
      await expect(page.getByRole('dialog').getByRole('link', { name: /Plumb/ })).toBeVisible()
    })
})
