import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { violationsOf } from './violations.ts'

const address = (sysname: string, locale = 'en'): string => `/platform/game/${sysname}/play?mode=demo&locale=${locale}`
const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const stake = (page: Page) => page.locator('[data-is=stake]')
const go = (page: Page) => page.locator('button.go')
const opened = async (page: Page, sysname: string): Promise<void> => {
  await page.goto(address(sysname))
  await expect(balance(page)).toHaveText('1,000.00')
}
/** The stakes of the rounds that the page plays, and how many are under way at once. */
function watchRounds(page: Page) {
  const seen = { plays: 0, autos: 0, atOnceMost: 0 }
  let open = 0
  const isPlay = (data: string | null): boolean => (data ?? '').includes('"action":"play"')
  page.on('request', (request) => {
    if (!isPlay(request.postData())) return
    seen.plays++
    if ((request.postData() ?? '').includes('"is_auto":true')) seen.autos++
    seen.atOnceMost = Math.max(seen.atOnceMost, ++open)
  })
  page.on('requestfinished', (request) => void (isPlay(request.postData()) && open--))
  return seen
}

const allGames = readdirSync(new URL('../arcade/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const lying = { width: 844, height: 390 }
/** What is wrong with a game on such a screen. The numbers of a wheel are a drawing: what it came to stands beside it, too. */
const faultsLying = `(() => {
  const faults = []
  const told = (part) => (part.className.baseVal ?? part.className) + ' ' + (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 30)
  const isInside = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  }
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) faults.push('the page scrolls sideways')
  for (const part of document.querySelectorAll('.frame, .frame *')) {
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || part.closest('.unseen')) continue
    if (part.matches('.stage, .board, .reels, .panel, button, input') && part.getClientRects().length > 0 && !isInside(part)) faults.push('outside: ' + told(part))
    if (part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX)) faults.push('scrolls sideways: ' + told(part))
    const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    if (!hasText || part.closest('.wheel, .dial, .field')) continue
    const scale = part.ownerSVGElement ? Math.hypot(part.getScreenCTM()?.b ?? 0, part.getScreenCTM()?.d ?? 1) : 1
    const letters = Number.parseFloat(getComputedStyle(part).fontSize) * scale
    if (letters < 10.9) faults.push('letters of ' + letters + ': ' + told(part))
  }
  return [...new Set(faults)].slice(0, 5)
})()`

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('GAM-3 a stake is typed, halved, doubled and set to the most, by the keyboard alone, and is there again next time', async ({
  page,
}) => {
  await opened(page, 'deep-seam')
  await page.getByRole('button', { name: /^Stake/ }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Your stake')
  await expect(field).toBeFocused()
  await page.keyboard.type('2.50')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'The nearest is 2.40' })).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('ten')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'such as 2.40' })).toBeVisible()
  await field.fill('2.40')
  await page.getByRole('button', { name: 'Double the stake' }).click()
  await expect(field).toHaveValue('4.80')
  await page.getByRole('button', { name: 'Half the stake' }).click()
  await page.getByRole('button', { name: 'Half the stake' }).click()
  await expect(field).toHaveValue('1.20')
  await page.getByRole('button', { name: /^Max/ }).click()
  await expect(field).toHaveValue('50.00')
  await field.fill('7.80')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(stake(page)).toHaveText('7.80')
  await go(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect(stake(page)).toHaveText('10.00')
  await page.keyboard.press('ArrowDown')
  await expect(stake(page)).toHaveText('6.00')
  await page.keyboard.press('Space')
  await expect(told(page)).not.toHaveText('')
  await expect(go(page)).toBeEnabled()
  await page.reload()
  await expect(stake(page)).toHaveText('6.00')
  await opened(page, 'pearl-ledger')
  await expect(stake(page)).toHaveText('1.00')
})

test('GAM-4 every game on a phone that lies on its side, from right to left too: stage and main button in sight, nothing to scroll sideways, no small letters', async ({
  browser,
}) => {
  test.setTimeout(paced(200_000))
  const context = await browser.newContext({ viewport: lying, hasTouch: true, isMobile: true, locale: 'en-GB' })
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const locale of ['en', 'ar'])
    for (const sysname of allGames) {
      await page.goto(address(sysname, locale))
      await page.locator('html[data-ready]').waitFor()
      for (const fault of await page.evaluate<string[]>(faultsLying)) faults.push(`${sysname} ${locale}: ${fault}`)
    }
  expect(allGames.length).toBeGreaterThanOrEqual(30)
  expect(faults).toEqual([])
  // On the site the game has all of the height: the bars of the page come back when the phone stands.
  await page.goto('/game/deep-seam')
  const frame = page.locator('main iframe')
  await expect(frame).toBeVisible()
  const height = async (): Promise<number> => (await frame.boundingBox())?.height ?? 0
  await expect.poll(height).toBe(lying.height)
  await expect(page.frameLocator('main iframe').locator('button.go')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeInViewport({ ratio: 1 })
  await context.close()
})

test('GAM-12 autoplay plays the chosen rounds one at a time, tells the server so, and says what they came to', async ({
  page,
}) => {
  const seen = watchRounds(page)
  await opened(page, 'dicebox')
  await page.getByRole('button', { name: 'Autoplay' }).click()
  await page.getByRole('radio', { name: '10', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Start 10 rounds' }).click()
  await expect(go(page)).toHaveText(/Stop \(\d+ left\)/)
  await expect(page.getByRole('button', { name: 'Autoplay' })).toBeDisabled()
  await expect(told(page)).toContainText(/Autoplay has played all its rounds\. Net result: −?\d+\.\d\d\./)
  expect([seen.plays, seen.autos, seen.atOnceMost]).toEqual([10, 10, 1])
  await expect(go(page)).toHaveText('Play')
  await expect(go(page)).toBeFocused()
})

test('GAM-12 autoplay ends at the player’s press, at Escape, at the loss that they chose, and offline', async ({
  page,
  context,
  provokes,
}) => {
  provokes(/ERR_INTERNET_DISCONNECTED/)
  const start = async (loss: string): Promise<void> => {
    await page.getByRole('button', { name: 'Autoplay' }).click()
    await page.getByLabel('Stop before I lose more than').fill(loss)
    await page.getByRole('radio', { name: '100', exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Start 100 rounds' }).click()
  }
  await opened(page, 'threshold')
  await start('500')
  await go(page).click()
  await expect(told(page)).toContainText('You stopped autoplay.')
  await start('500')
  await page.keyboard.press('Escape')
  await expect(told(page)).toContainText('You stopped autoplay.')
  await start('0.50')
  await expect(told(page)).toContainText('another round could take you past your loss stop. Net result: 0.00.')
  await start('500')
  await context.setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(told(page)).toContainText('Autoplay stopped because you went offline.')
})

test('GAM-12 a stop that is no sum is said beside its field, and nothing begins', async ({ page }) => {
  const seen = watchRounds(page)
  await opened(page, 'plumb')
  await page.getByRole('button', { name: 'Autoplay' }).click()
  const loss = page.getByLabel('Stop before I lose more than')
  await expect(loss).toHaveValue('20.00')
  await loss.fill('')
  await page.getByRole('button', { name: 'Start 25 rounds' }).click()
  await expect(loss).toBeFocused()
  await expect(loss).toHaveAttribute('aria-invalid', 'true')
  expect(seen.plays).toBe(0)
})

test('GAM-12 what opens over the game on the site ends autoplay', async ({ page }) => {
  await page.goto('/game/dicebox')
  await page.locator('html[data-ready]').waitFor()
  const game = page.frameLocator('main iframe')
  await expect(game.locator('[data-is=balance]')).toHaveText('1,000.00')
  await game.getByRole('button', { name: 'Autoplay' }).click()
  await game.getByRole('radio', { name: '100', exact: true }).check({ force: true })
  await game.getByRole('button', { name: 'Start 100 rounds' }).click()
  await expect(game.locator('button.go')).toHaveText(/Stop \(9\d left\)/)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(game.locator('.told')).toContainText('there’s something for you to answer')
})

/** The game as a market that forbids them all gets it. */
async function forbid(page: Page): Promise<void> {
  await page.route('**/api/games/getgame*', async (route) => {
    const response = await route.fetch()
    const answer: { data: { allowed: Record<string, boolean> } } = await response.json()
    for (const name of Object.keys(answer.data.allowed)) answer.data.allowed[name] = false
    await route.fulfill({ response, json: answer })
  })
}

test('GAM-12 GAM-14 where the market forbids autoplay and turbo, the frame offers neither', async ({ page }) => {
  await opened(page, 'pearl-ledger')
  await expect(page.getByRole('button', { name: /^Turbo/ })).toBeVisible()
  await forbid(page)
  await page.reload()
  await expect(balance(page)).toHaveText('1,000.00')
  await expect(page.getByRole('button', { name: 'Autoplay' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Turbo/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Rules and return' }).click()
  await expect(page.getByRole('dialog')).toContainText('Space plays a round.')
  await expect(page.getByRole('dialog')).not.toContainText('autoplay')
})

test('GAM-14 turbo is a switch of this browser, and a game of decisions has no autoplay', async ({ page }) => {
  await opened(page, 'clearing')
  await expect(page.getByRole('button', { name: 'Autoplay' })).toHaveCount(0)
  const turbo = page.getByRole('button', { name: /^Turbo/ })
  await expect(turbo).toHaveAttribute('aria-pressed', 'false')
  await turbo.focus()
  await page.keyboard.press('Enter')
  await expect(turbo).toHaveAttribute('aria-pressed', 'true')
  await opened(page, 'deep-seam')
  await expect(turbo).toHaveAttribute('aria-pressed', 'true')
})

test('GAM-3 the sheets of stake and autoplay have no violation, on a phone and from right to left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [locale, name] of [
    ['en', 'Autoplay'],
    ['ar', 'اللعب التلقائي'],
  ] as const) {
    await page.goto(address('deep-seam', locale))
    await expect(balance(page)).toHaveText('1,000.00')
    for (const button of [page.getByRole('button', { name }), page.locator('.stakes button.sum')]) {
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    const overflows = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth'
    )
    expect(overflows).toBe(false)
  }
})

test('RES-2 the last rounds show their final state and how they came to it, by the keyboard alone', async ({
  page,
}) => {
  await opened(page, 'dicebox')
  const last = page.getByRole('button', { name: /^Last win/ })
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('No rounds yet')
  await page.keyboard.press('Escape')
  await expect(last).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText(/Rolled/)
  const said = (await told(page).textContent()) ?? ''
  await last.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Show the round of/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status').last()).toContainText(said)
  await expect(dialog.locator('.picture .number')).toHaveText(/Rolled (\d+\.\d\d)/.exec(said)?.[1] ?? '')
  const replay = dialog.getByRole('button', { name: 'Replay' })
  await replay.focus()
  await page.keyboard.press('Enter')
  await expect(replay).toBeEnabled()
  expect(await violationsOf(page)).toEqual([])
})

test('GAM-8 the rules tell what a session comes to at the stake that is set', async ({ page }) => {
  await opened(page, 'dicebox')
  await page.getByRole('button', { name: 'Rules and return' }).click()
  await expect(page.getByRole('dialog')).toContainText('A session of 1,000 rounds at 1.00')
  await expect(page.getByRole('dialog')).toContainText(
    /On average −10\.00\. About 95 of 100 sessions end between −71\.\d\d and 51\.\d\d/
  )
})
