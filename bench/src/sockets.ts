import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Ground } from './ground.ts'
import { type Host, startHost } from './host-process.ts'
import { makePlayers } from './players.ts'
import { type Measurement, milliseconds, notMeasured, times } from './table.ts'

const sockets = 10_000
const players = 1000
const changes = 20
/** Not counted: they open the way through code that has never run, and have it compiled. */
const warmUps = 10
/** Twice a second: one is through before the next one comes. */
const pauseMs = 500
const lateMs = 150
const blockedMs = 20
const what = `one price change to ${new Intl.NumberFormat('en').format(sockets)} sockets on one process, p99`
const fixture = '1'

/** What the sportsbook tells of a fixture when the prices of its main market move. */
const change = (version: number) => ({
  fixture_id: fixture,
  since: version - 1,
  version,
  live: true,
  state: { phase: 'second_half', minute: 61, added: 0, score: { home: 1, away: 1 }, half_time: { home: 1, away: 0 }, red_cards: { home: 0, away: 0 } },
  markets: [{ id: '1001', kind: '1x2', line: null, status: 'open', version, prices: [2.1 + version / 1000, 3.4, 3.6] }],
})

export interface CrowdOrder {
  readonly url: string
  readonly tokens: readonly string[]
  readonly key: string
  /** Plain sockets to this port instead. */
  readonly barePort?: number
}
/** Said by the crowd: all sockets listen; or when each of them heard a version, in nanoseconds of the monotonic clock. */
export type CrowdNews = { readonly listening: number } | { readonly version: number; readonly heardAt: readonly string[] }

interface Crowd {
  /** The times at which all sockets heard this version. */
  heard(version: number): Promise<bigint[]>
  close(): void
}

/** The listeners, in a second process: ten thousand sockets of their own would slow down the server that is measured. */
async function gather(order: CrowdOrder): Promise<Crowd> {
  const child = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), { execArgv: ['--conditions=ante-server', '--disable-warning=ExperimentalWarning'] })
  const arrived = new Map<number, bigint[]>()
  const waiting = new Map<number, (all: bigint[]) => void>()
  await new Promise<void>((done, fail) => {
    child.once('exit', (code, signal) => fail(new Error(`the listeners ended with ${signal ?? code}`)))
    child.on('message', (news: CrowdNews) => {
      if ('listening' in news) return done()
      const times = news.heardAt.map(BigInt)
      arrived.set(news.version, times)
      waiting.get(news.version)?.(times)
    })
    child.send(order)
  })
  return {
    heard: (version) =>
      new Promise((done) => {
        const times = arrived.get(version)
        if (times) done(times)
        else waiting.set(version, done)
      }),
    close: () => void child.kill('SIGKILL'),
  }
}

const openFilesMax = (): number =>
  Number((process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }).userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY)

interface Measured {
  /** Milliseconds from the telling to the hearing, the shortest first. */
  readonly delaysMs: readonly number[]
  readonly blockedMs: readonly number[]
}
async function measureChanges(host: Host, crowd: Crowd, ask: 'tell' | 'tell-bare'): Promise<Measured> {
  const delaysMs: number[] = []
  const blocked: number[] = []
  for (let version = 1; version <= changes + warmUps; version++) {
    await host.ask('watch-loop')
    const { at = '0' } = await host.ask(ask, { key: fixture, data: change(version) })
    const heardAt = await crowd.heard(version)
    if (version > warmUps) {
      blocked.push((await host.ask('loop-blocked')).ms ?? 0)
      for (const time of heardAt) delaysMs.push(Number(time - BigInt(at)) / 1e6)
    }
    await new Promise((done) => setTimeout(done, pauseMs))
  }
  return { delaysMs: delaysMs.sort((a, b) => a - b), blockedMs: blocked.sort((a, b) => a - b) }
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export async function measureSockets(ground: Ground): Promise<Measurement> {
  if (openFilesMax() < sockets + 500) return { rows: [notMeasured(what, `≤ ${lateMs} ms`, `not measured: at most ${openFilesMax()} open files (ulimit -n)`)] }
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
    const host = await startHost({ databaseUrl: url })
    const order = { url: `${host.url.replace('http', 'ws')}/ws`, tokens: rows.map(({ token }) => token), key: fixture }
    const measure = async (ask: 'tell' | 'tell-bare'): Promise<Measured> => {
      const crowd = await gather(ask === 'tell' ? order : { ...order, barePort: host.barePort })
      try {
        return await measureChanges(host, crowd, ask)
      } finally {
        crowd.close()
      }
    }
    try {
      const { delaysMs, blockedMs: blocked } = await measure('tell')
      const bare = await measure('tell-bare')
      const late = at(delaysMs, 0.99)
      const yardstick = `p50 ${milliseconds(at(delaysMs, 0.5))}; plain sockets p99 ${milliseconds(at(bare.delaysMs, 0.99))}`
      const [median = 0, worst = 0] = [blocked[Math.floor(blocked.length / 2)], blocked.at(-1)]
      return {
        rows: [
          { what, ours: milliseconds(late), yardstick, ratio: times(late / at(bare.delaysMs, 0.99)), bar: `≤ ${lateMs} ms`, met: late <= lateMs },
          {
            what: 'longest time the event loop was blocked by it',
            ours: milliseconds(worst),
            yardstick: `median of ${changes}: ${milliseconds(median)}`,
            ratio: '',
            bar: `≤ ${blockedMs} ms`,
            met: worst <= blockedMs,
          },
        ],
      }
    } finally {
      await host.close()
    }
  })
}
