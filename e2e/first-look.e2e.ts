import { expect, test } from './journey.ts'
import { register } from './register.ts'

declare function getComputedStyle(part: unknown): { color: string }

test('CMS-42 every page that visitors may see is whole in the document itself, and one of a player is too', async ({ request, page }) => {
  const headers = { 'accept-language': 'en', 'user-agent': 'curl/8' }
  for (const path of ['/', '/gamehall', '/betting', '/offers', '/promotions', '/tournaments', '/jackpots', '/loyalty', '/support', '/about']) {
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

test('what waits below the first screen has its colours, also where a browser looked at it before the sheet was there', async ({ page }) => {
  await page.route('**/assets/*.css*', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000))
    await route.continue()
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/', { waitUntil: 'commit' })
  const cards = page.locator('.later article')
  await expect(cards.last()).toBeAttached()
  await cards.evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  await page.locator('html[data-ready][data-painted]').waitFor()
  // A change of colour that nobody sees does not go on, so it would stand at its beginning: black.
  const [colours, own] = await Promise.all([
    cards.evaluateAll((all) => all.map((one) => getComputedStyle(one).color)),
    page.locator('body').evaluate((body) => getComputedStyle(body).color),
  ])
  expect(colours.length).toBeGreaterThan(3)
  expect(new Set(colours)).toEqual(new Set([own]))
})
