import type { Page } from '@playwright/test'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'

/** How much of its content a part of the page hides at its sides, in pixels. */
const hiddenWidth = (part: { readonly scrollWidth?: number; readonly clientWidth?: number }): number =>
  (part.scrollWidth ?? 0) - (part.clientWidth ?? 0)

const games = [
  'midnight-orchard',
  'deep-seam',
  'pearl-ledger',
  'salt-and-thunder',
  'lamplighter-lane',
  'meadow-hum',
  'cabinet-of-foxes',
  'night-train-to-trieste',
  'dicebox',
  'threshold',
  'clearing',
  'plumb',
  'ten-of-forty',
  'higher-ground',
  'combination',
  'parlour-roulette',
  'parlour-baccarat',
  'jacks-at-midnight',
  'aces-at-dawn',
  'double-noon',
  'queen-of-three',
  'parlour-blackjack',
  'fox-and-heron',
  'lantern-dice',
  'stepstones',
  'sun-and-moon',
  'brush-and-bone',
]
const address = (sysname: string, locale = 'en'): string => `/platform/game/${sysname}/play?mode=demo&locale=${locale}`
const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const go = (page: Page) => page.locator('button.go')

for (const sysname of games) {
  test(`GAM-4 ${sysname} shows its rules, pays and exact return one click away, on a narrow phone, without an error`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address(sysname))
    await expect(balance(page)).toHaveText('1,000.00')
    await page.getByRole('button', { name: 'Rules and return' }).click()
    await expect(page.getByRole('dialog')).toContainText(/\d\d\.\d\d%/)
    await expect(page.getByRole('dialog')).toContainText(/xactly [\d,]+ \/ [\d,]+/)
    const overflows = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth'
    )
    expect(overflows).toBe(false)
  })
}

test('GAM-11 GAME-02 Dicebox plays for fun by the keyboard: the stake is taken and the result is told', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('dicebox'))
  await expect(balance(page)).toHaveText('1,000.00')
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/Rolled \d{1,2}\.\d\d/)
  await expect(balance(page)).toHaveText(/^(999\.00|1,000\.98)$/)
})

test('GAM-13 the focus is where it was after a round and after the rules', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('deep-seam'))
  await expect(balance(page)).toHaveText('1,000.00')
  const rules = page.getByRole('button', { name: 'Rules and return' })
  await rules.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rules).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Last win/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(go(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(told(page)).not.toHaveText('')
  await expect(go(page)).toBeEnabled()
  await expect(go(page)).toBeFocused()
})

test('GAM-13 who has gone on to the page around the game is not called back when the round ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let answer = (): void => undefined
  const answered = new Promise<void>((done) => (answer = done))
  await page.route('**/api/games/demo*', async (route) => {
    if ((route.request().postData() ?? '').includes('stake')) await answered
    await route.continue()
  })
  await page.goto('/game/deep-seam')
  await page.locator('html[data-ready]').waitFor()
  const game = page.frameLocator('main iframe')
  await expect(game.locator('[data-is=balance]')).toHaveText('1,000.00')
  await game.locator('button.go').focus()
  await page.keyboard.press('Space')
  await expect(game.locator('[aria-busy]').first()).toBeAttached()
  const full = page.getByRole('button', { name: 'Full screen' })
  await full.focus()
  answer()
  await expect(game.locator('button.go')).toBeEnabled()
  await expect(game.locator('[aria-busy]')).toHaveCount(0)
  await expect(full).toBeFocused()
})

test('GAM-11 Pearl Ledger is played by the keyboard alone, and is silent until its player turns sound on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('pearl-ledger'))
  await expect(balance(page)).toHaveText('1,000.00')
  const sound = page.getByRole('button', { name: 'Sound', exact: true })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.focus()
  await page.keyboard.press('Enter')
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/No win|won|returned|diver|ledger/)
  await expect(page.locator('.reels')).toHaveAttribute('aria-label', /.+ \| .+/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sound', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('GAM-11 Salt and Thunder is played by the keyboard alone, on three rows, and tells what it pays', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('salt-and-thunder'))
  await expect(balance(page)).toHaveText('1,000.00')
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/No win|won|returned|Three bolts/)
  await expect(page.locator('.reels')).toHaveAttribute('aria-label', /^[^|]+(\| [^|]+){4}$/)
  await page.getByRole('button', { name: 'Rules and return' }).click()
  await expect(page.getByRole('dialog')).toContainText('16,907,671,911,179 / 17,612,050,268,160')
})

test('RES-2 GAME-02 Clearing goes on after a reload in the middle of a round', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('clearing'))
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true })
  await go(page).click()
  await expect(told(page)).toContainText('Open a tile')
  // One sinkhole in twenty-five: whichever way the tile goes, the field after the reload is the field before it.
  await page.locator('.tile').nth(12).click()
  await expect(told(page)).toContainText(/safe|sinkhole/i)
  const faces = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('.tile')].map((tile) => tile.dataset.face)`)
  const before = await faces()
  expect(before[12]).not.toBe('closed')
  await page.reload()
  await expect(page.locator('.tile').nth(12)).toHaveAttribute('data-face', before[12] ?? 'closed')
  expect(await faces()).toEqual(before)
})

test('GAM-7 Combination says why a code is ruled out, and the best move plays a round to its end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('combination'))
  await expect(balance(page)).toHaveText('1,000.00')
  await go(page).click()
  await expect(told(page)).toContainText(/Tries left: 6|The lock is open/)
  const fit = page.locator('.fit')
  if ((await fit.textContent()) !== '') {
    // The code of the first try gave another hint than it would as the answer.
    await expect(fit).toContainText(/Ruled out: with this combination, try 1 would have shown “3 right/)
    await expect(go(page)).toBeDisabled()
  }
  const isOver = async () => /The lock/.test((await told(page).textContent()) ?? '')
  for (let tries = 1; tries < 7 && !(await isOver()); tries++) {
    await page.getByRole('button', { name: 'Best move' }).click()
    await expect(fit).toContainText('Fits all hints')
    await go(page).click()
    await expect(told(page)).toContainText(new RegExp(`Tries left: ${6 - tries}|The lock`))
  }
  // The best play opens every code within six tries.
  await expect(told(page)).toContainText('The lock is open')
})

test('GAM-23 a lost connection stops play and says so; the same stake goes through once when it is back', async ({
  page,
  context,
  provokes,
}) => {
  provokes(/ERR_INTERNET_DISCONNECTED/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('threshold'))
  await expect(balance(page)).toHaveText('1,000.00')
  await context.setOffline(true)
  await go(page).click()
  await expect(page.getByRole('alert')).toContainText('You’re offline')
  await expect(go(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(told(page)).toContainText(/The multiplier/)
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(balance(page)).toHaveText(/^(999\.00|1,001\.00)$/)
})

test('GAM-3 the frame asks a visitor to log in before playing for money, in Arabic from right to left', async ({
  page,
}) => {
  await page.goto('/platform/game/midnight-orchard/play?mode=real&locale=ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('target', '_top')
})

test('GAM-6 Parlour Roulette takes chips on several bets and lists each win', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('parlour-roulette'))
  await page.getByRole('button', { name: 'Red', exact: true }).click()
  await page.getByRole('button', { name: 'Black', exact: true }).click()
  await page.getByRole('button', { name: 'Zero', exact: true }).click()
  await go(page).click()
  await expect(told(page)).toContainText(/\d+, (red|black|zero)/)
  await expect(told(page)).toContainText(/pays/)
  await expect(balance(page)).toHaveText(/^(999\.00|1,033\.00)$/)
})

test('GAM-6 Parlour Baccarat is played by the keyboard alone and tells each bet that returned something', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('parlour-baccarat'))
  await expect(balance(page)).toHaveText('1,000.00')
  for (const bet of ['Player', 'Banker', 'Tie']) {
    await page.getByRole('button', { name: bet, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(go(page)).toHaveText('Deal')
  await go(page).focus()
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/(Player wins|Banker wins|Tie), \d to \d/)
  await expect(told(page)).toContainText(/pays/)
  // Player: 2.00; banker: 1.95; a tie: 9.00 and both others back.
  await expect(balance(page)).toHaveText(/^(999\.00|998\.95|1,008\.00)$/)
  await expect(page.getByRole('list', { name: 'Last results' }).getByRole('listitem')).toHaveCount(1)
})

for (const [sysname, name] of [
  ['jacks-at-midnight', 'Jacks at Midnight'],
  ['aces-at-dawn', 'Aces at Dawn'],
  ['double-noon', 'Double Noon'],
] as const) {
  test(`GAM-11 ${name} is played by the keyboard alone: deal, hold by number, ask for the best hold, draw`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address(sysname))
    await expect(balance(page)).toHaveText('1,000.00')
    await page.keyboard.press('Space')
    await expect(told(page)).toContainText('Choose the cards to hold')
    await expect(balance(page)).toHaveText('999.00')
    const held = page.locator('.seat[aria-pressed=true]')
    await page.keyboard.press('2')
    await page.keyboard.press('5')
    await expect(held).toHaveCount(2)
    await page.keyboard.press('2')
    await expect(held).toHaveCount(1)
    await page.getByRole('button', { name: 'Best hold' }).click()
    await expect(page.locator('.advice')).toContainText(/Best.*[\d.]+×/)
    await expect(go(page)).toHaveText(/Draw|Keep all/)
    await go(page).focus()
    await page.keyboard.press('Enter')
    await expect(told(page)).toContainText(/No win|won|back/)
    await expect(go(page)).toHaveText('Deal')
  })
}

test('RES-2 Stepstones is played by the keyboard alone, goes on after a reload, and what was won can be taken', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('stepstones'))
  await expect(balance(page)).toHaveText('1,000.00')
  const isOver = async () => /loose|took/.test((await told(page).textContent()) ?? '')
  for (let round = 0; round < 12; round++) {
    await go(page).focus()
    await page.keyboard.press('Space')
    await expect(told(page)).toContainText('Choose a stone')
    await page.keyboard.press('2')
    await expect(told(page)).toContainText(/The stone/)
    if (!(await isOver())) break
  }
  await expect(go(page)).toHaveText('Take 1.48')
  await page.reload()
  await expect(go(page)).toHaveText('Take 1.48')
  await go(page).click()
  await expect(told(page)).toContainText('You took 1.48')
})

test('RES-2 Sun and Moon is played by the keyboard alone, goes on after a reload, and what was won can be taken', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('sun-and-moon'))
  await expect(balance(page)).toHaveText('1,000.00')
  // The keys choose a side before the stake, without taking it.
  await page.keyboard.press('2')
  await expect(go(page)).toHaveText('Toss for the moon')
  await expect(balance(page)).toHaveText('1,000.00')
  await page.keyboard.press('1')
  for (let round = 0; round < 25; round++) {
    await expect(go(page)).toHaveText('Toss for the sun')
    await go(page).focus()
    await page.keyboard.press('Space')
    await expect(told(page)).toContainText(/Sun, right call 1 of 12|It’s the moon/)
    if (/right call/.test((await told(page).textContent()) ?? '')) break
  }
  await expect(go(page)).toHaveText('Take 1.98')
  await page.reload()
  await expect(go(page)).toHaveText('Take 1.98')
  await page.keyboard.press('2')
  await expect(told(page)).toContainText(/Moon, right call 2 of 12|It’s the sun/)
  await expect(go(page)).toBeEnabled()
  const isOpen = (await go(page).textContent()) === 'Take 3.96'
  await expect(page.locator('.streak li[data-state=right]')).toHaveCount(isOpen ? 2 : 1)
  await go(page).focus()
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText(isOpen ? 'You took 3.96' : /right call 1 of 12|It’s the/)
})

test('RES-2 on a phone both ways to play stand whole under a game, beside the time of the session', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await playerWith(page, 20)
  for (const width of [390, 320])
    for (const language of ['', '/de', '/fr', '/ru', '/ar']) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${language}/game/midnight-orchard#real`)
      const tabs = page.getByRole('main').getByRole('tablist')
      await expect(tabs.getByRole('tab')).toHaveCount(2)
      expect(await tabs.evaluate(hiddenWidth), `${width} ${language}`).toBeLessThanOrEqual(0)
    }
})
