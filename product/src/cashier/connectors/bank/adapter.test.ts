import { money } from '@ante/kit/money'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxBank } from './adapter.ts'

// A bank that misbehaves: each call takes the next of these answers.
let answers: ((reply: FastifyReply, asked: Asked) => unknown)[] = []
interface Asked {
  key: string | undefined
  reference: string
}
const asked: Asked[] = []
const rude = new Set<FastifyInstance>()
let url = ''

beforeAll(async () => {
  const server = Fastify({ forceCloseConnections: true })
  rude.add(server)
  server.all('/*', async (request, reply) => {
    const call = {
      key: request.headers['idempotency-key'] as string | undefined,
      reference: String((request.body as { reference?: string } | undefined)?.reference),
    }
    asked.push(call)
    const answer = answers.shift()
    return answer ? answer(reply, call) : reply.code(500).send({})
  })
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([...rude].map((server) => server.close())))
beforeEach(() => {
  answers = []
  asked.length = 0
})

const secrets = ['whsec_bmV3LXNlY3JldC1uZXctc2VjcmV0LTAwMDE=', 'whsec_b2xkLXNlY3JldC1vbGQtc2VjcmV0LTAwMDE=']
const bank = (timeoutMs = 5_000) =>
  sandboxBank({
    url,
    apiKey: 'k',
    callbackSecrets: secrets,
    notifyUrl: 'http://ante.test/callbacks/bank',
    timeoutMs,
    pausesMs: [1, 1],
  })
const returns = { success: 'http://a.test', pending: 'http://a.test', fail: 'http://a.test', cancel: 'http://a.test' }
const wish = {
  key: 'key-1',
  amount: money(5_000),
  channel: 'card',
  bank: undefined,
  description: '',
  locale: 'en',
  returns,
} as const
const session = (more: object = {}) => ({
  id: 'ses_1',
  status: 'open',
  amount: 5_000,
  currency: 'USD',
  reference: 'key-1',
  url: 'http://bank.test/pay/1',
  ...more,
})
const payout = {
  key: 'key-1',
  amount: money(5_000),
  to: { kind: 'account', iban: 'DE89370400440532013000', holder: 'Ada' },
  description: '',
} as const

describe('the bank adapter', () => {
  test('repeats after a failure, a throttle and a dropped line, with the same key', async () => {
    answers = [
      (reply) => reply.code(503).send({}),
      (reply) => reply.code(429).send({}),
      (reply) => reply.code(201).send(session()),
    ]
    expect(await bank().start(wish)).toEqual({
      outcome: 'started',
      reference: 'ses_1',
      next: { kind: 'redirect', url: 'http://bank.test/pay/1' },
    })
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
    answers = [(reply) => reply.raw.destroy(), (reply) => reply.code(200).send(session({ status: 'approved' }))]
    expect(await bank().query({ key: 'key-1', reference: 'ses_1' })).toMatchObject({ outcome: 'success' })
  })

  test('gives up after three attempts and concludes nothing', async () => {
    expect(await bank().payout(payout)).toEqual({ outcome: 'unknown' })
    expect(asked).toHaveLength(3)
  })

  test('does not wait longer than its time for a bank that hangs', async () => {
    const hang = () => new Promise(() => undefined)
    answers = [hang, hang, hang]
    expect(await bank(150).query({ key: 'key-1', reference: undefined })).toEqual({ outcome: 'unknown' })
    expect(asked).toHaveLength(3)
  })

  test('concludes nothing from an answer that is not as documented', async () => {
    for (const junk of [
      '<html>',
      '[]',
      '{"id":1}',
      JSON.stringify(session({ status: 'odd' })),
      JSON.stringify(session({ amount: 50.5 })),
      JSON.stringify(session({ url: 'javascript:1' })),
    ]) {
      answers = Array.from(
        { length: 3 },
        () => (reply: FastifyReply) => reply.code(200).type('application/json').send(junk)
      )
      expect(await bank().start(wish), junk).toEqual({ outcome: 'unknown' })
    }
  })

  test('sends nobody to the page of another payment', async () => {
    for (const other of [{ reference: 'key-2' }, { amount: 5_001 }, { currency: 'EUR' }]) {
      answers = [(reply) => reply.code(201).send(session(other))]
      expect(await bank().start(wish)).toEqual({ outcome: 'unknown' })
    }
  })

  test('a refusal to start is final; a payout is given back only for the bank’s own no', async () => {
    answers = [(reply) => reply.code(422).send({ code: 'limit_exceeded' })]
    expect(await bank().start(wish)).toEqual({ outcome: 'refused', why: 'limit_exceeded' })
    answers = [(reply) => reply.code(422).send({ code: 'limit_exceeded' })]
    expect(await bank().payout(payout)).toEqual({ outcome: 'refused', reason: 'limit_exceeded' })
    for (const status of [401, 403, 404, 409]) {
      answers = [(reply) => reply.code(status).send({ code: 'not_found' })]
      expect(await bank().payout(payout), String(status)).toEqual({ outcome: 'unknown' })
    }
  })

  test('believes absent only from the bank itself, not from any page that answers 404', async () => {
    answers = [(reply) => reply.code(404).send({ code: 'not_found', message: '' })]
    expect(await bank().query({ key: 'k', reference: undefined })).toEqual({ outcome: 'absent' })
    answers = [(reply) => reply.code(404).send({ message: 'Route not found' })]
    expect(await bank().query({ key: 'k', reference: undefined })).toEqual({ outcome: 'unknown' })
  })

  test('keeps no instrument whose number is not masked', async () => {
    answers = [
      (reply) =>
        reply.send(
          session({ status: 'approved', instrument: { type: 'card', masked: '4242424242424242', token: 't' } })
        ),
    ]
    expect(await bank().query({ key: 'key-1', reference: 'ses_1' })).not.toHaveProperty('instrument')
  })

  test('MON-13 passes over no line of the statement that it does not understand, and reads on after it', async () => {
    const line = (place: number, more: object) => ({
      line: place,
      type: 'session',
      data: session({ status: 'approved' }),
      ...more,
    })
    const items = [line(1, { type: 'fee' }), line(2, { data: session({ currency: 'XTS' }) }), line(3, {})]
    answers = [(reply) => reply.send({ items })]
    expect(await bank().statement('')).toMatchObject({
      outcome: 'known',
      lines: [
        { line: '1', about: 'strange' },
        { line: '2', about: 'strange' },
        { line: '3', about: 'deposit', verdict: { outcome: 'success' } },
      ],
    })
    answers = Array.from({ length: 3 }, () => (reply: FastifyReply) => reply.send({ items: [{ type: 'session' }] }))
    expect(await bank().statement('')).toEqual({ outcome: 'unknown' })
  })

  test('takes callbacks signed with the new and, during a rotation, the old secret; other kinds are irrelevant', () => {
    const body = JSON.stringify({ type: 'session.updated', data: session() })
    const signed = (secret: string, text: string) => {
      const at = new Date()
      return {
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign('evt_1', at, text),
      }
    }
    for (const secret of secrets)
      expect(bank().verifyCallback(signed(secret, body), Buffer.from(body)).kind).toBe('genuine')
    expect(bank().verifyCallback(signed('whsec_b3RoZXI=', body), Buffer.from(body)).kind).toBe('forged')
    const strange = JSON.stringify({ type: 'payout.updated', data: { id: 'po_1', status: 'reversed' } })
    expect(bank().verifyCallback(signed(secrets[0] ?? '', strange), Buffer.from(strange))).toEqual({
      kind: 'strange',
      eventId: 'evt_1',
    })
    const other = '{"type":"dispute.opened"}'
    expect(bank().verifyCallback(signed(secrets[0] ?? '', other), Buffer.from(other))).toEqual({
      kind: 'irrelevant',
      eventId: 'evt_1',
    })
    expect(bank().verifyCallback(signed(secrets[0] ?? '', 'no json'), Buffer.from('no json')).kind).toBe('irrelevant')
  })
})
