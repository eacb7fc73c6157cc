import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { eventTeller, futureOf } from './events.ts'
import { listPage, mailboxPage } from './pages.ts'
import { type Messages, openMessages } from './storage.ts'

export interface PostboxOptions {
  /** SQLite file of the messages; `:memory:` for tests. */
  readonly storage: string
  readonly apiKey: string
  /** Signs what is told of messages; without it nothing is told. */
  readonly webhookSecret?: string
  readonly hasControl?: boolean
  readonly now?: () => number
}

const message = z.object({
  from: z.string().min(3).max(300),
  to: z.array(z.email()).length(1),
  subject: z.string().min(1).max(300),
  text: z.string().min(1).max(20_000),
  html: z.string().max(200_000).default(''),
  reference: z.string().min(1).max(100).optional(),
  event_url: z.url({ protocol: /^https?$/ }).optional(),
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

const wish = z.object({ to: z.email(), signature: z.enum(['right', 'wrong', 'old']) })
const slowMs = 1_500
const tellEveryMs = 250

/**
 * "Postbox", an invented vendor of mail, as one Fastify plugin: `POST /v1/messages` takes a message (a bearer key; `Idempotency-Key` makes a repetition
 * the same message), and `/mailboxes` shows what was delivered, because the mailboxes of this world are nowhere else. What it does is reached by addresses:
 * `@bounce.example` is refused, `@gone.example` and `@full.example` bounce later, for good and for now, whoever reads `@complain.example` calls it spam,
 * `@slow.example` is answered late, and `@down.example` by an error the first time.
 */
export function postboxApp(options: PostboxOptions): FastifyPluginAsync {
  const { storage, apiKey, webhookSecret, hasControl = false, now = Date.now } = options
  return async (app) => {
    const messages = openMessages(storage)
    const told = webhookSecret === undefined ? undefined : eventTeller(messages, webhookSecret, now)
    let isTelling: Promise<void> | undefined
    const tell = () => (isTelling ??= told?.tellDue().finally(() => (isTelling = undefined)))
    const timer = told && setInterval(() => void tell(), tellEveryMs)
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await isTelling
      messages.close()
    })
    mountTaking(app, { messages, apiKey, hasEvents: told !== undefined, now })
    if (hasControl)
      app.post('/control/events', async (request, reply) => {
        const body = wish.safeParse(request.body)
        if (!body.success || !told) return reply.code(400).send({ error: 'invalid_request' })
        return { statuses: await told.again(body.data.to.toLowerCase(), body.data.signature) }
      })
    mountMailboxes(app, messages)
  }
}

interface Taking {
  readonly messages: Messages
  readonly apiKey: string
  /** Whether our customer is told what becomes of a message. */
  readonly hasEvents: boolean
  readonly now: () => number
}
function mountTaking(app: FastifyInstance, { messages, apiKey, hasEvents, now }: Taking): void {
  const expected = digest(`Bearer ${apiKey}`)
  const tried = new Set<string>()
  app.post('/v1/messages', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply.code(401).send({ error: 'unknown_key' })
    const body = message.safeParse(request.body)
    const idempotency = key.safeParse(request.headers['idempotency-key'])
    if (!body.success || !idempotency.success) return reply.code(400).send({ error: 'invalid_request' })
    const to = (body.data.to[0] ?? '').toLowerCase()
    if (isUnknown(to)) return reply.code(422).send({ error: 'unknown_recipient' })
    const isFirst = !tried.has(idempotency.data)
    tried.add(idempotency.data)
    if (to.endsWith('@down.example') && isFirst) return reply.code(503).send({ error: 'unavailable' })
    const isKnown = messages.has(idempotency.data)
    const { reference, event_url: url, ...kept } = body.data
    const id = messages.keep({ ...kept, key: idempotency.data, to, at: now() })
    if (!isKnown && hasEvents && reference !== undefined && url !== undefined)
      for (const { type, isPermanent = false, reason = null } of futureOf(to))
        messages.keepEvent({ message: id, type, isPermanent, reason, reference, url }, now())
    // Taken, and the answer comes when nobody waits for it any more.
    if (to.endsWith('@slow.example') && isFirst) await new Promise((resolve) => setTimeout(resolve, slowMs))
    return reply.code(202).send({ id })
  })
}

/** What was delivered, because the mailboxes of this world are nowhere else. */
export function mountMailboxes(app: FastifyInstance, messages: Messages): void {
  app.get<{ Params: { address: string } }>('/mailboxes/:address/messages', async ({ params }) =>
    messages.of(params.address.toLowerCase()).map(({ id, from, subject, text, html, headers, at }) => ({
      id,
      from,
      subject,
      text,
      html,
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
  app.get<{ Params: { address: string; id: string } }>(
    '/mailboxes/:address/messages/:id/html',
    async ({ params }, reply) => {
      const found = messages.of(params.address.toLowerCase()).find(({ id }) => id === params.id)
      if (!found || found.html === '') return reply.code(404).send({ error: 'not_found' })
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', `${policy}; sandbox allow-popups allow-top-navigation-by-user-activation`)
        .send(found.html)
    }
  )
  app.get<{ Params: { address: string } }>('/mailboxes/:address', async ({ params }, reply) => {
    const address = params.address.toLowerCase()
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(mailboxPage(address, messages.of(address).toReversed()))
  })
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
