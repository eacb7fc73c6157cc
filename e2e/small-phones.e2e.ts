import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test.use({ hasTouch: true, isMobile: true })

const open = async (page: Page, sysname: string, locale: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/platform/game/${sysname}/play?mode=demo&locale=${locale}`)
  await expect(page.locator('[data-is=balance]')).toHaveText(/^1[.,\s]000[.,]00$/)
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))'
  )
}
/** The frame of a game on a phone of 320 × 568. */
const small = { width: 320, height: 451 }

for (const locale of ['de', 'ar', 'ru'])
  test(`GAM-3 Lantern Dice has all of its bets in sight on a phone of 390 × 844, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 660 })
    await open(page, 'lantern-dice', locale)
    const beyond = await page.evaluate<string[]>(`(() => {
      const end = document.querySelector('.panel').getBoundingClientRect().top
      return [...document.querySelectorAll('.lantern .spot')]
        .filter((spot) => spot.getBoundingClientRect().bottom > end || spot.getBoundingClientRect().height < 28)
        .map((spot) => spot.dataset.bet)
    })()`)
    expect(beyond).toEqual([])
    await expect(page.locator('.lantern .spot')).toHaveCount(52)
    await expect(page.locator('.lantern .bets h2').first()).not.toBeEmpty()
  })

test('GAM-3 on a phone of 320 names of hands and of guesses are whole in German', async ({ page }) => {
  await page.setViewportSize(small)
  for (const [sysname, names] of [
    ['jacks-at-midnight', '.hand-pays th'],
    ['aces-at-dawn', '.hand-pays th'],
    ['double-noon', '.hand-pays th'],
    ['higher-ground', '.guess strong'],
  ] as const) {
    await open(page, sysname, 'de')
    await expect(page.locator(names).first()).toBeVisible()
    const cut = await page.evaluate<string[]>(
      `[...document.querySelectorAll('${names}')].filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)`
    )
    expect(cut, sysname).toEqual([])
  }
})

for (const locale of ['de', 'ar'])
  test(`GAM-3 Almanac Fair on a phone of 320 shows its wheel with nothing said over it, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(small)
    await open(page, 'almanac-fair', locale)
    await expect(page.locator('.almanac-fair .bubble')).toBeHidden()
    const seen = await page.evaluate<number>(
      `document.querySelector('.stand').getBoundingClientRect().bottom - document.querySelector('.wheel').getBoundingClientRect().top`
    )
    expect(seen).toBeGreaterThanOrEqual(56)
  })

test('GAM-3 Parlour Baccarat shows where its cards will lie before the first round', async ({ page }) => {
  await page.setViewportSize({ width: 1208, height: 727 })
  await open(page, 'parlour-baccarat', 'de')
  await expect(page.locator('.hands .shoe')).toBeVisible()
  await expect(page.locator('.road')).toBeVisible()
  const printed = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.hand .cards')].map((cards) => getComputedStyle(cards, '::before').width)`
  )
  expect(printed).toHaveLength(2)
  for (const width of printed) expect(Number.parseInt(width)).toBeGreaterThan(80)
})

for (const locale of ['de', 'ar'])
  test(`GAM-3 Wheel of Hours on a phone of 320 keeps all of its bets off the panel below them, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(small)
    await open(page, 'wheel-of-hours', locale)
    await expect(page.locator('.hours .spot')).toHaveCount(33)
    const gap = await page.evaluate<number>(
      `document.querySelector('.panel').getBoundingClientRect().top - Math.max(...[...document.querySelectorAll('.hours .spot')].map((bet) => bet.getBoundingClientRect().bottom))`
    )
    expect(gap).toBeGreaterThanOrEqual(2)
  })

test('GAM-3 on a phone of 390 that is drawn twice as large the mark in the header is whole in German', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 422 })
  await page.goto('/de')
  await page.locator('html[data-ready]').waitFor()
  const hidden = await page.evaluate<number>(`(() => {
    const mark = document.querySelector('header[data-frame] a svg')
    return mark.getBoundingClientRect().right - mark.closest('a').getBoundingClientRect().right
  })()`)
  expect(hidden).toBeLessThanOrEqual(0.5)
})
