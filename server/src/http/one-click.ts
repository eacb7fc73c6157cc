import { networkOf } from '@ante/kit/network'
import { refuse } from '@ante/kit/refusal'
import { unsubscribe } from '@ante/product/players/change-subscription'
import { defaultLocale, locales } from '@ante/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asRefusal } from './as-refusal.ts'
import { contextFor, type HostServices, withoutCookies } from './call.ts'
import { renderRefusal } from './envelope.ts'
import type { RateLimiter } from './rate-limit.ts'
import { statusOf } from './status-of.ts'

export interface OneClickOptions extends HostServices {
  readonly limiter: RateLimiter | undefined
  readonly wake: () => void
}

/** Of one network. After a mailing the mail programs of many readers post from the few machines of their providers. */
const perMinute = 3000

/**
 * RFC 8058: a mail program posts `List-Unsubscribe=One-Click` to the address in the header of the news, which is that of the page `/unsubscribe`. It has
 * no session, no origin and follows no redirect: the signed link alone decides.
 */
export function mountOneClick(app: FastifyInstance, options: OneClickOptions): void {
  for (const prefix of ['', ...locales.map(({ code }) => `/${code}`)])
    app.post(`${prefix}/unsubscribe`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        await stop(request, options)
        return await reply.type('text/plain; charset=utf-8').send('OK\n')
      } catch (error) {
        const refusal = asRefusal(error, options.log, { request: request.id, call: 'one-click unsubscribe' })
        return reply.code(statusOf(refusal)).send({ error: renderRefusal(refusal, defaultLocale) })
      }
    })
}

async function stop(request: FastifyRequest, options: OneClickOptions): Promise<void> {
  const waitMs = (await options.limiter?.take(`one-click ${networkOf(request.ip)}`, perMinute)) ?? 0
  if (waitMs > 0) refuse('TooManyRequests', { data: { retry_after: Math.ceil(waitMs / 1000) } })
  // As a form of either kind: nothing else of the body is read.
  const body = Buffer.isBuffer(request.body) ? request.body.toString('latin1') : ''
  if (!/List-Unsubscribe(?:=|"\s+)One-Click/.test(body)) refuse('InvalidRequest/malformed_body')
  const query = new URL(request.url, 'http://host').searchParams
  const context = await contextFor(options, {
    handle: withoutCookies,
    locale: defaultLocale,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  })
  const given = { contact: query.get('contact') ?? '', hash: query.get('hash') ?? '' }
  await unsubscribe(context, { contact: given.contact.slice(0, 254), hash: given.hash.slice(0, 64) })
  options.wake()
}
