import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

export interface GamstopOptions {
  readonly apiKey: string
  /** How long the answer of somebody slow takes. */
  readonly slowMs?: number
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const required = ['firstName', 'lastName', 'dateOfBirth', 'email', 'postcode'] as const
const bodyMost = 10_000

/** How the register answers a person, by their last name: everything here is reached by data. */
const answers: Readonly<Record<string, (reply: FastifyReply, slowMs: number) => FastifyReply | Promise<FastifyReply>>> =
  {
    excluded: (reply) => said(reply, 'Y'),
    lapsed: (reply) => said(reply, 'P'),
    slow: async (reply, slowMs) => {
      await new Promise((done) => setTimeout(done, slowMs))
      return said(reply, 'N')
    },
    failing: (reply) => reply.code(500).send('Internal Server Error'),
    busy: (reply) => reply.code(429).send('Too Many Requests'),
    malformed: (reply) => said(reply, 'MAYBE'),
    unnumbered: (reply) => reply.header('x-exclusion', 'N').send(),
    moved: (reply) => reply.redirect('http://127.0.0.1:9/'),
  }
const said = (reply: FastifyReply, word: string): FastifyReply =>
  reply.header('x-exclusion', word).header('x-unique-id', randomUUID()).send()

/**
 * GAMSTOP in miniature: `POST /v2` with a form, the key in `X-API-Key`, and the answer in `X-Exclusion` (`Y`, `N`, `P`) and `X-Unique-Id`. A last name of
 * `Excluded`, `Lapsed`, `Slow`, `Failing`, `Busy`, `Malformed`, `Unnumbered` or `Moved` says how it answers; everybody else is not on the register.
 */
export function gamstopApp({ apiKey, slowMs = 10_000 }: GamstopOptions): FastifyPluginAsync {
  const expected = digest(apiKey)
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyMost },
      (_request, body, done) => done(null, new URLSearchParams(String(body)))
    )
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: '/v2',
      handler: (_request, reply) => reply.code(405).send('Method Not Allowed'),
    })
    app.post('/v2', async (request, reply) => {
      const key = request.headers['x-api-key']
      if (typeof key !== 'string' || !timingSafeEqual(digest(key), expected)) return reply.code(403).send('Forbidden')
      const form = request.body
      if (!(form instanceof URLSearchParams)) return reply.code(400).send('Bad Request')
      const isWhole = required.every((field) => (form.get(field) ?? '') !== '')
      const isDated = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(form.get('dateOfBirth') ?? '')
      if (!isWhole || !isDated) return reply.code(400).send('Bad Request')
      const answer = answers[(form.get('lastName') ?? '').trim().toLowerCase()]
      return answer ? answer(reply, slowMs) : said(reply, 'N')
    })
  }
}
