import type { Page } from '@playwright/test'
import { balanceOf } from './fund.ts'
import { expect, test } from './journey.ts'
import { fillRegistration, newEmail } from './register.ts'

/** A name under `localhost` leads to this machine in every browser. */
const on = (hostname: string, baseURL: string | undefined, path: string): string => {
  const address = new URL(path, baseURL)
  address.hostname = hostname
  return address.href
}
const brand = (baseURL: string | undefined, path: string): string => on('lumen.localhost', baseURL, path)
const workshop = (baseURL: string | undefined, path: string): string => on('workshop.localhost', baseURL, path)
const colourOf = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--ember').trim()`)

test.describe('a second brand on one house', () => {
  for (const prefix of ['', '/ar']) {
    test(`CMS-01 CMS-15 CMS-39 CMS-43 CMS-46 has its own name, icon, title and colours, and the house keeps its own: ${prefix || 'en'}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(brand(baseURL, prefix || '/'))
      await expect(page).toHaveTitle('Lumen, the bright table · Lumen')
      await expect(page.locator('header').getByText('Lumen', { exact: true })).toBeVisible()
      await expect(page.locator('header img[src="/art/brands/lumen.svg"]')).toBeVisible()
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/art/brands/lumen.svg')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', brand(baseURL, prefix || '/'))
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      expect(await colourOf(page)).toBe('oklch(47% 0.12 235)')
      // The page is alive, and goes on under the same name.
      await page.locator(`a[href="${prefix}/gamehall"]`).first().click()
      await expect(page).toHaveURL(brand(baseURL, `${prefix}/gamehall`))
      await expect(page).toHaveTitle(/ · Lumen$/)
      expect(await colourOf(page)).toBe('oklch(47% 0.12 235)')
      // What the operator wrote once for all domains speaks of this one.
      await page.goto(brand(baseURL, `${prefix}/about`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lumen/)
      await expect(page.locator('main')).not.toContainText('Ante')
      await page.goto(`${prefix}/gamehall`)
      await expect(page).toHaveTitle(/ · Ante$/)
      expect(await colourOf(page)).toBe('oklch(75% 0.148 56)')
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
    })
  }

  test('CMS-01 a player opens an account there, pays in, and comes back from the bank to the same name', async ({
    page,
    baseURL,
  }) => {
    await page.goto(brand(baseURL, '/?show_popup_reg=1'))
    await fillRegistration(page, newEmail())
    await page.getByRole('button', { name: 'Open account' }).click()
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    await page.goto(brand(baseURL, '/cashier/deposit/card'))
    await page.getByLabel('Amount', { exact: true }).fill('30')
    await page.getByRole('button', { name: /^Deposit \$/ }).click()
    await page.waitForURL(/\/pay\//)
    await page.getByRole('button', { name: /approve/i }).click()
    await page.waitForURL(/\/cashier\/paysuccess\//)
    expect(new URL(page.url()).hostname).toBe('lumen.localhost')
    await expect(balanceOf(page)).toHaveText('$30.00')
    // The house has a cookie of its own.
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })
})

test.describe('where an operator tries code', () => {
  const ran = (page: Page) => page.evaluate<string[] | undefined>('window.workshop')
  const all = ['head', 'bodyStart', 'bodyEnd', 'no position']

  test('CMS-53 CMS-54 CMS-55 CMS-56 CMS-57 CMS-58 all that is enabled runs once in its place, and one that fails stops neither the others nor the page', async ({
    page,
    baseURL,
    provokes,
  }) => {
    provokes(/a trial that fails/)
    const failed: string[] = []
    page.on('pageerror', (error) => failed.push(error.message))
    await page.goto(workshop(baseURL, '/'))
    await page.locator('html[data-ready]').waitFor()
    expect(await ran(page)).toEqual(all)
    await expect(page.locator('head > meta[name=workshop]')).toHaveCount(1)
    expect(await page.evaluate(`document.body.firstElementChild.localName`)).toBe('ante-code')
    expect(await page.evaluate(`document.body.lastElementChild.localName`)).toBe('ante-code')
    await page.locator('a[href="/gamehall"]').first().click()
    await expect(page).toHaveURL(workshop(baseURL, '/gamehall'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await ran(page)).toEqual(all)
    expect(failed).toEqual(['a trial that fails'])
    // What waits for a yes runs with it, on this page too.
    await page.getByTestId('consent-banner').getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => ran(page)).toEqual([...all, 'after a yes'])
  })

  test('CMS-52 none of it runs in the cashier, to which a link leads as to a document of its own', async ({
    page,
    baseURL,
    provokes,
  }) => {
    provokes(/a trial that fails/)
    await page.goto(workshop(baseURL, '/?show_popup_reg=1'))
    await fillRegistration(page, newEmail())
    await page.getByRole('button', { name: 'Open account' }).click()
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    // Signed in, a page has a nonce of its own in place of hashes.
    await page.goto(workshop(baseURL, '/gamehall'))
    await page.locator('html[data-ready]').waitFor()
    expect(await ran(page)).toEqual(all)
    await page.locator('header a[href="/cashier/deposit"]').first().click()
    await expect(page).toHaveURL(workshop(baseURL, '/cashier/deposit'))
    await page.locator('html[data-ready]').waitFor()
    expect(await ran(page)).toBeUndefined()
  })

  test('RTE-87 CMS-05 an address that has moved keeps its query and its hash, and the mirror belongs to the house', async ({
    page,
    baseURL,
    provokes,
  }) => {
    provokes(/a trial that fails/)
    await page.goto(workshop(baseURL, '/old/a/b?category=slots#y'))
    await expect(page).toHaveURL(workshop(baseURL, '/gamehall?category=slots#y'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL('/gamehall', baseURL).href)
    // A link on the site to such an address keeps both too.
    await page.locator('html[data-ready]').waitFor()
    await page.evaluate(`void window.__reactRouterDataRouter.navigate('/old/c?category=fast#z')`)
    await expect(page).toHaveURL(workshop(baseURL, '/gamehall?category=fast#z'))
  })
})

test('CMS-10 CMS-11 a loader stands over the page until it answers, with the operator’s picture, and counts where that is wanted', async ({
  page,
  baseURL,
  provokes,
}) => {
  provokes(/a trial that fails/)
  for (const { address, alt, steps } of [
    { address: workshop(baseURL, '/'), alt: 'Ante', steps: 1 },
    { address: brand(baseURL, '/'), alt: 'Lumen', steps: 0 },
  ]) {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const loader = page.locator('[data-loader]')
    await expect(loader).toBeVisible()
    await expect(loader.getByAltText(alt)).toBeVisible()
    await expect(loader.locator('[data-step]')).toHaveCount(steps)
    if (steps > 0) await expect(loader.locator('[data-step]')).toHaveAttribute('data-step', '0')
    release()
    await expect(loader).toBeHidden()
    if (steps > 0) await expect(loader.locator('[data-step]')).toHaveAttribute('data-step', '100')
    await page.unroute('**/assets/*.js')
  }
  // The house shows its pages at once.
  await page.goto('/')
  await expect(page.locator('[data-loader]')).toHaveCount(0)
})

test('CMS-05 SYS-28 a domain that is closed says so on each page, and its button asks again', async ({
  page,
  baseURL,
  provokes,
}) => {
  provokes(/status of 503 .*closed\.localhost/)
  const answer = await page.goto(on('closed.localhost', baseURL, '/gamehall'))
  expect(answer?.status()).toBe(503)
  await page.locator('html[data-ready]').waitFor()
  const again = page.waitForResponse(
    (response) => response.url().endsWith('/gamehall') && response.request().isNavigationRequest()
  )
  await page.getByRole('button').click()
  expect((await again).status()).toBe(503)
})
