import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

export interface HealthOptions {
  readonly ready: () => Promise<Readiness>
  readonly metrics: Metrics
  readonly token: string | undefined
  readonly isStopping: () => boolean
}

/** `/healthz`: the process lives. `/readyz`: it may be sent requests. `/metrics`: Prometheus, for loopback or who has the token. */
export function mountHealth(app: FastifyInstance, { ready, metrics, token, isStopping }: HealthOptions): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false, reason: 'stopping' })
    const answer = await ready()
    return reply.code(answer.ok ? 200 : 503).send(answer)
  })
  app.get('/metrics', async (request, reply) => {
    if (!(token === undefined ? isFromHere(request) : hasToken(request, token))) return reply.code(404).send()
    return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
/** From this machine, and not passed on for somebody else: a proxy beside us has our address too. */
const isFromHere = ({ ip, headers }: FastifyRequest): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(ip) && forwarding.every((name) => headers[name] === undefined)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
