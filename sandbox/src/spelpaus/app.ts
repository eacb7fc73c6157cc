import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

export interface SpelpausOptions {
  readonly actorId: string
  readonly apiKey: string
  /** How long the answer of somebody slow takes. */
  readonly slowMs?: number
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const question = z.object({ requestId: z.string().min(1).max(200), subjectId: z.string().length(12) })

/** How the register answers a person, by the digits before the last one of their number: everything here is reached by data. */
const answers: Readonly<Record<string, (reply: FastifyReply, slowMs: number) => FastifyReply | Promise<FastifyReply>>> =
  {
    '001': (reply) => reply.send({ isBlocked: true, ...numbers(reply) }),
    '002': async (reply, slowMs) => {
      await new Promise((done) => setTimeout(done, slowMs))
      return reply.send({ isBlocked: false, ...numbers(reply) })
    },
    '003': (reply) => reply.code(500).send({ message: 'An error has occurred.' }),
    '004': (reply) => reply.type('application/json').send('{"isBlocked":'),
    '005': (reply) => reply.send({ isBlocked: false, requestId: randomUUID(), responseId: randomUUID() }),
    '006': (reply) => reply.send({ isBlocked: 'no', ...numbers(reply) }),
  }
const numbers = (reply: FastifyReply) => ({
  requestId: question.parse(reply.request.body).requestId,
  responseId: randomUUID(),
})

/**
 * Spelpaus in miniature: `POST /api/blocking-info/<actor>`, and `POST /api/marketing-single-subjectid/<actor>` before direct marketing, with `{ requestId, subjectId }` and the key in `Authorization`, answered with
 * `{ isBlocked, requestId, responseId }`. The three digits before the last of `subjectId` say how: 001 blocked, 002 slow, 003 failing, 004 broken off, 005
 * an answer to another question, 006 an answer of another kind; everybody else is not blocked, also what is no personal number.
 */
export function spelpausApp({ actorId, apiKey, slowMs = 10_000 }: SpelpausOptions): FastifyPluginAsync {
  const expected = digest(apiKey)
  return async (app) => {
    const ask = async (request: FastifyRequest<{ Params: { actor: string } }>, reply: FastifyReply) => {
      const isKnown = timingSafeEqual(digest(request.headers.authorization ?? ''), expected)
      if (!isKnown || request.params.actor !== actorId) return reply.code(401).send()
      const asked = question.safeParse(request.body)
      if (!asked.success) return reply.code(400).send()
      const answer = answers[asked.data.subjectId.slice(8, 11)]
      return answer ? answer(reply, slowMs) : reply.send({ isBlocked: false, ...numbers(reply) })
    }
    for (const name of ['blocking-info', 'marketing-single-subjectid']) app.post(`/api/${name}/:actor`, ask)
  }
}
