import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bank } from './bank.ts'
import type { Callbacks } from './callbacks.ts'
import { decision } from './shapes.ts'
import type { Storage } from './storage.ts'

const redelivery = z.object({
  times: z.number().int().min(1).max(1000).default(1),
  order: z.enum(['given', 'reversed']).default('given'),
  signature: z.enum(['right', 'wrong', 'old']).default('right'),
})

const winding = z.object({ deliver: z.boolean().default(true) })

export interface ControlParts {
  readonly bank: Bank
  readonly storage: Storage
  readonly outgoing: Callbacks
  readonly wind: () => Promise<void>
}

/** What only a test may ask of a bank. Off unless the bank is opened with it. */
export function addControl(app: FastifyInstance, { bank, storage, outgoing, wind }: ControlParts): void {
  app.post<{ Params: { id: string } }>('/sessions/:id/decide', async (request) => {
    const made = decision.parse(request.body)
    return { status: bank.decide(request.params.id, made.decision, made.card).status }
  })
  /** Lets due things happen and, if wanted, delivers due callbacks, then answers. */
  app.post('/tick', async (request) => {
    if (winding.parse(request.body ?? {}).deliver) await wind()
    else bank.tick()
    return {}
  })
  app.get<{ Params: { id: string } }>('/objects/:id/events', async (request) =>
    storage
      .eventsOf(request.params.id)
      .map(({ id, url, body, attempts }) => ({ id, url, attempts, body: JSON.parse(body) as unknown }))
  )
  /** Sends all callbacks of a session or payout again: repeated, in reverse order, badly signed or with an old timestamp. */
  app.post<{ Params: { id: string } }>('/objects/:id/redeliver', async (request) => ({
    statuses: await outgoing.redeliver(request.params.id, redelivery.parse(request.body ?? {})),
  }))
}
