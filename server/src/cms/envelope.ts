import type { Log } from '@ante/kit/context'
import { ContentFault, faults } from '@ante/product/content/index'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimiter } from '../http/rate-limit.ts'

/** Answers with what `work` gives, or with the fault that it throws, in Strapi's envelope; any other error is a bug and is told as nothing more. */
export async function inEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
  work: () => Promise<unknown>
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  try {
    return await reply.send(await work())
  } catch (error) {
    const { fault } =
      error instanceof ContentFault
        ? error
        : new ContentFault({ status: 500, name: 'InternalServerError', message: 'Internal Server Error', details: {} })
    if (fault.status === 500)
      log.error(
        { request: request.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'the content service failed'
      )
    if (fault.status === 429) reply.header('retry-after', String(fault.details['retryAfter']))
    return reply.code(fault.status).send({ data: null, error: fault })
  }
}

/** Throws a ContentFault when a caller asks too often. */
export async function limitCaller(limiter: RateLimiter | undefined, key: string, perMinute: number): Promise<void> {
  const waitMs = (await limiter?.take(key, perMinute)) ?? 0
  if (waitMs > 0) throw faults.tooMany(Math.ceil(waitMs / 1000))
}

/** The token that a caller brings; undefined for the public. One that is none of ours by its form is refused. */
export function broughtToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const [, brought] = /^Bearer ([\x21-\x7e]{1,1000})$/i.exec(header) ?? []
  if (brought === undefined) throw faults.unauthorized()
  return brought
}
