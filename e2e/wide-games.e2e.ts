import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** The frame of a game on a screen of 1440 × 900, and on one of 1024 × 768. */
const frames = [
  { width: 1208, height: 727 },
  { width: 956, height: 595 },
]
const open = async (page: Page, sysname: string): Promise<void> => {
  await page.goto(`/platform/game/${sysname}/play?mode=demo&locale=en`)
  await expect(page.locator('[data-is=balance]')).toHaveText('1,000.00')
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))'
  )
}
/** Where the parts of the scene are, in whole pixels. */
const places = (page: Page) =>
  page.evaluate<Record<string, number[]>>(`Object.fromEntries(
    ['.aside[data-side=start]', '.board', '.aside[data-side=end]', '.panel, .guesses', '.foot'].map((part) => {
      const { x, y, width, height } = document.querySelector(part).getBoundingClientRect()
      return [part, [x, y, width, height].map(Math.round)]
    }))`)
const go = (page: Page) => page.locator('button.go')
const log = (page: Page) => page.locator('.run-log li').first()

for (const viewport of frames) {
  test(`GAM-3 Dicebox on a wide frame of ${viewport.width} shows chances and last rounds, and a round moves none of it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, 'dicebox')
    const before = await places(page)
    for (const [, , width] of Object.values(before)) expect(width).toBeGreaterThan(150)
    await expect(page.getByText('No rounds yet.')).toBeVisible()
    await page.getByRole('button', { name: /^90%/ }).click()
    await expect(page.locator('.edge')).toHaveText('Wins below 90.00')
    await go(page).click()
    await expect(log(page)).toHaveText(/^\d{1,2}\.\d\d(1\.10×|–)$/)
    await expect(page.getByText('No rounds yet.')).toBeHidden()
    await expect(go(page)).toBeEnabled()
    expect(await places(page)).toEqual(before)
  })

  test(`GAM-3 Higher Ground on a wide frame of ${viewport.width} shows where the next mark can be, and a round moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, 'higher-ground')
    const before = await places(page)
    for (const [, , width] of Object.values(before)) expect(width).toBeGreaterThan(150)
    await go(page).click()
    await expect(page.locator('.zone')).toHaveCount(2)
    await expect(page.locator('.zone .chance').first()).toHaveText(/^\d\d?\.\d\d%$/)
    await expect(page.locator('.odds [data-now]')).toHaveCount(1)
    expect(await places(page)).toEqual(before)
    // Until a guess is wrong, or the round has paid.
    for (let step = 0; step < 6 && (await log(page).textContent()) === ''; step++) {
      await page.locator('.guess.higher').click()
      // The step is shown: the next one is asked for, or the round is over and listed.
      const next = `Step ${step + 2} of 6`
      await expect
        .poll(
          async () => (await log(page).textContent()) !== '' || (await page.locator('.count').textContent()) === next
        )
        .toBe(true)
    }
    await expect(log(page)).toHaveText(/^\d+( · \d+)+([\d.,]+×|–)$/)
    expect(await places(page)).toEqual(before)
  })

  test(`GAM-3 Threshold and Clearing on a wide frame of ${viewport.width} show what is paid and the last rounds, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, 'threshold')
    const before = await places(page)
    await page.getByRole('button', { name: /^1\.10×/ }).click()
    await expect(page.getByRole('textbox')).toHaveValue('1.10')
    await go(page).click()
    await expect(log(page)).toHaveText(/^[\d,]+\.\d\d×(1\.10×|–)$/)
    expect(await places(page)).toEqual(before)

    await open(page, 'clearing')
    const field = await places(page)
    await expect(page.locator('.rungs .rung').nth(1)).toHaveText('277.00%1.28×')
    await go(page).click()
    await page.locator('.tile:enabled').first().click()
    await expect(page.locator('[data-now], .run-log [data-tone=miss]').first()).toBeVisible()
    expect(await places(page)).toEqual(field)
  })

  test(`GAM-3 Ten of Forty on a wide frame of ${viewport.width} shows what hits pay and how seldom, joins them, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'ten-of-forty')
    const before = await places(page)
    await expect(page.locator('.keno-rung:visible').first()).toHaveText(/5 hit240\.00×1 in 2,611/)
    await go(page).click()
    await expect(log(page)).toHaveText(/^[0-5]\/5/)
    await expect(page.locator('.tray li[data-tone=""]')).toHaveCount(0)
    expect(await places(page)).toEqual(before)
  })

  test(`GAM-3 Plumb on a wide frame of ${viewport.width} shows the exact chance of each bin, marks the one that was hit, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, 'plumb')
    const before = await places(page)
    // Twelve rows: 2 of 4,096 ways lead to an outermost bin, 924 to the middle one.
    await expect(page.locator('.rungs .rung').first()).toHaveText('33.00×0.04%')
    await expect(page.locator('.rungs .rung').nth(6)).toHaveText('0.40×22.55%')
    await go(page).click()
    await expect(log(page)).toHaveText(/^Medium · 12[\d.]+×$/)
    await expect(page.locator('.rungs [data-now]')).toHaveCount(1)
    expect(await places(page)).toEqual(before)
  })
}
