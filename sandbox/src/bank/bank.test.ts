import Fastify, { type FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bankApp } from './app.ts'
import { allPageTexts } from './page-texts/all.ts'

const callbackSecret = 'whsec_dGVzdC1jYWxsYmFjay1zZWNyZXQtMDAwMDAwMDE='
const authorization = 'Bearer test-key'

interface Received {
  headers: Record<string, string>
  body: string
}

let now = 0
let bank: FastifyInstance
let shop: FastifyInstance
let shopUrl = ''
let received: Received[] = []
let shopStatus = 200

beforeEach(async () => {
  now = 1_800_000_000_000
  received = []
  shopStatus = 200
  shop = Fastify()
  shop.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  shop.post('/notify', async (request, reply) => {
    received.push({ headers: request.headers as Record<string, string>, body: String(request.body) })
    return reply.code(shopStatus).send()
  })
  shopUrl = await shop.listen({ port: 0, host: '127.0.0.1' })
  bank = Fastify()
  bank.register(
    bankApp({
      storage: ':memory:',
      apiKey: 'test-key',
      callbackSecret,
      publicUrl: () => 'http://bank.test/bank',
      now: () => now,
      tickMs: 0,
      hasControl: true,
    }),
    { prefix: '/bank' }
  )
  await bank.ready()
})
afterEach(async () => {
  await bank.close()
  await shop.close()
})

const wish = (more: object = {}) => ({
  amount: 50_00,
  currency: 'USD',
  reference: 'ref-1',
  success_url: 'https://shop.test/s',
  pending_url: 'https://shop.test/p',
  fail_url: 'https://shop.test/f',
  cancel_url: 'https://shop.test/c',
  notify_url: `${shopUrl}/notify`,
  ...more,
})
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  bank.inject({ method: 'POST', url: `/bank${url}`, payload, headers: { authorization, ...headers } })
const get = (url: string) => bank.inject({ method: 'GET', url: `/bank${url}`, headers: { authorization } })
const create = async (more: object = {}) =>
  (await post('/v1/sessions', wish(more), { 'idempotency-key': 'key-1' })).json<{
    id: string
    url: string
    status: string
  }>()
const press = (id: string, decision: string) =>
  bank.inject({
    method: 'POST',
    url: `/bank/pay/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}&card=tok_test_4444`,
  })
const tick = () => post('/control/tick', {})

describe('sessions', () => {
  it('answer a repeated request with the same session and another request under the same key with a conflict', async () => {
    const first = await post('/v1/sessions', wish(), { 'idempotency-key': 'k' })
    const again = await post('/v1/sessions', wish(), { 'idempotency-key': 'k' })
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    expect((await post('/v1/sessions', wish({ amount: 1 }), { 'idempotency-key': 'k' })).statusCode).toBe(409)
    expect((await post('/v1/sessions', wish(), { 'idempotency-key': 'other' })).json()).toMatchObject({
      code: 'reference_used',
    })
  })

  it('are found by number and by reference, and keep their addresses to themselves', async () => {
    const { id } = await create()
    const byId = (await get(`/v1/sessions/${id}`)).json()
    expect((await get('/v1/sessions?reference=ref-1')).json()).toEqual(byId)
    expect(byId).toMatchObject({ id, status: 'open', url: `http://bank.test/bank/pay/${id}` })
    expect(byId).not.toHaveProperty('notify_url')
    expect((await get('/v1/sessions/ses_none')).statusCode).toBe(404)
  })

  it('want the API key, an idempotency key and a sound body', async () => {
    expect((await bank.inject({ method: 'POST', url: '/bank/v1/sessions', payload: wish() })).statusCode).toBe(401)
    expect((await post('/v1/sessions', wish())).json()).toMatchObject({ code: 'idempotency_key_missing' })
    for (const bad of [
      { amount: 0 },
      { amount: 1.5 },
      { currency: 'usd' },
      { success_url: 'javascript:alert(1)' },
      { reference: 'a b' },
    ]) {
      expect((await post('/v1/sessions', wish(bad), { 'idempotency-key': 'k' })).statusCode, JSON.stringify(bad)).toBe(
        400
      )
    }
  })
})

describe('the page', () => {
  it('shows the sum and leads back by what was decided', async () => {
    const { id } = await create({ amount: 1234_50, description: '<script>' })
    const page = await bank.inject({ url: `/bank/pay/${id}`, headers: { 'accept-language': 'de,en' } })
    expect(page.body).toContain('$1,234.50')
    expect(page.body).toContain('&lt;script&gt;')
    expect(page.body).not.toContain('<script>')
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://shop.test;")
    expect((await press(id, 'later')).headers.location).toBe('https://shop.test/p')
    expect((await press(id, 'approve')).headers.location).toBe('https://shop.test/s')
    expect((await press(id, 'decline')).headers.location).toBe('https://shop.test/s')
    expect((await get(`/v1/sessions/${id}`)).json()).toMatchObject({
      status: 'approved',
      instrument: { type: 'card', masked: '555555...4444', token: 'tok_test_4444' },
    })
    expect((await bank.inject(`/bank/pay/${id}`)).body).toContain('Payment approved')
  })

  it('speaks Arabic from right to left when asked by the session, the address or the browser', async () => {
    const { id } = await create({ locale: 'ar' })
    expect((await bank.inject(`/bank/pay/${id}`)).body).toContain('dir="rtl"')
    expect((await bank.inject(`/bank/pay/${id}?locale=en`)).body).toContain('dir="ltr"')
    expect((await bank.inject({ url: '/bank/pay/none', headers: { 'accept-language': 'ar-EG' } })).body).toContain(
      'dir="rtl"'
    )
  })

  it('speaks each language of the shop, and English to everybody else', async () => {
    for (const [locale, { title, dir }] of Object.entries(allPageTexts)) {
      const session = await post('/v1/sessions', wish({ locale, reference: locale }), { 'idempotency-key': locale })
      const { body } = await bank.inject({ url: `/bank/pay/${session.json<{ id: string }>().id}` })
      expect(body, locale).toContain(`<html lang="${locale}" dir="${dir}">`)
      expect(body, locale).toContain(title)
    }
    expect(
      (await bank.inject({ url: '/bank/pay/none', headers: { 'accept-language': 'sv, tr-TR;q=0.8' } })).body
    ).toContain('Ödeme bulunamadı')
    expect((await bank.inject({ url: '/bank/pay/none', headers: { 'accept-language': 'sv' } })).body).toContain(
      'Payment not found'
    )
  })

  it('declines one amount at once, however often it is asked', async () => {
    for (const key of ['k668', 'k668'])
      expect(
        await post('/v1/sessions', wish({ amount: 668_00, reference: 'r668' }), { 'idempotency-key': key })
      ).toMatchObject({ statusCode: 402 })
  })

  it('reaches every outcome by its amount', async () => {
    for (const [amount, location, status, reason] of [
      [666_00, 'f', 'declined', 'do_not_honour'],
      [667_00, 'f', 'declined', 'insufficient_funds'],
      [777_00, 'p', 'processing', null],
      [778_00, 's', 'approved', null],
    ] as const) {
      const { id } = (
        await post('/v1/sessions', wish({ amount, reference: `r${amount}` }), { 'idempotency-key': `k${amount}` })
      ).json<{ id: string }>()
      expect((await press(id, 'approve')).headers.location).toBe(`https://shop.test/${location}`)
      expect((await get(`/v1/sessions/${id}`)).json()).toMatchObject({ status, reason })
    }
  })
})

describe('callbacks', () => {
  it('are signed as Standard Webhooks and tell the state', async () => {
    const { id } = await create()
    await press(id, 'approve')
    await tick()
    expect(received).toHaveLength(1)
    const [{ headers, body }] = received as [Received]
    expect(new Webhook(callbackSecret).verify(body, headers)).toMatchObject({
      type: 'session.updated',
      id: headers['webhook-id'],
      data: { id, status: 'approved', amount: 50_00, reference: 'ref-1' },
    })
    await tick()
    expect(received).toHaveLength(1)
  })

  it('are repeated with the same number until they are taken', async () => {
    const { id } = await create()
    shopStatus = 503
    await press(id, 'approve')
    await tick()
    await tick()
    expect(received).toHaveLength(1)
    now += 1_000
    shopStatus = 204
    await tick()
    now += 100_000
    await tick()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      received[0]?.headers['webhook-id'],
      received[0]?.headers['webhook-id'],
    ])
  })

  it('follow a slow approval, and an expiry', async () => {
    const { id } = await create({ amount: 777_00 })
    await press(id, 'approve')
    await tick()
    now += 8_000
    await tick()
    expect(received.map(({ body }) => (JSON.parse(body) as { data: { status: string } }).data.status)).toEqual([
      'processing',
      'approved',
    ])
    const late = (await post('/v1/sessions', wish({ reference: 'ref-2' }), { 'idempotency-key': 'key-2' })).json<{
      id: string
    }>()
    now += 30 * 60_000
    await tick()
    expect((await get(`/v1/sessions/${late.id}`)).json()).toMatchObject({ status: 'expired' })
  })

  it('never come for the silent amount', async () => {
    const { id } = await create({ amount: 778_00 })
    await press(id, 'approve')
    await tick()
    expect(received).toHaveLength(0)
  })

  it('can be repeated, reversed and forged by the control', async () => {
    const { id } = await create({ amount: 777_00 })
    await press(id, 'approve')
    now += 8_000
    await tick()
    received = []
    expect((await post(`/control/objects/${id}/redeliver`, { times: 2, order: 'reversed' })).json()).toEqual({
      statuses: [200, 200, 200, 200],
    })
    expect(received.map(({ body }) => (JSON.parse(body) as { data: { status: string } }).data.status)).toEqual([
      'approved',
      'processing',
      'approved',
      'processing',
    ])
  })
})

describe('payouts', () => {
  const payout = (more: object = {}) => ({
    amount: 20_00,
    currency: 'USD',
    reference: 'p-1',
    destination: { type: 'card', token: 'tok_test_4242' },
    notify_url: `${shopUrl}/notify`,
    ...more,
  })

  it('are paid after a moment, 666 is declined, and each key pays once', async () => {
    const first = await post('/v1/payouts', payout(), { 'idempotency-key': 'p-1' })
    const again = await post('/v1/payouts', payout(), { 'idempotency-key': 'p-1' })
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 200, first.json()])
    await post('/v1/payouts', payout({ amount: 666_00, reference: 'p-2' }), { 'idempotency-key': 'p-2' })
    now += 3_000
    await tick()
    expect((await get('/v1/payouts?reference=p-1')).json()).toMatchObject({ status: 'paid' })
    expect((await get('/v1/payouts?reference=p-2')).json()).toMatchObject({
      status: 'declined',
      reason: 'invalid_account',
    })
    expect(received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'payout.updated',
      'payout.updated',
    ])
  })

  it('refuse a card that never paid here', async () => {
    const answer = await post('/v1/payouts', payout({ destination: { type: 'card', token: 'tok_other' } }), {
      'idempotency-key': 'p',
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'invalid_card'])
  })
})
