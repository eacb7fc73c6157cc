import { randomUUID } from 'node:crypto'
import type { Log } from '@ante/kit/context'
import Fastify, { type FastifyInstance } from 'fastify'

const bodyMax = 64 * 1024

export interface AppOptions {
  readonly log: Log
  readonly trustedProxies: readonly string[]
}

/** The HTTP server: bodies stay bytes (a signature is checked on the raw body), every request has an id, nothing leaks on failure. */
export function createApp({ log, trustedProxies }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: bodyMax,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff'))
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    log.info({ request: request.id, method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) log.error({ request: request.id, error: error.stack ?? error.message }, 'a request failed')
    const type = status === 500 ? 'InternalServerErrorException' : 'InvalidRequestException'
    const code = status === 413 ? 'body_too_large' : status === 500 ? 'internal_server_error' : 'malformed_body'
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ error: { type, code, message: '', error_data: {}, invalid_parameters: {} } })
  })
  return app
}
