import { findBrowser } from '@ante/e2e/browser'
import { engines } from '@ante/arcade/rules/catalogue'
import { type Browser, chromium, type Page } from '@playwright/test'
import type pg from 'pg'
import { plainFrames, shareOf, slowdown, watch } from './frame-watch.ts'
import { Recorder, type Work } from './frame-work.ts'
import { changeStake, playRound, press } from './game-hands.ts'
import type { Ground } from './ground.ts'
import { openTable, skipToHeaviest } from './heaviest-round.ts'
import { type Host, startHost } from './host-process.ts'
import { type BenchPlayer, makePlayers } from './players.ts'
import { type Measurement, milliseconds, type Row, tableOf } from './table.ts'

const frameMaxMs = 20
const feltMaxMs = 100
/** A phone's screen. */
const viewport = { width: 390, height: 844 } as const
const roundMostMs = 6000
const idleMostMs = 5000

interface Figures {
  readonly sysname: string
  readonly frames: readonly number[]
  readonly felt: readonly number[]
  /** Of all frames together. */
  readonly work: Work
  /** Of the page that does nothing but move a box, right after it. */
  readonly plain: readonly number[]
}
interface World {
  readonly host: Host
  readonly pool: pg.Pool
  readonly browser: Browser
}

/** BENCH_GAMES names those that are looked at while one is mended; all of them otherwise. */
export const gamesAsked = (): string[] => {
  const asked = process.env.BENCH_GAMES?.split(',')
  return engines.map(({ sysname }) => sysname).filter((sysname) => asked?.includes(sysname) ?? true)
}

async function openGame(world: World, player: BenchPlayer, sysname: string): Promise<[Page, Recorder]> {
  const context = await world.browser.newContext({ viewport, locale: 'en-GB', hasTouch: true })
  const [name = '', value = ''] = player.cookie.split('=')
  await context.addCookies([{ name, value, url: world.host.url }])
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${world.host.url}/platform/game/${sysname}/play?mode=real&locale=en`)
  await page.locator('html[data-ready]').waitFor()
  return [page, await Recorder.of(page, devtools)]
}

/** Until the page loads nothing and has time left in its frames: what a round before left to do is no part of the next one. At most so long. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: idleMostMs }).catch(() => undefined)
  await page.evaluate(`new Promise((done) => requestIdleCallback(done, { timeout: ${idleMostMs} }))`)
}

/** A live table: chips while bets are taken, then its round and what it shows until the next one. */
async function watchTable(page: Page, recorder: Recorder, sysname: string, roundMs: number): Promise<void> {
  await page.locator('.clock[data-open], .frame button.go:enabled').first().waitFor({ timeout: 10_000 })
  await recorder.start()
  await changeStake(page)
  await playRound(page, sysname, 2000)
  const until = Date.now() + roundMs - 4000
  // In the air there is something to press: a player leaves at some moment.
  for (let second = 0; Date.now() < until; second++) {
    await page.waitForTimeout(1000)
    if (second === 12) await press(page, 'button.go')
  }
}

async function measureGame(world: World, player: BenchPlayer, sysname: string): Promise<Figures> {
  const roundMs = await openTable(world.pool, sysname)
  const [page, recorder] = await openGame(world, player, sysname)
  try {
    if (roundMs === undefined) {
      await recorder.start()
      await changeStake(page)
      await playRound(page, sysname, roundMostMs)
      await recorder.stop()
      await skipToHeaviest(world.pool, player.uid, sysname)
      await untilIdle(page)
      await recorder.start()
      await playRound(page, sysname, roundMostMs)
    } else await watchTable(page, recorder, sysname, roundMs)
    await recorder.stop()
    const { gaps, felt } = await page.evaluate<{ gaps: number[]; felt: number[] }>('seen')
    return { sysname, frames: gaps, felt, work: recorder.work, plain: await plainFrames(page) }
  } finally {
    await page.context().close()
  }
}

const p95 = (values: readonly number[]): number => shareOf(values, 0.95)
const worstOf = (all: readonly Figures[], value: (of: Figures) => number): { sysname: string; ms: number } =>
  all
    .map((of) => ({ sysname: of.sysname, ms: value(of) }))
    .reduce((worst, one) => (one.ms > worst.ms ? one : worst), { sysname: '', ms: 0 })

/** A row of all games: each of them keeps the bar. The plain page tells what the machine itself could do meanwhile. */
function rowOf(what: string, all: readonly Figures[], value: (of: Figures) => number, max: number): Row {
  const worst = worstOf(all, value)
  const missed = all.filter((of) => value(of) > max).length
  return {
    what,
    ours: `${milliseconds(worst.ms)} (${worst.sysname})`,
    yardstick: `${all.length} games, ${missed} above; a page with one box p95 ${milliseconds(p95(all.flatMap(({ plain }) => plain)))}`,
    ratio: '',
    bar: `≤ ${max} ms`,
    met: missed === 0,
  }
}

/** So much of it for each frame, in hundredths. */
const perFrame = (count: number, frames: readonly number[]): number =>
  Math.round((100 * count) / Math.max(1, frames.length)) / 100

const noteOf = (all: readonly Figures[]): string =>
  [
    `Games, processor ${slowdown} × as slow; frames one to the next, layouts and recalculations of styles in each, and from a press to its first change on the screen:`,
    '',
    tableOf(
      all.map(({ sysname, frames, felt, work, plain }) => ({
        what: sysname,
        ours: `p95 ${milliseconds(p95(frames))}, p50 ${milliseconds(shareOf(frames, 0.5))}, ${frames.length} frames, ${perFrame(work.layouts, frames)} layouts, ${perFrame(work.styles, frames)} styles`,
        yardstick: `one box p95 ${milliseconds(p95(plain))}`,
        ratio: `${Math.round((100 * frames.filter((ms) => ms > frameMaxMs).length) / Math.max(1, frames.length))}% late`,
        bar: `press p95 ${milliseconds(p95(felt))} of ${felt.length}`,
        met: p95(frames) <= frameMaxMs && p95(felt) <= feltMaxMs,
      }))
    ),
  ].join('\n')

/** Every game as a player on a phone plays it: an ordinary round, then the one of its next 3,000 that has most to show. */
export const measureGameFrames = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('game_frames', async ({ url, pool }) => {
    const games = gamesAsked()
    const host = await startHost({ databaseUrl: url })
    const browser = await chromium.launch(await findBrowser('whole'))
    try {
      const players = await makePlayers(pool, games.length)
      const all: Figures[] = []
      await pool.query(`update games.games set enabled = false where type = 'live'`)
      for (const [place, sysname] of games.entries()) {
        const player = players[place]
        if (!player) throw new Error('each game has a player')
        const one = await measureGame({ host, pool, browser }, player, sysname)
        all.push(one)
        process.stdout.write(
          `  ${sysname}: frames p95 ${milliseconds(p95(one.frames))}, one box ${milliseconds(p95(one.plain))}\n`
        )
      }
      const whole = `of each of our games, processor throttled ${slowdown} ×`
      return {
        rows: [
          rowOf(`frames ${whole}, one to the next, p95 of the worst`, all, ({ frames }) => p95(frames), frameMaxMs),
          rowOf(`press to its first feedback ${whole}, p95 of the worst`, all, ({ felt }) => p95(felt), feltMaxMs),
        ],
        notes: [noteOf(all)],
      }
    } finally {
      await browser.close()
      await host.close()
    }
  })
