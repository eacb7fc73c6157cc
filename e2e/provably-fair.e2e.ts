import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { violationsOf } from './violations.ts'

const address = (sysname: string, mode: 'demo' | 'real', locale = 'en'): string =>
  `/platform/game/${sysname}/play?mode=${mode}&locale=${locale}`
const seal = (page: Page) => page.locator('.seal')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Provably fair' })
/** What stands beside a name in the panel. */
const fact = (page: Page, name: string, within = '.now') =>
  panel(page).locator(`${within} .fact`).filter({ hasText: name }).locator('code, .num')
const serverHash = 'Hash of the server seed (SHA-256)'
const rotate = (page: Page) => panel(page).getByRole('button', { name: 'Change seeds and reveal the server seed' })

async function openGame(page: Page, sysname: string, mode: 'demo' | 'real'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address(sysname, mode))
  await page.locator('html[data-ready]').waitFor()
}

/** One round to its end. */
async function play(page: Page): Promise<void> {
  await page.locator('button.go').click()
  await expect(page.locator('.told')).not.toHaveText('')
  await expect(seal(page)).toBeEnabled()
}

const kinds = [
  // Its rounds end at once: free spins would leave one open, and no seed is changed then.
  ['a slot', 'deep-seam', async () => undefined],
  ['a quick game', 'dicebox', async () => undefined],
  ['a table', 'parlour-roulette', (page: Page) => page.getByRole('button', { name: 'Red', exact: true }).click()],
] as const

for (const [kind, sysname, prepare] of kinds)
  test(`RNG-10 ${kind} shows the hash before the first stake, takes a seed of the player and reveals the seed of that hash`, async ({
    page,
  }) => {
    test.slow()
    await playerWith(page, 50)
    const rotated = page.waitForRequest('**/api/games/rotateseed*')
    await openGame(page, sysname, 'real')

    // The server must not choose both seeds: the browser adds its own before the first round.
    const { client_seed } = (await rotated).postDataJSON() as { client_seed: string }
    // Before any stake: the beginning of the hash in the frame, all of it and the next one behind one press.
    const short = await seal(page).locator('code').textContent()
    await seal(page).click()
    await expect(fact(page, 'Number of the next round')).toHaveText('0')
    await expect(fact(page, 'Your seed')).toHaveText(client_seed)
    const first = (await fact(page, serverHash).textContent()) ?? ''
    const next = (await fact(page, 'Hash of the next server seed', '.change').textContent()) ?? ''
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(first.slice(0, 8)).toBe(short)
    expect(await violationsOf(page)).toEqual([])

    await panel(page).getByLabel('Your new seed').fill('my own words')
    await rotate(page).click()
    await expect(panel(page).getByRole('alert')).toHaveText(/without spaces/)
    await expect(panel(page).getByLabel('Your new seed')).toBeFocused()
    const own = `my-own-words-${sysname}`
    await panel(page).getByLabel('Your new seed').fill(own)
    await rotate(page).click()
    await expect(fact(page, 'Your seed')).toHaveText(own)
    // The hash that was promised is the one in use.
    await expect(fact(page, serverHash)).toHaveText(next)
    await expect(seal(page).locator('code')).toHaveText(next.slice(0, 8))
    await panel(page).getByLabel('Your new seed').fill(own)
    await rotate(page).click()
    await expect(panel(page).getByRole('alert')).toHaveText('You’ve used this seed before. Enter a new one.')
    await page.keyboard.press('Escape')

    await prepare(page)
    await play(page)
    await seal(page).click()
    await expect(fact(page, 'Number of the next round')).toHaveText('1')
    await expect(panel(page).getByText('Seed still secret')).toHaveCount(1)
    await panel(page).getByRole('button', { name: 'Random seed' }).click()
    await rotate(page).click()
    const seed = fact(page, 'Server seed', '.revealed').first()
    await expect(seed).toHaveText(/^[0-9a-f]{64}$/)
    expect(
      createHash('sha256')
        .update((await seed.textContent()) ?? '')
        .digest('hex')
    ).toBe(next)
    await expect(panel(page).getByText('it’s the hash we showed before your stakes')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    const opened = page.waitForEvent('popup')
    await panel(page).getByRole('link', { name: 'Verify round 0' }).click()
    const verifier = await opened
    await expect(verifier.getByRole('status').getByText('Verified')).toBeVisible()
    expect(await verifier.getByLabel('Round data').inputValue()).toContain(own)
  })

test('GAM-11 play for fun shows its hash before the first stake and its rounds are verified without an account', async ({
  page,
}) => {
  await openGame(page, 'dicebox', 'demo')
  await seal(page).click()
  const hash = (await fact(page, serverHash).textContent()) ?? ''
  await expect(panel(page)).toContainText('You’re playing for free')
  await expect(panel(page)).toContainText('No rounds yet.')
  await page.keyboard.press('Escape')
  await play(page)
  await play(page)
  await seal(page).click()
  await expect(fact(page, 'Number of the next round')).toHaveText('2')
  await rotate(page).click()
  const seed = (await fact(page, 'Server seed', '.revealed').first().textContent()) ?? ''
  expect(createHash('sha256').update(seed).digest('hex')).toBe(hash)
  // The tab keeps its rounds over a reload.
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await seal(page).click()
  const opened = page.waitForEvent('popup')
  await panel(page).getByRole('link', { name: 'Verify round 1' }).click()
  const verifier = await opened
  await expect(verifier.getByRole('status').getByText('Verified')).toBeVisible()
  expect(await verifier.getByLabel('Round data').inputValue()).toContain(seed)
})

test('GAM-13 the seed panel is used by the keyboard alone: its focus stays inside, Escape closes it, a seed is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGame(page, 'dicebox', 'demo')
  await seal(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  const cross = panel(page).getByRole('button', { name: 'Close' })
  await expect(cross).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(rotate(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cross).toBeFocused()
  await page.keyboard.press('Tab')
  const copy = panel(page).getByRole('button', { name: `Copy: ${serverHash}` })
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(await fact(page, serverHash).textContent())
  while (!(await page.evaluate<boolean>(`document.activeElement.id === 'new-seed'`))) await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('typed-by-hand')
  await page.keyboard.press('Enter')
  await expect(fact(page, 'Your seed')).toHaveText('typed-by-hand')
  await expect(panel(page).locator('.revealed')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(seal(page)).toBeFocused()
})

test('RNG-10 seeds are not changed while a round is open, and the panel says which one', async ({ page }) => {
  await openGame(page, 'clearing', 'demo')
  await page.locator('button.go').click()
  await expect(page.locator('.told')).toContainText('Open a tile')
  await seal(page).click()
  await expect(panel(page)).toContainText('This round is still open')
  await expect(rotate(page)).toBeDisabled()
})

test('RNG-10 a live table shows a visitor its anchor, salt and next hash, and each result leads from the hash before', async ({
  page,
}) => {
  test.slow()
  await page.goto(address('wheel-of-hours', 'real'))
  await page.getByRole('button', { name: 'Provably fair' }).click()
  const promised = fact(page, 'Hash of the seed')
  await expect(promised).toHaveText(/^[0-9a-f]{64}$/)
  await expect(fact(page, 'Salt', '.card')).toHaveText(/^[0-9a-f]{64}$/)
  await expect(panel(page).getByText('the salt is SHA-256 of the signature')).toBeVisible()
  await expect(fact(page, 'Anchor', '.card')).toHaveText(/^[0-9a-f]{64}$/)
  expect(await violationsOf(page)).toEqual([])
  const hash = (await promised.textContent()) ?? ''
  // The round that was promised is drawn: its revealed seed is in the list, and it is the one of that hash.
  await expect(promised).not.toHaveText(hash, { timeout: paced(60_000) })
  const [newest] = await panel(page).locator('.results code').allTextContents()
  expect(
    createHash('sha256')
      .update(newest ?? '')
      .digest('hex')
  ).toBe(hash)
  await expect(panel(page).getByText('leads back to the anchor. This is the chain we published')).toBeVisible()
  await expect(panel(page).getByText('Doesn’t match')).toHaveCount(0)
})

test('RNG-10 a bet on a live table is verified from the panel once its round is drawn', async ({ page }) => {
  test.slow()
  await playerWith(page, 20)
  // With time left for the call and the bet.
  const openRound = async (): Promise<string | undefined> => {
    const { table } = (await ask(page, 'games.gettable', { sysname: 'wheel-of-hours' })) as {
      table: { now: string; round: { id: string; state: string; closes_at: string } } | null
    }
    const left = table ? Date.parse(table.round.closes_at) - Date.parse(table.now) : 0
    return table?.round.state === 'open' && left > 8000 ? table.round.id : undefined
  }
  let round: string | undefined
  await expect.poll(async () => (round = await openRound()), { timeout: paced(60_000) }).toBeTruthy()
  const choice = '{"bets":[{"bet":"even","stake":100},{"bet":"odd","stake":100}]}'
  const bet = { sysname: 'wheel-of-hours', round: round ?? '', stake: '2', choice }
  await call(page, 'games.playtable', bet, 'provably-fair-wheel')
  await page.goto(address('wheel-of-hours', 'real'))
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('.told')).toContainText(/\d/, { timeout: paced(60_000) })
  await expect(seal(page)).toBeEnabled({ timeout: paced(60_000) })
  await expect
    .poll(
      async () => {
        await seal(page).click()
        await expect(panel(page).getByText('Your last bets')).toBeVisible()
        const isThere = await panel(page).getByRole('link', { name: 'Verify round' }).isVisible()
        if (!isThere) await page.keyboard.press('Escape')
        return isThere
      },
      { timeout: paced(60_000) }
    )
    .toBe(true)
  const opened = page.waitForEvent('popup')
  await panel(page).getByRole('link', { name: 'Verify round' }).click()
  await expect((await opened).getByRole('status').getByText('Verified')).toBeVisible()
})

test('RNG-10 the seed panel is read from right to left in Arabic and fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address('deep-seam', 'demo', 'ar'))
  await page.locator('html[data-ready]').waitFor()
  await seal(page).click()
  await expect(page.getByRole('dialog', { name: 'نزاهة قابلة للتحقق' })).toBeVisible()
  await page.getByRole('textbox').fill('مرحبا')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/الحروف اللاتينية/)
  expect(await violationsOf(page)).toEqual([])
  const overflows = await page.evaluate<boolean>(
    `document.querySelector('dialog').scrollWidth > document.querySelector('dialog').clientWidth`
  )
  expect(overflows).toBe(false)
})
