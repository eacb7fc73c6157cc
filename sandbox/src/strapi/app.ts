import { type Fields, restApi, type Version } from './rest-api.ts'
import { inTrouble, type Trouble } from './trouble.ts'

export type { Fields } from './rest-api.ts'
export type { Trouble } from './trouble.ts'

export interface StrapiOptions {
  /** An API token that may read everything; nobody else may read anything. */
  readonly token: string
  readonly locales?: readonly string[]
  /** Where its webhook tells that something was published, and what it brings along. */
  readonly webhook?: { readonly url: () => string; readonly authorization: string }
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

  const app = restApi({
    token,
    locales,
    versionsOf: (type) => types.get(type),
    count: () => void (asked += 1),
    isInTrouble: (name, reply) => inTrouble(troubles.get(name) ?? troubles.get('*'), reply),
  })
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
