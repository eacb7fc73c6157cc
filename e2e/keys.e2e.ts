import type { Locator, Page } from '@playwright/test'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { logIn } from './register.ts'

// What a visit by the keyboard alone needs.

declare function getComputedStyle(part: unknown): { borderTopStyle: string; borderTopWidth: string }

interface Box {
  readonly left: number
  readonly right: number
}
interface Part {
  readonly parentElement: Part
  getBoundingClientRect(): Box
}
/** Whether a part stands over the edge of its row. */
const isCut = (part: unknown): boolean => {
  const [at, row] = [(part as Part).getBoundingClientRect(), (part as Part).parentElement.getBoundingClientRect()]
  return at.left < row.left || at.right > row.right
}

const alive = (page: Page) => page.locator('html[data-ready]').waitFor()
const content = (page: Page): Locator => page.getByRole('main')
const skipLink = (page: Page): Locator => page.getByRole('link', { name: 'Skip to content' })

test('GAME-02 the way past the header leaves a game for money as it is', async ({ page }) => {
  await playerWith(page, 20)
  await page.goto('/game/midnight-orchard#real')
  await alive(page)
  await expect(page.getByRole('tab', { name: 'Real money' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(skipLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content(page)).toBeFocused()
  await expect(page).toHaveURL(/#real$/)
  await expect(page.getByRole('tab', { name: 'Real money' })).toHaveAttribute('aria-selected', 'true')
})

test('RTE-57 AUTH-45 where what had the focus goes with the page, the keyboard goes on from the content of the next', async ({
  page,
}) => {
  await page.goto('/about')
  const email = await playerWith(page, 60)
  await page.goto('/cashier/deposit')
  await alive(page)
  await content(page).getByRole('link', { name: /^card/i }).press('Enter')
  await expect(page).toHaveURL(/\/cashier\/deposit\/card$/)
  await expect(content(page)).toBeFocused()
  await page.goto('/cashier/withdraw')
  await alive(page)
  await content(page).getByRole('link', { name: /^card/i }).press('Enter')
  await expect(page).toHaveURL(/\?method=card$/)
  await expect(content(page)).toBeFocused()
  const menu = page.getByRole('banner').getByRole('button', { name: 'Account' })
  await menu.press('Enter')
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  const wayIn = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await expect(wayIn).toBeVisible()
  await expect(content(page)).toBeFocused()
  // The button that the popup was opened by is gone for who has come in.
  await wayIn.press('Enter')
  await logIn(page, email)
  await expect(menu).toBeVisible()
  await expect(content(page)).toBeFocused()
})

test('LOBBY-07 a kind of games that the keyboard comes to is seen whole, also where the row is longer than its place', async ({
  page,
}) => {
  // On a desktop the row wraps; on a phone it is longer than the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gamehall')
  await alive(page)
  const kinds = page.getByRole('navigation', { name: 'Game types' }).getByRole('link')
  await kinds.first().focus()
  expect(await kinds.last().evaluate(isCut), 'the row is longer than its place').toBe(true)
  const hidden: string[] = []
  for (let at = 1; at < (await kinds.count()); at++) {
    await page.keyboard.press('Tab')
    await expect(kinds.nth(at)).toBeFocused()
    if (await kinds.nth(at).evaluate(isCut)) hidden.push(await kinds.nth(at).innerText())
  }
  expect(hidden).toEqual([])
})

for (const width of [390, 1280])
  test(`BET-02 from a price that was picked one key leads to the slip, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/betting')
    await alive(page)
    // The last ones on the board have not begun. By its name: another may be the last one in a moment.
    const last = content(page)
      .getByRole('button', { name: /^Match result: .*, price/, disabled: false })
      .last()
    const price = content(page)
      .getByRole('button', { name: ((await last.locator('.sr-only').textContent()) ?? '').trim() })
      .last()
    await price.press('Enter')
    await expect(price).toBeFocused()
    await page.keyboard.press('Tab')
    const toSlip = page.getByRole('link', { name: 'Bet slip, 1 selection' })
    await expect(toSlip).toBeFocused()
    await expect(toSlip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    if (width > 1000) await expect(page.getByRole('region', { name: 'Bet slip' })).toBeFocused()
    else {
      await expect(page.getByRole('button', { name: /^Bet slip/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Bet slip' })).toBeVisible()
    }
  })

test('in the reader’s own few colours the one thing to do next has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await alive(page)
  for (const button of [
    page.getByRole('banner').getByRole('button', { name: 'Register' }),
    content(page).getByRole('link', { name: 'Play', exact: true }).first(),
  ])
    expect(
      await button.evaluate(
        (part) => `${getComputedStyle(part).borderTopWidth} ${getComputedStyle(part).borderTopStyle}`
      )
    ).toBe('1px solid')
})
