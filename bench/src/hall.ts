import { findBrowser } from '@ante/e2e/browser'
import { chromium, type Page } from '@playwright/test'
import { fillHall, fillKinds, games } from './catalogue.ts'
import type { Ground } from './ground.ts'
import { startHost } from './host-process.ts'
import { type Measurement, milliseconds, type Row } from './table.ts'

const paintMaxMs = 100
/** The server answers in between: the reader waits, but does not wonder. */
const listMaxMs = 500
const frameMaxMs = 50
const thousands = new Intl.NumberFormat('en').format(games)
/** What is typed, letter by letter: names, a studio, a slip, what is not there. */
const typed = ['midnight orchard', 'studio 7', 'crytsal', 'zzzz']
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const mores = 6
const turns = 60

/**
 * Runs in the page before its own scripts. Each key, click and turn of the wheel is timed from the event to the end of the next frame; `change` tells how
 * long after the last event another list of games is painted; `frames` how far apart frames are until it is asked to stop.
 */
const watch = `(() => {
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => then(performance.now())
    channel.port2.postMessage(0)
  })
  const seen = window.seen = { felt: [], last: 0 }
  for (const kind of ['keydown', 'click', 'wheel']) addEventListener(kind, ({ timeStamp }) => {
    seen.last = timeStamp
    painted((at) => seen.felt.push(at - timeStamp))
  }, { capture: true, passive: true })
  const list = () => [...document.querySelectorAll('main h1 + p, main article h3')].map((part) => part.textContent).join()
  window.keepList = () => { seen.list = list() }
  window.change = () => new Promise((done) => {
    const look = () => list() === seen.list ? requestAnimationFrame(look) : painted((at) => done(at - seen.last))
    look()
  })
  window.frames = () => {
    const gaps = []
    let before, stopped
    const count = (at) => {
      if (before !== undefined) gaps.push(at - before)
      before = at
      if (!stopped) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    return () => { stopped = true; return gaps }
  }
})()`

interface Figures {
  readonly felt: number[]
  readonly lists: number[]
  readonly frames: number[]
}

/** Does what changes the list and answers how long that took on the screen. */
async function listAfter(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('keepList()')
  await act()
  return page.evaluate<number>('change()')
}

async function visit(page: Page, url: string): Promise<Figures> {
  await page.goto(`${url}/gamehall`)
  await page.locator('html[data-ready]').waitFor()
  const lists: number[] = []
  const click = async (name: string, nav: string) => {
    const chip = page.getByRole('navigation', { name: nav }).getByRole('link', { name, exact: nav === 'Studios' })
    await chip.scrollIntoViewIfNeeded()
    lists.push(await listAfter(page, () => chip.click()))
  }
  for (const kind of ['Slots', 'Fast games', 'Table games', 'All games']) await click(kind, 'Game types')
  for (const studio of ['Studio 3', 'Studio 17', 'Studio 3', 'Studio 17']) await click(studio, 'Studios')
  const field = page.getByRole('searchbox')
  for (const text of typed) {
    // What comes after the pause belongs to the last letter; a list that is the same again is no change.
    await listAfter(page, () => field.pressSequentially(text, { delay: 60 }))
    await listAfter(page, () => field.fill(''))
  }
  for (let step = 0; step < mores; step++)
    lists.push(await listAfter(page, () => page.getByRole('link', { name: 'Show more' }).click()))
  await page.mouse.move(200, 400)
  await page.evaluate('window.stopFrames = frames()')
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, turn < turns / 2 ? 360 : -360)
    await page.evaluate('new Promise((done) => requestAnimationFrame(done))')
  }
  const frames = await page.evaluate<number[]>('stopFrames()')
  return { felt: await page.evaluate<number[]>('seen.felt'), lists, frames }
}

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

function rowOf(what: string, values: readonly number[], max: number): Row {
  const p95 = share(values, 0.95)
  return {
    what,
    ours: milliseconds(p95),
    yardstick: `p50 ${milliseconds(share(values, 0.5))}, worst ${milliseconds(Math.max(...values))}, ${values.length} counted`,
    ratio: '',
    bar: `≤ ${max} ms`,
    met: p95 <= max,
  }
}

/** A hall of this size in a real browser, at a desk and on a phone's screen: kinds, studios, letters, more, and the wheel. */
export const measureHall = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('hall', async ({ url, pool }) => {
    const host = await startHost({ databaseUrl: url })
    const browser = await chromium.launch(await findBrowser())
    try {
      await fillHall(pool)
      await fillKinds(pool)
      const all: Figures = { felt: [], lists: [], frames: [] }
      for (const viewport of screens) {
        const page = await browser.newPage({ viewport, locale: 'en-GB' })
        await page.addInitScript(watch)
        // The first visit fetches scripts and makes the index: it does not count.
        await visit(page, host.url)
        const { felt, lists, frames } = await visit(page, host.url)
        all.felt.push(...felt)
        all.lists.push(...lists)
        all.frames.push(...frames)
        await page.close()
      }
      return {
        rows: [
          rowOf(
            `hall of ${thousands} games in a browser: key, click or wheel to the next paint, p95`,
            all.felt,
            paintMaxMs
          ),
          rowOf('the list of another kind or studio, or more of it: click to its paint, p95', all.lists, listMaxMs),
          rowOf(`frames while ${12 * (mores + 1)} games scroll by, one to the next, p95`, all.frames, frameMaxMs),
        ],
      }
    } finally {
      await browser.close()
      await host.close()
    }
  })
