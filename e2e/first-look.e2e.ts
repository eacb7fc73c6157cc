import { expect, test } from '@playwright/test'
import { register } from './register.ts'

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
