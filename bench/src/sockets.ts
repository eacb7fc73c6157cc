import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Ground } from './ground.ts'
import { type Answering, endOf, startHost, startPlainHost } from './host-process.ts'
import { makePlayers } from './players.ts'
import type { Blocked } from './loop.ts'
import { median, quantile } from './rounds.ts'
import { stolenMs } from './stolen.ts'
import { atMost, type Measurement, milliseconds, notMeasured, type Row } from './table.ts'

const sockets = 10_000
const players = 1000
/** Ours and the plain sockets take turns, change by change. */
const changes = 80
/** Not counted: they open the way through code that has never run, and have it compiled. */
const warmUps = 10
/** A change that is disturbed again and again counts all the same. */
const triesMax = 3
/** Twice a second: one is through before the next one comes. */
const pauseMs = 500
/** The bar: as many times what plain sockets take in the same run. */
const mostTimesPlain = 1.35
const blockedMs = 20
/** A change that takes longer is lost. */
const hearWithinMs = 60_000
const what = `one price change to ${new Intl.NumberFormat('en').format(sockets)} sockets on one process, p99`
const fixture = '1'

/** What the sportsbook tells of a fixture when the prices of its main market move. */
const change = (version: number) => ({
  fixture_id: fixture,
  since: version - 1,
  version,
  live: true,
  kickoff: '2026-11-21T15:00:00.000Z',
  state: {
    phase: 'second_half',
    minute: 61,
    added: 0,
    score: { home: 1, away: 1 },
    half_time: { home: 1, away: 0 },
    red_cards: { home: 0, away: 0 },
  },
  markets: [{ id: '1001', kind: '1x2', line: null, status: 'open', version, prices: [2.1 + version / 1000, 3.4, 3.6] }],
})

export interface CrowdOrder {
  readonly url: string
  readonly tokens: readonly string[]
  readonly key: string
  /** Plain sockets to this port instead. */
  readonly plainPort?: number
}
/** Said by the crowd: all sockets listen; or when each of them heard a version, in nanoseconds of the monotonic clock. */
export type CrowdNews =
  | { readonly listening: number }
  | { readonly version: number; readonly heardAt: readonly string[] }

interface Crowd {
  /** The times at which all sockets heard this version. */
  heard(version: number): Promise<bigint[]>
  close(): void
}

/**
 * The listeners, in a second process: ten thousand sockets of their own would slow down the server that is measured. Their garbage is collected on
 * their own time, where by itself it would be by four helpers that take the server's core; real devices do neither.
 */
async function gather(order: CrowdOrder): Promise<Crowd> {
  const child = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), {
    execArgv: ['--conditions=ante-server', '--disable-warning=ExperimentalWarning', '--single-threaded-gc'],
  })
  const ended = endOf(child, 'crowd.ts')
  const arrived = new Map<number, bigint[]>()
  const waiting = new Map<number, (all: bigint[]) => void>()
  const listening = new Promise<void>((done) => {
    child.on('message', (news: CrowdNews) => {
      if ('listening' in news) return done()
      const times = news.heardAt.map(BigInt)
      arrived.set(news.version, times)
      waiting.get(news.version)?.(times)
    })
    child.send(order)
  })
  await Promise.race([ended, listening])
  return {
    heard: (version) =>
      Promise.race([
        ended,
        new Promise<bigint[]>((done) => {
          const times = arrived.get(version)
          if (times) done(times)
          else waiting.set(version, done)
        }),
        sleep(hearWithinMs, undefined, { ref: false }).then((): never => {
          throw new Error(`not everybody heard change ${version}`)
        }),
      ]),
    close: () => void child.kill('SIGKILL'),
  }
}

const openFilesMax = (): number =>
  Number(
    (process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }).userLimits?.open_files?.soft ??
      Number.POSITIVE_INFINITY
  )

interface Told {
  /** Milliseconds from the telling to the hearing by each socket, the shortest first. */
  readonly delaysMs: readonly number[]
  /** The longest block of the event loop meanwhile. */
  readonly blocked: Blocked
}
/** Whoever tells a crowd, and what came of it. */
class Contender {
  readonly told: Told[] = []
  /** Changes with which the machine interfered: those that were told again, and those that counted because there was no end of them. */
  readonly disturbed = { again: 0, counted: 0 }
  readonly #host: Answering
  readonly #crowd: Crowd
  #version = 0
  constructor(host: Answering, crowd: Crowd) {
    this.#host = host
    this.#crowd = crowd
  }
  async tell(): Promise<Told> {
    const version = (this.#version += 1)
    await this.#host.ask('watch-loop')
    const { at = '0' } = await this.#host.ask('tell', { key: fixture, data: change(version) })
    const heardAt = await this.#crowd.heard(version)
    const { ms = Number.NaN, withWaitsMs = Number.NaN } = await this.#host.ask('loop-blocked')
    return {
      delaysMs: heardAt.map((time) => Number(time - BigInt(at)) / 1e6).sort((a, b) => a - b),
      blocked: { ms, withWaitsMs },
    }
  }
  /** A change during which the machine was taken away from us says nothing of the server: it is told again, for as long as that may take. */
  async measure(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const stolenBefore = stolenMs()
      const told = await this.tell()
      const isDisturbed = stolenMs() > stolenBefore
      await sleep(pauseMs)
      if (isDisturbed) this.disturbed[tries < triesMax ? 'again' : 'counted'] += 1
      if (isDisturbed && tries < triesMax) continue
      this.told.push(told)
      return
    }
  }
  /** Of each change. */
  quantiles(share: number): number[] {
    return this.told.map(({ delaysMs }) => quantile(delaysMs, share))
  }
  /** Over the deliveries of all changes. */
  overAll(share: number): number {
    return quantile(
      this.told.flatMap(({ delaysMs }) => delaysMs).sort((a, b) => a - b),
      share
    )
  }
}

export async function measureSockets(ground: Ground): Promise<Measurement> {
  if (openFilesMax() < sockets + 500)
    return {
      rows: [
        notMeasured(what, `≤ ${mostTimesPlain} ×`, `not measured: at most ${openFilesMax()} open files (ulimit -n)`),
      ],
    }
  return ground.withDatabase('sockets', async ({ url, pool }) => {
    const all = await makePlayers(pool, players)
    const { rows } = await pool.query<{ token: string }>(
      `with tokens as (
         select md5('socket' || n) as token, (select min(id) from identity.sessions) + n % $2::int as session_id from generate_series(1, $1::int) n
       ), kept as (
         insert into identity.socket_tokens (token_hash, session_id, expires_at) select sha256(convert_to(token, 'UTF8')), session_id, now() + interval '1 hour' from tokens
       ) select token from tokens`,
      [sockets, all.length]
    )
    const open: { close(): unknown }[] = []
    const opened = <One extends { close(): unknown }>(one: One): One => {
      open.push(one)
      return one
    }
    try {
      const host = opened(await startHost({ databaseUrl: url }))
      const plainHost = opened(await startPlainHost())
      const order = {
        url: `${host.url.replace('http', 'ws')}/ws`,
        tokens: rows.map(({ token }) => token),
        key: fixture,
      }
      const ours = new Contender(host, opened(await gather(order)))
      const plain = new Contender(plainHost, opened(await gather({ ...order, plainPort: plainHost.port })))
      for (let warmUp = 0; warmUp < warmUps; warmUp++) for (const contender of [ours, plain]) await contender.tell()
      for (let told = 0; told < changes; told++) for (const contender of [ours, plain]) await contender.measure()
      return { rows: rowsOf(ours, plain), notes: [noteOf(ours, plain)] }
    } finally {
      // The crowds first: they would take the end of their host for a fault.
      for (const one of open.toReversed()) await one.close()
    }
  })
}

function noteOf(ours: Contender, plain: Contender): string {
  const both = (figure: (contender: Contender) => string): string => `${figure(ours)}, plain sockets ${figure(plain)}`
  const worst = both((contender) => milliseconds(Math.max(...contender.quantiles(0.99))))
  const overAll = both((contender) => milliseconds(contender.overAll(0.99)))
  const away = both(({ told }) => milliseconds(Math.max(...told.map(({ blocked: { withWaitsMs } }) => withWaitsMs))))
  const disturbed = both(({ disturbed: { again, counted } }) => `${again} told again and ${counted} counted`)
  return `Sockets: p99 of the slowest of ${changes} changes ${worst}; over the deliveries of all of them ${overAll}. While a processor was away: ${disturbed}. The longest block with the time in which others had the core: ${away}.`
}

function rowsOf(ours: Contender, plain: Contender): Row[] {
  const [lates, floors] = [ours.quantiles(0.99), plain.quantiles(0.99)]
  const late = median(lates)
  const blocked = ours.told.map(({ blocked: { ms } }) => ms)
  const worst = Math.max(...blocked)
  return [
    {
      what,
      ours: milliseconds(late),
      yardstick: `p50 ${milliseconds(median(ours.quantiles(0.5)))}; plain sockets p99 ${milliseconds(median(floors))}`,
      ...atMost(median(lates.map((each, index) => each / (floors[index] ?? Number.NaN))), mostTimesPlain),
    },
    {
      what: 'longest time the event loop was blocked by it',
      ours: milliseconds(worst),
      yardstick: `median of ${blocked.length}: ${milliseconds(median(blocked))}; plain sockets ${milliseconds(Math.max(...plain.told.map(({ blocked: { ms } }) => ms)))}`,
      ratio: '',
      bar: `≤ ${blockedMs} ms`,
      met: worst <= blockedMs,
    },
  ]
}
