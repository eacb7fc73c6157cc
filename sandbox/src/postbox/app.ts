import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { listPage, mailboxPage } from './pages.ts'
import { openMessages } from './storage.ts'

export interface PostboxOptions {
  /** SQLite file of the messages; `:memory:` for tests. */
  readonly storage: string
  readonly apiKey: string
  readonly now?: () => number
}

const message = z.object({
  from: z.string().min(3).max(300),
  to: z.array(z.email()).length(1),
  subject: z.string().min(1).max(300),
  text: z.string().min(1).max(20_000),
  headers: z
    .record(
      z.string().regex(/^[A-Za-z-]{1,60}$/),
      z
        .string()
        .max(2000)
        .regex(/^[^\r\n]*$/)
    )
    .default({}),
})
const key = z.string().regex(/^[\x21-\x7e]{1,128}$/)
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Mailboxes that do not exist, reached by data as everywhere in the sandbox. */
const isUnknown = (address: string): boolean => address.endsWith('@bounce.example')

/**
 * "Postbox", an invented vendor of mail, as one Fastify plugin: `POST /v1/messages` takes a message (a bearer key; `Idempotency-Key` makes a repetition
 * the same message), and `/mailboxes` shows what was delivered, because the mailboxes of this world are nowhere else.
 */
export function postboxApp({ storage, apiKey, now = Date.now }: PostboxOptions): FastifyPluginAsync {
  const expected = digest(`Bearer ${apiKey}`)
  return async (app) => {
    const messages = openMessages(storage)
    app.addHook('onClose', async () => messages.close())
    app.post('/v1/messages', async (request, reply) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
        return reply.code(401).send({ error: 'unknown_key' })
      const body = message.safeParse(request.body)
      const idempotency = key.safeParse(request.headers['idempotency-key'])
      if (!body.success || !idempotency.success) return reply.code(400).send({ error: 'invalid_request' })
      const to = (body.data.to[0] ?? '').toLowerCase()
      if (isUnknown(to)) return reply.code(422).send({ error: 'unknown_recipient' })
      return reply.code(202).send({ id: messages.keep({ ...body.data, key: idempotency.data, to, at: now() }) })
    })
    app.get<{ Params: { address: string } }>('/mailboxes/:address/messages', async ({ params }) =>
      messages.of(params.address.toLowerCase()).map(({ id, from, subject, text, headers, at }) => ({
        id,
        from,
        subject,
        text,
        headers,
        at: new Date(at).toISOString(),
      }))
    )
    app.get('/mailboxes', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(listPage(messages.addresses()))
    )
    app.get<{ Params: { address: string } }>('/mailboxes/:address', async ({ params }, reply) => {
      const address = params.address.toLowerCase()
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(mailboxPage(address, messages.of(address).toReversed()))
    })
  }
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
