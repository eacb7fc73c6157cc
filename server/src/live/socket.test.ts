import type { Database } from '@ante/kit/context'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLog } from '../operations/log.ts'
import { createHub } from './hub.ts'
import { mountSockets } from './socket.ts'

test('PWA-16 a session that ends while its socket is being opened takes the socket with it', async () => {
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  let asked = (): void => undefined
  const isAsked = new Promise<void>((done) => (asked = done))
  // The token is redeemed, and the answer is on its way when the logout of another tab is told.
  const db = {
    async write() {
      asked()
      await held
      return { uid: 1n, session: 7n }
    },
  } as unknown as Database
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const sockets = mountSockets(server, {
    db,
    hub: createHub(),
    log: createLog('silent'),
    topics: new Map(),
    snapshots: {},
    allowedOrigins: [],
    secure: false,
    limiter: undefined,
  })
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`)
  const outcome = new Promise<unknown>((done) => {
    socket.once('close', done)
    socket.once('message', (said: Buffer) => done(said.toString()))
  })
  await new Promise((done) => socket.once('open', done))
  socket.send(JSON.stringify({ type: 'auth', token: 'x'.repeat(43) }))
  await isAsked
  sockets.closeSession(7n)
  letGo()
  expect(await outcome).toBe(4403)
  await sockets.close()
  server.close()
})

test('a client that is told to go and does not answer holds the end up no longer than it may', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const sockets = mountSockets(server, {
    db: {} as Database,
    hub: createHub(),
    log: createLog('silent'),
    topics: new Map(),
    snapshots: {},
    allowedOrigins: [],
    secure: false,
    limiter: undefined,
    farewellMs: 50,
  })
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1')
  line.on('error', () => undefined)
  line.write(
    `GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'a'.repeat(22)}==\r\n\r\n`
  )
  await new Promise((done) => line.once('data', done))
  const began = performance.now()
  await sockets.close()
  // The process gives up after twenty seconds.
  expect(performance.now() - began).toBeLessThan(20_000)
  line.destroy()
  server.close()
})

test('AUTH-03 a socket of a member of staff begins anew after its time, with what they may do by then', async () => {
  let permissions: readonly string[] | undefined = ['support:read']
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const sockets = mountSockets(server, {
    db: {} as Database,
    hub: createHub(),
    log: createLog('silent'),
    topics: new Map(),
    snapshots: {},
    allowedOrigins: [],
    secure: false,
    permissionsOf: () => Promise.resolve(permissions),
    staffMs: 20,
  })
  const introduced = async (): Promise<readonly unknown[]> => {
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`)
    const said: unknown[] = []
    socket.on('message', (raw: Buffer) => said.push(JSON.parse(raw.toString())))
    const ended = new Promise<number>((done) => socket.once('close', done))
    await new Promise((done) => socket.once('open', done))
    socket.send(JSON.stringify({ type: 'staff' }))
    return [...said, await ended, ...said]
  }
  expect(await introduced()).toEqual([1012, { type: 'ready' }])
  // Signed out elsewhere.
  permissions = undefined
  expect(await introduced()).toEqual([4401])
  await sockets.close()
  server.close()
})
