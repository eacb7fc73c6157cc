import { toIso } from '@ante/kit/instant'
import type { z } from 'zod'
import { readJson } from '../../../connectors/read-body.ts'
import type { ReplayOrder } from '../../rules/replay-order.ts'
import { FeedRefused, FeedUnavailable, type EventFeed } from '../port.ts'
import {
  matchAnswer,
  matchesAnswer,
  matchesOf,
  messageOf,
  messagesAnswer,
  momentsOf,
  orderAnswer,
  resultsAnswer,
  resultsOf,
} from './wire.ts'

export interface TouchlineOptions {
  /** Base address without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  readonly timeoutMs?: number
}
interface Request {
  readonly path: string
  readonly method?: 'GET' | 'PUT'
  readonly body?: unknown
  /** Beside the usual time-out: what the vendor is asked to hold the answer. */
  readonly waitMs?: number
  readonly attempts?: number
}
interface Reply {
  readonly status: number
  readonly body: unknown
}

const orderedAtOnce = 500

/** One call, repeated after a failure that may pass. Every request may be repeated: reads, and orders under ids of our own. */
async function send(
  options: TouchlineOptions,
  { path, method = 'GET', body, waitMs = 0, attempts = 3 }: Request
): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    const reply = await once(options, { path, method, body, waitMs })
    if (typeof reply !== 'string') return reply
    if (attempt >= attempts) throw new FeedUnavailable(`touchline ${method} ${path}: ${reply}`)
    await new Promise((resolve) => setTimeout(resolve, 150 * 2 ** attempt))
  }
}

const bytesMax = 16 * 1024 * 1024

/** The reply, or why there is none that can be relied on. */
async function once(
  { url, apiKey, timeoutMs = 4000 }: TouchlineOptions,
  { path, method = 'GET', body, waitMs = 0 }: Request
): Promise<Reply | string> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutMs + waitMs),
      redirect: 'error',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel()
      return `status ${response.status}`
    }
    return { status: response.status, body: await readJson(response, bytesMax) }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return error instanceof Error ? `${error.name} ${error.message}${cause}` : String(error)
  }
}

function understood<T extends z.ZodType>({ status, body }: Reply, shape: T): z.output<T> {
  if (status !== 200) throw new FeedUnavailable(`touchline answered ${status}`)
  const parsed = shape.safeParse(body)
  if (!parsed.success)
    throw new FeedUnavailable(`touchline answered something else: ${parsed.error.issues[0]?.path.join('.') ?? ''}`)
  return parsed.data
}

const orderOf = ({ id, startsAt, competition, round, home, away, halfTime, fullTime, goals, end }: ReplayOrder) => ({
  id,
  starts_at: toIso(startsAt),
  competition,
  round,
  home,
  away,
  end,
  ...(halfTime && { half_time: halfTime }),
  ...(fullTime && { full_time: fullTime }),
  ...(goals && { goals }),
})

export function touchline(options: TouchlineOptions): EventFeed {
  return {
    name: 'touchline',
    sport: 'football',
    async matches(from, to) {
      const query = new URLSearchParams({ from: toIso(from), to: toIso(to) })
      return matchesOf(
        understood(await send(options, { path: `/v1/matches?${query.toString()}` }), matchesAnswer).matches
      )
    },
    async results(competition, count) {
      const query = new URLSearchParams({ competition, count: String(count) })
      return resultsOf(
        understood(await send(options, { path: `/v1/results?${query.toString()}` }), resultsAnswer).results
      )
    },
    async match(id) {
      const reply = await send(options, { path: `/v1/matches/${encodeURIComponent(id)}` })
      if (reply.status === 404) return undefined
      return momentsOf(understood(reply, matchAnswer).messages)
    },
    async follow(cursor, waitMs) {
      const query = new URLSearchParams({
        wait: String(waitMs),
        ...(cursor === undefined ? {} : { after: String(cursor) }),
      })
      // One attempt: the caller comes again at once and knows what a silence means.
      const reply = await send(options, { path: `/v1/messages?${query.toString()}`, waitMs, attempts: 1 })
      if (reply.status === 410) return 'expired'
      const { messages, next, more } = understood(reply, messagesAnswer)
      return { messages: messages.map(messageOf), cursor: BigInt(next), more }
    },
    async order(replays) {
      let ordered = 0
      for (let start = 0; start < replays.length; start += orderedAtOnce) {
        const body = { replays: replays.slice(start, start + orderedAtOnce).map(orderOf) }
        const reply = await send(options, { path: '/v1/replays', method: 'PUT', body, waitMs: 6000 })
        if (reply.status === 422) throw new FeedRefused('touchline does not take these replays')
        ordered += understood(reply, orderAnswer).ordered
      }
      return ordered
    },
  }
}
