import { expect, test } from './journey.ts'
import { register } from './register.ts'

// What the functions below use inside of the page.
declare function getComputedStyle(part: unknown): { color: string }
declare function requestAnimationFrame(run: (at: number) => void): void
declare const window: { paint: () => void; setTimeout: (run: () => void, ms?: number) => number }
declare const HTMLImageElement: { prototype: { decode: () => Promise<void> } }
declare const document: { fonts: Iterable<{ family: string; load(): Promise<unknown> }> & { ready: Promise<unknown> } }

test('CMS-42 every page that visitors may see is whole in the document itself, and one of a player is too', async ({
  request,
  page,
}) => {
  const headers = { 'accept-language': 'en', 'user-agent': 'curl/8' }
  for (const path of [
    '/',
    '/gamehall',
    '/betting',
    '/offers',
    '/promotions',
    '/tournaments',
    '/jackpots',
    '/loyalty',
    '/support',
    '/about',
  ]) {
    const answer = await request.get(path, { headers })
    const html = await answer.text()
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
    expect([path, answer.status(), (main.match(/<h1[ >]/g) ?? []).length]).toEqual([path, 200, 1])
    expect(main.replaceAll(/<[^>]+>/g, ' ').trim().length, path).toBeGreaterThan(40)
  }
  await page.goto('/about')
  await register(page)
  const own = await (await page.request.get('/profile/settings', { headers })).text()
  expect(/<main[^>]*>([\s\S]*)<\/main>/.exec(own)?.[1]).toContain('<h1')
})

test('RTE-01 RTE-08 the home page is there before any script runs, in English and in Arabic', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main')).not.toBeEmpty()
  await page.goto('/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await context.close()
})

test('what waits below the first screen has its colours, also where a browser looked at it before the sheet was there', async ({
  page,
}) => {
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/assets/*.css*', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/', { waitUntil: 'commit' })
  const cards = page.locator('.later article')
  await expect(cards.last()).toBeAttached()
  await cards.evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  letGo()
  await page.locator('html[data-ready][data-painted]').waitFor()
  // A change of colour that nobody sees does not go on, so it would stand at its beginning: black.
  const [colours, own] = await Promise.all([
    cards.evaluateAll((all) => all.map((one) => getComputedStyle(one).color)),
    page.locator('body').evaluate((body) => getComputedStyle(body).color),
  ])
  expect(colours.length).toBeGreaterThan(3)
  expect(new Set(colours)).toEqual(new Set([own]))
})

for (const [path, waiting] of [
  ['/', /_ipx\/.*\/heroes\//],
  ['/gamehall', /_ipx\/.*\/heroes\/match-night/],
  ['/tournaments/1', /_ipx\/.*\/games\//],
] as const) {
  test(`on a phone the first picture of ${path} has the line for itself: those below and beside it are asked for once it is painted`, async ({
    page,
  }) => {
    // A long one: on a quick line a browser asks for what is less than 1,250 pixels below it.
    await page.setViewportSize({ width: 412, height: 1_600 })
    // The page takes its first picture for painted when this test says so, and not after a second either.
    await page.addInitScript(() => {
      const after = window.setTimeout
      window.setTimeout = (run, ms) => (ms === 1_000 ? 0 : after(run, ms))
      const painted = new Promise<void>((done) => (window.paint = done))
      HTMLImageElement.prototype.decode = () => painted
    })
    const asked: string[] = []
    page.on('request', (request) => waiting.test(request.url()) && asked.push(request.url()))
    await page.goto(path)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame++) await new Promise((done) => requestAnimationFrame(done))
    })
    expect(asked).toEqual([])
    expect(await page.locator('html[data-painted]').count()).toBe(0)
    await page.evaluate(() => window.paint())
    await page.locator('html[data-painted]').waitFor()
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      expect(asked.length).toBeGreaterThan(0)
    }).toPass()
  })
}
for (const width of [320, 360, 390, 430])
  test(`a long Arabic title keeps its lines when its letters arrive late, ${width} wide`, async ({ page }) => {
    let letGo = (): void => undefined
    const held = new Promise<void>((done) => (letGo = done))
    await page.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/ar/sportsbook-rules', { waitUntil: 'commit' })
    await page.locator('html[data-ready][data-painted]').waitFor()
    const title = page.getByRole('heading', { level: 1 })
    const height = () => title.evaluate((one) => (one as unknown as { clientHeight: number }).clientHeight)
    const before = await height()
    letGo()
    const isHere = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
      const standIns = [...document.fonts].filter(({ family }) => family.includes('Ante Display Arabic Fallback'))
      const loaded = await Promise.allSettled(standIns.map((standIn) => standIn.load()))
      return loaded.map(({ status }) => status === 'fulfilled')
    })
    expect(isHere.length).toBeGreaterThan(0)
    // A machine without any of these faces shows another in the meantime, which nobody has measured.
    if (isHere.includes(true)) expect(Math.abs((await height()) - before)).toBeLessThan(10)
  })

test('API-142 a page starts with what the server has read for it: account, general information, configuration, texts and redirects come with the document, and a promo code from the address or the storage alone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The sheet of the operator's colours is a part of the document.
    if (/^\/(?:api|nfx\/(?!tokens\.css)|cms-config|robots)/.test(pathname)) asked.push(pathname)
  })
  const document = await (await page.request.get('/offers')).text()
  for (const read of ['balance_main', 'secondsToLogout', 'available', 'balanceRefresh', 'id="texts"'])
    expect(document, read).toContain(read)
  await page.goto('/offers?promo_code=FIRSTLIGHT')
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  // What is asked for afterwards, when the page has nothing better to do, is of none of these.
  const start = ['account', 'metadata', 'campaigns', 'nfx', 'cms-config', 'robots', 'content']
  expect(asked.filter((path) => start.some((name) => path.split('/').includes(name)))).toEqual([])
  expect(await page.evaluate<string | null>(`localStorage.getItem('promo_code')`)).toBe('FIRSTLIGHT')
  expect((await page.request.get('/robots.txt')).status()).toBe(200)
})
