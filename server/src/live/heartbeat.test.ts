import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@ante/kit/context'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLog } from '../operations/log.ts'
import { beat, type Beating } from './heartbeat.ts'
import { createHub } from './hub.ts'
import { mountSockets } from './socket.ts'

test('who answers is asked again and again, and who does not is let go', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = mountSockets(server, {
    db: {} as Database,
    hub: createHub(),
    log: createLog('silent'),
    topics: new Map(),
    snapshots: {},
    allowedOrigins: [],
    secure: false,
    beatEveryMs: 1000,
  })
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`
  const [there, dumb] = [new WebSocket(url), new WebSocket(url, { autoPong: false })]
  const pings: string[] = []
  const hears = new Promise<void>((done) => there.on('ping', (data: Buffer) => pings.push(data.toString('hex')) === 3 && done()))
  const [[code]] = await Promise.all([once(dumb, 'close'), hears])
  // Without a closing frame.
  expect([code, pings, there.readyState, sockets.count]).toEqual([1006, ['', '', ''], WebSocket.OPEN, 1])
  await sockets.close()
  server.close()
})

test('a crowd is asked whether it is there a few at a time, and who does not answer is let go at the next turn', () => {
  const asked: number[] = []
  const gone: number[] = []
  const crowd = Array.from({ length: 250 }, (_, n): Beating => {
    return { alive: true, beatAt: n, ping: () => void asked.push(n), terminate: () => void gone.push(n) }
  })
  const connections = new Set(crowd)
  const turn = (now: number): number => {
    const before = asked.length
    beat(connections, now)
    return asked.length - before
  }
  expect([turn(-1), turn(250), turn(250), turn(250), turn(250)]).toEqual([0, 100, 100, 50, 0])
  expect(asked).toEqual(crowd.map((_, n) => n))
  for (const one of crowd.slice(1)) one.alive = true
  expect([turn(25_249), turn(25_250)]).toEqual([0, 99])
  expect([gone, connections.size]).toEqual([[0], 249])
})
