import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { framePage } from './frame-page.ts'
import { frameTexts } from './frame-texts.ts'
import { type ReviewResult, type Reviews, type Subject, SumsubError } from './reviews.ts'
import type { Tokens } from './tokens.ts'

const line = z.string().trim().min(1).max(100)
const given = z.object({
  firstName: line,
  lastName: line,
  dob: z.iso.date(),
  idDocType: z.enum(['PASSPORT', 'ID_CARD', 'DRIVERS']),
  country: z.string().regex(/^[A-Z]{3}$/),
  number: line,
  validUntil: z.iso.date(),
})

/** What a reviewer may press, and what the vendor then says. */
const decisions: Readonly<Record<string, ReviewResult>> = {
  approve: { reviewAnswer: 'GREEN' },
  retry: {
    reviewAnswer: 'RED',
    reviewRejectType: 'RETRY',
    rejectLabels: ['UNSATISFACTORY_PHOTOS'],
    moderationComment: 'The photo of your document is blurred. Please upload a sharp one.',
  },
  reject: { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'], clientComment: 'Forged.' },
  sanctions: { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['SANCTIONS'] },
}

/** The vendor's form as its web client frames it, and the calls that the form makes with the client's token. */
export function addFrame(app: FastifyInstance, { reviews, tokens }: { reviews: Reviews; tokens: Tokens }): void {
  const subjectOf = (request: FastifyRequest): Subject => {
    const subject = tokens.read((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    if (!subject) throw new SumsubError(401, 'invalid-token')
    return subject
  }
  const stateOf = (subject: Subject) => ({
    kind: subject.kind,
    id: subject.id,
    info:
      subject.kind === 'applicant' ? (({ info, fixedInfo }) => info ?? fixedInfo)(reviews.applicant(subject.id)) : {},
    review: reviews.reviewOf(subject),
  })
  app.get<{ Querystring: { theme?: string } }>('/websdk/websdk.html', async ({ query }, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'`
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(framePage(nonce, query.theme === 'dark' ? 'dark' : 'light'))
  })
  app.get<{ Querystring: { lang?: string } }>('/websdk/api/texts', async ({ query }) => frameTexts(query.lang ?? 'en'))
  app.get('/websdk/api/state', async (request) => stateOf(subjectOf(request)))
  app.post('/websdk/api/submit', async (request) => {
    const subject = subjectOf(request)
    if (subject.kind === 'action') reviews.submit(subject, undefined)
    else {
      const answer = given.safeParse(request.body)
      if (!answer.success) throw new SumsubError(400, String(answer.error.issues[0]?.path[0] ?? 'body'))
      const { idDocType, country, number, validUntil, ...person } = answer.data
      reviews.submit(subject, { ...person, idDocs: [{ idDocType, country, number, validUntil }] })
    }
    return stateOf(subject)
  })
  app.post('/websdk/api/decide', async (request) => {
    const subject = subjectOf(request)
    const { decision } = z.object({ decision: z.string() }).parse(request.body)
    const result = decisions[decision]
    if (!result) throw new SumsubError(400, 'decision')
    reviews.decide(subject, result)
    return stateOf(subject)
  })
}
