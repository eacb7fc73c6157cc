import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database, Log } from '@ante/kit/context'
import type { FastifyInstance } from 'fastify'

export interface WebhookOptions {
  readonly db: Database
  readonly log: Log
  /** Without one nobody is believed. */
  readonly secret: string | undefined
  readonly wake: () => void
}

/** An entry comes with it, of which we read nothing. */
const bodyMax = 4 * 1024 * 1024

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * `POST /callbacks/cms`: the CMS tells that somebody published something, as Strapi's webhooks do with `Authorization: Bearer <CMS_WEBHOOK_SECRET>` among
 * their headers. What was published is read from the CMS itself, soon and once for however many are told of at the same time: a webhook carries no content.
 */
export function mountCmsWebhook(app: FastifyInstance, { db, log, secret, wake }: WebhookOptions): void {
  const expected = secret === undefined ? undefined : digest(`Bearer ${secret}`)
  app.post('/callbacks/cms', {
    bodyLimit: bodyMax,
    // Before the body is taken in.
    onRequest: async ({ headers, id }, reply) => {
      if (expected && timingSafeEqual(digest(headers.authorization ?? ''), expected)) return
      log.warn({ request: id, hasSecret: expected !== undefined }, 'a webhook of the CMS without our secret')
      return reply.code(401).header('cache-control', 'no-store').send({ received: false })
    },
    handler: async (_request, reply) => {
      await db.write((tx) => tx.enqueue('content.sync-content', {}, { key: 'content.sync-content' }))
      wake()
      return reply.header('cache-control', 'no-store').send({ received: true })
    },
  })
}
