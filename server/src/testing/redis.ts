import { randomBytes } from 'node:crypto'
import { connect, createServer, type Server, type Socket } from 'node:net'

const url = new URL(process.env.ANTE_TEST_REDIS_URL ?? 'redis://127.0.0.1:6379')
const [host, port] = [url.hostname, Number(url.port || 6379)]

/** Whether a Redis of the machine answers: these tests are for where one does. */
export const hasRedis: boolean = await new Promise((done) => {
  const socket = connect({ host, port })
  const end = (answers: boolean) => {
    socket.destroy()
    done(answers)
  }
  socket.setTimeout(1_000, () => end(false))
  socket.once('error', () => end(false))
  socket.once('connect', () => socket.write('PING\r\n'))
  socket.once('data', (bytes: Buffer) => end(bytes.toString().startsWith('+PONG')))
})

export interface Line {
  /** Of the line, not of the Redis behind it. */
  readonly url: string
  /** Names of one test. */
  readonly prefix: string
  /** Cuts every connection and takes no new one. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** A way to the Redis that a test can cut, as if it had died. */
export async function lineToRedis(): Promise<Line> {
  const sockets = new Set<Socket>()
  let server: Server
  const listen = (at: number): Promise<number> => {
    server = createServer((near) => {
      const far = connect({ host, port })
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one)
        one.pipe(other)
        one.on('error', () => other.destroy())
        one.on('close', () => (sockets.delete(one), other.destroy()))
      }
    })
    return new Promise((done) => server.listen(at, '127.0.0.1', () => done((server.address() as { port: number }).port)))
  }
  const cut = (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    return new Promise((done) => server.close(() => done()))
  }
  const own = await listen(0)
  return {
    url: `redis://127.0.0.1:${own}`,
    prefix: `test-${randomBytes(6).toString('hex')}`,
    cut,
    mend: async () => void (await listen(own)),
    close: cut,
  }
}
