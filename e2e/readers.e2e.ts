import type { Locator, Page } from '@playwright/test'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { chooseCountry, newEmail, password } from './register.ts'

// What the functions below use inside of the page.
interface Part {
  closest(selector: string): Part | null
  getBoundingClientRect(): { top: number; bottom: number }
  textContent: string | null
  localName: string
}
declare const document: {
  activeElement: Part | null
  body: Part
  querySelector(selector: string): Part | null
}
declare const innerHeight: number
declare function getComputedStyle(part: unknown): { backgroundColor: string }

const alive = (page: Page) => page.locator('html[data-ready]').waitFor()
/** The last ones on the board have not begun. */
const prices = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Match result: .*, price/, disabled: false })
/** Matches begin and end: here the page stands still. */
const standStill = (page: Page) =>
  page.route('**/live-worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))

/** What has the focus, if none of it can be seen between the header and the bars at the bottom. The way past the header lies over it. */
const underBars = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const part = document.activeElement
    if (
      !part ||
      part === document.body ||
      part.closest('header[data-frame], nav[data-frame], [data-over-bar], [href="#content"]')
    )
      return undefined
    const { top, bottom } = part.getBoundingClientRect()
    const above = document.querySelector('header[data-frame]')?.getBoundingClientRect().bottom ?? 0
    const below = ['nav[data-frame]', '[data-over-bar]'].map(
      (bar) => document.querySelector(bar)?.getBoundingClientRect().top ?? innerHeight
    )
    return bottom <= above || top >= Math.min(...below)
      ? `${part.localName} “${(part.textContent ?? '').trim().slice(0, 40)}” at ${top}`
      : undefined
  })

test.describe('by keyboard', () => {
  for (const path of ['/', '/tournaments/1', '/betting']) {
    test(`at 200 % zoom nothing that has the focus lies under the bars of ${path}`, async ({ page }) => {
      await standStill(page)
      await page.setViewportSize({ width: 640, height: 450 })
      await page.goto(path)
      await alive(page)
      // The slip's bar stands above that of the page.
      if (path === '/betting') await prices(page).last().click()
      const hidden: string[] = []
      for (const [key, times] of [
        ['Tab', 50],
        ['Shift+Tab', 40],
      ] as const)
        for (let time = 0; time < times; time++) {
          await page.keyboard.press(key)
          const one = await underBars(page)
          if (one) hidden.push(one)
        }
      expect(hidden).toEqual([])
    })
  }

  test('AUTH-38 a button that was pressed keeps the focus when what it asked for is refused', async ({
    page,
    provokes,
  }) => {
    // Nobody has an account of that name.
    provokes(/status of 401 .*auth\/login/)
    await page.goto('/forms/sign_in')
    await alive(page)
    await page.getByLabel('Email or phone').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill(password)
    const button = page.locator('form').getByRole('button', { name: 'Log in', exact: true })
    await button.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Wrong login or password')
    await expect(button).toBeFocused()
  })

  test('BET-02 whoever takes a selection out or places a bet goes on from the slip', async ({ page }) => {
    await playerWith(page, 20)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/betting')
    await alive(page)
    const slip = page.getByRole('region', { name: 'Bet slip' })
    for (const at of [-1, -4]) await prices(page).nth(at).click()
    const takeOut = slip.getByRole('button', { name: /^Remove/ })
    await expect(takeOut).toHaveCount(2)
    await takeOut.first().press('Enter')
    await expect(takeOut).toHaveCount(1)
    await expect(slip).toBeFocused()
    await slip.getByLabel('Stake').fill('5')
    // A price may have moved.
    await slip.getByRole('button', { name: /^(Place|Accept and place)/ }).press('Enter')
    await expect(slip.getByText('Bet placed')).toBeVisible()
    await expect(slip).toBeFocused()
  })
})

test('BET-02 at 200 % zoom nothing that has the focus in the slip lies under its sums', async ({ page }) => {
  await standStill(page)
  await page.setViewportSize({ width: 640, height: 450 })
  await playerWith(page, 20)
  await page.goto('/betting')
  await alive(page)
  for (const at of [-1, -4, -7]) await prices(page).nth(at).click()
  await page.locator('[data-over-bar] button').click()
  const place = page.getByRole('dialog').getByRole('button', { name: /^(Place|Accept and place)/ })
  await expect(place).toBeVisible()
  const hidden: string[] = []
  for (let time = 0; time < 13; time++) {
    await page.keyboard.press('Tab')
    const one = await page.evaluate(() => {
      const part = document.activeElement
      const sums = document.querySelector('dialog[open] .sticky')
      if (!part?.closest('dialog[open] li, dialog[open] label, dialog[open] select') || !sums) return undefined
      const { top } = part.getBoundingClientRect()
      return top >= sums.getBoundingClientRect().top
        ? `${part.localName} “${(part.textContent ?? '').trim().slice(0, 40)}” at ${top}`
        : undefined
    })
    if (one) hidden.push(one)
  }
  expect(hidden).toEqual([])
})

test('ERR-54 a registration that failed says so where it is seen, however far below its button is', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/auth/register?*', (route) => route.abort())
  await page.goto('/forms/sign_up')
  await alive(page)
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Date of birth').fill('1990-12-10')
  await chooseCountry(page, 'United Kingdom')
  await page.getByLabel(/accept the terms/).check()
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
})

test('in the reader’s own few colours what is chosen and what is on is told from the rest', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await playerWith(page, 20)
  const ground = (one: Locator) => one.evaluate((part) => getComputedStyle(part).backgroundColor)
  const apart = async (chosen: Locator, other: Locator) => expect(await ground(chosen)).not.toBe(await ground(other))
  await page.goto('/betting')
  await alive(page)
  await apart(
    page.getByRole('link', { name: 'Sport', exact: true }).first(),
    page.getByRole('link', { name: 'Casino', exact: true }).first()
  )
  await prices(page).last().click()
  await apart(page.getByRole('main').getByRole('button', { name: /price/, pressed: true }), prices(page).first())
  await page.goto('/profile/notification')
  const knob = page.getByRole('switch').first().locator('xpath=following-sibling::span')
  await apart(knob, knob.locator('..'))
  await apart(
    page.getByRole('link', { name: 'Notifications', exact: true }),
    page.getByRole('link', { name: 'Security', exact: true })
  )
})

/** How much lighter or darker the edge of the first price is than the page. The canvas makes bytes of any colour; their relative luminance is compared. */
const edgeContrast = `(() => {
  const pen = document.createElement('canvas').getContext('2d')
  const luminance = (colour) => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const parts = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => (byte < 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  const button = document.querySelector('main button[aria-pressed=false]:enabled')
  const [low, high] = [getComputedStyle(button).borderTopColor, getComputedStyle(document.documentElement).backgroundColor].map(luminance).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
})()`

test('for who asks for more contrast the edges of what can be pressed are seen', async ({ page }) => {
  for (const theme of ['dark', 'light']) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: process.env.PUBLIC_URL ?? '' }])
    await page.emulateMedia({ contrast: 'more' })
    await page.goto('/betting')
    await alive(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await page.evaluate<number>(edgeContrast), theme).toBeGreaterThan(3)
  }
})
