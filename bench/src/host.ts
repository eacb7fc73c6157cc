import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openDatabase } from '@ante/server/database/database'
import { createPool } from '@ante/server/database/pool'
import { seed } from '@ante/server/database/seed'
import { readEnv } from '@ante/server/env'
import { openHouse } from '@ante/server/house'
import { createDelivery, type Listener } from '@ante/server/live/delivery'
import { Frame } from '@ante/server/live/frame'
import { createLog } from '@ante/server/operations/log'
import { openPages } from '@ante/server/pages'
import { openPorts } from '@ante/server/ports'
import { startServer } from '@ante/server/server'
import { house } from '@ante/product/house'
import { z } from 'zod'
import type { HostAnswer, HostQuestion } from './host-process.ts'

/**
 * The server as `npm start` runs it, in a process of its own, with instruments: what it costs in processor time, how long its event loop was
 * blocked, a live message on demand, and beside it a server that does nothing but render the React tree of the last page.
 */
type Render = (tree: unknown, options: object) => { pipe(to: NodeJS.WritableStream): void }

/** Sees which tree the site hands to React, before the site's build is loaded. */
function watchRendering(): { readonly render: Render; tree(): unknown } {
  const dom = createRequire(import.meta.resolve('@ante/web/build'))('react-dom/server') as { renderToPipeableStream: Render }
  const render = dom.renderToPipeableStream
  let last: unknown
  dom.renderToPipeableStream = (tree, options) => render((last = tree), options)
  return { render, tree: () => last }
}

interface Element {
  readonly props: { readonly context?: { serverHandoffStream?: unknown }; readonly children?: Element }
}
/** The same tree without the router's hand-over of data, which is a stream and can be read only once. */
function withoutHandOver(tree: unknown): unknown {
  for (let element = tree as Element | undefined; element; element = element.props.children)
    if (element.props.context) element.props.context.serverHandoffStream = undefined
  return tree
}

const told = 'bench.price-changed'
/** A live message for the bench travels as every other: outbox, dispatcher, hub. */
const registry = openHouse({
  ...house,
  bench: {
    events: { [told]: z.object({ key: z.string(), data: z.json() }) },
    told: { [told]: async (_db: unknown, { key, data }: { key: string; data: unknown }) => [{ topic: 'sportsbook.fixture', key, data }] },
  },
})

/** What telling a crowd costs when nothing is known of it: the same bytes in the same short turns, to sockets that are nothing but sockets. */
function openBareCrowd(): { readonly server: Server; tell(data: unknown): void } {
  const crowd = new Set<Listener>()
  const server = createSocketServer((socket) => {
    const listener = { send: (frame: Frame) => void socket.write(frame.wire) }
    crowd.add(listener)
    socket.on('error', () => socket.destroy()).on('close', () => crowd.delete(listener))
  })
  const deliver = createDelivery()
  const queue = { deliveries: [] }
  return { server, tell: (data) => deliver(queue, crowd, new Frame(JSON.stringify({ topic: 'sportsbook.fixture', key: '1', seq: 1, data }))) }
}

async function main(): Promise<void> {
  const env = readEnv()
  const rendering = watchRendering()
  const db = openDatabase(createPool({ url: env.DATABASE_URL ?? '', size: env.DATABASE_POOL }))
  if (env.ANTE_SEED === 'demo') await seed(db)
  const mountPages = await openPages({ pictureFolder: `${env.ANTE_DATA}/pictures`, pictureRules: { hosts: [] } })
  const server = await startServer({ env, db, databaseUrl: env.DATABASE_URL ?? '', log: createLog(env.LOG_LEVEL), ports: openPorts(env), registry, mountPages })
  const bare = createServer((_request, response) => {
    const { pipe } = rendering.render(withoutHandOver(rendering.tree()), {
      onShellReady() {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        pipe(response)
      },
    })
  })
  const bareCrowd = openBareCrowd()
  for (const one of [bare, bareCrowd.server]) await new Promise<void>((done) => one.listen({ port: 0, host: '127.0.0.1', backlog: 511 }, done))
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()

  const answer: Readonly<Record<HostQuestion['ask'], (question: HostQuestion) => HostAnswer | Promise<HostAnswer>>> = {
    processor: () => {
      const { user, system } = process.cpuUsage()
      return { ms: (user + system) / 1000 }
    },
    'watch-loop': () => {
      loop.reset()
      return {}
    },
    'loop-blocked': () => ({ ms: loop.max / 1e6 }),
    async tell(question) {
      const at = process.hrtime.bigint()
      await db.write((tx) => tx.announce(told, { key: question.key, data: question.data }))
      server.dispatcher?.wake()
      return { at: String(at) }
    },
    'tell-bare'(question) {
      const at = process.hrtime.bigint()
      bareCrowd.tell(question.data)
      return { at: String(at) }
    },
  }
  process.on('message', (question: HostQuestion) => {
    void Promise.resolve(answer[question.ask](question)).then((said) => process.send?.({ ...said, id: question.id }))
  })
  process.on('disconnect', () => process.exit(0))
  const portOf = (one: Server): number => (one.address() as AddressInfo).port
  process.send?.({ id: 0, url: server.url.replace('localhost', '127.0.0.1'), bareUrl: `http://127.0.0.1:${portOf(bare)}`, barePort: portOf(bareCrowd.server) })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
