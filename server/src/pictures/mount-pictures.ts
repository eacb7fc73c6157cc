import type { Log } from '@ante/kit/context'
import { networkOf } from '@ante/kit/network'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asError } from '../errors.ts'
import { NotRendered } from '../site/render-gate.ts'
import { NotAPicture, TooSlow } from './make-picture.ts'
import { WrongModifier } from './modifiers.ts'
import { createHashes, NoSuchPicture, type Pictures } from './pictures.ts'
import { ForeignHost, SourceFailed } from './remote-source.ts'

const slowRetrySeconds = 60

/** `/_ipx` answers a picture, or says what is wrong with the address (400), that there is none (403, 404) or that it cannot be had now (429, 502, 503). */
export function mountPictures(app: FastifyInstance, pictures: Pictures, log: Log): void {
  const hashOf = createHashes()
  app.get('/_ipx/*', async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const { body, modifiers, isRemote } = await pictures.at(request.url, networkOf(request.ip))
      const etag = `"${hashOf(body)}"`
      reply
        .header('etag', etag)
        .header(
          'cache-control',
          isRemote
            ? 'public, max-age=3600, stale-while-revalidate=86400'
            : 'public, max-age=604800, stale-while-revalidate=2592000'
        )
        .header('content-security-policy', "default-src 'none'")
      if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send()
      return reply.type(`image/${modifiers.format}`).send(body)
    } catch (error) {
      const { status, type, code } = kindOf(error)
      if (status >= 500)
        log.warn(
          { request: request.id, path: request.url.slice(0, 300), error: asError(error).message },
          'a picture could not be made'
        )
      if (error instanceof NotRendered) reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000))
      if (error instanceof TooSlow) reply.header('retry-after', slowRetrySeconds)
      const message = error instanceof Error && status < 500 ? error.message : ''
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send({ error: { type: `${type}Exception`, code, message, error_data: {}, invalid_parameters: {} } })
    }
  })
}

function kindOf(error: unknown): { status: number; type: string; code: string } {
  if (error instanceof WrongModifier) return { status: 400, type: 'InvalidRequest', code: 'wrong_modifier' }
  if (error instanceof ForeignHost) return { status: 403, type: 'AccessDenied', code: 'foreign_host' }
  if (error instanceof NoSuchPicture || (error instanceof SourceFailed && error.status === 404))
    return { status: 404, type: 'InvalidRequest', code: 'not_found' }
  if (error instanceof NotRendered) return { status: error.status, type: 'TooManyRequests', code: 'too_many_requests' }
  if (error instanceof TooSlow) return { status: 503, type: 'ApplicationUnavailable', code: 'source_failed' }
  if (error instanceof NotAPicture || error instanceof SourceFailed)
    return { status: 502, type: 'ApplicationUnavailable', code: 'source_failed' }
  return { status: 500, type: 'InternalServerError', code: 'internal_server_error' }
}
