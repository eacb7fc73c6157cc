import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Books } from '../books.ts'
import type { Webhooks } from './webhooks.ts'

interface StoredPayout {
  readonly id: string
  readonly storeId: string
  readonly revision: number
  readonly date: number
  readonly destination: string
  readonly amount: string
  readonly payoutMethodId: string
  readonly state: 'AwaitingApproval' | 'AwaitingPayment' | 'InProgress' | 'Completed' | 'Cancelled'
  readonly metadata: Readonly<Record<string, unknown>>
  /** When the wallet pays it, after it was approved. */
  readonly dueAt: number | null
}

const newPayout = z.object({
  destination: z.string().regex(/^(bitcoin:)?(bc1|tb1|bcrt1|[123mn])[0-9a-zA-Z]{20,90}/, 'Invalid destination'),
  amount: z.string().regex(/^\d{1,8}\.\d{1,8}$/),
  payoutMethodId: z.literal('BTC-CHAIN'),
  approved: z.boolean().default(false),
  metadata: z.record(z.string(), z.unknown()).default({}),
})
/** The sum that this world's operator cancels instead of paying. */
const declined = '666.00'
const payAfterMs = 3_000
const isOpen = ({ state }: StoredPayout): boolean => state !== 'Completed' && state !== 'Cancelled'

/** Payouts of a store: made, approved, paid by the wallet three seconds later, or cancelled. */
export class Payouts {
  readonly #books: Books
  readonly #webhooks: Webhooks
  readonly #now: () => number
  constructor({ books, webhooks, now }: { books: Books; webhooks: Webhooks; now: () => number }) {
    this.#books = books
    this.#webhooks = webhooks
    this.#now = now
  }

  /** Oldest first. */
  all(): StoredPayout[] {
    return this.#books.all<StoredPayout>('payout').toReversed()
  }
  find(id: string): StoredPayout | undefined {
    return this.#books.get<StoredPayout>('payout', id)
  }
  #save(payout: StoredPayout, type: string): StoredPayout {
    this.#books.put('payout', payout.id, payout)
    const { id: payoutId, storeId, state: payoutState } = payout
    this.#webhooks.add(type, payoutId, { storeId, payoutId, payoutState, pullPaymentId: null })
    return payout
  }
  create(storeId: string, { approved, ...wish }: z.output<typeof newPayout>): StoredPayout | undefined {
    if (this.all().some((one) => isOpen(one) && one.destination === wish.destination)) return undefined
    const made = this.#save(
      {
        ...wish,
        id: randomBytes(16).toString('hex'),
        storeId,
        revision: 0,
        date: Math.floor(this.#now() / 1000),
        state: 'AwaitingApproval',
        dueAt: null,
      },
      'PayoutCreated'
    )
    return approved ? this.approve(made) : made
  }
  approve(payout: StoredPayout): StoredPayout {
    return this.#save({ ...payout, state: 'AwaitingPayment', dueAt: this.#now() + payAfterMs }, 'PayoutApproved')
  }
  end(payout: StoredPayout, state: 'Completed' | 'Cancelled'): StoredPayout {
    return this.#save({ ...payout, state, dueAt: null }, 'PayoutUpdated')
  }
  tick(): void {
    for (const one of this.all())
      if (one.dueAt !== null && one.dueAt <= this.#now())
        this.end(one, one.metadata['amount'] === declined ? 'Cancelled' : 'Completed')
  }
}

/** As Greenfield shows a payout. */
const shown = ({ storeId: _, dueAt: __, amount, ...payout }: StoredPayout) => ({
  ...payout,
  pullPaymentId: null,
  originalCurrency: 'BTC',
  originalAmount: amount,
  payoutCurrency: 'BTC',
  payoutAmount: payout.state === 'AwaitingApproval' ? null : amount,
  paymentProof: null,
})

interface Named {
  Params: { storeId: string; id: string }
  Querystring: { includeCancelled?: string }
}

export function addPayouts(api: FastifyInstance, payouts: Payouts): void {
  const missing = { code: 'payout-not-found', message: 'The payout was not found' }
  const wrongState = { code: 'invalid-state', message: 'The payout is not in a state that allows this operation' }
  api.post<Named>('/payouts', async ({ params, body }, reply) => {
    const parsed = newPayout.safeParse(body)
    if (!parsed.success)
      return reply.code(422).send(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    const made = payouts.create(params.storeId, parsed.data)
    return made
      ? shown(made)
      : reply
          .code(400)
          .send({ code: 'duplicate-destination', message: 'This address is already used for another payout' })
  })
  api.get<Named>('/payouts', async ({ params, query }) =>
    payouts
      .all()
      .filter(
        ({ storeId, state }) =>
          storeId === params.storeId && (query.includeCancelled === 'true' || state !== 'Cancelled')
      )
      .map(shown)
  )
  api.get<Named>('/payouts/:id', async ({ params }, reply) => {
    const found = payouts.find(params.id)
    return found ? shown(found) : reply.code(404).send(missing)
  })
  api.post<Named & { Body: { revision?: number } | null }>('/payouts/:id', async ({ params, body }, reply) => {
    const found = payouts.find(params.id)
    if (!found) return reply.code(404).send(missing)
    if ((body?.revision ?? 0) !== found.revision)
      return reply.code(400).send({ code: 'old-revision', message: 'The payout has changed' })
    return found.state === 'AwaitingApproval' ? shown(payouts.approve(found)) : reply.code(400).send(wrongState)
  })
  api.delete<Named>('/payouts/:id', async ({ params }, reply) => {
    const found = payouts.find(params.id)
    if (!found) return reply.code(404).send(missing)
    if (!isOpen(found)) return reply.code(400).send(wrongState)
    payouts.end(found, 'Cancelled')
    return reply.code(200).send()
  })
}
