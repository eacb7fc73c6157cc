import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database, Log } from '@ante/kit/context'
import { answerQuery, ContentFault, faults, listLocales } from '@ante/product/content/index'
import { redirectSettings } from '@ante/product/content/contract'
import { defaultLocale } from '@ante/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf, type RateLimiter } from '../http/rate-limit.ts'
import { type Settings, settingOf } from '../settings.ts'

export interface CmsOptions {
  readonly db: Database
  readonly log: Log
  readonly settings: Settings
  /** Left out where nobody is counted. */
  readonly limiter: RateLimiter | undefined
  /** Who brings it may read what is not published. */
  readonly token: string | undefined
}

const questionsPerMinute = 600

/** Answers with what `work` gives, or with the fault that it throws, in Strapi's envelope; any other error is a bug and is told as nothing more. */
async function inEnvelope(request: FastifyRequest, reply: FastifyReply, log: Log, work: () => Promise<unknown>): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  try {
    return await reply.send(await work())
  } catch (error) {
    const { fault } =
      error instanceof ContentFault ? error : new ContentFault({ status: 500, name: 'InternalServerError', message: 'Internal Server Error', details: {} })
    if (fault.status === 500)
      log.error({ request: request.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'the content service failed')
    if (fault.status === 429) reply.header('retry-after', String(fault.details.retryAfter))
    return reply.code(fault.status).send({ data: null, error: fault })
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Without a token a caller is the public; one that is not ours is refused, as Strapi does, rather than read as none. */
function bringsToken(header: string | undefined, token: string | undefined): boolean {
  if (header === undefined) return false
  const [, brought] = /^Bearer ([\x21-\x7e]{1,1000})$/i.exec(header) ?? []
  if (brought === undefined || token === undefined || !timingSafeEqual(sha256(brought), sha256(token))) throw faults.unauthorized()
  return true
}

/** Throws a ContentFault when a caller asks too often. */
async function limitCaller(limiter: RateLimiter | undefined, key: string, perMinute: number): Promise<void> {
  const waitMs = (await limiter?.take(key, perMinute)) ?? 0
  if (waitMs > 0) throw faults.tooMany(Math.ceil(waitMs / 1000))
}

/** `/cms/*`: the content of this house, as a Strapi would give it (API-123, API-134). Decision 0025 says what is where. */
export function mountCms(app: FastifyInstance, options: CmsOptions): void {
  const { db, log, settings, limiter } = options
  const question = (request: FastifyRequest, type: string, documentId?: string) => async () => {
    await limitCaller(limiter, `cms ${networkOf(request.ip)}`, questionsPerMinute)
    const isEditor = bringsToken(request.headers.authorization, options.token)
    return answerQuery(db, { type, documentId, query: new URL(request.url, 'http://host').searchParams, isEditor })
  }
  app.get('/cms/i18n/locales', (request, reply) => inEnvelope(request, reply, log, async () => listLocales()))
  app.get('/cms/redirects', (request, reply) =>
    inEnvelope(request, reply, log, async () => {
      const { list } = settingOf(await settings.of(defaultLocale, await settings.domainOf(request.hostname)))('redirects', redirectSettings)
      return list.map(({ from_url, to_url }) => ({ from: from_url, to: to_url }))
    })
  )
  app.get<{ Params: { type: string } }>('/cms/:type', (request, reply) => inEnvelope(request, reply, log, question(request, request.params.type)))
  app.get<{ Params: { type: string; documentId: string } }>('/cms/:type/:documentId', (request, reply) =>
    inEnvelope(request, reply, log, question(request, request.params.type, request.params.documentId))
  )
  app.all('/cms/*', (request, reply) =>
    inEnvelope(request, reply, log, async () => {
      throw request.method === 'GET' || request.method === 'HEAD' ? faults.notFound() : faults.wrongMethod()
    })
  )
}
