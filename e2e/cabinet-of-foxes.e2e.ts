import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call, sameOrigin } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'

const sysname = 'cabinet-of-foxes'
const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const go = (page: Page) => page.locator('button.go')
const closed = (page: Page) => page.locator('.drawer[data-state=closed]')
const address = (locale: string, mode: 'demo' | 'real' = 'demo'): string =>
  `/platform/game/${sysname}/play?mode=${mode}&locale=${locale}`
interface Round {
  readonly id: string
  readonly status: string
  readonly step: number
  readonly win: { readonly amount: number }
}

/** Spins of play money until three keys come: the page finds the cabinet open. */
async function openDemo(page: Page): Promise<void> {
  let token = ''
  for (let spins = 0; spins < 900; spins++) {
    const values = { sysname, action: 'play', stake: '0.10', choice: 'null', ...(token ? { token } : {}) }
    const data = (await call(page, 'games.demo', values)) as { token: string; round: Round }
    token = data.token
    if (data.round.status !== 'open') continue
    await page.evaluate(
      ([name = '', value = '']) => sessionStorage.setItem(name, value),
      [`ante demo ${sysname}`, token]
    )
    return
  }
  throw new Error('no three keys in 900 spins')
}

/** Opens drawers with the keyboard until the cabinet is closed. */
async function openAll(page: Page): Promise<void> {
  await closed(page).first().focus()
  while ((await go(page).textContent()) === 'Open a drawer') {
    const before = await closed(page).count()
    await page.keyboard.press('Enter')
    await expect.poll(() => closed(page).count()).toBeLessThan(before)
    await expect(page.locator('.frame[aria-busy]')).toHaveCount(0)
    // The next closed drawer has the focus: Enter goes on.
  }
}

test('GAM-11 RES-2 the drawers of Cabinet of Foxes are opened by the keyboard alone, and a reload keeps what is open', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('en'))
  await expect(go(page)).toHaveText('Spin')
  await openDemo(page)
  await page.reload()
  await expect(go(page)).toHaveText('Open a drawer')
  await expect(closed(page)).toHaveCount(15)
  await page.getByRole('button', { name: 'Drawer 1: closed' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Drawer 7: closed' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(closed(page)).toHaveCount(14)
  await expect(told(page)).toContainText(/counts ×\d|A fox\./)
  const found = await page.locator('.drawer').nth(6).getAttribute('aria-label')
  await expect(page.locator('.frame[aria-busy]')).toHaveCount(0)
  await page.reload()
  await expect(closed(page)).toHaveCount(14)
  await expect(page.locator('.drawer').nth(6)).toHaveAttribute('aria-label', found ?? '')
  await openAll(page)
  await expect(told(page)).toContainText(/The round paid [\d.,]+/)
  // What was not opened is shown as it was.
  await expect(page.locator('.drawer[data-state=seen]').first()).toHaveAttribute('aria-label', /held \w+/)
  const shown = await page.evaluate<string>(
    "[...document.querySelectorAll('.drawer')].map((one) => one.dataset.item).toSorted().join('')"
  )
  expect(shown).toBe([...'TTFFEEPJSBLLXXX'].toSorted().join(''))
})

test('GAM-6 the drawers of Cabinet of Foxes fit a small phone, in Arabic and lying', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('ar'))
  await expect(go(page)).toBeEnabled()
  await openDemo(page)
  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.reload()
    await expect(closed(page)).toHaveCount(15)
    for (const drawer of [0, 4, 14]) {
      const box = await page.locator('.drawer').nth(drawer).boundingBox()
      expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([true, true])
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
    }
  }
})

test('MONEY-1 Cabinet of Foxes for money: a second stake is refused while the cabinet is open, a drawer asked for twice opens once, and the win comes with the end', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playerWith(page, 200)
  const play = (stake: string) => call(page, 'games.play', { sysname, stake, choice: 'null' }, randomUUID())
  let round: Round = { id: '', status: 'finished', step: 0, win: { amount: 0 } }
  for (let spins = 0; spins < 900 && round.status !== 'open'; spins++)
    round = ((await play('0.10')) as { round: Round }).round
  expect(round.status).toBe('open')
  const again = await page.request.post('/api/games/play?locale=en&version=1', {
    headers: { ...sameOrigin, 'idempotency-key': randomUUID() },
    multipart: { sysname, stake: '0.10', choice: 'null' },
  })
  expect(again.status()).toBe(409)
  const key = randomUUID()
  const pick = { round: round.id, step: String(round.step), choice: JSON.stringify({ drawer: 8 }) }
  const once = (await call(page, 'games.advance', pick, key)) as { round: Round }
  expect((await call(page, 'games.advance', pick, key)) as { round: Round }).toEqual(once)
  expect(once.round.step).toBe(2)
  await page.goto(address('en', 'real'))
  await expect(closed(page)).toHaveCount(14)
  const before = Number((await balance(page).textContent())?.replaceAll(/[$,]/g, ''))
  await openAll(page)
  const { rounds } = (await ask(page, 'games.getHistory', { count: '1' })) as { rounds: Round[] }
  expect(rounds[0]).toMatchObject({ id: round.id, status: 'finished' })
  await expect(balance(page)).toHaveText(`$${(before + (rounds[0]?.win.amount ?? 0)).toFixed(2)}`)
})
