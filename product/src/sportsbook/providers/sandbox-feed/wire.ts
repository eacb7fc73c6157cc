import { instantOf } from '@ante/kit/instant'
import { z } from 'zod'
import type { MatchMoment, MomentKind } from '../../rules/match.ts'
import type { FeedMatch } from '../port.ts'

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
/** The vendor's words for moments; a word that we do not know yet is skipped, not guessed. */
const kinds: Readonly<Record<string, MomentKind>> = {
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
  match: z.string().min(1).max(120),
  n: z.number().int().positive(),
  code: z.string().max(40),
  minute: z.number().int().min(0).max(130),
  stoppage: z.number().int().min(0).max(60),
  side: z.enum(['home', 'away']).optional(),
})

export const matchesAnswer = z.object({ matches: z.array(card) })
export const resultsAnswer = z.object({ results: z.array(card.extend({ score: z.tuple([z.number().int().min(0), z.number().int().min(0)]) })) })
export const matchAnswer = z.object({ match: card, messages: z.array(message) })
export const messagesAnswer = z.object({ messages: z.array(message), next: z.number().int().positive(), more: z.boolean() })
export const orderAnswer = z.object({ ordered: z.number().int() })

export const matchOf = ({ starts_at, replay, ...rest }: z.infer<typeof card>): FeedMatch => ({ ...rest, isReplay: replay, startsAt: instantOf(starts_at) })

export function momentOf({ n, code, minute, stoppage, side }: z.infer<typeof message>): MatchMoment | undefined {
  const kind = kinds[code]
  return kind && { sequence: n, kind, minute, added: stoppage, ...(side && { side }) }
}
