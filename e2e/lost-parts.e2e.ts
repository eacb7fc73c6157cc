import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'

/** What a page loads after it is there, and can do without. */
const parts = /\/(?:install-button|installation|banner-strip)-[^/]+\.js$/

test('a page stays whole, and leads on, where parts that come later do not come', async ({ page, provokes }) => {
  provokes(/Failed to load resource/)
  const lost: string[] = []
  await page.route(parts, (route) => {
    lost.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor()
  const isLost = (name: string) => lost.some((path) => path.includes(name))
  await expect
    .poll(() => ['install-button', 'installation', 'banner-strip'].filter((name) => !isLost(name)))
    .toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Jackpots' }).first().click()
  await expect(page).toHaveURL('/jackpots')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('what follows a session is asked for until it comes', async ({ page, provokes }) => {
  provokes(/Failed to load resource/)
  await playerWith(page, 20)
  let asked = 0
  await page.route(/\/session-watch-[^/]+\.js/, (route) => {
    asked += 1
    return asked < 3 ? route.abort() : route.continue()
  })
  const followed = page.waitForResponse(/\/api\/account\/getSession/)
  await page.goto('/')
  await followed
  expect(asked).toBe(3)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
