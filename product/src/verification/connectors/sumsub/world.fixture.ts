import { sumsubApp } from '@ante/sandbox/sumsub/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Headers } from '../port.ts'
import type { IdentityWorld } from '../port.suite.ts'
import { sumsub, type SumsubOptions } from './adapter.ts'

export const webhookSecret = 'hook-secret-0123456789'

export interface HeardWebhook {
  readonly headers: Headers
  readonly rawBody: Buffer
}

/** Sumsub's twin and who hears its webhooks, over HTTP. */
export async function openTwin(
  close: (server: FastifyInstance) => void,
  { now, hears }: { now?: () => number; hears?: () => string } = {}
) {
  const heard: HeardWebhook[] = []
  const listener = Fastify()
  listener.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  listener.post('/', async (request) => {
    heard.push({ headers: request.headers, rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) })
    return {}
  })
  const webhookUrl = await listener.listen({ port: 0, host: '127.0.0.1' })
  const keys = { appToken: 'sbx:0123456789', secretKey: 'secret-0123456789' }
  let base = ''
  const server = Fastify()
  server.register(
    sumsubApp({
      ...keys,
      storage: ':memory:',
      webhookSecret,
      webhookUrl: hears ?? (() => webhookUrl),
      frameUrl: () => base,
      tickMs: 0,
      hasControl: true,
      ...(now && { now }),
    }),
    { prefix: '/sumsub' }
  )
  for (const one of [listener, server]) close(one)
  base = await server.listen({ port: 0, host: '127.0.0.1' })
  const control = async (path: string, payload: object = {}): Promise<unknown> =>
    (await server.inject({ method: 'POST', url: `/sumsub/control${path}`, payload })).json()
  const options: SumsubOptions = {
    ...keys,
    url: `${base}/sumsub`,
    webhookSecrets: [webhookSecret],
    digests: ['HMAC_SHA256_HEX', 'HMAC_SHA512_HEX'],
    levelIdentity: 'basic-kyc-level',
    levelFunds: 'source-of-funds',
    frameSources: [base],
    pausesMs: [1],
    ...(now && { now }),
  }
  return { base, server, options, control, heard }
}

export async function openWorld(close: (server: FastifyInstance) => void): Promise<IdentityWorld> {
  const { options, control, heard } = await openTwin(close)
  const kind = { identity: 'applicant', funds: 'action' } as const
  return {
    provider: sumsub(options),
    unreachable: sumsub({ ...options, url: 'http://127.0.0.1:9', timeoutMs: 200 }),
    async submit(step, reference, person) {
      const { document, documentEndsOn, birthDate, firstName, lastName } = person
      const [country = '', number = ''] = (document ?? '').split(' ')
      const info = {
        firstName,
        lastName,
        dob: birthDate,
        idDocs: [{ idDocType: 'PASSPORT', country, number, validUntil: documentEndsOn }],
      }
      await control(`/${reference}/submit`, { step: kind[step], ...(step === 'identity' && { info }) })
    },
    async decide(step, reference, { outcome, labels, comment }) {
      const red = { rejectLabels: labels, moderationComment: comment }
      const result = {
        approved: { reviewAnswer: 'GREEN' },
        retry: { reviewAnswer: 'RED', reviewRejectType: 'RETRY', ...red },
        rejected: { reviewAnswer: 'RED', reviewRejectType: 'FINAL', ...red },
      }[outcome]
      await control(`/${reference}/decide`, { step: kind[step], result })
    },
    async callbacks() {
      await control('/tick')
      return heard.splice(0)
    },
  }
}
