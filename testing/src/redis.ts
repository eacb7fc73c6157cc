import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { type TcpProxy, tcpProxy } from './tcp-proxy.ts'

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

export interface Line extends TcpProxy {
  /** Of the proxy, not of the Redis behind it. */
  readonly url: string
  /** Names of one test. */
  readonly prefix: string
}

/** A way to the Redis that a test can cut, as if it had died, or freeze. */
export async function lineToRedis(): Promise<Line> {
  const proxy = await tcpProxy({ host, port })
  return {
    ...proxy,
    url: `redis://127.0.0.1:${proxy.port}`,
    prefix: `test-${randomBytes(6).toString('hex')}`,
  }
}
