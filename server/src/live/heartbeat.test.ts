import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { onTestFinished, test, expect } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Connection } from './connection.ts'
import { beat, type Beating } from './heartbeat.ts'

/** A browser's socket and our side of it, with what our side writes through its stream. */
async function pair(options: { autoPong: boolean }) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const written: string[] = []
  const opened = new Promise<Connection>((done) => {
    server.on('upgrade', (request, line, head) => {
      wss.handleUpgrade(request, line, head, (socket) => {
        const write = line.write.bind(line) as (...given: unknown[]) => boolean
        line.write = (...given: unknown[]) => {
          written.push(Buffer.from(given[0] as Buffer).toString('hex'))
          return write(...given)
        }
        done(new Connection(socket, line, 0))
      })
    })
  })
  const browser = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`, options)
  onTestFinished(() => {
    browser.terminate()
    server.closeAllConnections()
    server.close()
  })
  await once(browser, 'open')
  return { browser, connection: await opened, written }
}

test('who answers is asked again and again, past the stream', async () => {
  const { browser, connection, written } = await pair({ autoPong: true })
  const connections = new Set<Connection>([connection])
  beat(connections, 24_999)
  expect(connection.alive).toBe(true)
  for (const now of [25_000, 50_000, 75_000]) {
    const heard = once(browser, 'ping')
    const answered = once(connection.socket, 'pong')
    beat(connections, now)
    expect(connection.alive).toBe(false)
    expect((await heard).map(String)).toEqual([''])
    await answered
    expect(connection.alive).toBe(true)
  }
  expect([connections.size, browser.readyState, written]).toEqual([1, WebSocket.OPEN, []])
})

test('who does not answer is let go without a word', async () => {
  const { browser, connection } = await pair({ autoPong: false })
  const connections = new Set<Connection>([connection])
  const heard = once(browser, 'ping')
  beat(connections, 25_000)
  await heard
  const closed = once(browser, 'close')
  beat(connections, 50_000)
  expect((await closed)[0]).toBe(1006)
  expect(connections.size).toBe(0)
})

test('after the closing frame nobody is asked', async () => {
  const { browser, connection } = await pair({ autoPong: true })
  // No line of the system's: everything goes the stream's way and can be read.
  const line = new PassThrough()
  const other = new Connection(connection.socket, line, 0)
  other.ping()
  connection.socket.close(1001)
  other.ping()
  expect((line.read() as Buffer).toString('hex')).toBe('8900')
  await once(browser, 'close')
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
