import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Log } from '@ante/kit/context'
import fastifyCookie from '@fastify/cookie'
import { Refusal } from '@ante/kit/refusal'
import { defaultLocale } from '@ante/texts'
import Fastify, { type FastifyInstance } from 'fastify'
import { renderRefusal } from './envelope.ts'

const bodyMax = 64 * 1024

/** What a request is answered that no handler has understood, by the status. */
function wireOf(status: number): string {
  const refusal =
    status === 500
      ? new Refusal('InternalServerError')
      : new Refusal(`InvalidRequest/${status === 413 || status === 431 ? 'body_too_large' : 'malformed_body'}`)
  return JSON.stringify({ error: renderRefusal(refusal, defaultLocale) })
}

/** An address whose path cannot be decoded is read as it is written, with percent signs that are percent signs: no page and no call has such a name. */
function readable(address = '/'): string {
  if (!address.includes('%')) return address
  const path = address.split('?', 1)[0] ?? ''
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length)
  }
}

/** Statuses of requests that the parser of HTTP gave up. */
const parserStatus: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

export interface AppOptions {
  readonly log: Log
  readonly trustedProxies: readonly string[]
  /** We are reached by https: browsers are told to come by nothing else. */
  readonly secure: boolean
}

const strictTransport = 'max-age=31536000; includeSubDomains'

/** The HTTP server: bodies stay bytes (a signature is checked on the raw body), every request has an id, nothing leaks on failure. */
export function createApp({ log, trustedProxies, secure }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: bodyMax,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // No route's pattern is slow, so a part of a path may be as long as a path: whoever is asked for it says that there is no such thing.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: (request) => readable(request.url),
    clientErrorHandler: (error: Error & { code?: string }, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const status = parserStatus[error.code ?? ''] ?? 400
      const body = wireOf(status)
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${secure ? `strict-transport-security: ${strictTransport}\r\n` : ''}connection: close\r\n\r\n${body}`
      )
    },
    // A request that was being read when the end began is answered as always, and its connection is closed after the answer.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.register(fastifyCookie)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    if (secure) reply.header('strict-transport-security', strictTransport)
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    log.info(
      {
        request: request.id,
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered'
    )
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) log.error({ request: request.id, error: error.stack ?? error.message }, 'a request failed')
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(wireOf(status))
  })
  return app
}
