import type { FastifyInstance } from 'fastify'
import type { Context } from '@ante/kit/context'
import { Refusal, type RefusalCode, type Refuses } from '@ante/kit/refusal'
import { defaultLocale } from '@ante/texts'
import { renderRefusal } from './envelope.ts'
import { statusOf } from './status-of.ts'
import { asRefusal } from './as-refusal.ts'

export interface Callback {
  readonly provider: string
  readonly headers: Readonly<Record<string, string>>
  readonly rawBody: Uint8Array
}

/** `POST /callbacks/{provider}`: a vendor tells us something. The body stays raw for its signature; 2xx only after it is stored. */
export function mountCallbacks(
  app: FastifyInstance,
  options: {
    context: () => Promise<Context & Refuses<RefusalCode>>
    receive: (context: Context & Refuses<RefusalCode>, callback: Callback) => Promise<unknown>
    wake: () => void
  }
): void {
  app.post<{ Params: { provider: string } }>('/callbacks/:provider', async (request, reply) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    )
    const context = await options.context()
    try {
      await options.receive(context, {
        provider: request.params.provider,
        headers,
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      })
      options.wake()
      return await reply.code(200).send({ received: true })
    } catch (error) {
      const refusal =
        error instanceof Refusal
          ? error
          : asRefusal(error, context.log, { request: request.id, callback: request.params.provider })
      return reply.code(statusOf(refusal)).send({ error: renderRefusal(refusal, defaultLocale) })
    }
  })
}
