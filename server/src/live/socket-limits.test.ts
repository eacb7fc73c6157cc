import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'

let server: TestServer
const env = { SOCKETS_PER_ADDRESS: '6', SOCKETS_PER_PLAYER: '3', RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }
beforeEach(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'], env })
})
afterEach(() => server.stop())

/** The socket, or the status of the refusal. */
async function open(from: string): Promise<WebSocket | number> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { 'x-forwarded-for': from } })
  return new Promise((done, failed) => {
    socket.once('open', () => done(socket))
    socket.once('unexpected-response', (_, answer) => done(answer.statusCode ?? 0))
    socket.once('error', failed)
  })
}
async function opened(from: string): Promise<WebSocket> {
  const socket = await open(from)
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`)
  return socket
}
/** What comes of a token: `ready`, or the code with which the socket is closed. */
async function sign(socket: WebSocket, player: Visitor): Promise<unknown> {
  const { token } = (await player.call<{ token: string }>('account.getToken')).data
  const outcome = new Promise((done) => {
    socket.once('message', (raw: Buffer) => done((JSON.parse(raw.toString()) as { type: string }).type))
    socket.once('close', done)
  })
  socket.send(JSON.stringify({ type: 'auth', token }))
  return outcome
}
async function closed(socket: WebSocket): Promise<void> {
  socket.close()
  await once(socket, 'close')
}
const eventually = async (work: () => Promise<boolean>): Promise<void> => {
  while (!(await work())) await new Promise((done) => setImmediate(done))
}

test('PWA-16 an address opens only so many sockets, and one that closes makes place for another', async () => {
  const sockets: WebSocket[] = []
  for (let count = 0; count < 6; count++) sockets.push(await opened('203.0.113.7'))
  expect(await open('203.0.113.7')).toBe(429)
  // The same line has many IPv6 addresses; somebody else has their own places.
  for (let count = 0; count < 6; count++) sockets.push(await opened(`2001:db8::${count}`))
  expect(await open('2001:db8::ffff')).toBe(429)
  expect(typeof (await open('203.0.113.8'))).toBe('object')
  await closed(sockets[0] as WebSocket)
  // The server hears of the end a moment after the client.
  await eventually(async () => typeof (await open('203.0.113.7')) === 'object')
})

test('PWA-16 a player opens only so many sockets, from however many addresses', async () => {
  const [player, other] = [await server.player(), await server.player()]
  const sockets = await Promise.all([1, 2, 3, 4].map((part) => opened(`198.51.100.${part}`)))
  const [first, second, third, fourth] = sockets as [WebSocket, WebSocket, WebSocket, WebSocket]
  for (const socket of [first, second, third]) expect(await sign(socket, player)).toBe('ready')
  expect(await sign(fourth, player)).toBe(4429)
  expect(await sign(await opened('198.51.100.9'), other)).toBe('ready')
  await closed(first)
  await eventually(async () => (await sign(await opened('198.51.100.10'), player)) === 'ready')
})
