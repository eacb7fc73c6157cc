import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { until } from './database/postmaster.ts'
import { testServer, type TestServer } from '@ante/testing/server'

const open = (more: { drainMs?: number } = {}) =>
  testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'], ...more })

/** A line on which a request has begun: the server has read its first bytes and waits for the rest. */
async function begun(server: TestServer, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  const accepted = once(server.app.server, 'connection') as Promise<[Socket]>
  const line = connect(Number(port), hostname)
  line.write(bytes)
  const [there] = await accepted
  await until(() => there.bytesRead >= bytes.length || undefined, 60_000, 5)
  return line
}
const isClosing = (server: TestServer) => until(() => !server.app.server.listening || undefined, 60_000, 5)

describe('a server that is told to stop', () => {
  test('API-11 still answers whom it was listening to, as always, and closes the line behind it', async () => {
    const server = await open()
    const line = await begun(server, 'GET /api/account/getInfo?locale=en&version=1 HTTP/1.1\r\nhost: x\r\n')
    let answer = ''
    line.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    const ended = once(line, 'close')
    const end = server.stop()
    await isClosing(server)
    line.write('\r\n')
    await ended
    await end
    expect(answer.split(' ')[1]).toBe('200')
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ data: { uid: 0 } })
  })

  test('does not wait for a line on which nothing was ever said, as browsers keep them ready', async () => {
    const server = await open({ drainMs: 3_600_000 })
    const line = await begun(server, '')
    const ended = once(line, 'close')
    await server.stop()
    await ended
  })

  test('cuts a line off whose request does not end', async () => {
    const server = await open({ drainMs: 50 })
    const line = await begun(server, 'GET /healthz HTTP/1.1\r\nhost: x\r\n')
    line.on('error', () => undefined)
    const ended = once(line, 'close')
    const began = performance.now()
    await server.stop()
    await ended
    // The line would be given thirty seconds, and the process gives up after twenty.
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})
