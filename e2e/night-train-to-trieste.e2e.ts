import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call, sameOrigin } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'

const sysname = 'night-train-to-trieste'
const told = (page: Page) => page.locator('.told')
const balance = (page: Page) => page.locator('[data-is=balance]')
const go = (page: Page) => page.locator('button.go')
const coinSwitch = (page: Page) => page.getByRole('switch')
const address = (locale: string, mode: 'demo' | 'real' = 'demo'): string =>
  `/platform/game/${sysname}/play?mode=${mode}&locale=${locale}`
const amountOf = async (page: Page): Promise<number> =>
  Number((await balance(page).textContent())?.replaceAll(/[$,]/g, '') ?? Number.NaN)
interface Round {
  readonly id: string
  readonly status: string
  readonly step: number
  readonly win: { readonly amount: number }
}

/** Spins with the keyboard until a win is held. */
async function untilHeld(page: Page): Promise<void> {
  await go(page).focus()
  for (let spins = 0; spins < 60; spins++) {
    await page.keyboard.press('Space')
    await expect(told(page)).not.toBeEmpty()
    await expect(go(page)).toBeEnabled()
    if ((await go(page).textContent())?.startsWith('Take')) return
  }
  throw new Error('no win in 60 spins')
}

test('GAM-11 RES-2 Night Train to Trieste by the keyboard alone: the coin is off until it is asked for, a held win survives a reload, is called on and taken', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('en'))
  await expect(balance(page)).toHaveText('1,000.00')
  await expect(coinSwitch(page)).toHaveAttribute('aria-checked', 'false')
  await go(page).focus()
  for (let spins = 0; spins < 6; spins++) {
    // From its answer on the round is under way, and the button waits for its end.
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/games/demo'))
    await page.keyboard.press('Space')
    await answered
    await expect(go(page)).toBeEnabled()
    await expect(go(page)).toHaveText('Spin')
  }
  await coinSwitch(page).focus()
  await page.keyboard.press('Enter')
  await expect(coinSwitch(page)).toHaveAttribute('aria-checked', 'true')
  await untilHeld(page)
  await expect(told(page)).toContainText(/You hold [\d.]+\. A right call makes it [\d.]+, a wrong one 0\.00\./)
  const held = await go(page).textContent()
  await page.reload()
  await expect(go(page)).toHaveText(held ?? '')
  const before = await amountOf(page)
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText('You took')
  expect((await amountOf(page)).toFixed(2)).toBe((before + Number(held?.replace('Take ', ''))).toFixed(2))
  await untilHeld(page)
  await page.keyboard.press('1')
  await expect(told(page)).toContainText(/^(Star|Wheel)\. (You hold|The call was wrong)|You took/)
})

test('GAM-6 Night Train to Trieste holds a win over its reels on a small phone, in Arabic and lying', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('ar'))
  await coinSwitch(page).click()
  await go(page).focus()
  for (let spins = 0; spins < 60 && (await page.locator('.toss').isHidden()); spins++) {
    await page.keyboard.press('Space')
    await expect(told(page)).not.toBeEmpty()
    await expect(go(page)).toBeEnabled()
  }
  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The frame lays itself out anew once it has its new size.
    await expect(async () => {
      for (const side of await page.locator('.toss .side').all()) {
        const box = await side.boundingBox()
        expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([true, true])
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
        expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= height).toBe(true)
      }
    }).toPass({ timeout: 5000 })
  }
})

test('MONEY-1 Night Train to Trieste for money: a second stake is refused while a win is held, a call asked for twice is tossed once, and what is taken is paid once', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playerWith(page, 200)
  const choice = JSON.stringify({ coin: true })
  const untilOpen = async (): Promise<Round> => {
    for (let spins = 0; spins < 60; spins++) {
      const { round } = (await call(page, 'games.play', { sysname, stake: '0.10', choice }, randomUUID())) as {
        round: Round
      }
      if (round.status === 'open') return round
    }
    throw new Error('no win in 60 spins')
  }
  const first = await untilOpen()
  const again = await page.request.post('/api/games/play?locale=en&version=1', {
    headers: { ...sameOrigin, 'idempotency-key': randomUUID() },
    multipart: { sysname, stake: '0.10', choice },
  })
  expect(again.status()).toBe(409)
  const key = randomUUID()
  const side = { round: first.id, step: String(first.step), choice: JSON.stringify({ side: 'wheel' }) }
  const once = (await call(page, 'games.advance', side, key)) as { round: Round }
  expect(await call(page, 'games.advance', side, key)).toEqual(once)
  expect([0, 2 * first.win.amount].map((sum) => sum.toFixed(2))).toContain(once.round.win.amount.toFixed(2))
  const held = once.round.status === 'open' ? once.round : await untilOpen()
  await page.goto(address('en', 'real'))
  await expect(go(page)).toHaveText(`Take $${held.win.amount.toFixed(2)}`)
  const before = await amountOf(page)
  await page.keyboard.press('Space')
  await expect(told(page)).toContainText('You took')
  await expect(balance(page)).toHaveText(`$${(before + held.win.amount).toFixed(2)}`)
  const { rounds } = (await ask(page, 'games.getHistory', { count: '1' })) as { rounds: Round[] }
  expect(rounds[0]).toMatchObject({ id: held.id, status: 'finished', win: { amount: held.win.amount } })
})
