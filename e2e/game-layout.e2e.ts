import { readdirSync } from 'node:fs'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { tooSmall } from './touch.ts'

const games = readdirSync(new URL('../arcade/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
/** The frame of a game on a phone of 390 × 844, and on one of 844 × 390 that lies. */
const frames = [
  { width: 390, height: 660 },
  { width: 760, height: 390 },
]
/** What reaches over the bars above and below the game, and names on a board that lie over each other. */
const faults = `(() => {
  const faults = []
  const told = (part) => (part.className.baseVal ?? part.className) + ' ' + (part.getAttribute('aria-label') ?? part.textContent).trim().slice(0, 30)
  const shown = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.getClientRects().length > 0
  const stage = document.querySelector('.stage').getBoundingClientRect()
  for (const part of document.querySelectorAll('.stage :is(.panel, .board > *, button, input)')) {
    if (!shown(part) || part.closest('.scene, .wheel, .dial')) continue
    const { top, bottom: end } = part.getBoundingClientRect()
    // What a board scrolls ends where the board ends.
    const bottom = Math.min(end, part.closest('.dice-table')?.getBoundingClientRect().bottom ?? end)
    if (top < stage.top - 6 || bottom > stage.bottom + 6) faults.push('over a bar by ' + Math.round(Math.max(stage.top - top, bottom - stage.bottom)) + ': ' + told(part))
  }
  const names = [...document.querySelectorAll('.heights span:not(.chosen), .bins li')].filter(shown).map((part) => [part, part.getBoundingClientRect()])
  for (const [one, a] of names)
    for (const [other, b] of names)
      if (one !== other && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8)
        faults.push('over each other: ' + told(one) + ' and ' + told(other))
  // The fields of a board are as large as it lets them be.
  for (const part of document.querySelectorAll('.board, .window')) part.style.pointerEvents = 'none'
  return [...new Set(faults)].slice(0, 4)
})()`

/** How far a page has moved since it came, as browsers count it. */
const watchMoves = `
  window.moved = 0
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.moved += value }).observe({ type: 'layout-shift', buffered: true })
`

test.use({ hasTouch: true, isMobile: true })

for (const viewport of frames)
  test(`GAM-3 on a phone a game of ${viewport.width} × ${viewport.height} covers no bar, and its controls are large enough for a finger and nothing moves as it opens`, async ({
    page,
  }) => {
    test.setTimeout(paced(240_000))
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(watchMoves)
    const found: Record<string, string[]> = {}
    for (const sysname of games) {
      await page.goto(`/platform/game/${sysname}/play?mode=demo&locale=en`)
      await expect(page.locator('[data-is=balance]')).toHaveText('1,000.00')
      await page.evaluate(
        'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))'
      )
      const all = [...(await page.evaluate<string[]>(faults)), ...(await tooSmall(page))]
      const moved = await page.evaluate<number>('window.moved')
      if (moved > 0.01) all.push(`moved as it opened: ${moved}`)
      if (all.length > 0) found[sysname] = all
    }
    expect(found).toEqual({})
  })
