import { money } from '@ante/kit/money'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripe } from './adapter.ts'
import { apiKey, eventOf, openTwin, webhookSecret } from './world.fixture.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))
let twin: Awaited<ReturnType<typeof openTwin>>
let client: Stripe
beforeAll(async () => {
  twin = await openTwin((server) => void servers.push(server))
  const { hostname, port } = new URL(twin.base)
  client = new Stripe(apiKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
})

const params = (key: string, unit_amount = 50_00) => ({
  mode: 'payment' as const,
  client_reference_id: key,
  payment_intent_data: { metadata: { ante_key: key } },
  line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount, product_data: { name: 'Ante 100001' } } }],
  success_url: 'https://ante.test/s',
  cancel_url: 'https://ante.test/c',
})
const paid = async (key: string) => {
  const session = await client.checkout.sessions.create(params(key))
  await twin.control(`/sessions/${session.id}/decide`, { decision: 'approve' })
  return client.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
}

describe('the published client of Stripe and our twin', () => {
  it('understand each other about sessions, their keys, and errors', async () => {
    const first = await client.checkout.sessions.create(params('k1'), { idempotencyKey: 'k1' })
    expect(first).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 5000,
    })
    expect((await client.checkout.sessions.create(params('k1'), { idempotencyKey: 'k1' })).id).toBe(first.id)
    await expect(client.checkout.sessions.create(params('k1', 1), { idempotencyKey: 'k1' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError
    )
    await expect(client.checkout.sessions.retrieve('cs_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    expect((await client.checkout.sessions.expire(first.id)).status).toBe('expired')
    const { hostname, port } = new URL(twin.base)
    const stranger = new Stripe('sk_other', {
      host: hostname,
      port: Number(port),
      protocol: 'http',
      maxNetworkRetries: 0,
    })
    await expect(stranger.checkout.sessions.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
  })

  it('understand each other about refunds, payouts, disputes and the balance', async () => {
    const session = await paid('k2')
    const intent = session.payment_intent as Stripe.PaymentIntent
    const charge = intent.latest_charge as Stripe.Charge
    expect(charge.payment_method_details?.card?.last4).toBe('4242')
    const refund = await client.refunds.create({
      payment_intent: intent.id,
      amount: 20_00,
      metadata: { ante_key: 'r' },
    })
    expect(refund).toMatchObject({ status: 'pending', amount: 2000 })
    await expect(client.refunds.create({ payment_intent: intent.id, amount: 31_00 })).rejects.toMatchObject({
      statusCode: 400,
    })
    await twin.control('/settle')
    expect((await client.refunds.retrieve(refund.id)).status).toBe('succeeded')
    const dispute = await twin.control<Stripe.Dispute>('/disputes', { payment_intent: intent.id, amount: 30_00 })
    expect((await client.disputes.retrieve(dispute.id)).status).toBe('needs_response')
    const lines = await client.balanceTransactions.list({ limit: 3, expand: ['data.source'] })
    expect(lines.data.map(({ amount }) => amount)).toEqual([-3000, -2000, 5000])
    expect(lines.data[0]?.source).toMatchObject({ object: 'dispute' })
  })

  it('understand each other about lists, forwards, backwards and all pages at once', async () => {
    for (const key of ['p1', 'p2', 'p3', 'p4', 'p5']) await client.checkout.sessions.create(params(key))
    const newest = await client.checkout.sessions.list({ limit: 2 })
    expect([newest.data.map((one) => one.client_reference_id), newest.has_more]).toEqual([['p5', 'p4'], true])
    const all: (string | null)[] = []
    for await (const one of client.checkout.sessions.list({ limit: 2 })) all.push(one.client_reference_id)
    expect(all.slice(0, 5)).toEqual(['p5', 'p4', 'p3', 'p2', 'p1'])
    const third = newest.data[1]?.id ?? ''
    expect((await client.checkout.sessions.list({ ending_before: third, limit: 1 })).data[0]?.client_reference_id).toBe(
      'p5'
    )
  })

  it('agree on the signature of an event, and so do we', async () => {
    const session = await paid('k3')
    await twin.control('/tick')
    const told = twin.heard.findLast(({ rawBody }) => eventOf(rawBody).data.object.id === session.id)
    const header = String(told?.headers['stripe-signature'])
    const body = Buffer.from(told?.rawBody ?? [])
    expect(client.webhooks.constructEvent(body, header, webhookSecret).type).toBe('checkout.session.completed')
    expect(() => client.webhooks.constructEvent(body, header, 'whsec_other')).toThrow(
      Stripe.errors.StripeSignatureVerificationError
    )
    const check = stripe(twin.options).verifyCallback({ 'stripe-signature': header }, body)
    expect(check.kind === 'ask' ? await check.ask() : check.kind).toMatchObject({
      about: 'deposit',
      verdict: { outcome: 'success', key: 'k3', amount: money(50_00), instrument: { masked: '424242...4242' } },
    })
  })
})
