import type { BrowserContext, Page } from '@playwright/test'
import { ask } from './api.ts'
import { findBrowser } from './browser.ts'
import { payIn, playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { PushScreen } from './push-screen.ts'
import { deliverer, messagesFor, withPushService } from './push-service.ts'
import { logOut, register } from './register.ts'

const { executablePath, args } = await findBrowser('whole')
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath, args } })

// What the functions below use inside of the page.
declare const Notification: object

const devices = async (page: Page) => (await ask(page, 'push.getsettings'))['devices'] as object[]

async function turnOn(page: Page, path = '/profile/notification', button = 'Turn on notifications'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: button }).click()
}

test('PWA-13 a player switches notifications on, is told of a payment in a closed window’s place, and a press leads there', async ({
  page,
  context,
  baseURL,
}) => {
  const screen = await PushScreen.open(page, baseURL ?? '')
  const given = await withPushService(context)
  await playerWith(page, 10)
  await turnOn(page)
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Devices with notifications' })).toBeVisible()
  expect(await devices(page)).toHaveLength(1)
  const [target] = given
  if (!target) throw new Error('no address was asked for')
  await payIn(page, 20)
  await expect.poll(() => messagesFor(target)).toHaveLength(1)
  const [message] = await messagesFor(target)
  expect(message).toMatchObject({ title: 'Your deposit has arrived', url: '/cashier/history' })
  // The worker of the site shows what came over the wire.
  const deliver = await deliverer(page)
  await screen.watch()
  await (screen.isReal ? deliver(message ?? '') : screen.deliver(message ?? ''))
  await expect
    .poll(() => screen.shown())
    .toEqual([{ title: 'Your deposit has arrived', body: 'Open it to see the details.', lang: 'en', dir: 'ltr' }])
  await expect.poll(() => screen.badges()).toEqual([message?.unread])
  await screen.press()
  await expect(page).toHaveURL(/\/cashier\/history$/)
  await expect.poll(() => screen.shown()).toEqual([])
  // Its choices are saved, and hold.
  await page.goto('/profile/notification')
  await page.getByRole('switch', { name: 'Deposits and withdrawals' }).uncheck()
  await expect.poll(async () => (await ask(page, 'push.getsettings'))['choices']).toMatchObject({ payments: false })
  await page.getByRole('button', { name: 'Turn off on this device' }).click()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  expect(await devices(page)).toEqual([])
})

test('PWA-13 what was allowed ends with the sign-in, for the browser too, and the next player begins without it', async ({
  page,
  context,
  baseURL,
}) => {
  await PushScreen.open(page, baseURL ?? '')
  await withPushService(context)
  await register(page)
  await turnOn(page, '/ar/profile/notification', 'تشغيل الإشعارات')
  await expect(page.getByText('الإشعارات مشغّلة على هذا الجهاز.')).toBeVisible()
  const has = () => page.evaluate(() => globalThis.localStorage.getItem('push-service') !== null)
  expect(await has()).toBe(true)
  // In another language the browser's address is told anew; after that nothing is asked for a player who has just left.
  await Promise.all([page.waitForResponse(/push\/subscribe/), page.goto('/about')])
  await logOut(page)
  await expect.poll(has).toBe(false)
  await register(page)
  await page.goto('/profile/notification')
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  expect(await devices(page)).toEqual([])
})

test('PWA-13 a browser that blocks notifications, one that has none, and an iPhone without the installed site say so', async ({
  page,
  browser,
}) => {
  await register(page)
  const storageState = await page.context().storageState()
  const says = async (sentence: RegExp, change: (context: BrowserContext) => Promise<unknown>, userAgent?: string) => {
    const context = await browser.newContext({ storageState, ...(userAgent !== undefined && { userAgent }) })
    await change(context)
    const other = await context.newPage()
    await other.goto('/profile/notification')
    await expect(other.getByText(sentence)).toBeVisible()
    await expect(other.getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0)
    await context.close()
  }
  await says(/^Your browser blocks notifications/, (context) =>
    context.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }))
  )
  const without = (context: BrowserContext) =>
    context.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
  await says(/^This browser can’t show notifications/, without)
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
  await says(/add this site to your home screen first/, without, iPhone)
})
