import type { Browser, BrowserContext, Page } from '@playwright/test'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { compareLook } from './looks.ts'
import { necessary, open, own } from './pages.ts'
import { cutAtTheirBeginning, spilling } from './spill.ts'
import { tooSmall } from './touch.ts'
import { violationsOf } from './violations.ts'

// What the functions below use inside of the page.
declare const document: {
  documentElement: { scrollWidth: number; clientWidth: number; dataset: Record<string, string> }
  styleSheets: Iterable<{ href: string | null }>
  addEventListener(type: string, take: (event: { violatedDirective: string; blockedURI: string }) => void): void
}
declare const window: { shifted: number; shifts: string[]; refused: string[] }
interface Moved {
  node: { localName: string; className: unknown } | null
  previousRect: { x: number; y: number; width: number; height: number }
  currentRect: Moved['previousRect']
}
declare class PerformanceObserver {
  constructor(take: (list: { getEntries(): { value: number; hadRecentInput: boolean; sources: Moved[] }[] }) => void)
  observe(options: { type: string; buffered: boolean }): void
}

// No page waits for another: the workers share them.
test.describe.configure({ mode: 'parallel' })

/** And back: what was worked out for a wide screen must not stay. */
const widths = [320, 360, 390, 768, 992, 1280, 1440, 1920, 2560, 390]
/** Where a layout begins there is the least room for words. */
const narrowest = new Set([320, 768, 992, 1280])

/** What is never twice the same on a page, hidden before its look is compared. */
const changing: Record<string, string> = {
  // The board of live matches gives the whole first screen its height.
  '/': 'main',
  '/betting': 'main',
  '/winners': 'main',
  '/game/midnight-orchard': 'iframe',
  '/cashier/history': 'time',
  '/profile/messages': 'time',
  // Others play for it.
  '/jackpots': 'dd',
  '/tournaments': 'time, [data-testid=countdown]',
  '/draws': 'time, [data-testid=countdown], dd',
  '/draws/1': 'time, [data-testid=countdown], dd, #rules',
  // Its table is as others have played.
  '/tournaments/1': 'time, [data-testid=countdown], [aria-labelledby=board-title], #rules',
}

/** Where what stands around the content is judged too, once for each of its kinds: on the other pages it is the same. */
const framed = new Set([
  '/',
  '/game/midnight-orchard',
  '/forms/sign_in',
  '/enter',
  '/cashier/deposit',
  '/profile/settings',
])

/** What was not read is told by the socket, sooner or later. */
const hidden = (path: string): string => [changing[path], '[data-unread]'].filter(Boolean).join(', ')

/** Written by the page while it loads: errors, what its policy refused, whom it asks beside us, and how far it moved under the reader's eyes. */
async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // The page itself, and the picture by which the gallery of parts shows what is seen of a game without one.
    const isMeant = message.text().includes('status of 404') && (url === page.url() || url.includes('/no-such-game-'))
    if (message.type() === 'error' && !isMeant) complaints.push(`${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  // Nobody has agreed to anything here.
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      complaints.push(`asked ${origin}`)
  })
  await page.addInitScript(() => {
    window.shifted = 0
    window.shifts = []
    window.refused = []
    // What a script catches, the console does not say.
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.refused.push(`${violatedDirective} refuses ${blockedURI}`)
    )
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue
        window.shifted += value
        for (const { node, previousRect: from, currentRect: to } of sources)
          window.shifts.push(
            `${node?.localName ?? 'what is gone'}.${String(node?.className)} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return complaints
}

/** How the page looks at this width in this theme, and what axe finds there. */
async function judge(
  page: Page,
  prefix: string,
  path: string,
  width: number,
  theme: 'dark' | 'light'
): Promise<string[]> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
  const name = path.replace(/^\//, '').replace(/[^a-z0-9-]+/gi, '_') || 'home'
  const different = await compareLook(page, `${name}/${prefix.slice(1) || 'en'}-${theme}-${width}`, hidden(path))
  const part = framed.has(path) ? {} : { within: 'main' }
  const broken = (await violationsOf(page, { ...part, contrastOnly: theme === 'light' })).map(
    (one) => `${one} in ${theme} at ${width}`
  )
  return different ? [different, ...broken] : broken
}

/** Whether the footer moves when more of it is read: a browser may paint a page of which it has read but the footer’s first lines. */
const footerMovesWhileRead = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const footer = document.querySelector('footer[data-frame]')
    if (!footer) return false
    const top = () => footer.getBoundingClientRect().top
    const whole = top()
    footer.style.cssText = 'height: 89px; overflow: hidden'
    const begun = top()
    footer.style.cssText = ''
    return begun !== whole
  })()`)

/**
 * One page in one language: no error in the console, nothing that jumps, nothing too small for a finger, nothing wider than the screen from 320
 * to 2560 pixels, and on a phone in one theme and a desktop in the other the look that was accepted and no violation that axe finds. The other
 * direction has the themes the other way round: each theme is judged at each width, each width in each direction, each direction in each theme. A theme
 * changes colours alone: in the light one axe judges contrasts, in the dark one all of its rules, at a phone's width in one direction and at a desktop's in the other.
 */
async function look(context: BrowserContext, prefix: string, path: string): Promise<string[]> {
  const page = await context.newPage()
  const complaints = await listen(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // A match that begins or ends moves the board, as it should. Here it stands still: what moves then is the page's own doing.
  if (changing[path] === 'main')
    await page.route('**/live-worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(prefix + (path === '/' && prefix ? '' : path))
  await page.locator('html[data-ready]').waitFor()
  const { shifted, shifts } = await page.evaluate(() => ({ shifted: window.shifted, shifts: window.shifts }))
  // A face of letters that arrives late may move a line by a hair; a part that comes late may not move the page.
  if (shifted > 0.04) complaints.push(`it moved by ${shifted.toFixed(3)}: ${shifts.join('; ')}`)
  if (await footerMovesWhileRead(page)) complaints.push('the footer moves while it is read')
  complaints.push(...(await tooSmall(page)))
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wider > 0) complaints.push(`${wider} pixels too wide at ${width}`)
    if (narrowest.has(width)) {
      const words = [...(await spilling(page)), ...(await cutAtTheirBeginning(page))]
      complaints.push(...words.map((one) => `${one} at ${width}`))
    }
    // The phone at the end, when the page has been wide.
    if (width === 1440 || index === widths.length - 1)
      complaints.push(
        ...(await judge(page, prefix, path, width, (width === 390) === (prefix === '') ? 'dark' : 'light'))
      )
  }
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => href?.replace('#', '') ?? [])
  )
  if (new Set(sheets).size < sheets.length) complaints.push(`a sheet came twice: ${sheets.join(', ')}`)
  complaints.push(...(await page.evaluate(() => window.refused)))
  const cookies = (await page.context().cookies()).filter(({ name }) => !necessary.has(name))
  complaints.push(...cookies.map(({ name }) => `the cookie ${name}`))
  await page.close()
  return complaints
}

/** The cookies of one player for each process: signing up for each page would double the time. */
let player: ReturnType<typeof signIn> | undefined
async function signIn(browser: Browser) {
  const context = await browser.newContext()
  await playerWith(await context.newPage(), 120)
  const state = await context.storageState()
  await context.close()
  return state
}

for (const [whose, paths] of Object.entries({ visitor: open, player: own })) {
  test.describe(`DLG-59 every page of a ${whose} is whole on every screen, in both themes and both directions`, () => {
    for (const path of paths) {
      for (const prefix of ['', '/ar']) {
        test(`${prefix}${path}`, async ({ browser, provokes }) => {
          // A page may say so of itself; of anything else it may not, and `listen` knows which.
          provokes(/status of 404/)
          const storageState = whose === 'player' ? await (player ??= signIn(browser)) : undefined
          const context = await browser.newContext({ reducedMotion: 'reduce', storageState, serviceWorkers: 'block' })
          expect(await look(context, prefix, path)).toEqual([])
          await context.close()
        })
      }
    }
  })
}
