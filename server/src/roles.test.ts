import { money } from '@ante/kit/money'
import { putSetting } from '@ante/product/content/index'
import { capabilities } from '@ante/product/capabilities'
import { houseAccount, playerAccount, post } from '@ante/product/ledger/index'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readEnv } from './env.ts'
import { createRegistry } from './registry.ts'
import { createLog } from './operations/log.ts'
import { type RunningServer, startServer } from './server.ts'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { hasRedis, lineToRedis } from '@ante/testing/redis'
import { createMarks } from '@ante/product/verification/marks'
import { testSecrets } from '@ante/testing/secrets'
import { registrationOf, Visitor } from '@ante/testing/server'

const { ledger, content, identity, players, policies } = capabilities
let database: TestDatabase
const running: RunningServer[] = []

const start = async (role: 'web' | 'worker', more: Record<string, string> = {}): Promise<RunningServer> => {
  const env = readEnv({ ...testSecrets, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ANTE_ROLE: role, ...more })
  const server = await startServer({
    env,
    db: database.db,
    databaseUrl: database.url,
    log: createLog('silent'),
    ports: { marks: createMarks([{ key: new Uint8Array(32) }]) },
    registry: createRegistry({ ledger, content, identity, players, policies }),
  })
  running.push(server)
  return server
}

beforeAll(async () => {
  database = await testDatabase({ poolSize: 16 })
})
// A worker that lived on would take the events of the next test's hosts, and tell them on another bus.
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
})
afterAll(() => database.close())

describe('hosts apart', () => {
  test('a country that a player saves on one web host decides the rules on the other', async () => {
    await database.db.write((tx) => putSetting(tx, 'licence', { markets: ['default', 'mga'] }))
    const [one, two] = [await start('web'), await start('web')]
    const worker = await start('worker')
    const visitor = new Visitor(one.url.replace('localhost', '127.0.0.1'))
    const { data } = await visitor.post<{ uid: number }>(
      'auth.register',
      registrationOf({ email: 'moves@example.com' })
    )
    // As before a form asked for it: what was saved once is locked.
    await database.db.pool.query(
      `update players.profiles set fields = fields - 'country', country_code = null where uid = $1`,
      [data.uid]
    )
    const elsewhere = new Visitor(two.url.replace('localhost', '127.0.0.1'))
    elsewhere.cookie = visitor.cookie
    const market = async () => (await elsewhere.call<{ market: string }>('policies.getrules')).data.market
    expect(await market()).toBe('default')
    expect((await visitor.post('account.saveProfileInfo', { country: 'MT' })).error).toBeUndefined()
    worker.dispatcher?.wake()
    await expect.poll(market).toBe('mga')
  })

  test('a worker tells what a player hears on a web host, and a logout on one web host ends the session on the other', async () => {
    const [one, two] = [await start('web'), await start('web')]
    const worker = await start('worker')
    const visitor = new Visitor(one.url.replace('localhost', '127.0.0.1'))
    const { data } = await visitor.post<{ uid: number }>(
      'auth.register',
      registrationOf({ email: 'roles@example.com' })
    )
    const elsewhere = new Visitor(two.url.replace('localhost', '127.0.0.1'))
    elsewhere.cookie = visitor.cookie
    expect((await elsewhere.call('account.getBalance')).status).toBe(200)

    const socket = new WebSocket(`${two.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/ws`)
    const frames: { snapshot?: boolean; type?: string; data?: { balance_main: { amount: number } } }[] = []
    let closed: number | undefined
    const changed: (() => void)[] = []
    const wake = () => changed.splice(0).forEach((resolve) => resolve())
    socket.on('message', (raw: Buffer) => (frames.push(JSON.parse(raw.toString()) as (typeof frames)[number]), wake()))
    socket.on('close', (code) => ((closed = code), wake()))
    const until = async (done: () => boolean) => {
      while (!done()) await new Promise<void>((resolve) => changed.push(resolve))
    }
    const { token } = (await elsewhere.call<{ token: string }>('account.getToken')).data
    if (socket.readyState === WebSocket.CONNECTING) await new Promise((resolve) => socket.once('open', resolve))
    socket.send(JSON.stringify({ type: 'auth', token }))
    await until(() => frames.some((frame) => frame.type === 'ready'))
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'players.balance' }))
    await until(() => frames.some((frame) => frame.snapshot === true))

    const postings = [
      {
        from: houseAccount('bank'),
        to: playerAccount(BigInt(data.uid), 'main'),
        amount: money(4200n),
        code: 'deposit' as const,
      },
    ]
    await database.db.write((tx) => post(tx, { key: 'roles-1', kind: 'deposit', postings }))
    worker.dispatcher?.wake()
    await until(() => frames.some((frame) => frame.data?.balance_main.amount === 42))

    await visitor.call('auth.logout')
    worker.dispatcher?.wake()
    await until(() => closed !== undefined)
    expect(closed).toBe(4403)
    expect((await elsewhere.call('account.getBalance')).status).toBe(401)
  })
})

describe.runIf(hasRedis)('hosts with a Redis between them', () => {
  test('share logouts and messages, and keep their sockets when it was away: they get new snapshots', async () => {
    const line = await lineToRedis()
    const redis = { REDIS_URL: line.url, REDIS_PREFIX: line.prefix }
    const [one, two, worker] = [await start('web', redis), await start('web', redis), await start('worker', redis)]
    const visitor = new Visitor(one.url.replace('localhost', '127.0.0.1'))
    const { data } = await visitor.post<{ uid: number }>(
      'auth.register',
      registrationOf({ email: 'redis@example.com' })
    )
    const uid = BigInt(data.uid)
    const elsewhere = new Visitor(two.url.replace('localhost', '127.0.0.1'))
    elsewhere.cookie = visitor.cookie

    const connected = async (): Promise<{ closed: Promise<number>; snapshots: number[] }> => {
      const { token } = (await elsewhere.call<{ token: string }>('account.getToken')).data
      const socket = new WebSocket(`${two.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/ws`)
      const closed = new Promise<number>((resolve) => socket.once('close', resolve))
      await new Promise((resolve) => socket.once('open', resolve))
      const ready = new Promise((resolve) => socket.once('message', resolve))
      socket.send(JSON.stringify({ type: 'auth', token }))
      await ready
      const snapshots: number[] = []
      const first = new Promise((resolve) =>
        socket.on('message', (raw: Buffer) => {
          const frame = JSON.parse(raw.toString()) as { snapshot?: boolean; data: { balance_main: { amount: number } } }
          if (frame.snapshot) resolve(snapshots.push(frame.data.balance_main.amount))
        })
      )
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'players.balance' }))
      await first
      return { closed, snapshots }
    }
    const first = await connected()
    await line.cut()
    // What nothing carries between hosts still holds: sessions are read anew, calls are answered.
    expect((await elsewhere.call('account.getBalance')).status).toBe(200)
    const postings = [
      { from: houseAccount('bank'), to: playerAccount(uid, 'main'), amount: money(4200n), code: 'deposit' as const },
    ]
    await database.db.write((tx) => post(tx, { key: 'roles-2', kind: 'deposit', postings }))
    await worker.dispatcher?.drain()
    await line.mend()
    await expect.poll(() => first.snapshots.at(-1)).toBe(42)

    // Of a session that ended while nothing was carried the socket is closed.
    const second = await connected()
    await line.cut()
    await visitor.call('auth.logout')
    await worker.dispatcher?.drain()
    await line.mend()
    expect(await first.closed).toBe(4403)
    worker.dispatcher?.wake()
    expect(await second.closed).toBe(4403)
    expect((await elsewhere.call('account.getBalance')).status).toBe(401)
    await line.close()
  })
})
