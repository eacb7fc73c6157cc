import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** How far the bets of a table end above the panel of its chips, in pixels of the frame. */
const gap = (page: Page, bets: string) =>
  page.evaluate<number>(
    `document.querySelector('.panel').getBoundingClientRect().top - Math.max(...[...document.querySelectorAll(${JSON.stringify(bets)})].map((bet) => bet.getBoundingClientRect().bottom))`
  )
const fonts =
  'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))'

test('GAM-3 on a phone of 390 that is drawn twice as large the header keeps all of its parts in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 422 })
  for (const path of ['/', '/de', '/ru', '/ar']) {
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor()
    await page.evaluate(fonts)
    const cut = await page.evaluate<string[]>(
      `[...document.querySelectorAll('header[data-frame] :is(button, a)')].filter((part) => { const { left, right, width } = part.getBoundingClientRect(); return width > 0 && (left < 0 || right > innerWidth) }).map((part) => part.textContent)`
    )
    expect(cut, path).toEqual([])
  }
})

test('GAM-3 on a phone of 390 that is drawn twice as large the chosen way to play is in sight as a whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 422 })
  for (const path of ['/game/queen-of-three', '/de/game/queen-of-three', '/ru/game/queen-of-three']) {
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor()
    await page.evaluate(fonts)
    const cut = () =>
      page.evaluate<number>(`(() => {
        const tab = document.querySelector('[data-game-bar] [aria-selected=true]')
        const [row, at] = [tab.parentElement.getBoundingClientRect(), tab.getBoundingClientRect()]
        return Math.round(Math.max(row.left - at.left, at.right - row.right))
      })()`)
    await expect.poll(cut, path).toBeLessThanOrEqual(0)
  }
})

for (const [sysname, bets, viewport] of [
  ['wheel-of-hours', '.hours .spot', { width: 195, height: 305 }],
  ['almanac-fair', '.spots .spot', { width: 375, height: 550 }],
] as const)
  test(`GAM-3 ${sysname} in a frame of ${viewport.width} × ${viewport.height} keeps its bets off the panel below them`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/platform/game/${sysname}/play?mode=demo&locale=en`)
    await expect(page.locator(bets).first()).toBeVisible()
    await page.evaluate(fonts)
    expect(await gap(page, bets)).toBeGreaterThanOrEqual(4)
  })
