import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Ground } from './ground.ts'
import { type Host, startHost } from './host-process.ts'
import { type Caller, openCaller } from './http-caller.ts'
import { type BenchPlayer, makePlayers } from './players.ts'
import { quantile } from './rounds.ts'
import { type Measurement, milliseconds, type Row } from './table.ts'

const players = 100
const warmUps = 10
const barMs = 1_000
const boundary = 'bench-boundary'
/** How often the frame asks for a round. */
const everyMs = 5

const form = (fields: Readonly<Record<string, string>>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`

/** A player at one of the hosts. */
class Tab {
  static #count = 0
  readonly #host: Host
  readonly #caller: Caller
  readonly #cookie: string
  constructor(host: Host, caller: Caller, { cookie }: BenchPlayer) {
    this.#host = host
    this.#caller = caller
    this.#cookie = cookie
  }
  async post(path: string, fields: Readonly<Record<string, string>>): Promise<number> {
    const { status } = await this.#caller.call(`${this.#host.url}/api/${path}?locale=en&version=1`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        origin: this.#host.url,
        cookie: this.#cookie,
        'idempotency-key': `bench-exclusion-${(Tab.#count += 1)}`,
      },
      body: form(fields),
    })
    return status
  }
  play(): Promise<number> {
    return this.post('games/play', { sysname: 'midnight-orchard', stake: '1.00' })
  }
  /** A live socket, and when it was closed because the session ended. */
  async socket(): Promise<{ ended: Promise<number> }> {
    const { body } = await this.#caller.call(`${this.#host.url}/api/account/getToken?locale=en&version=1`, {
      headers: { cookie: this.#cookie },
    })
    const { token } = (JSON.parse(body.toString()) as { data: { token: string } }).data
    const socket = new WebSocket(`${this.#host.url.replace('http', 'ws')}/ws`)
    const ended = new Promise<number>((done, fail) =>
      socket.once('close', (code) =>
        code === 4403 ? done(performance.now()) : fail(new Error(`a socket closed with ${code}`))
      )
    )
    await new Promise((open) => socket.once('open', open))
    const ready = new Promise((said) => socket.once('message', said))
    socket.send(JSON.stringify({ type: 'auth', token }))
    await ready
    return { ended }
  }
}

/** The moment of the first round that is refused: a frame that plays on until then. */
async function refusedAt(tab: Tab): Promise<number> {
  while ((await tab.play()) === 200) await sleep(everyMs)
  return performance.now()
}

/** A player presses at one host what binds the socket and the frame that are open at another. */
export const measureExclusion = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('exclusion', async ({ url, pool }) => {
    const all = await makePlayers(pool, warmUps + players)
    const [here, there] = [await startHost({ databaseUrl: url }), await startHost({ databaseUrl: url })]
    const caller = openCaller(4)
    try {
      const [sockets, frames]: [number[], number[]] = [[], []]
      for (const [index, player] of all.entries()) {
        const tab = new Tab(there, caller, player)
        if ((await tab.play()) !== 200) throw new Error('a round was refused before the exclusion')
        const { ended } = await tab.socket()
        const [at, refused] = [performance.now(), refusedAt(tab)]
        const status = await new Tab(here, caller, player).post('account/setSelfExclusion', { period: '6m' })
        if (status !== 200) throw new Error(`an exclusion was answered ${status}`)
        const [endedAt, wasRefusedAt] = await Promise.all([ended, refused])
        if (index < warmUps) continue
        sockets.push(endedAt - at)
        frames.push(wasRefusedAt - at)
      }
      return { rows: [rowOf('the end of a socket', sockets), rowOf('the first refused round of a frame', frames)] }
    } finally {
      caller.close()
      await Promise.all([here.close(), there.close()])
    }
  })

function rowOf(until: string, times: readonly number[]): Row {
  const sorted = times.toSorted((a, b) => a - b)
  const worst = sorted.at(-1) ?? Number.NaN
  return {
    what: `exclusion at one host of two: from the press to ${until} at the other, worst`,
    ours: milliseconds(worst),
    yardstick: `p50 ${milliseconds(quantile(sorted, 0.5))}, ${sorted.length} counted`,
    ratio: '',
    bar: `≤ ${barMs / 1000} s`,
    met: worst <= barMs,
  }
}
