import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { listPage, numberPage } from './pages.ts'
import { receipts } from './receipts.ts'
import { openMessages, type ReceiptState } from './storage.ts'

export interface SmsOptions {
  /** SQLite file of the messages; `:memory:` for tests. */
  readonly storage: string
  readonly apiKey: string
  readonly webhookSecret: string
  readonly hasControl: boolean
  readonly now?: () => number
}

const message = z.object({
  from: z.string().min(1).max(20),
  to: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().min(1).max(1600),
  reference: z.string().min(1).max(100),
  receipt_url: z.url({ protocol: /^https?$/ }),
})
const key = z.string().regex(/^[\x21-\x7e]{1,128}$/)
const wish = z.object({ to: z.string(), signature: z.enum(['right', 'wrong', 'old']) })
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const receiptEveryMs = 250

/** What becomes of a message, by its number, as everywhere in the sandbox. */
const isUnknown = (digits: string): boolean => digits.endsWith('0000')
const receiptOf = (digits: string): ReceiptState | null =>
  digits.endsWith('0001') ? 'failed' : digits.endsWith('0002') ? null : 'delivered'

/** An invented SMS gateway as one Fastify plugin; its protocol stands in README.md. */
export function smsApp(options: SmsOptions): FastifyPluginAsync {
  const { storage, apiKey, webhookSecret, hasControl, now = Date.now } = options
  const expected = digest(`Bearer ${apiKey}`)
  return async (app) => {
    const messages = openMessages(storage)
    const told = receipts(messages, webhookSecret, now)
    let isTelling: Promise<void> | undefined
    const tell = () => (isTelling ??= told.tellDue().finally(() => (isTelling = undefined)))
    const timer = setInterval(() => void tell(), receiptEveryMs)
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await isTelling
      messages.close()
    })
    app.post('/v1/messages', async (request, reply) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
        return reply.code(401).send({ error: 'unknown_key' })
      const body = message.safeParse(request.body)
      const idempotency = key.safeParse(request.headers['idempotency-key'])
      if (!body.success || !idempotency.success) return reply.code(400).send({ error: 'invalid_request' })
      const { from, text, reference, receipt_url } = body.data
      const to = body.data.to.slice(1)
      if (isUnknown(to)) return reply.code(422).send({ error: 'unknown_number' })
      const kept = { key: idempotency.data, from, to, text, reference, receiptUrl: receipt_url, at: now() }
      return reply.code(202).send({ id: messages.keep({ ...kept, receipt: receiptOf(to) }) })
    })
    app.get<{ Params: { number: string } }>('/numbers/:number/messages', async ({ params }) =>
      messages
        .of(params.number)
        .map(({ id, from, text, receipt, at }) => ({ id, from, text, receipt, at: new Date(at).toISOString() }))
    )
    app.get('/numbers', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(listPage(messages.numbers()))
    )
    app.get<{ Params: { number: string } }>('/numbers/:number', async ({ params }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(numberPage(params.number, messages.of(params.number).toReversed()))
    )
    if (!hasControl) return
    app.post('/control/receipts', async (request, reply) => {
      const body = wish.safeParse(request.body)
      if (!body.success) return reply.code(400).send({ error: 'invalid_request' })
      return { statuses: await told.again(body.data.to.replace('+', ''), body.data.signature) }
    })
  }
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
