import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database, Log } from '@ante/kit/context'
import { networkOf } from '@ante/kit/network'
import { answerQuery, faults, listLocales } from '@ante/product/content/index'
import * as staff from '@ante/product/staff/index'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimiter } from '../http/rate-limit.ts'
import { localesOn, type Settings } from '../settings.ts'
import { broughtToken, inEnvelope, limitCaller } from './envelope.ts'

export interface CmsOptions {
  readonly db: Database
  readonly log: Log
  readonly settings: Settings
  /** Where the content is from. */
  readonly source: string
  /** Left out where nobody is counted. */
  readonly limiter: RateLimiter | undefined
  /** Who brings it may read what is not published. */
  readonly token: string | undefined
}

const questionsPerMinute = 600

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the caller may see drafts: with the operator's token, or as staff with the permission `content:drafts`. A token that is not ours is refused, as Strapi does, rather than read as none. */
async function readsDrafts(
  header: string | undefined,
  { db, token }: Pick<CmsOptions, 'db' | 'token'>
): Promise<boolean> {
  const brought = broughtToken(header)
  if (brought === undefined) return false
  if (token !== undefined && timingSafeEqual(sha256(brought), sha256(token))) return true
  const editor = await staff.findEditor(db, brought)
  if (!editor) throw faults.unauthorized()
  return staff.readsDrafts(editor)
}

/** `/cms/*`: the content of this house, as a Strapi would give it (API-123, API-134). Decision 0025 says what is where. */
export function mountCms(app: FastifyInstance, options: CmsOptions): void {
  const { db, log, settings, source, limiter } = options
  const question = (request: FastifyRequest, type: string, documentId?: string) => async () => {
    await limitCaller(limiter, `cms ${networkOf(request.ip)}`, questionsPerMinute)
    const isEditor = await readsDrafts(request.headers.authorization, options)
    return answerQuery(db, {
      source,
      type,
      documentId,
      query: new URL(request.url, 'http://host').searchParams,
      isEditor,
    })
  }
  app.get('/cms/i18n/locales', (request, reply) =>
    inEnvelope(request, reply, log, async () =>
      listLocales(await localesOn(settings, await settings.domainOf(request.hostname)))
    )
  )
  app.get<{ Params: { type: string } }>('/cms/:type', (request, reply) =>
    inEnvelope(request, reply, log, question(request, request.params.type))
  )
  app.get<{ Params: { type: string; documentId: string } }>('/cms/:type/:documentId', (request, reply) =>
    inEnvelope(request, reply, log, question(request, request.params.type, request.params.documentId))
  )
  app.all('/cms/*', (request, reply) =>
    inEnvelope(request, reply, log, async () => {
      throw request.method === 'GET' || request.method === 'HEAD' ? faults.notFound() : faults.wrongMethod()
    })
  )
}
