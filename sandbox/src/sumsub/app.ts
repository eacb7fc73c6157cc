import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openBooks } from '../books.ts'
import { addFrame } from './frame.ts'
import { Reviews, SumsubError, type Subject } from './reviews.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'

export interface SumsubTwinOptions {
  /** SQLite file of the account; `:memory:` for tests. */
  readonly storage: string
  readonly appToken: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where webhooks are sent: what an operator enters in the dashboard. */
  readonly webhookUrl: () => string
  /** Origin under which browsers reach the form: `<origin>/websdk/websdk.html`. */
  readonly frameUrl: () => string
  readonly now?: () => number
  /** How often due webhooks are sent; 0: only when the control says so. */
  readonly tickMs?: number
  readonly hasControl?: boolean
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
/** How old a signed request may be. */
const freshSeconds = 60

const names = z.object({ firstName: z.string(), lastName: z.string(), dob: z.iso.date() }).partial()
const applicantBody = z.object({
  externalUserId: z.string().min(1).max(200),
  email: z.string().optional(),
  phone: z.string().optional(),
  lang: z.string().optional(),
  fixedInfo: names.optional(),
})
const tokenBody = z.object({
  userId: z.string().min(1),
  levelName: z.string().min(1),
  ttlInSecs: z.number().int().min(1).max(86_400).default(600),
  externalActionId: z.string().min(1).optional(),
})
const resultBody = z.object({
  reviewAnswer: z.enum(['GREEN', 'RED']),
  rejectLabels: z.array(z.string()).optional(),
  reviewRejectType: z.enum(['RETRY', 'FINAL']).optional(),
  moderationComment: z.string().optional(),
  clientComment: z.string().optional(),
})
const levelQuery = z.object({ levelName: z.string().min(1) })

/** What the vendor says of a body that is not as documented. */
function read<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const answer = shape.safeParse(given)
  if (!answer.success) throw new SumsubError(400, `Invalid request: ${answer.error.issues[0]?.path.join('.') ?? ''}`)
  return answer.data
}

/**
 * The twin of Sumsub as one Fastify plugin, by its public documentation: signed requests, applicants, applicant actions, access tokens, reviews, signed
 * webhooks, and a form that speaks with the published web client.
 */
export function sumsubApp(options: SumsubTwinOptions): FastifyPluginAsync {
  const { frameUrl, now = Date.now, tickMs = 400 } = options
  return async (app) => {
    const books = openBooks(options.storage)
    const webhooks = openWebhooks(books, { url: options.webhookUrl, secret: options.webhookSecret, now })
    const reviews = new Reviews({ books, webhooks, now })
    const tokens = createTokens({ key: options.secretKey, frameUrl, now })
    const timer = tickMs > 0 ? setInterval(() => void webhooks.deliverDue(), tickMs) : undefined
    timer?.unref()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      books.close()
    })
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof SumsubError)
        return reply.code(error.status).send({ code: error.status, description: error.message })
      throw error
    })
    await app.register(
      async (api) => {
        // The signature is over the bytes of the body.
        api.removeContentTypeParser('application/json')
        api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
        api.addHook('preHandler', async (request) => checkSignature(request, options, now))
        addResources(api, { reviews, tokens })
      },
      { prefix: '/resources' }
    )
    addFrame(app, { reviews, tokens })
    if (options.hasControl) addControl(app, reviews, webhooks)
  }
}

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

function checkSignature(request: FastifyRequest, { appToken, secretKey }: SumsubTwinOptions, now: () => number): void {
  const header = (name: string): string => String(request.headers[name] ?? '')
  const seconds = header('x-app-access-ts')
  if (!isSame(header('x-app-token'), appToken)) throw new SumsubError(401, 'Invalid app token')
  if (!/^\d+$/.test(seconds) || Math.abs(now() / 1000 - Number(seconds)) > freshSeconds)
    throw new SumsubError(401, 'Request timestamp is expired')
  const expected = createHmac('sha256', secretKey)
    .update(`${seconds}${request.method}${request.url}`)
    .update(bytesOf(request))
    .digest('hex')
  if (!isSame(header('x-app-access-sig'), expected)) throw new SumsubError(401, 'Request signature mismatch')
}

const jsonIn = (request: FastifyRequest): unknown => {
  try {
    return JSON.parse(bytesOf(request).toString('utf8'))
  } catch {
    throw new SumsubError(400, 'Invalid request: not JSON')
  }
}

type Named = { Params: { id: string } }

function addResources(api: FastifyInstance, { reviews, tokens }: { reviews: Reviews; tokens: Tokens }): void {
  api.post('/applicants', async (request, reply) => {
    const { levelName } = read(levelQuery, request.query)
    const { externalUserId, fixedInfo = {} } = read(applicantBody, jsonIn(request))
    const { firstName, lastName, dob } = fixedInfo
    return reply.code(201).send(
      reviews.create(externalUserId, levelName, {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(dob !== undefined && { dob }),
      })
    )
  })
  api.get<Named>('/applicants/:id/one', async ({ params }) => reviews.applicant(params.id))
  api.get<Named>('/applicants/:id/status', async ({ params }) => reviews.applicant(params.id).review)
  api.post<Named>('/applicants/:id/reset', async ({ params }) => {
    reviews.reset(params.id)
    return { ok: 1 }
  })
  api.post<Named>('/applicants/:id/status/testCompleted', async (request) => {
    const { id } = reviews.applicant(request.params.id)
    reviews.decide({ kind: 'applicant', id }, withoutGaps(read(resultBody, jsonIn(request))))
    return { ok: 1 }
  })
  api.post<Named>('/applicantActions/-/forApplicant/:id', async (request) => {
    const { levelName } = read(levelQuery, request.query)
    const { externalActionId } = read(z.object({ externalActionId: z.string().min(1) }), jsonIn(request))
    return reviews.createAction(request.params.id, externalActionId, levelName)
  })
  api.get<Named>('/applicantActions/:id/one', async ({ params }) => reviews.action(params.id))
  api.post('/accessTokens/sdk', async (request) => {
    const { userId, levelName, ttlInSecs, externalActionId } = read(tokenBody, jsonIn(request))
    const owner = reviews.byPlayer(userId) ?? reviews.create(userId, levelName, {})
    const subject: Subject =
      externalActionId === undefined
        ? { kind: 'applicant', id: owner.id }
        : { kind: 'action', id: reviews.createAction(owner.id, externalActionId, levelName).id }
    return { token: tokens.issue(subject, ttlInSecs), userId }
  })
}

/** A field that was not given is not there. */
function withoutGaps(given: z.output<typeof resultBody>): Parameters<Reviews['decide']>[1] {
  const { reviewAnswer, reviewRejectType, rejectLabels, moderationComment } = given
  return {
    reviewAnswer,
    ...(reviewRejectType && { reviewRejectType }),
    ...(rejectLabels && { rejectLabels }),
    ...(moderationComment !== undefined && { moderationComment }),
  }
}

const controlBody = z.object({
  step: z.enum(['applicant', 'action']).default('applicant'),
  result: resultBody.optional(),
})

/** What only a test may ask. */
function addControl(app: FastifyInstance, reviews: Reviews, webhooks: Webhooks): void {
  app.post<{ Params: { id: string }; Body: unknown }>('/control/:id/submit', async ({ params, body }) => {
    const { step } = read(controlBody, body ?? {})
    const info = read(z.object({ info: z.looseObject({}).optional() }), body ?? {}).info as Parameters<
      Reviews['submit']
    >[1]
    reviews.submit({ kind: step, id: params.id }, info)
    return {}
  })
  app.post<{ Params: { id: string }; Body: unknown }>('/control/:id/decide', async ({ params, body }) => {
    const { step, result } = read(controlBody, body)
    if (!result) reviews.hold({ kind: step, id: params.id })
    else reviews.decide({ kind: step, id: params.id }, withoutGaps(result))
    return {}
  })
  app.post('/control/tick', async () => {
    await webhooks.deliverDue()
    return {}
  })
  app.post<{ Params: { id: string }; Body: { order?: 'given' | 'reversed' } }>(
    '/control/:id/redeliver',
    async ({ params, body }) => ({ statuses: await webhooks.redeliver(params.id, body.order ?? 'given') })
  )
  app.get<{ Params: { id: string } }>('/control/:id/webhooks', async ({ params }) => webhooks.toldOf(params.id))
}
