import type { FastifyReply } from 'fastify'

/** What is wrong with the CMS, by what is asked (`pages`, `i18n/locales`, or `*`): a status, or an answer that nobody can use. */
export type Trouble =
  | 401
  | 403
  | 404
  | 429
  | 500
  | 503
  | 'slow'
  | 'broken'
  | 'wrong shape'
  | 'huge'
  | 'redirect'
  | 'cut'

/** An error as Strapi answers it. */
export const fault = (reply: FastifyReply, status: number, name: string, message: string) =>
  reply.code(status).send({ data: null, error: { status, name, message, details: {} } })

const faults: Readonly<Record<number, readonly [string, string]>> = {
  401: ['UnauthorizedError', 'Missing or invalid credentials'],
  403: ['ForbiddenError', 'Forbidden'],
  404: ['NotFoundError', 'Not Found'],
  429: ['RateLimitError', 'Too many requests, please try again later.'],
  500: ['InternalServerError', 'Internal Server Error'],
  503: ['ServiceUnavailableError', 'Service Unavailable'],
}

/** Answers what is wrong, and whether anything is. */
export async function inTrouble(what: Trouble | undefined, reply: FastifyReply): Promise<boolean> {
  if (what === undefined) return false
  if (typeof what === 'number') {
    const [type = '', message = ''] = faults[what] ?? []
    await fault(reply, what, type, message)
  } else if (what === 'broken') await reply.type('application/json').send('{"data":[{"id":1,')
  else if (what === 'wrong shape') await reply.send({ results: [] })
  else if (what === 'huge')
    await reply
      .type('application/json')
      .send(`{"data":[],"meta":{"pagination":{"pageCount":0}},"more":"${'x'.repeat(6 * 1024 * 1024)}"}`)
  else if (what === 'redirect') await reply.redirect('/elsewhere')
  else if (what === 'cut') reply.raw.destroy()
  // It never answers: whoever asks has to leave, or this world ends.
  else reply.hijack()
  return true
}
