import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Frame } from './frame.ts'

describe('a frame', () => {
  for (const length of [0, 125, 126, 65_535, 65_536]) {
    test(`of ${length} bytes is what a WebSocket client reads`, async () => {
      const text = 'ü'.repeat(length / 2) + 'x'.repeat(length % 2)
      const server = createServer()
      const wss = new WebSocketServer({ noServer: true })
      server.on('upgrade', (request, socket, head) =>
        wss.handleUpgrade(request, socket, head, () => socket.write(new Frame(text).wire))
      )
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as AddressInfo
      const client = new WebSocket(`ws://127.0.0.1:${port}`)
      const heard = await new Promise((done, fail) => {
        client.on('message', (raw: Buffer) => done(raw.toString('utf8')))
        client.on('error', fail)
      })
      expect(heard).toBe(text)
      client.terminate()
      await new Promise((done) => server.close(done))
    })
  }
})
