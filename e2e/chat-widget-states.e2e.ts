import type { Browser, Page } from '@playwright/test'
import {
  act,
  badge,
  choose,
  type Choice,
  givenUpMs,
  open,
  requestsOf,
  sandbox,
  told,
  type Vendor,
  vendors,
} from './chat-widget.ts'
import { expect, test } from './journey.ts'
import { logOut, register } from './register.ts'

async function site(browser: Browser, choice: Choice) {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const asked = requestsOf(page)
  await choose(page, choice)
  return { page, asked, warnings }
}
/** What the person wanted here goes on. */
async function goesOn(page: Page): Promise<void> {
  await page.locator('a[href="/gamehall"]:visible').first().click()
  await expect(page).toHaveURL('/gamehall')
}
const scripts = (asked: readonly string[]) => asked.filter((url) => url.startsWith(sandbox))
/** Each vendor has its own word for a visitor. */
const visitor = /"(?:user_id|client_id|cf_user_id|content)":"0"|"user":0/

for (const vendor of Object.keys(vendors) as Vendor[]) {
  test.describe(`the widget of ${vendor}`, () => {
    test('CHAT-27 CHAT-35 that is slow keeps nobody waiting, and comes', async ({ browser }) => {
      const { page, asked, warnings } = await site(browser, { vendor })
      const { promise: wanted, resolve: letCome } = Promise.withResolvers<void>()
      await page.route(`${sandbox}/**`, async (route) => {
        await wanted
        await route.continue()
      })
      await open(page, '/offers')
      await act(page, asked)
      await expect(page.locator('[id^=twin-badge]')).toHaveCount(0)
      await goesOn(page)
      letCome()
      await expect(badge(page)).toBeVisible()
      expect(warnings.filter((one) => one.includes('chat'))).toEqual([])
      await page.context().close()
    })

    test('CHAT-28 CHAT-36 ERR-62 that is broken is given up, says so in the log, and takes nothing away', async ({
      browser,
      provokes,
    }) => {
      provokes(/the widget of \w+ is broken/)
      const { page, asked, warnings } = await site(browser, { vendor, behaviour: 'broken' })
      await page.clock.install()
      await open(page, '/offers')
      await act(page, asked)
      await expect.poll(() => scripts(asked)).toHaveLength(1)
      await expect(async () => {
        await page.clock.runFor(givenUpMs)
        expect(warnings.join('\n')).toMatch(/could not be opened/)
      }).toPass()
      await expect(page.locator('[id^=twin-badge]')).toHaveCount(0)
      await goesOn(page)
      await page.context().close()
    })

    test('CHAT-22 CHAT-24 CHAT-29 CHAT-30 is ready with the first activity, asked for once, and forgets who logs out in the middle', async ({
      browser,
    }) => {
      const { page, asked, warnings } = await site(browser, { vendor })
      await register(page)
      await open(page, '/offers')
      expect(scripts(asked)).toEqual([])
      await act(page, asked)
      await expect(badge(page)).toBeVisible()
      await goesOn(page)
      await expect(badge(page)).toBeVisible()
      expect([scripts(asked).length, warnings.filter((one) => one.includes('chat'))]).toEqual([1, []])
      await expect.poll(async () => JSON.stringify(await told(page))).toContain('Ada')
      await page.evaluate('window.chatTwin.calls.length = 0')
      await logOut(page)
      await expect.poll(async () => JSON.stringify(await told(page))).toMatch(visitor)
      expect(JSON.stringify(await told(page))).not.toContain('Ada')
      await expect(page.locator('[id^=twin-badge]')).toHaveCount(1)
      await expect(badge(page)).toBeVisible()
      await page.context().close()
    })
  })
}

/** No line of any vendor runs: it is the same for all of them. */
test('CHAT-36 ERR-62 a widget that the policy of the page keeps out is not there, and takes nothing away', async ({
  browser,
  provokes,
}) => {
  provokes(/violates the following Content Security Policy/, /Loading the script/)
  const { page, asked, warnings } = await site(browser, { vendor: 'liveChat', isBlocked: true })
  await open(page, '/offers')
  await act(page, asked)
  await expect.poll(() => warnings.join('\n')).toMatch(/could not be opened/)
  await expect(page.locator('[id^=twin-badge]')).toHaveCount(0)
  expect(await told(page)).toEqual([])
  await goesOn(page)
  await page.context().close()
})

test('CHAT-07 the seventh, Comm100, is accepted and does nothing in any of this', async ({ browser }) => {
  for (const more of [{}, { behaviour: 'slow' }, { behaviour: 'broken' }, { isBlocked: true }] as const) {
    const { page, asked, warnings } = await site(browser, { vendor: 'comm100', ...more })
    await register(page)
    await open(page, '/offers')
    await act(page, asked)
    await logOut(page)
    await goesOn(page)
    expect([scripts(asked), warnings.filter((one) => one.includes('chat'))]).toEqual([[], []])
    await expect(page.locator('[id^=twin-badge]')).toHaveCount(0)
    await page.context().close()
  }
})
