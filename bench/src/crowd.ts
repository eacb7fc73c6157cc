import { connect } from 'node:net'
import { WebSocket } from 'ws'
import type { CrowdNews, CrowdOrder } from './sockets.ts'

/** How many sockets are on their way in at once. */
const atOnce = 100

interface Frame {
  readonly type?: string
  readonly topic?: string
  readonly snapshot?: boolean
}

/** One listener less, and no change is ever heard by all again: there is nothing to measure any more. */
function lost(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

/** One listener: opens, shows its token, subscribes, and then counts what it hears. Resolves when it listens. */
function listen({ url, key }: CrowdOrder, token: string, heard: (frame: Buffer) => void): Promise<void> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true })
    let isListening = false
    socket.on('error', fail)
    socket.on('close', (code) => lost(`a socket was closed with ${code}`))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })))
    socket.on('message', (raw: Buffer) => {
      if (isListening) return heard(raw)
      const frame = JSON.parse(raw.toString('utf8')) as Frame
      if (frame.type === 'ready') socket.send(JSON.stringify({ type: 'subscribe', topic: 'sportsbook.fixture', key }))
      else if (frame.snapshot === true) {
        isListening = true
        done()
      } else fail(new Error(`not expected: ${raw.toString('utf8')}`))
    })
  })
}

/** One that is nothing but a socket, and listens from its greeting on: the system takes it in before the server does. */
function listenPlain(port: number, heard: (frame: Buffer) => void): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    socket.on('error', fail).on('close', () => lost('a plain socket was closed'))
    socket.once('data', () => {
      socket.on('data', heard)
      done()
    })
  })
}

const tell = (news: CrowdNews): void => void process.send?.(news)
/** Plain sockets hear the frame's header too. */
const versionOf = (raw: Buffer): number =>
  (JSON.parse(raw.toString('utf8', raw.indexOf('{'))) as { data: { version: number } }).data.version

async function gather(order: CrowdOrder): Promise<void> {
  const times: bigint[] = []
  const heard = (raw: Buffer): void => {
    times.push(process.hrtime.bigint())
    // The time is taken for each; what it says is read once, when everybody has it.
    if (times.length === order.tokens.length) tell({ version: versionOf(raw), heardAt: times.splice(0).map(String) })
  }
  const waiting = [...order.tokens]
  const come = async (): Promise<void> => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop())
      await (order.plainPort === undefined ? listen(order, token, heard) : listenPlain(order.plainPort, heard))
  }
  await Promise.all(Array.from({ length: atOnce }, come))
  tell({ listening: order.tokens.length })
}

process.on('disconnect', () => process.exit(0))
process.once('message', (order: CrowdOrder) => {
  gather(order).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
})
