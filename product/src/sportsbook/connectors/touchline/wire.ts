import { instantOf } from '@ante/kit/instant'
import { isStorable } from '@ante/kit/storable'
import { z } from 'zod'
import type { MatchEvent, MatchEventKind } from '../../sports/football/index.ts'
import { type FeedMatch, type FeedMessage, type FeedResult, FeedUnavailable } from '../port.ts'

const named = z.object({ id: z.string().min(1).max(120), name: z.string().min(1).max(120) })
const card = z.object({
  id: z.string().min(1).max(120),
  competition: z.object({
    id: z.string().min(1).max(120),
    name: z.string().max(120),
    region: z.object({ code: z.string().max(16), name: z.string().max(120) }),
  }),
  round: z.string().max(120),
  starts_at: z.iso.datetime({ offset: true }),
  home: named,
  away: named,
  replay: z.boolean(),
})
/** The vendor's words for moments; a word that we do not know yet is not guessed. */
const kinds: Readonly<Partial<Record<string, MatchEventKind>>> = {
  KO: 'kick_off',
  CLOCK: 'clock',
  GOAL: 'goal',
  GOAL_CANCELLED: 'goal_cancelled',
  RED: 'red_card',
  HT: 'half_time',
  SH: 'second_half',
  FT: 'full_time',
  POSTPONED: 'postponed',
  CANCELLED: 'cancelled',
  ABANDONED: 'abandoned',
}
const message = z.object({
  match: z.string().min(1).max(120).refine(isStorable),
  n: z.number().int().positive(),
  code: z.string().max(40),
  minute: z.number().int().min(0).max(130),
  stoppage: z.number().int().min(0).max(60),
  side: z.enum(['home', 'away']).optional(),
})

const past = card.extend({ score: z.tuple([z.number().int().min(0), z.number().int().min(0)]) })

// What stands in a list is read one by one: what cannot be read is alone in that.
const list = z.array(z.unknown())
export const matchesAnswer = z.object({ matches: list })
export const resultsAnswer = z.object({ results: list })
export const matchAnswer = z.object({ messages: list })
export const messagesAnswer = z.object({ messages: list, next: z.number().int().positive(), more: z.boolean() })
export const orderAnswer = z.object({ ordered: z.number().int() })

/** What can be read of a list. Throws FeedUnavailable where that is nothing of it: then it is told in another way than we know. */
function readable<T>(all: readonly unknown[], read: (one: unknown) => T | undefined): T[] {
  const known = all.map(read).filter((one) => one !== undefined)
  if (all.length > 0 && known.length === 0) throw new FeedUnavailable('touchline tells nothing that can be read')
  return known
}
const shaped =
  <T extends z.ZodType>(shape: T) =>
  (one: unknown): z.output<T> | undefined => {
    const { data } = shape.safeParse(one)
    return data !== undefined && isStorable(data) ? data : undefined
  }
const matchOf = ({ starts_at, replay, ...rest }: z.infer<typeof card>): FeedMatch => ({
  ...rest,
  isReplay: replay,
  startsAt: instantOf(starts_at),
})

export const matchesOf = (all: readonly unknown[]): FeedMatch[] => readable(all, shaped(card)).map(matchOf)
export const resultsOf = (all: readonly unknown[]): FeedResult[] =>
  readable(all, shaped(past)).map(({ score: [home, away], ...match }) => ({ ...matchOf(match), score: { home, away } }))

export function messageOf(raw: unknown): FeedMessage {
  const { data } = message.safeParse(raw)
  if (data) return { matchId: data.match, moment: momentOf(data) }
  return { matchId: message.pick({ match: true }).safeParse(raw).data?.match ?? '', moment: undefined }
}
export function momentsOf(all: readonly unknown[]): FeedMessage['moment'][] {
  const read = (one: unknown) => messageOf(one).moment
  const known = readable(all, read)
  return all.length > 0 && !read(all.at(-1)) ? [...known, undefined] : known
}

const momentOf = ({ n, code, minute, stoppage, side }: z.infer<typeof message>): MatchEvent => ({
  sequence: n,
  kind: kinds[code] ?? 'unknown',
  minute,
  added: stoppage,
  ...(side && { side }),
})
