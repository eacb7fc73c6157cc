import { findBrowser } from '@ante/e2e/browser'
import { type Browser, chromium } from '@playwright/test'
import { shareOf, slowdown, watch } from './frame-watch.ts'
import { gamesAsked } from './game-frames.ts'
import type { Ground } from './ground.ts'
import { type Host, startHost } from './host-process.ts'
import { type Measurement, type Row, seconds, tableOf } from './table.ts'

const playableMaxMs = 2000
const gameMaxBytes = 300_000
/** Slow 4G as browsers' own tools emulate it: bits a second, and milliseconds of a round trip. */
const network = { down: 1_600_000, up: 750_000, latencyMs: 150 } as const
const roundsCounted = 3

interface Load {
  readonly sysname: string
  readonly playableMs: number
  /** The same on a processor that is throttled as well. */
  readonly throttledMs: number
  /** All that came over the wire until the game was at rest: document, scripts, styles, letters, answers. */
  readonly bytes: number
}

/** A first visit: nothing of the game or of the site is kept. */
async function load(
  host: Host,
  browser: Browser,
  sysname: string,
  rate: number
): Promise<{ ms: number; bytes: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const devtools = await context.newCDPSession(page)
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(`${host.url}/platform/game/${sysname}/play?mode=demo&locale=en`)
    await page.locator('html[data-ready]').waitFor()
    const ms = await page.evaluate<number>(
      'new Promise((done) => { const look = () => seen.readyAt > 0 ? done(seen.readyAt) : requestAnimationFrame(look); look() })'
    )
    // Letters and what follows the first picture count as bytes, too.
    await page.waitForTimeout(rate === 1 ? 400 : 0)
    return { ms, bytes }
  } finally {
    await context.close()
  }
}

async function loadsOf(host: Host, browser: Browser, sysname: string): Promise<Load> {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < roundsCounted; round++) {
    const one = await load(host, browser, sysname, 1)
    times.push(one.ms)
    bytes = Math.max(bytes, one.bytes)
  }
  const { ms: throttledMs } = await load(host, browser, sysname, slowdown)
  return { sysname, playableMs: shareOf(times, 0.5), throttledMs, bytes }
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

function rowOf(
  what: string,
  all: readonly Load[],
  value: (of: Load) => number,
  say: (value: number) => string,
  max: number
): Row {
  const worst = Math.max(...all.map(value))
  return {
    what,
    ours: `${say(worst)} (${all.find((of) => value(of) === worst)?.sysname})`,
    yardstick: `${all.length} games, median ${say(shareOf(all.map(value), 0.5))}`,
    ratio: '',
    bar: `≤ ${say(max)}`,
    met: worst <= max,
  }
}

const noteOf = (all: readonly Load[]): string =>
  [
    `Games on slow 4G (${network.down / 1e6} Mbit/s down, ${network.latencyMs} ms a round trip), a first visit until the game can be played:`,
    '',
    tableOf(
      all.map(({ sysname, playableMs, throttledMs, bytes }) => ({
        what: sysname,
        ours: seconds(playableMs),
        yardstick: `processor ${slowdown} × as slow ${seconds(throttledMs)}`,
        ratio: kilobytes(bytes),
        bar: '',
        met: playableMs <= playableMaxMs && bytes <= gameMaxBytes,
      }))
    ),
  ].join('\n')

/** The frame of every game on a first visit over a slow network: when it can be played, and what it weighs. */
export const measureGameLoads = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('game_loads', async ({ url }) => {
    const host = await startHost({ databaseUrl: url })
    const browser = await chromium.launch(await findBrowser('whole'))
    try {
      const games = gamesAsked()
      // What the server makes at its first answer is not the visitor's wait.
      await load(host, browser, games[0] ?? '', 1)
      const all: Load[] = []
      for (const sysname of games) all.push(await loadsOf(host, browser, sysname))
      return {
        rows: [
          rowOf(
            'cold frame of a game to playable, slow 4G, the worst',
            all,
            ({ playableMs }) => playableMs,
            seconds,
            playableMaxMs
          ),
          rowOf(
            'bytes of a game, compressed, all that it loads, the worst',
            all,
            ({ bytes }) => bytes,
            kilobytes,
            gameMaxBytes
          ),
        ],
        notes: [noteOf(all)],
      }
    } finally {
      await browser.close()
      await host.close()
    }
  })
