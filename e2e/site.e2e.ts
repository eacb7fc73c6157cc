import { expect, test } from './journey.ts'
import { violationsOf } from './violations.ts'

// What is used inside of the page.
interface Link {
  getAttribute(name: string): string | null
}

const game = 'midnight-orchard'
const open = ['/', '/betting', '/gamehall', '/providers', `/game/${game}`]

test.describe('addresses', () => {
  for (const path of open) {
    test(`RTE-01, CMS-23 ${path} answers bare and with a prefix, in the matching language`, async ({ request }) => {
      const bare = await request.get(path, { headers: { 'accept-language': 'en' } })
      expect(bare.status()).toBe(200)
      expect(await bare.text()).toContain('<html lang="en" dir="ltr"')
      const arabic = await request.get(path === '/' ? '/ar' : `/ar${path}`)
      expect(arabic.status()).toBe(200)
      expect(await arabic.text()).toContain('<html lang="ar" dir="rtl"')
    })
  }

  test('RTE-02 links carry the prefix in Arabic and none in English', async ({ page }) => {
    await page.goto('/gamehall')
    // All at one moment: what is live on the page comes and goes.
    const links = () =>
      page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((one) => (one as unknown as Link).getAttribute('href') ?? ''))
    expect((await links()).filter((href) => /^\/(en|ar)(\/|$|\?)/.test(href))).toEqual([])
    await page.goto('/ar/gamehall')
    expect((await links()).filter((href) => !/^\/ar(\/|$|\?)/.test(href))).toEqual([])
  })

  test('RTE-03 the default locale’s own prefix leads to the bare path, query kept', async ({ request }) => {
    const answer = await request.get('/en/gamehall?category=slots', { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['location']).toBe('/gamehall?category=slots')
  })

  test('RTE-04, RTE-68, RTE-109 what nobody knows is not found, and the way on still works', async ({
    page,
    request,
    provokes,
  }) => {
    provokes(/status of 404 .*\/(%zz|no\/such\/page)/)
    for (const path of ['/zz', '/zz/offers', '/game/no-such-game', '/ar/nowhere'])
      expect((await request.get(path)).status(), path).toBe(404)
    // One that cannot even be decoded is no other.
    await page.goto('/%zz')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('RTE-50 a category’s own address leads to its view of the hall', async ({ request }) => {
    for (const [from, to] of [
      ['/gamehall/slots', '/gamehall?category=slots'],
      ['/ar/gamehall/slots', '/ar/gamehall?category=slots'],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      expect(
        new URL(answer.headers()['location'] ?? '', 'http://x').pathname +
          new URL(answer.headers()['location'] ?? '', 'http://x').search
      ).toBe(to)
    }
  })

  test('CMS-34, CMS-35, CMS-38, GAME-08 the head names the page, its canonical address and its other languages', async ({
    page,
    request,
  }) => {
    await page.goto(`/ar/game/${game}?x=1`)
    await expect(page).toHaveTitle(/Midnight Orchard/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/ar/game/${game}$`))
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
      'href',
      new RegExp(`[^r]/game/${game}$`)
    )
    await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveCount(1)
    const { locales } = (await (await request.get('/nfx/i18n/locales')).json()) as { locales: unknown[] }
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(locales.length + 1)
  })
})

test.describe('the game hall', () => {
  test('RTE-49, RTE-51, LOBBY-07, LOBBY-09 a kind is chosen by its link, stands in the address, and the back button undoes it', async ({
    page,
  }) => {
    await page.goto('/gamehall')
    await page
      .getByRole('navigation', { name: 'Game types' })
      .getByRole('link', { name: /^Slots/ })
      .click()
    await expect(page).toHaveURL('/gamehall?category=slots')
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
  })

  test('RTE-52, RTE-53, LOBBY-08 studios are chosen one or more; what fits nothing says so', async ({ page }) => {
    await page.goto('/gamehall')
    await page.getByRole('navigation', { name: 'Studios' }).getByRole('link', { name: 'Foxglove' }).click()
    await expect(page).toHaveURL('/gamehall?providers=foxglove')
    await expect(page.getByRole('link', { name: 'Midnight Orchard' })).toBeVisible()
    await page.goto('/gamehall?category=slots&providers=nobody')
    await expect(page.getByText('No games match these filters')).toBeVisible()
    await page.getByRole('link', { name: 'See all games' }).click()
    await expect(page).toHaveURL('/gamehall')
  })

  test('LOBBY-05, LOBBY-06 the search finds games and teams from everywhere, by keyboard too, and says when there is none', async ({
    page,
  }) => {
    await page.goto('/providers')
    await page.locator('html[data-ready]').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox', { name: 'Search games, studios, teams and leagues' }).fill('ORCH')
    await expect(page.getByRole('dialog').getByRole('link', { name: /Midnight Orchard/ })).toBeVisible()
    await page.getByRole('dialog').getByRole('searchbox').fill('zzzzqq')
    await expect(page.getByText('No results for “zzzzqq”.')).toBeVisible()
    await page.getByRole('dialog').getByRole('searchbox').fill('premier')
    await expect(page.getByRole('dialog').getByRole('link', { name: /Halcyon Premier Division/ })).toBeVisible()
    await page.getByRole('dialog').getByRole('searchbox').fill('миднайт')
    await expect(page.getByRole('dialog').getByRole('link', { name: /Midnight Orchard/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('dialog').getByRole('link', { name: /Midnight Orchard/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/game/${game}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('RTE-48, LOBBY-13 a studio leads to the hall of its games', async ({ page }) => {
    await page.goto('/providers')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Foxglove/ })
      .click()
    await expect(page).toHaveURL('/gamehall?providers=foxglove')
  })

  test('LOBBY-28 a visitor who likes a game is asked to log in', async ({ page }) => {
    await page.goto('/gamehall')
    await page.locator('html[data-ready]').waitFor()
    await page.getByRole('button', { name: 'Add Midnight Orchard to favourites' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })
})

test('a button pressed before the scripts are there does its work when they come', async ({ page }) => {
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Log in' }).first().click()
  expect(await page.locator('html[data-ready]').count()).toBe(0)
  letGo()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test.describe('the game page', () => {
  test('RTE-67, RTE-73, GAME-01, GAME-04 the game opens for free in its frame', async ({ page }) => {
    await page.goto(`/game/${game}`)
    await expect(page.locator('iframe')).toHaveAttribute('src', `/platform/game/${game}/play?mode=demo&locale=en`)
    await expect(page.getByRole('tab', { name: 'Free play' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Return to player')).toBeVisible()
  })

  test('RTE-97, RTE-98 for money a visitor is asked to register, and leaving that leads to the index', async ({
    page,
  }) => {
    await page.goto(`/game/${game}#real`)
    await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/')
  })
})

test('CMS-30, CMS-33 another language is the same page there, and is remembered', async ({ page, context }) => {
  await page.goto('/gamehall?category=slots')
  await page.locator('html[data-ready]').waitFor()
  await page.getByLabel('Language').first().selectOption('ar')
  await expect(page).toHaveURL('/ar/gamehall?category=slots')
  const kept = (await context.cookies()).find(({ name }) => name === 'i18n_locale')
  expect(kept?.value).toBe('ar')
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(300 * 24 * 3600)
})

test('CMS-43 CMS-44 the appearance that a visitor chooses holds at once, and for a year', async ({ page, context }) => {
  await page.goto('/gamehall')
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page
    .getByRole('button', { name: /Appearance/ })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const kept = (await context.cookies()).find(({ name }) => name === 'theme')
  expect(kept?.value).toBe('light')
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(300 * 24 * 3600)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test.describe('seen by everybody', () => {
  const popups = ['/?show_popup_reg=1', '/?show_popup_auth=1']
  const looks = [
    { theme: 'dark', width: 390, paths: popups },
    { theme: 'light', width: 1440, paths: popups },
  ] as const
  for (const { theme, width, paths } of looks) {
    for (const path of paths) {
      test(`${path} passes axe in ${theme} at ${width}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
        await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
        const page = await context.newPage()
        await page.goto(path)
        await page.locator('html[data-ready]').waitFor()
        await page.getByRole('dialog').waitFor()
        expect(await violationsOf(page)).toEqual([])
        await context.close()
      })
    }
  }

  test('what nobody could read or name is found, advice only where it is asked for', async ({ page }) => {
    await page.setContent(
      '<html lang="en"><title>A page</title><main><h1>A page</h1><img src="data:,"><p id="pale" style="color:#999">Pale</p><h6>Too deep</h6>'
    )
    expect(await violationsOf(page)).toEqual(['color-contrast: #pale', 'image-alt: img'])
    expect(await violationsOf(page, { bestPractice: true })).toEqual(expect.arrayContaining(['heading-order: h6']))
  })

  test('what lies under a dialog, or beside the part that is asked for, is not judged', async ({ page }) => {
    const pale = (id: string) => `<p id="${id}" style="color:#999">Pale</p>`
    await page.setContent(
      `<html lang="en"><title>A page</title>${pale('outside')}<main>${pale('inside')}<dialog>${pale('above')}</dialog></main>`
    )
    expect(await violationsOf(page)).toEqual(['color-contrast: #outside, #inside'])
    expect(await violationsOf(page, { within: 'main' })).toEqual(['color-contrast: #inside'])
    expect(await violationsOf(page, { within: 'article' })).toEqual(['color-contrast: #outside, #inside'])
    await page.evaluate(`document.querySelector('dialog').showModal()`)
    expect(await violationsOf(page)).toEqual(['color-contrast: #above'])
  })

  test('a contrast is measured when its fade has ended, beside an animation that never ends', async ({ page }) => {
    await page.setContent(
      `<html lang="en"><title>A page</title><style>
        @keyframes fade { from { opacity: 0.2 } }
        @keyframes turn { to { rotate: 1turn } }
        p { animation: fade 3s step-end }
        main::after { content: ''; animation: turn 1s infinite }
      </style><main><h1>A page</h1><p>Read me</p></main>`
    )
    expect(await violationsOf(page)).toEqual([])
  })

  test('RTE-01 a page comes with every part in its place: none is moved there by script', async ({ request }) => {
    for (const path of open) {
      const html = await (await request.get(path)).text()
      expect(html, path).toContain('</main>')
      expect([path, html.match(/<template id="B:|<div hidden="?"? id="S:/g) ?? []]).toEqual([path, []])
    }
  })

  test('no page writes an error or breaks its content security policy', async ({ page }) => {
    for (const path of [...open, '/ar/betting', '/ar']) {
      await page.goto(path)
      await page.locator('html[data-ready]').waitFor()
    }
  })
})
