import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { money } from '@ante/kit/money'
import { houseAccount, playerAccount, post } from '@ante/product/ledger/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createRegistry } from '../registry.ts'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { joiner, partsOf } from './bus.ts'
import { createHub } from './hub.ts'
import { mountSockets } from './socket.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

type Heard = {
  topic?: string
  type?: string
  seq?: number
  snapshot?: boolean
  data?: { balance_main: { amount: number }; balance_version: number }
}

class Tab {
  readonly socket: WebSocket
  readonly frames: Heard[] = []
  closedWith: number | undefined
  readonly #waiting = new Set<() => void>()
  constructor(headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers })
    this.socket.on('message', (raw: Buffer) => this.#note(() => this.frames.push(JSON.parse(raw.toString()) as Heard)))
    this.socket.on('close', (code) => this.#note(() => (this.closedWith = code)))
    this.socket.on('error', () => this.#note(() => (this.closedWith ??= -1)))
  }
  #note(change: () => void): void {
    change()
    for (const wake of this.#waiting) wake()
  }
  /** Waits for something to be true, as long as the test may last. */
  async until<T>(find: () => T | undefined): Promise<T> {
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake)
          resolve()
        }
        this.#waiting.add(wake)
      })
    }
  }
  async say(message: unknown): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.socket.once('open', resolve))
    this.socket.send(JSON.stringify(message))
  }
  close = () => this.socket.terminate()
}

const tokenOf = async (player: Visitor) => (await player.call<{ token: string }>('account.getToken')).data.token
const pay = (uid: bigint, minor: bigint, key: string) =>
  server.database.db.write((tx) =>
    post(tx, {
      key,
      kind: 'deposit',
      postings: [{ from: houseAccount('bank'), to: playerAccount(uid, 'main'), amount: money(minor), code: 'deposit' }],
    })
  )

async function listeningTab(player: Visitor): Promise<Tab> {
  const tab = new Tab()
  await tab.say({ type: 'auth', token: await tokenOf(player) })
  await tab.until(() => tab.frames.find((frame) => frame.type === 'ready'))
  await tab.say({ type: 'subscribe', topic: 'players.balance' })
  await tab.until(() => tab.frames.find((frame) => frame.snapshot))
  return tab
}

describe('the live socket', () => {
  test('PWA-15 PWA-17 API-138 starts with a snapshot, then tells the balance after each commit, numbered in order', async () => {
    const player = await server.player()
    const tab = await listeningTab(player)
    expect(tab.frames.find((frame) => frame.snapshot)?.data?.balance_main.amount).toBe(0)
    await pay(player.uid, 1000n, 'live-1')
    server.dispatcher?.wake()
    const first = await tab.until(() => tab.frames.find((frame) => frame.data?.balance_main.amount === 10))
    await pay(player.uid, 550n, 'live-2')
    server.dispatcher?.wake()
    const second = await tab.until(() => tab.frames.find((frame) => frame.data?.balance_main.amount === 15.5))
    expect(second.seq).toBe((first.seq ?? 0) + 1)
    // An answer that overtakes this one on its way is told from it.
    expect(second.data?.balance_version).toBeGreaterThan(first.data?.balance_version ?? Number.NaN)
    tab.close()
  })

  test('tells nobody what was rolled back', async () => {
    const player = await server.player()
    const tab = await listeningTab(player)
    await expect(
      server.database.db.write(async (tx) => {
        await post(tx, {
          key: 'live-3',
          kind: 'deposit',
          postings: [
            {
              from: houseAccount('bank'),
              to: playerAccount(player.uid, 'main'),
              amount: money(9900n),
              code: 'deposit',
            },
          ],
        })
        throw new Error('changed my mind')
      })
    ).rejects.toThrow('changed my mind')
    await pay(player.uid, 100n, 'live-4')
    server.dispatcher?.wake()
    await tab.until(() => tab.frames.find((frame) => frame.data?.balance_main.amount === 1))
    expect(tab.frames.some((frame) => frame.data?.balance_main.amount === 99)).toBe(false)
    tab.close()
  })

  test('believes no uid: a private topic is heard for oneself only', async () => {
    const [alice, bob] = [await server.player(), await server.player()]
    const tab = await listeningTab(alice)
    await tab.say({ type: 'subscribe', topic: 'players.balance', key: String(bob.uid) })
    await tab.until(() => tab.frames.find((frame) => frame.type === 'refused'))
    await pay(bob.uid, 777n, 'live-5')
    await pay(alice.uid, 100n, 'live-6')
    server.dispatcher?.wake()
    await tab.until(() => tab.frames.find((frame) => frame.data?.balance_main.amount === 1))
    expect(tab.frames.some((frame) => frame.data?.balance_main.amount === 7.77)).toBe(false)
    tab.close()
  })

  test('API-138 refuses a wrong token, a used token and a first message that is none', async () => {
    const player = await server.player()
    const token = await tokenOf(player)
    const first = new Tab()
    await first.say({ type: 'auth', token })
    await first.until(() => first.frames.find((frame) => frame.type === 'ready'))
    for (const message of [
      { type: 'auth', token },
      { type: 'auth', token: 'made-up' },
      { type: 'subscribe', topic: 'players.balance' },
    ]) {
      const tab = new Tab()
      await tab.say(message)
      expect(await tab.until(() => tab.closedWith)).toBe(4401)
    }
    first.close()
  })

  test('PWA-16 is closed at logout', async () => {
    const player = await server.player()
    const tab = await listeningTab(player)
    await player.call('auth.logout')
    server.dispatcher?.wake()
    expect(await tab.until(() => tab.closedWith)).toBe(4403)
  })

  test('refuses a connection from another site', async () => {
    const tab = new Tab({ origin: 'https://evil.example' })
    expect(await tab.until(() => tab.closedWith)).not.toBe(1000)
    expect(tab.frames).toEqual([])
  })

  test('lives on when a visitor tears the line while being refused', async () => {
    const [host, silent] = [createServer(), { info: () => undefined, warn: () => undefined, error: () => undefined }]
    const options = {
      db: server.database.db,
      hub: createHub(),
      log: silent,
      topics: new Map(),
      snapshots: {},
      allowedOrigins: [],
      secure: false,
    }
    const sockets = mountSockets(host, options)
    const line = new PassThrough()
    const request = { url: '/ws', headers: { origin: 'https://evil.example', host: 'ante.example' } }
    host.emit('upgrade', request, line, Buffer.alloc(0))
    // Without somebody who listens for it, this would end the process.
    expect(() => line.emit('error', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).not.toThrow()
    expect(line.destroyed).toBe(true)
    await sockets.close()
  })

  test('forgets who left while their subscriptions were still waiting for their turn', async () => {
    const player = await server.player()
    const [host, hub] = [createServer(), createHub()]
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const sockets = mountSockets(host, {
      db: server.database.db,
      hub,
      log: silent,
      topics: createRegistry().topics,
      snapshots: createRegistry().snapshots,
      allowedOrigins: [],
      secure: false,
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const socket = new WebSocket(`ws://127.0.0.1:${(host.address() as AddressInfo).port}/ws`)
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(JSON.stringify({ type: 'auth', token: await tokenOf(player) }))
    for (let key = 0; key < 150; key++)
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'sportsbook.fixture', key: String(key) }))
    socket.terminate()
    await sockets.close()
    // What was in flight ends before this query does: it waits behind it for a connection.
    for (let turn = 0; turn < 20; turn++) await server.database.db.pool.query('select 1')
    expect(hub.listeners).toBe(0)
    host.close()
  })

  test('lets who asks for one snapshot after another wait, over all of their sockets, and nobody else', async () => {
    const [greedy, other] = [await server.player(), await server.player()]
    const host = createServer()
    const allowed = new Set([`snapshot ${other.uid}`])
    const asked: string[] = []
    const sockets = mountSockets(host, {
      db: server.database.db,
      hub: createHub(),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      topics: createRegistry().topics,
      snapshots: createRegistry().snapshots,
      allowedOrigins: [],
      secure: false,
      limiter: { take: (key) => (asked.push(key), allowed.has(key) ? 0 : 5) },
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const listen = async (player: Visitor): Promise<Heard[]> => {
      const frames: Heard[] = []
      const socket = new WebSocket(`ws://127.0.0.1:${(host.address() as AddressInfo).port}/ws`)
      socket.on('message', (raw: Buffer) => frames.push(JSON.parse(raw.toString()) as Heard))
      await new Promise((resolve) => socket.once('open', resolve))
      socket.send(JSON.stringify({ type: 'auth', token: await tokenOf(player) }))
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'players.balance' }))
      return frames
    }
    const [first, second, theirs] = [await listen(greedy), await listen(greedy), await listen(other)]
    await expect.poll(() => theirs.some(({ snapshot }) => snapshot)).toBe(true)
    await expect.poll(() => asked.filter((key) => key === `snapshot ${greedy.uid}`).length).toBeGreaterThan(3)
    expect([first, second].map((frames) => frames.some(({ snapshot }) => snapshot))).toEqual([false, false])
    allowed.add(`snapshot ${greedy.uid}`)
    await expect.poll(() => [first, second].every((frames) => frames.some(({ snapshot }) => snapshot))).toBe(true)
    await sockets.close()
    host.close()
  })

  test('closes on junk instead of breaking', async () => {
    const tab = new Tab()
    await tab.say('junk')
    expect(await tab.until(() => tab.closedWith)).toBe(4400)
    const listening = await listeningTab(await server.player())
    // What the database cannot even be asked for.
    await listening.say({ type: 'subscribe', topic: 'players.balance', key: 'a\u0000' })
    expect(
      await listening.until(() => listening.closedWith ?? listening.frames.find(({ type }) => type === 'refused'))
    ).toBe(4400)
  })
})

describe('the bus', () => {
  test('carries what does not fit one notification in several, whatever its letters are', () => {
    const text = JSON.stringify([
      { topic: 't', key: '☃', data: { same: 'y'.repeat(30_000), other: 'مرحبا😀'.repeat(2_000) } },
    ])
    const parts = partsOf('one', text)
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8000)
    // PostgreSQL leaves out a notification that is like another one of the transaction.
    expect(new Set(parts).size).toBe(parts.length)
    const wholeOf = joiner('two')
    const heard = parts.map(wholeOf)
    expect(heard.slice(0, -1).every((whole) => whole === undefined)).toBe(true)
    expect(JSON.parse(heard.at(-1) ?? '')).toEqual(JSON.parse(text))
    expect(parts.map(joiner('one')).every((whole) => whole === undefined)).toBe(true)
    // The connection began in the midst of a text: what is whole is heard, and nothing else.
    const late = joiner('two')
    expect([...parts.slice(1), ...partsOf('one', '[]')].map(late).filter((whole) => whole !== undefined)).toEqual([
      '[]',
    ])
  })
})
