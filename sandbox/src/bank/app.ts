import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { ZodError } from 'zod'
import { type Bank, type BankTimes, openBank, payoutView, sessionView, usualTimes } from './bank.ts'
import { callbacks, type Callbacks } from './callbacks.ts'
import { addControl } from './control.ts'
import { addPages } from './pages.ts'
import { byReference, idempotencyKey, newPayout, newSession, statementPage } from './shapes.ts'
import { openStorage } from './storage.ts'
import { BankError, type Session } from './words.ts'

export interface BankOptions {
  /** The SQLite file of the bank's books, or `:memory:`. */
  readonly storage: string
  readonly apiKey: string
  /** Secret of the callbacks' signatures, `whsec_` and base64. */
  readonly callbackSecret: string
  /** Base address under which browsers reach the bank, without a trailing slash. Asked late: a test learns its port only after listening. */
  readonly publicUrl: () => string
  readonly times?: BankTimes
  /** How many times longer the slow approval takes: a slow machine looks at it later. */
  readonly pace?: number
  readonly now?: () => number
  /** How often due things happen by themselves; 0: only when the control says so. */
  readonly tickMs?: number
  /** Opens /control, with which tests repeat, reorder and forge callbacks. */
  readonly hasControl?: boolean
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The bank as one Fastify plugin; the caller chooses the prefix. Its README describes the protocol. */
export function bankApp(options: BankOptions): FastifyPluginAsync {
  const { apiKey, publicUrl, pace = 1, now = Date.now, tickMs = 500 } = options
  const usual = options.times ?? usualTimes
  const times = { ...usual, slowMs: usual.slowMs * pace }
  return async (app) => {
    const storage = openStorage(options.storage)
    const pageUrl = (session: Session) => `${publicUrl()}/pay/${session.id}`
    const bank = openBank({ storage, now, times, pageUrl })
    const outgoing = callbacks(storage, options.callbackSecret, now)
    const clockwork = startClockwork(app, bank, outgoing, tickMs)
    app.addHook('onClose', async () => {
      await clockwork.stop()
      storage.close()
    })
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof BankError) return reply.code(error.status).send({ code: error.code, message: error.message })
      if (error instanceof ZodError)
        return reply.code(400).send({
          code: 'invalid_request',
          message: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
        })
      const status =
        typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
          ? error.statusCode
          : 500
      if (status >= 500) request.log.error({ err: error }, 'the bank failed')
      return reply.code(status).send({
        code: status >= 500 ? 'internal' : 'invalid_request',
        message: status >= 500 ? 'The bank failed.' : error instanceof Error ? error.message : String(error),
      })
    })
    app.register(async (api) => addApi(api, { bank, pageUrl, key: digest(apiKey) }), { prefix: '/v1' })
    app.register(async (pages) => addPages(pages, bank, clockwork.nudge))
    if (options.hasControl)
      app.register(async (control) => addControl(control, { bank, storage, outgoing, wind: clockwork.wind }), {
        prefix: '/control',
      })
  }
}

interface Clockwork {
  /** Everything that is due now, once. */
  wind(): Promise<void>
  /** Soon, in the background: so that a decision's callback does not wait for the next tick. */
  nudge(): void
  stop(): Promise<void>
}

function startClockwork(app: FastifyInstance, bank: Bank, outgoing: Callbacks, tickMs: number): Clockwork {
  let running: Promise<void> = Promise.resolve()
  let isWaiting = false
  const wind = (): Promise<void> => {
    running = running.then(async () => {
      isWaiting = false
      bank.tick()
      await outgoing.deliverDue()
    })
    return running
  }
  const nudge = (): void => {
    if (isWaiting || tickMs === 0) return
    isWaiting = true
    wind().catch((error: unknown) => {
      running = Promise.resolve()
      app.log.error({ err: error }, 'the bank could not do what was due')
    })
  }
  const timer = tickMs === 0 ? undefined : setInterval(nudge, tickMs)
  return {
    wind,
    nudge,
    async stop() {
      clearInterval(timer)
      await running.catch(() => undefined)
    },
  }
}

interface ApiParts {
  readonly bank: Bank
  readonly pageUrl: (session: Session) => string
  readonly key: Buffer
}

function addApi(api: FastifyInstance, { bank, pageUrl, key }: ApiParts): void {
  api.addHook('onRequest', async (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!timingSafeEqual(digest(token), key))
      throw new BankError(401, 'unauthorized', 'The API key is missing or wrong.')
  })
  const keyOf = (headers: IncomingHttpHeaders): string => {
    const parsed = idempotencyKey.safeParse(headers['idempotency-key'])
    if (!parsed.success)
      throw new BankError(
        400,
        'idempotency_key_missing',
        'Send an Idempotency-Key of up to 100 letters, digits and . : _ -'
      )
    return parsed.data
  }
  const view = (session: Session) => sessionView(session, pageUrl(session))

  api.post('/sessions', async (request, reply) => {
    const { session, isNew } = bank.createSession(keyOf(request.headers), newSession.parse(request.body))
    return reply.code(isNew ? 201 : 200).send(view(session))
  })
  api.get('/sessions', async (request) => view(bank.sessionByReference(byReference.parse(request.query).reference)))
  api.get<{ Params: { id: string } }>('/sessions/:id', async (request) => view(bank.session(request.params.id)))

  api.get('/statement', async (request) => {
    const { after, count } = statementPage.parse(request.query)
    const items = bank.statement(after, count).map(({ line, kind, object, at }) => {
      const data = kind === 'payout' ? payoutView(bank.payout(object)) : view(bank.session(object))
      return { line, type: kind, at, data }
    })
    return { items }
  })

  api.post('/payouts', async (request, reply) => {
    const { payout, isNew } = bank.createPayout(keyOf(request.headers), newPayout.parse(request.body))
    return reply.code(isNew ? 201 : 200).send(payoutView(payout))
  })
  api.get('/payouts', async (request) => payoutView(bank.payoutByReference(byReference.parse(request.query).reference)))
  api.get<{ Params: { id: string } }>('/payouts/:id', async (request) => payoutView(bank.payout(request.params.id)))
}
