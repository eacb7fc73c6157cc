import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@ante/server/database/database'
import { codeOf, operatorCall, StaffClient, staffPassword } from '@ante/testing/staff'
import { WebSocket } from 'ws'
import type { Database, Ground } from './ground.ts'
import { type Host, startHost } from './host-process.ts'
import { type Caller, openCaller } from './http-caller.ts'
import { quantile } from './rounds.ts'
import { type Measurement, milliseconds, type Row } from './table.ts'

const visitors = 2_000
/** Each of them writes so often: as somebody does who reads the answers. */
const everyMs = 20_000
const forMs = 40_000
/** The share of messages that staff answer meanwhile, one in so many. */
const answeredOf = 2
const atOnce = 100
const barMs = 200
/** Written by as many of them while the server is killed. */
const unsafe = 500
const boundary = 'bench-boundary'

interface Heard {
  readonly what?: string
  readonly conversation?: string
  readonly message?: { readonly side: string; readonly text: string } | null
}
/** What is waited for, by its text or its conversation: when it was heard. */
class Ears {
  readonly #waiting = new Map<string, (at: number) => void>()
  hear(name: string): Promise<number> {
    return new Promise((done) => this.#waiting.set(name, done))
  }
  heard(name: string): void {
    this.#waiting.get(name)?.(performance.now())
    this.#waiting.delete(name)
  }
}

/** A live socket of these cookies on one topic; resolves when it listens. */
function listen(host: Host, hello: string, topic: string, key: string, cookie: string, heard: (data: Heard) => void) {
  return new Promise<WebSocket>((done, fail) => {
    const socket = new WebSocket(`${host.url.replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
      headers: { cookie, origin: host.url },
    })
    socket.on('error', fail)
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: hello }))
      socket.send(JSON.stringify({ type: 'subscribe', topic, key }))
    })
    socket.on('message', (raw: Buffer) => {
      const { type, data } = JSON.parse(raw.toString('utf8')) as { type?: string; data?: Heard }
      if (type === 'refused') fail(new Error(`a socket was refused ${topic}`))
      if (data?.what === 'resync') done(socket)
      else if (data) heard(data)
    })
  })
}

class Visitor {
  conversation = ''
  cookie = ''
  async write(url: string, caller: Caller, text: string, key = randomUUID()): Promise<number> {
    const fields = { text, key, ...(this.conversation !== '' && { conversation: this.conversation }) }
    const { status, headers, body } = await caller.call(`${url}/api/support/send?locale=en&version=1`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        origin: url,
        ...(this.cookie !== '' && { cookie: this.cookie }),
      },
      body: `${Object.entries(fields)
        .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('')}--${boundary}--\r\n`,
    })
    if (status !== 200) return status
    this.conversation ||= (JSON.parse(body.toString('utf8')) as { data: { conversation: string } }).data.conversation
    const set = [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('ante_visitor='))
    if (set) this.cookie = set.split(';', 1)[0] ?? ''
    return status
  }
}

/** A member of staff who answers, and is there. */
async function openClerk({ pool }: Database, url: string): Promise<StaffClient> {
  const db = openDatabase(pool)
  await operatorCall(db, 'staff.putrole', { name: 'bench', permissions: ['support:read', 'support:write'] })
  const { link } = await operatorCall<{ link: string }>(db, 'staff.invite', {
    email: 'clerk@staff.example',
    roles: ['bench'],
  })
  const token = link.split('#')[1]
  const clerk = new StaffClient(url)
  const { secret } = (await clerk.call<{ secret: string }>('staff.openinvitation', { token })).data
  await clerk.call('staff.acceptinvitation', { token, password: staffPassword, code: codeOf(secret) })
  if ((await clerk.call('support.present')).status !== 200) throw new Error('the clerk may not be there')
  return clerk
}

/** So many at once, one after the other. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all]
  const next = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

interface Scene {
  readonly host: Host
  readonly caller: Caller
  readonly clerk: StaffClient
  readonly all: readonly Visitor[]
}

/** All write at their own times, and staff answer; from each call to where the other side hears it. */
async function converse({ host, caller, clerk, all }: Scene) {
  const [inbox, tabs] = [new Ears(), new Ears()]
  const sockets = [
    await listen(host, 'staff', 'support.inbox', 'all', clerk.cookie, ({ what, conversation }) => {
      if (what === 'message') inbox.heard(conversation ?? '')
    }),
  ]
  await inTurns(all, async ({ cookie }) => {
    sockets.push(
      await listen(host, 'visit', 'support.visitor', '', cookie, ({ message }) => {
        if (message && message.side !== 'writer') tabs.heard(message.text)
      })
    )
  })
  const [toStaff, toVisitors]: [number[], number[]] = [[], []]
  const answer = async (conversation: string, text: string): Promise<void> => {
    const heard = tabs.hear(text)
    const at = performance.now()
    const { status } = await clerk.call('support.reply', { conversation, text, key: randomUUID() })
    if (status !== 200) throw new Error(`an answer was answered ${status}`)
    toVisitors.push((await heard) - at)
  }
  const one = async (visitor: Visitor, index: number): Promise<void> => {
    for (let at = (index / all.length) * everyMs, count = 0; at < forMs; at += everyMs, count++) {
      await sleep(Math.max(0, started + at - performance.now()))
      const heard = inbox.hear(visitor.conversation)
      const begun = performance.now()
      const status = await visitor.write(host.url, caller, `message ${count} of ${index}`)
      if (status !== 200) throw new Error(`a message was answered ${status}`)
      toStaff.push((await heard) - begun)
      if ((index + count) % answeredOf === 0) await answer(visitor.conversation, `answer ${count} to ${index}`)
    }
  }
  const there = setInterval(() => void clerk.call('support.present'), 30_000)
  const started = performance.now()
  await Promise.all(all.map(one))
  clearInterval(there)
  for (const socket of sockets) socket.terminate()
  return { toStaff, toVisitors }
}

/** The server is killed while many write; each repeats what was not answered, as their browsers do. */
async function killAndWrite({ host, caller, all }: Scene, restart: () => Promise<Host>) {
  let now: Host | undefined = host
  const written = all.slice(0, unsafe).map((visitor) => ({ visitor, key: randomUUID(), isTold: false, tries: 0 }))
  const writing = Promise.all(
    written.map(async (one, index) => {
      await sleep(index * 2)
      while (!one.isTold) {
        one.tries += 1
        const url = now?.url
        const status =
          url === undefined ? 0 : await one.visitor.write(url, caller, 'at the kill', one.key).catch(() => 0)
        one.isTold = status === 200
        if (!one.isTold) await sleep(250)
      }
    })
  )
  await sleep(unsafe)
  now = undefined
  process.kill(host.pid, 'SIGKILL')
  const next = await restart()
  now = next
  await writing
  return { next, repeated: written.filter(({ tries }) => tries > 1).length }
}

export const measureSupportChat = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('support_chat', async (database) => {
    const { url: databaseUrl, pool } = database
    const env = { PORT: String(await freePort()), SOCKETS_PER_ADDRESS: String(visitors + 100) }
    const start = () => startHost({ databaseUrl, env })
    const host = await start()
    const caller = openCaller(atOnce * 2)
    let last = host
    try {
      const clerk = await openClerk(database, host.url)
      const all = Array.from({ length: visitors }, () => new Visitor())
      await inTurns(all, (one) => one.write(host.url, caller, 'Is anybody there?'))
      const scene = { host, caller, clerk, all }
      const { toStaff, toVisitors } = await converse(scene)
      const { next, repeated } = await killAndWrite(scene, start)
      last = next
      const { rows } = await pool.query<{ there: number; twice: number }>(
        `select count(*)::int as there, (count(*) - count(distinct conversation))::int as twice from support.messages where body = 'at the kill'`
      )
      const { there = 0, twice = 0 } = rows[0] ?? {}
      return {
        rows: [
          rowOf(`a message of one of ${visitors} visitors in our own chat, to the inbox of staff, p95`, toStaff),
          rowOf('the answer of staff, to its visitor, p95', toVisitors),
          {
            what: 'messages lost, or there twice, when the server is killed (kill -9)',
            ours: `${unsafe - there + twice}`,
            yardstick: `${unsafe} written, ${repeated} repeated`,
            ratio: '',
            bar: '0',
            met: there === unsafe && twice === 0,
          },
        ],
      }
    } finally {
      caller.close()
      await last.close()
    }
  })

function rowOf(what: string, times: readonly number[]): Row {
  const sorted = times.toSorted((a, b) => a - b)
  const ours = quantile(sorted, 0.95)
  return {
    what,
    ours: milliseconds(ours),
    yardstick: `p50 ${milliseconds(quantile(sorted, 0.5))}, ${sorted.length} counted`,
    ratio: '',
    bar: `≤ ${barMs} ms`,
    met: ours <= barMs,
  }
}
