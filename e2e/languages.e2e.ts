import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { paced } from './pace.ts'

/** The two with the longest words. Each of these pages has been too wide for a phone in one of them, or holds the most. */
const languages = ['de', 'ru'] as const
const paths = ['', '/betting', '/terms', '/loyalty', '/cashier/deposit/card', '/profile/settings']

test('CMS-20 the longest languages fit on the smallest phones, and each page is theirs', async ({ page }) => {
  test.setTimeout(paced(120_000))
  await page.setViewportSize({ width: 1024, height: 800 })
  await register(page)
  for (const language of languages) {
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(`/${language}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(
            () => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
            `/${language}${path} at ${width}`
          )
          .toBeLessThanOrEqual(0)
      }
    }
  }
})
