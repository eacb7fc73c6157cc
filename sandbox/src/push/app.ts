import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { decrypt, type Keys, weaknessOf } from './decrypt.ts'

/** What becomes of messages to a browser, by data: `busy` and `broken` refuse the first one, `dead` all of them. */
const fates = ['there', 'gone', 'unknown', 'busy', 'broken', 'dead', 'slow'] as const
type Fate = (typeof fates)[number]

interface Received {
  readonly text: string
  readonly ttl: number
  readonly topic: string
  readonly urgency: string
}
interface Subscription extends Keys {
  readonly applicationKey: string
  fate: Fate
  tries: number
  readonly received: Received[]
}
const asked = z.object({ key: z.string().regex(/^[\w-]{87}$/), fate: z.enum(fates).default('there') })
const most = 1000
const bytesMost = 4096

function subscriptionOf(applicationKey: string, fate: Fate): Subscription {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  return {
    privateKey: pair.getPrivateKey(),
    publicKey,
    auth: randomBytes(16),
    applicationKey,
    fate,
    tries: 0,
    received: [],
  }
}

/**
 * The push service of a browser in miniature (RFC 8030): `POST /send/<id>` takes an encrypted message of whoever the subscription was made for. Tests make
 * subscriptions, as a browser does for a page, and read what the browser would show.
 */
export function pushApp({ hasControl, pace }: { hasControl: boolean; pace: number }): FastifyPluginAsync {
  return async (app) => {
    const subscriptions = new Map<string, Subscription>()
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body)
    )
    app.post<{ Params: { id: string }; Body: Buffer }>('/send/:id', async ({ params, headers, body, host }, reply) => {
      const to = subscriptions.get(params.id)
      if (!to || to.fate === 'unknown') return reply.code(404).send()
      if (to.fate === 'gone') return reply.code(410).send()
      const origin = `http://${host}`
      const weakness = weaknessOf(headers.authorization ?? '', { origin, key: to.applicationKey })
      if (weakness !== undefined) return reply.code(403).send(weakness)
      const ttl = Number(headers['ttl'] ?? Number.NaN)
      if (!Number.isInteger(ttl) || ttl < 0 || headers['content-encoding'] !== 'aes128gcm')
        return reply.code(400).send()
      if (body.length > bytesMost) return reply.code(413).send()
      to.tries += 1
      if (to.fate === 'dead' || (to.fate === 'broken' && to.tries === 1)) return reply.code(500).send()
      if (to.fate === 'busy' && to.tries === 1) return reply.code(429).header('retry-after', '1').send()
      if (to.fate === 'slow') await new Promise((done) => setTimeout(done, 3000 * pace))
      const text = decrypt(body, to)
      // A real service cannot tell; the browser would drop it.
      if (text === undefined) return reply.code(201).send()
      const topic = String(headers['topic'] ?? '')
      const old = topic === '' ? -1 : to.received.findIndex((one) => one.topic === topic)
      if (old >= 0) to.received.splice(old, 1)
      to.received.push({ text, ttl, topic, urgency: String(headers['urgency'] ?? 'normal') })
      return reply.code(201).send()
    })
    if (!hasControl) return
    app.post('/subscriptions', async (request, reply) => {
      const wish = asked.safeParse(request.body)
      if (!wish.success || subscriptions.size >= most) return reply.code(400).send()
      const id = randomUUID()
      const made = subscriptionOf(wish.data.key, wish.data.fate)
      subscriptions.set(id, made)
      const { publicKey, auth } = made
      return { id, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } }
    })
    app.get<{ Params: { id: string } }>('/subscriptions/:id/messages', async ({ params }, reply) => {
      const one = subscriptions.get(params.id)
      return one ? { items: one.received, tries: one.tries } : reply.code(404).send()
    })
  }
}
