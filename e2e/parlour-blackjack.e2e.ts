import type { Locator, Page } from '@playwright/test'
import { ask } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'

const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const stake = (page: Page) => page.locator('[data-is=stake]')
const go = (page: Page) => page.locator('button.go')
const address = (locale: string, mode: 'demo' | 'real' = 'demo'): string =>
  `/platform/game/parlour-blackjack/play?mode=${mode}&locale=${locale}`
const amountOf = async (page: Page): Promise<number> =>
  Number((await balance(page).textContent())?.replaceAll(/[$,]/g, '') ?? Number.NaN)
const round = async (page: Page): Promise<void> => {
  await page.keyboard.press('Space')
  await expect(told(page)).not.toBeEmpty()
  await expect(go(page)).toBeEnabled()
}
const isOpen = async (page: Page): Promise<boolean> => (await go(page).textContent()) === 'Stand'

/** Rounds are dealt until one allows this move; the others are ended by standing. */
async function untilAllowed(page: Page, move: string): Promise<void> {
  const button = page.getByRole('button', { name: move, exact: true })
  for (let rounds = 0; rounds < 60; rounds++) {
    await round(page)
    if ((await isOpen(page)) && (await button.isEnabled())) return
    if (await isOpen(page)) await round(page)
  }
  throw new Error(`no round allows ${move}`)
}

test('GAM-11 RES-2 Parlour Blackjack is played by the keyboard alone: advice, a reload, a double and a split that take their stake', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('en'))
  await expect(balance(page)).toHaveText('1,000.00')
  const bet = Number(await stake(page).textContent())
  await go(page).focus()
  await untilAllowed(page, 'Double')
  await expect(told(page)).toContainText(/\d+\. Dealer: (soft )?\d+\. What do you do\?/)
  await page.keyboard.press('b')
  await expect(told(page)).toContainText(/Best: \w+.* [\d.]+×/)
  const before = await amountOf(page)
  await page.reload()
  await expect(go(page)).toHaveText('Stand')
  await expect(balance(page)).toHaveText(new RegExp(`^${before.toLocaleString('en', { minimumFractionDigits: 2 })}$`))
  await go(page).focus()
  await page.keyboard.press('d')
  await expect(go(page)).toHaveText('Deal')
  await expect(told(page)).toContainText(/(Won|Tie|Lost|Over 21), /)
  // What was won of the double stake is on the balance, from which the second stake was taken.
  const after = await amountOf(page)
  expect([before - bet, before + bet, before + 3 * bet].map((sum) => sum.toFixed(2))).toContain(after.toFixed(2))
  await expect(stake(page)).toHaveText(bet.toFixed(2))
  await untilAllowed(page, 'Split')
  await page.keyboard.press('p')
  await expect(page.locator('.seats .hand')).toHaveCount(2)
  await expect(told(page)).toContainText(/Hand [12] of \d/)
})

test('GAM-3 Parlour Blackjack says that the money is not enough for a double, and the hand waits', async ({
  page,
  provokes,
}) => {
  provokes(/status of 409/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('en'))
  await expect(balance(page)).toHaveText('1,000.00')
  await page.getByRole('button', { name: /^Stake/ }).click()
  await page.getByRole('textbox').fill('500')
  await page.keyboard.press('Enter')
  await expect(stake(page)).toHaveText('500.00')
  await go(page).focus()
  // Hands are drawn to their end until less is left than the stake, and a hand waits.
  const isShort = async (): Promise<boolean> => (await isOpen(page)) && (await amountOf(page)) < 500
  for (let rounds = 0; rounds < 60 && !(await isShort()); rounds++) {
    if (await isOpen(page)) await page.keyboard.press('h')
    else if ((await amountOf(page)) < 500) {
      await page.evaluate('sessionStorage.clear()')
      await page.reload()
      await go(page).focus()
    } else await page.keyboard.press('Space')
    await expect(go(page)).toBeEnabled()
  }
  expect(await isShort()).toBe(true)
  const before = await balance(page).textContent()
  await page.keyboard.press('d')
  await expect(told(page)).toContainText(/balance|funds|money/i)
  await expect(balance(page)).toHaveText(before ?? '')
  await expect(go(page)).toHaveText('Stand')
  await page.keyboard.press('Space')
  await expect(go(page)).toHaveText('Deal')
})

test('GAM-6 Parlour Blackjack is dealt and told from right to left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('ar'))
  await expect(go(page)).toHaveText('وزّع')
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText('الموزّع:')
  expect(
    await page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')
  ).toBe(false)
})

test('MONEY-1 Parlour Blackjack for money: a double and a split take their stake from the balance, and the history has all that was staked', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playerWith(page, 200)
  await page.goto(address('en', 'real'))
  await expect(balance(page)).toHaveText('$200.00')
  await expect(stake(page)).toHaveText('$1.00')
  await go(page).focus()
  for (const [move, key] of [
    ['Double', 'd'],
    ['Split', 'p'],
  ] as const) {
    await untilAllowed(page, move)
    const before = await amountOf(page)
    await page.keyboard.press(key)
    await expect(go(page)).toBeEnabled()
    if (await isOpen(page)) await expect(balance(page)).toHaveText(`$${(before - 1).toFixed(2)}`)
    while (await isOpen(page)) await round(page)
    const { rounds } = (await ask(page, 'games.getHistory', { count: '1' })) as {
      rounds: { status: string; stake: { amount: number }; win: { amount: number } }[]
    }
    expect(rounds).toMatchObject([{ status: 'finished', stake: { amount: 2 } }])
    expect(await amountOf(page)).toBe(before - 1 + (rounds[0]?.win.amount ?? 0))
    await expect(stake(page)).toHaveText('$1.00')
  }
})

const hand = (cards: readonly number[], total: number, result: string, stakeMinor: number) => ({
  cards,
  total,
  soft: false,
  stake: stakeMinor,
  result,
  win: 0,
})
/** Four hands with many cards, a large stake and the longest words. */
const fourHands = {
  dealer: [9, 3, 1, 5],
  dealerTotal: 22,
  hands: [
    hand([7, 2, 4, 1, 0, 13, 26], 21, 'won', 2000),
    hand([7, 10], 18, 'won', 1000),
    hand([7, 2, 4, 12], 26, 'bust', 1000),
    hand([7, 9], 18, 'push', 50_000),
  ],
  active: null,
  moves: [],
}
const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

for (const [locale, width, height] of [
  ['en', 390, 664],
  ['ar', 390, 844],
  ['de', 320, 640],
] as const)
  test(`GAM-6 four hands lie between the dealer and the panel on a phone of ${width} × ${height}, ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await page.route('**/api/games/demo*', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: object }
      const round = {
        id: '0',
        sysname: 'parlour-blackjack',
        status: 'finished',
        step: 6,
        stake: { amount: 540, currency: 'USD' },
        win: { amount: 560, currency: 'USD' },
        view: fourHands,
        version: '1.0.0',
        nonce: 0,
        server_hash: '0'.repeat(64),
        client_seed: 'four-hands',
        started_at: new Date().toISOString(),
      }
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, round } } })
    })
    await page.goto(address(locale))
    const hands = page.locator('.seats .hand')
    await expect(hands).toHaveCount(4)
    const [dealer, panel] = [await boxOf(page.locator('.hand.dealer')), await boxOf(page.locator('.panel'))]
    for (const one of [...(await hands.all()), ...(await page.locator('.seats .result').all())]) {
      const { x, y, width: wide, height: high } = await boxOf(one)
      expect(y).toBeGreaterThanOrEqual(dealer.y + dealer.height)
      expect(y + high).toBeLessThanOrEqual(panel.y)
      expect([x >= 0, x + wide <= width]).toEqual([true, true])
    }
  })

for (const [width, height] of [
  [1208, 727],
  [390, 660],
  [320, 515],
  [844, 330],
] as const)
  test(`GAM-15 the figure of a win covers no card on a frame of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const view = {
      ...fourHands,
      dealer: [9, 7],
      dealerTotal: 18,
      hands: [{ ...hand([0, 12], 21, 'blackjack', 100), win: 250 }],
    }
    await page.route('**/api/games/demo*', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: { round?: object | null } }
      // Before the first round there is none.
      const round = answer.data.round && {
        ...answer.data.round,
        status: 'finished',
        win: { amount: 2.5, currency: 'USD' },
        view,
      }
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, round } } })
    })
    await page.goto(address('en'))
    await expect(balance(page)).toHaveText('1,000.00')
    await go(page).click()
    const figure = page.locator('.plate b')
    await expect(figure).toHaveText('2.50')
    const win = await boxOf(figure)
    expect(win.width).toBeGreaterThan(40)
    for (const card of await page.locator('.hand .card').all()) {
      const { x, y, width: wide, height: high } = await boxOf(card)
      const isApart = x >= win.x + win.width || x + wide <= win.x || y >= win.y + win.height || y + high <= win.y
      expect(isApart).toBe(true)
    }
    expect([win.x >= 0, win.x + win.width <= width]).toEqual([true, true])
  })
