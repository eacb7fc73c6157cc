import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '@ante/server/database/database'
import { createPool } from '@ante/server/database/pool'
import { seed } from '@ante/server/database/seed'
import { readEnv } from '@ante/server/env'
import { createRegistry } from '@ante/server/registry'
import { createLog } from '@ante/server/operations/log'
import { openPages } from '@ante/server/pages'
import { openPorts } from '@ante/server/ports'
import { startServer } from '@ante/server/server'
import { capabilities } from '@ante/product/capabilities'
import { receiveWalletCall } from '@ante/product/studios/receive-call'
import { eventGroup } from '@ante/kit/contract'
import { publishOn } from '@ante/kit/reaction'
import { z } from 'zod'
import { answerQuestions } from './answering.ts'

/**
 * The server as `npm start` runs it, in a process of its own, with instruments: what it costs in processor time, how long its event loop was
 * blocked, a live message on demand, and beside it a server that does nothing but render the React tree of the last page.
 */
type Render = (tree: unknown, options: object) => { pipe(to: NodeJS.WritableStream): void }

/** Sees which tree the site hands to React, before the site's build is loaded. */
function watchRendering(): { readonly render: Render; tree(): unknown } {
  const dom = createRequire(import.meta.resolve('@ante/web/build'))('react-dom/server') as {
    renderToPipeableStream: Render
  }
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

const events = eventGroup({ 'bench.price-changed': z.object({ key: z.string(), data: z.json() }) })
const priceChanged = events['bench.price-changed']
/** A live message for the bench travels as every other: outbox, dispatcher, hub. */
const registry = createRegistry({
  ...capabilities,
  bench: {
    events,
    livePublishers: [
      publishOn(priceChanged, async (_db, { key, data }) => [{ topic: 'sportsbook.fixture', key, data }]),
    ],
  },
})

async function main(): Promise<void> {
  const env = readEnv()
  const rendering = watchRendering()
  const db = openDatabase(createPool({ url: env.DATABASE_URL ?? '', size: env.DATABASE_POOL }))
  if (env.ANTE_SEED === 'demo') await seed(db)
  const mountPages = await openPages({ pictureFolder: `${env.ANTE_DATA}/pictures`, pictureRules: { hosts: [] } })
  const ports = openPorts(env)
  const server = await startServer({
    env,
    db,
    databaseUrl: env.DATABASE_URL ?? '',
    log: createLog(env.LOG_LEVEL),
    ports,
    receiveWalletCall: (context, call) => receiveWalletCall({ ...context, ports }, call),
    registry,
    mountPages,
  })
  const bare = createServer((_request, response) => {
    const { pipe } = rendering.render(withoutHandOver(rendering.tree()), {
      onShellReady() {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        pipe(response)
      },
    })
  })
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done))
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`
  answerQuestions(
    {
      async tell({ key, data }) {
        const at = process.hrtime.bigint()
        await db.write((tx) => tx.announce(priceChanged, { key: String(key), data: z.json().parse(data) }))
        server.dispatcher?.wake()
        return { at: String(at) }
      },
    },
    { url: server.url.replace('localhost', '127.0.0.1'), bareUrl }
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
