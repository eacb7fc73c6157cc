import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Calendar, openCalendar } from './calendar.ts'
import { openReplays, replay, type Replays } from './replays.ts'
import { roundMs } from './world.ts'

export interface FeedOptions {
  /** SQLite file of the ordered replays; `:memory:` for tests. */
  readonly storage: string
  readonly apiKey: string
  readonly seed?: string
  readonly minuteMs?: number
  /** Where the calendar begins; see WorldOptions. */
  readonly epoch?: number
  readonly now?: () => number
  /** Opens /control, with which tests make the vendor fail. */
  readonly hasControl?: boolean
}

const keptMs = 24 * 3_600_000
/** One answer carries at most so much of the past: who was away longer asks again at once. */
const windowMs = 600_000
const pollEveryMs = 200

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const range = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => to > from && to - from <= 14 * keptMs, 'range')
const after = z.object({
  after: z.coerce.number().int().min(0).optional(),
  wait: z.coerce.number().int().min(0).max(20_000).default(0),
})
const results = z.object({ competition: z.string(), count: z.coerce.number().int().min(1).max(600).default(200) })

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * "Touchline", an invented vendor of fixtures and match data, as one Fastify plugin: the caller chooses the prefix. HTTP and JSON; a bearer key.
 * A customer lists matches, follows `/v1/messages` by a cursor (long poll: an answer without messages is the sign of life), and reads a single
 * match when it missed something.
 */
export function feedApp(options: FeedOptions): FastifyPluginAsync {
  const { storage, apiKey, seed = 'ante', minuteMs = 5000, epoch, now = Date.now } = options
  return async (app) => {
    const replays = openReplays(storage)
    const desk: Desk = {
      calendar: openCalendar({ seed, minuteMs, ...(epoch !== undefined && { epoch }) }, replays),
      replays,
      now,
      minuteMs,
      failing: false,
    }
    app.addHook('onClose', async () => replays.close())
    app.register(
      async (api) => {
        const expected = digest(`Bearer ${apiKey}`)
        api.addHook('onRequest', async (request, reply) => {
          if (desk.failing) return reply.code(503).send({ error: 'unavailable' })
          if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
            return reply.code(401).send({ error: 'unknown_key' })
        })
        addReading(api, desk)
        addFollowing(api, desk)
        addOrders(api, desk)
      },
      { prefix: '/v1' }
    )
    if (options.hasControl) {
      app.post<{ Body: { failing: boolean } }>('/control/failing', async (request) => {
        desk.failing = request.body.failing
        return { failing: desk.failing }
      })
    }
  }
}

/** Rounds that are listed ahead: two days and a bit at five seconds a minute. */
const listedRounds = 40

interface Desk {
  readonly calendar: Calendar
  readonly replays: Replays
  readonly now: () => number
  readonly minuteMs: number
  failing: boolean
}

function addReading(api: FastifyInstance, { calendar, now, minuteMs }: Desk): void {
  api.get('/matches', async (request, reply) => {
    const query = range.safeParse(request.query)
    if (!query.success) return reply.code(422).send({ error: 'range' })
    // A fast world has as many matches ahead as a slow one, not as many days.
    const to = Math.min(query.data.to, now() + listedRounds * roundMs({ minuteMs }))
    return { matches: calendar.cards(query.data.from, to), minute_ms: minuteMs }
  })
  api.get<{ Params: { id: string } }>('/matches/:id', async (request, reply) => {
    const match = calendar.match(request.params.id, now())
    return match ? { match: match.card, messages: match.messages } : reply.code(404).send({ error: 'unknown_match' })
  })
  api.get('/results', async (request, reply) => {
    const query = results.safeParse(request.query)
    if (!query.success) return reply.code(422).send({ error: 'query' })
    return { results: calendar.results(query.data.competition, now(), query.data.count) }
  })
}

function addFollowing(api: FastifyInstance, desk: Desk): void {
  const { calendar, now } = desk
  api.get('/messages', async (request, reply) => {
    const query = after.safeParse(request.query)
    if (!query.success) return reply.code(422).send({ error: 'query' })
    const cursor = query.data.after
    if (cursor === undefined) return { messages: [], next: now(), more: false }
    if (cursor < now() - keptMs) return reply.code(410).send({ error: 'cursor_expired' })
    const deadline = now() + query.data.wait
    for (;;) {
      const present = now()
      const until = Math.min(present, cursor + windowMs)
      const messages = until > cursor ? calendar.messages(cursor, until) : []
      const isDone = messages.length > 0 || until < present || present >= deadline || request.raw.destroyed
      if (isDone) return { messages, next: Math.max(cursor, until), more: until < present }
      await sleep(pollEveryMs)
    }
  })
}

function addOrders(api: FastifyInstance, { replays, now }: Desk): void {
  api.put('/replays', { bodyLimit: 8_000_000 }, async (request, reply) => {
    const body = z.object({ replays: z.array(replay).max(2000) }).safeParse(request.body)
    if (!body.success) return reply.code(422).send({ error: 'replays', detail: body.error.issues[0]?.path.join('.') })
    return { ordered: replays.order(body.data.replays, now()), known: body.data.replays.length }
  })
}
