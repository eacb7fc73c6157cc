import type { FrameLocator, Page } from '@playwright/test'
import { ask } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { violationsOf } from './violations.ts'

type Game = FrameLocator | Page
const nameOf = async (page: Page): Promise<string> =>
  ((await ask(page, 'account.getInfo')) as { fakename: string }).fakename
const go = (game: Game) => game.locator('button.go')
const told = (game: Game) => game.locator('.told')
const address = (locale = 'en'): string => `/platform/game/almanac-fair/play?mode=demo&locale=${locale}`
/** A bet by the beginning of its name: what it returns stands behind it. */
const bet = (game: Game, name: string) => game.getByRole('button', { name: new RegExp(`^${name}, `) })
/** Waits for a round that takes bets for some seconds more. */
const openRound = (game: Game) =>
  expect(game.locator('.clock')).toContainText(/Bets close in 1\d/, { timeout: paced(90_000) })

async function opened(page: Page): Promise<FrameLocator> {
  await page.goto('/game/almanac-fair#real')
  const game = page.frameLocator('iframe')
  await expect(game.locator('.almanac-fair')).toBeVisible()
  return game
}

test('LOBBY-02 GAME-05 two players bet on one turn of the fair by mouse and by keys, see each other, and are paid from one outcome', async ({
  page,
  browser,
}) => {
  test.setTimeout(paced(300_000))
  const context = await browser.newContext()
  const other = await context.newPage()
  for (const one of [page, other]) await one.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await playerWith(page, 50)
  await playerWith(other, 50)
  const bob = await nameOf(other)
  const [own, his] = [await opened(page), await opened(other)]
  await openRound(own)
  // Every segment is covered: whichever comes, her bet on it is paid.
  for (const name of ['Number 1', 'Number 2', 'Number 5', 'Number 10', 'Weathervane', 'Oak', 'Barn doors']) {
    await bet(own, name).focus()
    await page.keyboard.press('Enter')
  }
  await expect(own.locator('.panel output').first()).toHaveText(/\$\d+\.\d\d/)
  const staked = Number(((await own.locator('.panel output').first().textContent()) ?? '').replace('$', ''))
  await go(own).focus()
  await page.keyboard.press('Space')
  await expect(told(own)).toContainText(`Your bets for this round: $${staked.toFixed(2)}.`)
  await bet(his, 'Number 1').click()
  await go(his).click()
  await expect(told(his)).toContainText('Your bets for this round')
  await expect(own.locator('.others')).toContainText(bob)
  await expect(own.locator('.others li', { hasText: bob })).toContainText('Number 1')
  const ended = /(You won|returned|No win this time)/
  await expect(told(own)).toContainText(ended, { timeout: paced(60_000) })
  await expect(told(his)).toContainText(ended, { timeout: paced(60_000) })
  const came = async (game: Game) => ((await told(game).textContent()) ?? '').split('. ')[0]
  expect(await came(own)).toBe(await came(his))
  const { rounds } = (await ask(page, 'games.getHistory', { sysname: 'almanac-fair', count: '1', offset: '0' })) as {
    rounds: { win: { amount: number }; stake: { amount: number } }[]
  }
  expect(rounds[0]?.stake.amount).toBe(staked)
  // The bet on the segment that came, at least doubled.
  expect(rounds[0]?.win.amount).toBeGreaterThanOrEqual((staked / 7) * 2)
  await expect(own.locator('[data-is=balance]')).toHaveText(
    `$${(50 - staked + (rounds[0]?.win.amount ?? 0)).toFixed(2)}`
  )
  await context.close()
})

test('GAM-11 LOBBY-02 a visitor bets at the fair with play money by the keyboard alone, and finds the bet again after a reload', async ({
  page,
}) => {
  test.setTimeout(paced(240_000))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address())
  await openRound(page)
  await expect(go(page)).toBeDisabled()
  await bet(page, 'Number 1').focus()
  const names: string[] = []
  for (let tab = 0; tab < 7; tab++) {
    names.push((await page.evaluate<string>("document.activeElement?.getAttribute('aria-label') ?? ''")) || 'nothing')
    await page.keyboard.press('Tab')
  }
  expect(names).toEqual([
    'Number 1, returns 2×',
    'Number 2, returns 3×',
    'Number 5, returns 6×',
    'Number 10, returns 11×',
    'Weathervane, 3 of 54',
    'Oak, 2 of 54',
    'Barn doors, 1 of 54',
  ])
  await bet(page, 'Oak').focus()
  await page.keyboard.press('Enter')
  await bet(page, 'Oak').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo', exact: true }).focus()
  await page.keyboard.press('Enter')
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText('Your bets for this round: 1.00.')
  await page.reload()
  await expect(told(page)).toContainText('This round was still open.')
  await expect(page.getByRole('button', { name: 'Oak, 2 of 54, 1.00 on it' })).toBeDisabled()
  await expect(page.locator('[data-is=balance]')).toHaveText('999.00')
  await expect(told(page)).toContainText(/You won|No win this time/, { timeout: paced(90_000) })
  await expect(go(page)).toHaveText(/Place your chips|Betting is closed/)
})

for (const [locale, width, height] of [
  ['en', 1440, 900],
  ['ar', 390, 844],
  ['de', 844, 390],
] as const)
  test(`GAM-23 the fair has no fault that axe finds and nothing beyond its edges, ${locale} ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(address(locale))
    await expect(page.locator('.almanac-fair .clock')).not.toBeEmpty()
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    for (const spot of await page.locator('.spots button').all()) {
      const box = await spot.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    expect(await violationsOf(page)).toEqual([])
  })
