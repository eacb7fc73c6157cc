import type { FastifyPluginAsync, FastifyReply } from 'fastify'

export type Fields = Readonly<Record<string, unknown>>
/** What is wrong with the CMS, by what is asked (`pages`, `i18n/locales`, or `*`): a status, or an answer that nobody can use. */
export type Trouble =
  | 401
  | 403
  | 404
  | 429
  | 500
  | 503
  | 'slow'
  | 'broken'
  | 'wrong shape'
  | 'huge'
  | 'redirect'
  | 'cut'

interface Version extends Fields {
  readonly id: number
  readonly documentId: string
  readonly locale: string | null
}

export interface StrapiOptions {
  /** An API token that may read everything; nobody else may read anything. */
  readonly token: string
  readonly locales?: readonly string[]
  /** Where its webhook tells that something was published, and what it brings along. */
  readonly webhook?: { readonly url: () => string; readonly authorization: string }
}

const fault = (reply: FastifyReply, status: number, name: string, message: string) =>
  reply.code(status).send({ data: null, error: { status, name, message, details: {} } })

const faults: Readonly<Record<number, readonly [string, string]>> = {
  401: ['UnauthorizedError', 'Missing or invalid credentials'],
  403: ['ForbiddenError', 'Forbidden'],
  404: ['NotFoundError', 'Not Found'],
  429: ['RateLimitError', 'Too many requests, please try again later.'],
  500: ['InternalServerError', 'Internal Server Error'],
  503: ['ServiceUnavailableError', 'Service Unavailable'],
}

/** Answers what is wrong, and whether anything is. */
async function inTrouble(what: Trouble | undefined, reply: FastifyReply): Promise<boolean> {
  if (what === undefined) return false
  if (typeof what === 'number') {
    const [type = '', message = ''] = faults[what] ?? []
    await fault(reply, what, type, message)
  } else if (what === 'broken') await reply.type('application/json').send('{"data":[{"id":1,')
  else if (what === 'wrong shape') await reply.send({ results: [] })
  else if (what === 'huge')
    await reply
      .type('application/json')
      .send(`{"data":[],"meta":{"pagination":{"pageCount":0}},"more":"${'x'.repeat(6 * 1024 * 1024)}"}`)
  else if (what === 'redirect') await reply.redirect('/elsewhere')
  else if (what === 'cut') reply.raw.destroy()
  // It never answers: whoever asks has to leave, or this world ends.
  else reply.hijack()
  return true
}

/** A Strapi 5 in miniature, as one Fastify plugin: what it holds is published through `publish`, and its REST API answers in Strapi's shapes. */
export function createStrapi({ token, locales = ['en'], webhook }: StrapiOptions) {
  const types = new Map<string, Version[]>()
  const troubles = new Map<string, Trouble>()
  let [nextId, nextDocument, asked] = [1, 1, 0]

  async function tell(event: string, model: string, entry: Fields): Promise<number | undefined> {
    if (!webhook) return undefined
    const response = await fetch(webhook.url(), {
      method: 'POST',
      headers: { authorization: webhook.authorization, 'content-type': 'application/json', 'x-strapi-event': event },
      body: JSON.stringify({ event, createdAt: new Date().toISOString(), model, uid: `api::${model}.${model}`, entry }),
    })
    return response.status
  }

  const trouble = (name: string, reply: FastifyReply) => inTrouble(troubles.get(name) ?? troubles.get('*'), reply)

  const app: FastifyPluginAsync = async (server) => {
    server.addHook('onRequest', async ({ headers }, reply) => {
      asked += 1
      if (headers.authorization === undefined) return fault(reply, 403, 'ForbiddenError', 'Forbidden')
      if (headers.authorization !== `Bearer ${token}`)
        return fault(reply, 401, 'UnauthorizedError', 'Missing or invalid credentials')
      return undefined
    })
    server.get('/api/i18n/locales', async (_request, reply) => {
      if (await trouble('i18n/locales', reply)) return reply
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
        if (await trouble(params.type, reply)) return reply
        const versions = types.get(params.type)
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
  return {
    app,
    /** Makes a collection, empty. */
    define: (...names: readonly string[]) => names.forEach((name) => types.set(name, types.get(name) ?? [])),
    /** Publishes an entry, or its version in a language under the same document; the webhook is told, and what it answered is answered. */
    async publish(
      type: string,
      fields: Fields,
      { locale = null, document }: { locale?: string | null; document?: string } = {}
    ) {
      const documentId = document ?? `document${String(nextDocument++).padStart(16, '0')}`
      const now = new Date().toISOString()
      const version: Version = {
        id: nextId++,
        documentId,
        ...fields,
        createdAt: now,
        updatedAt: now,
        publishedAt: now,
        locale,
      }
      types.set(type, [
        ...(types.get(type) ?? []).filter((one) => one.documentId !== documentId || one.locale !== locale),
        version,
      ])
      return { documentId, told: await tell('entry.publish', type, version) }
    },
    async unpublish(type: string, documentId: string) {
      const gone = types.get(type)?.find((one) => one.documentId === documentId)
      types.set(
        type,
        (types.get(type) ?? []).filter((one) => one.documentId !== documentId)
      )
      return tell('entry.unpublish', type, gone ?? {})
    },
    /** From now on, until it is told otherwise. */
    trouble: (name: string, what: Trouble | undefined) =>
      void (what === undefined ? troubles.delete(name) : troubles.set(name, what)),
    asked: () => asked,
  }
}
