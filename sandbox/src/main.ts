import { join } from 'node:path'
import Fastify, { type FastifyPluginAsync } from 'fastify'
import { bankApp } from './bank/app.ts'
import { feedApp } from './feed/app.ts'
import { openidApp } from './openid/app.ts'
import { postboxApp } from './postbox/app.ts'

/** The outside world in miniature: every vendor that Ante speaks to, each under its prefix, on one port. */
const port = Number(process.env.SANDBOX_PORT ?? 3001)
const host = process.env.SANDBOX_HOST ?? '127.0.0.1'
const data = process.env.SANDBOX_DATA ?? '.data/sandbox'
const publicUrl = (process.env.SANDBOX_PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '')
const hasControl = process.env.SANDBOX_CONTROL === '1'

// The defaults are public knowledge: they only guard a world without money.
const apiKey = process.env.SANDBOX_API_KEY ?? 'sandbox-api-key'
const callbackSecret = process.env.SANDBOX_CALLBACK_SECRET ?? 'whsec_c2FuZGJveC1jYWxsYmFjay1zZWNyZXQtMDAwMQ=='

const feedKey = process.env.SANDBOX_FEED_KEY ?? 'feed_sandbox_ante'
const mailKey = process.env.SANDBOX_MAIL_KEY ?? 'postbox_sandbox_ante'
/** Ours as a client of the identity providers. */
const openidClient = {
  clientId: process.env.SANDBOX_OPENID_CLIENT ?? 'ante',
  clientSecret: process.env.SANDBOX_OPENID_SECRET ?? 'openid_sandbox_ante',
}
/** How long a match minute lasts in the invented football world. */
const minuteMs = Number(process.env.SANDBOX_MINUTE_MS ?? 5000)
const seed = process.env.SANDBOX_SEED ?? 'ante'
/** Tests begin the calendar at a time of theirs, so that no run depends on the hour. */
const epoch = process.env.SANDBOX_EPOCH ? { epoch: Number(process.env.SANDBOX_EPOCH) } : {}

const apps: readonly { readonly prefix: string; readonly app: FastifyPluginAsync }[] = [
  {
    prefix: '/bank',
    app: bankApp({
      storage: join(data, 'bank.sqlite'),
      apiKey,
      callbackSecret,
      publicUrl: () => `${publicUrl}/bank`,
      hasControl,
    }),
  },
  {
    prefix: '/feed',
    app: feedApp({ storage: join(data, 'feed.sqlite'), apiKey: feedKey, minuteMs, seed, ...epoch, hasControl }),
  },
  { prefix: '/openid', app: openidApp({ ...openidClient, publicUrl: () => `${publicUrl}/openid`, hasControl }) },
  { prefix: '/postbox', app: postboxApp({ storage: join(data, 'postbox.sqlite'), apiKey: mailKey }) },
]

const server = Fastify({
  logger: { level: process.env.SANDBOX_LOG ?? 'warn' },
  bodyLimit: 64 * 1024,
  forceCloseConnections: 'idle',
})
for (const { prefix, app } of apps) server.register(app, { prefix })
server.get('/healthz', async () => ({ status: 'ok' }))

await server.listen({ port, host })
server.log.info(`the sandbox listens on ${publicUrl}`)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    void server.close().then(() => process.exit(0))
  })
}
