import { join } from 'node:path'
import Fastify from 'fastify'
import { twins } from './twins.ts'

/** The outside world in miniature: every vendor that Ante speaks to, each under its prefix, on one port. */
const port = Number(process.env.SANDBOX_PORT ?? 3001)
const host = process.env.SANDBOX_HOST ?? '127.0.0.1'
const data = process.env.SANDBOX_DATA ?? '.data/sandbox'
const publicUrl = (process.env.SANDBOX_PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '')
const hasControl = process.env.SANDBOX_CONTROL === '1'
const pace = Number(process.env.SANDBOX_PACE ?? 1)

const server = Fastify({
  logger: { level: process.env.SANDBOX_LOG ?? 'warn' },
  bodyLimit: 64 * 1024,
  forceCloseConnections: 'idle',
})
for (const [name, twin] of Object.entries(twins)) {
  const app = twin({
    storage: (book) => join(data, `${book}.sqlite`),
    variable: (variable, fallback) => process.env[variable] || fallback,
    url: `${publicUrl}/${name}`,
    hasControl,
    pace,
  })
  server.register(app, { prefix: `/${name}` })
}
// Sumsub's client believes its frame only from an origin without a path, and asks for it there.
server.get('/websdk/*', async (request, reply) => reply.redirect(`/sumsub${request.url}`, 302))
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
