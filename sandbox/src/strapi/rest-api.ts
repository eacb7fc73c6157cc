import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { fault } from './trouble.ts'

export type Fields = Readonly<Record<string, unknown>>
/** An entry in one language. */
export interface Version extends Fields {
  readonly id: number
  readonly documentId: string
  readonly locale: string | null
}

interface RestOptions {
  readonly token: string
  readonly locales: readonly string[]
  /** The versions of all entries of a collection; undefined where there is none of this name. */
  readonly versionsOf: (type: string) => readonly Version[] | undefined
  /** Told of every request. */
  readonly count: () => void
  /** Whether what is asked has a trouble now; it has answered then. */
  readonly isInTrouble: (name: string, reply: FastifyReply) => Promise<boolean>
}

/** Strapi's REST API: locales, and the collections page by page. */
export const restApi =
  ({ token, locales, versionsOf, count, isInTrouble }: RestOptions): FastifyPluginAsync =>
  async (server) => {
    server.addHook('onRequest', async ({ headers }, reply) => {
      count()
      if (headers.authorization === undefined) return fault(reply, 403, 'ForbiddenError', 'Forbidden')
      if (headers.authorization !== `Bearer ${token}`)
        return fault(reply, 401, 'UnauthorizedError', 'Missing or invalid credentials')
      return undefined
    })
    server.get('/api/i18n/locales', async (_request, reply) => {
      if (await isInTrouble('i18n/locales', reply)) return reply
      return locales.map((code, index) => ({
        id: index + 1,
        documentId: `locale${code}`,
        name: code,
        code,
        isDefault: index === 0,
      }))
    })
    server.get<{ Params: { type: string }; Querystring: Record<string, string | undefined> }>(
      '/api/:type',
      async ({ params, query }, reply) => {
        if (await isInTrouble(params.type, reply)) return reply
        const versions = versionsOf(params.type)
        if (!versions) return fault(reply, 404, 'NotFoundError', 'Not Found')
        const locale = query['locale'] ?? 'en'
        const found = versions.filter((version) => version.locale === null || version.locale === locale)
        const [page, pageSize] = [
          Number(query['pagination[page]'] ?? 1),
          Math.min(100, Number(query['pagination[pageSize]'] ?? 25)),
        ]
        const data = found.slice((page - 1) * pageSize, page * pageSize)
        return {
          data,
          meta: { pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length } },
        }
      }
    )
  }
