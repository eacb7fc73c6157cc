import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

// What the functions below use inside of the page.
declare const document: {
  documentElement: object
  querySelectorAll(selector: string): Iterable<{ media: string; href: string; type: string }>
}
declare const navigator: object
declare const window: { shared?: object; wasAsked?: boolean; dispatchEvent(event: object): void }
declare const Event: new (type: string) => object
declare function getComputedStyle(part: object): Readonly<Record<string, string>>

function shape(name: 'iPhone 15' | 'Pixel 7'): BrowserContextOptions {
  const { defaultBrowserType: _, ...rest } = devices[name] ?? { defaultBrowserType: undefined }
  return { ...rest, serviceWorkers: 'block' }
}
async function phone(browser: Browser, name: 'iPhone 15' | 'Pixel 7', isInstalled = false): Promise<Page> {
  const page = await (await browser.newContext(shape(name))).newPage()
  if (isInstalled)
    // As an installed site says of itself.
    await page.addInitScript(() => {
      const { matchMedia } = globalThis as unknown as { matchMedia: (query: string) => object }
      Object.assign(globalThis, {
        matchMedia: (query: string) => matchMedia.call(globalThis, query.replace('(display-mode: standalone)', 'all')),
      })
    })
  return page
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}
/** What the device covers of the screen: the notch, the bar of its edge. */
async function cover(page: Page, insets: { top?: number; bottom?: number; left?: number; right?: number }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, bottom: 0, left: 0, right: 0, ...insets },
  })
}
const style = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement)[one], name)
const installButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' })

test('PWA-01 PWA-04 an iPhone is told in the words of Safari how the site comes to its home screen, and has a first picture of its size for it', async ({
  browser,
}) => {
  const page = await phone(browser, 'iPhone 15')
  await open(page, '/promotions')
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', /apple-touch\.png$/)
  await installButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Install the app' })
  await expect(dialog.getByRole('listitem')).toContainText(['Tap Share', 'Choose “Add to Home Screen”.', 'Tap “Add”'])
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('link[rel=apple-touch-startup-image]')).toHaveCount(2)
  const pictures = await page.evaluate(async () => {
    const found: unknown[] = []
    for (const { media, href } of document.querySelectorAll('link[rel=apple-touch-startup-image]')) {
      const image = Object.assign(new (globalThis as unknown as { Image: new () => HTMLImageElementLike }).Image(), {
        src: href,
      })
      await image.decode()
      found.push([media, image.naturalWidth, image.naturalHeight])
    }
    return found
  })
  const size = '(device-width: 393px) and (device-height: 852px) and (-webkit-device-pixel-ratio: 3)'
  expect(pictures).toEqual([
    [`${size} and (orientation: portrait)`, 1179, 2556],
    [`${size} and (orientation: landscape)`, 2556, 1179],
  ])
  await page.context().close()

  // The same steps where notifications need them first.
  const player = await phone(browser, 'iPhone 15')
  await player.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
  await register(player)
  await open(player, '/profile/notification')
  await expect(player.getByText('Choose “Add to Home Screen”.')).toBeVisible()
  await player.context().close()

  // Installed, there is nothing left to do.
  const installed = await phone(browser, 'iPhone 15', true)
  await open(installed, '/promotions')
  await expect(installed.locator('html')).toHaveAttribute('data-worker', /./)
  await expect(installButton(installed)).toHaveCount(0)
  await expect(installed.locator('link[rel=apple-touch-startup-image]')).toHaveCount(0)
  await installed.context().close()
})
interface HTMLImageElementLike {
  readonly naturalWidth: number
  readonly naturalHeight: number
  decode(): Promise<void>
}

test('PWA-01 an Android phone that offers to install the site is asked by its own question', async ({ browser }) => {
  const page = await phone(browser, 'Pixel 7')
  await open(page, '/promotions')
  await expect(page.locator('html')).toHaveAttribute('data-worker', /./)
  await expect(installButton(page)).toHaveCount(0)
  await page.evaluate(() => {
    const prompt = () => Promise.resolve((window.wasAsked = true))
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  await installButton(page).click()
  expect(await page.evaluate(() => window.wasAsked)).toBe(true)
  await expect(installButton(page)).toHaveCount(0)
  await page.context().close()
})

for (const name of ['iPhone 15', 'Pixel 7'] as const)
  test(`PWA-04 installed on ${name === 'Pixel 7' ? 'a' : 'an'} ${name} the site keeps clear of what the device covers, is not pulled down, and gives the system's bars its colour`, async ({
    browser,
  }) => {
    const page = await phone(browser, name, true)
    await open(page, '/promotions')
    await expect(page.locator('html')).toHaveAttribute('data-platform', 'PWA')
    await expect(page.locator('html')).toHaveAttribute('data-worker', /./)
    expect(await style(page, 'overscrollBehaviorY')).toBe('none')
    expect(await style(page, 'webkitTapHighlightColor')).toBe('rgba(0, 0, 0, 0)')
    expect(await style(page, 'textSizeAdjust')).toBe('100%')
    expect(await style(page, 'touchAction')).toBe('manipulation')
    await expect(page.getByRole('banner')).toHaveCSS('user-select', 'none')

    // The bars of the system, in both themes.
    const colour = page.locator('meta[name=theme-color]')
    await expect(colour).toHaveAttribute('content', '#070f0c')
    await page.getByRole('button', { name: /^Appearance|^Theme/ }).click()
    await expect(colour).toHaveAttribute('content', /^#f[45][ef][0f]e[67]$/)

    // Upright: the bar of the edge below.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await cover(page, { bottom: 34 })
    const tabs = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'Menu' }) })
    const lowest = async () => {
      const boxes = await Promise.all((await tabs.locator('a, button').all()).map((one) => one.boundingBox()))
      expect(boxes).toHaveLength(5)
      return Math.max(...boxes.map((box) => (box ? box.y + box.height : height)))
    }
    await expect.poll(lowest).toBeLessThanOrEqual(height - 34)
    // On its side: the notch at either end.
    await page.setViewportSize({ width: height, height: width })
    await cover(page, { left: 59, right: 59, bottom: 21 })
    const edges = async () => {
      const parts = page.locator('header a:visible, header button:visible, main :is(h1, a):visible, nav a:visible')
      const boxes = await Promise.all((await parts.all()).map((one) => one.boundingBox()))
      const there = boxes.flatMap((box) => (box && box.width > 0 ? [box] : []))
      return [
        Math.min(...there.map(({ x }) => x)) >= 59,
        Math.max(...there.map((box) => box.x + box.width)) <= height - 59,
      ]
    }
    await expect.poll(edges).toEqual([true, true])
    await page.context().close()
  })

test('PWA-04 no field of the site makes an iPhone enlarge the page', async ({ browser }) => {
  const page = await phone(browser, 'iPhone 15')
  // What iOS alone is told is told to this browser too.
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch()
    const sheet = await response.text()
    await route.fulfill({
      response,
      body: sheet.replaceAll(/@supports \(-webkit-touch-callout: ?none\)/g, '@supports (display: block)'),
    })
  })
  await register(page)
  for (const path of [
    '/gamehall',
    '/profile/settings',
    '/profile/bets',
    '/cashier/deposit/card',
    '/support',
    '/betting',
  ]) {
    await open(page, path)
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea'
        ),
      ]
        .filter((field) => Number.parseFloat(getComputedStyle(field)['fontSize'] ?? '0') < 16)
        .map(({ type }) => type)
    )
    expect(small, path).toEqual([])
  }
  await page.context().close()
})

test('BET-01 a booking code is handed to the sheet by which a phone shares', async ({ browser }) => {
  const page = await phone(browser, 'Pixel 7', true)
  await page.addInitScript(() =>
    Object.assign(navigator, {
      share: (what: object) => {
        window.shared = what
        return Promise.resolve()
      },
    })
  )
  const answer = await page.request.get('/api/sportsbook/getfixtures?version=1&count=60')
  const { items } = (
    (await answer.json()) as { data: { items: { id: string; live: boolean; home: { name: string } }[] } }
  ).data
  const match = items.findLast(({ live }) => !live)
  if (!match) throw new Error('there is no match to bet on')
  await open(page, `/betting?fixture=${match.id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Match result: ${match.home.name}, price` })
    .click()
  await page
    .getByRole('button', { name: /^Bet slip|slip/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Share slip' }).click()
  await page.getByRole('button', { name: 'Share link' }).click()
  expect(await page.evaluate(() => window.shared)).toEqual({
    title: expect.stringMatching(/^Code [2-9A-HJ-NP-Z]{8}$/),
    url: expect.stringMatching(/\/b\/[2-9A-HJ-NP-Z]{8}$/),
  })
  await page.context().close()
})
