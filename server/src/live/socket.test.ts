import type { Database } from '@ante/kit/context'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
