import { z } from 'zod'
import { lineOf } from '../../rules/lines.ts'
import { phase } from '../../rules/vocabulary.ts'
import { matchEvent } from '../../rules/wire-shapes.ts'
import type { WireWords } from '../sport.ts'
import type { FixtureState, MatchEvent } from './match.ts'
import { kindAndLine } from './specifiers.ts'

const score = z.object({ home: z.int().min(0).max(999), away: z.int().min(0).max(999) })
/** A match's state as it is stored. */
export const fixtureState: z.ZodType<FixtureState> = z
  .object({
    phase,
    minute: z.int().min(0).max(999),
    added: z.int().min(0).max(999),
    score,
    halfTime: score.optional(),
    redCards: score,
  })
  .transform((state) => ({ ...state, halfTime: state.halfTime }))
/** A match event as it is stored: one that is told. */
export const matchEventSchema: z.ZodType<MatchEvent> = z
  .object({
    sequence: z.int(),
    kind: matchEvent.shape.kind,
    minute: z.int(),
    added: z.int(),
    side: z.enum(['home', 'away']).optional(),
  })
  .transform(({ side, ...moment }) => ({ ...moment, ...(side && { side }) }))

export const wire: WireWords<FixtureState, MatchEvent> = {
  state: ({ phase: now, minute, added, score: stands, halfTime, redCards }) => ({
    phase: now,
    minute,
    added,
    score: { ...stands },
    half_time: halfTime ? { ...halfTime } : null,
    red_cards: { ...redCards },
  }),
  market(market) {
    const known = kindAndLine(market)
    return known && { kind: known.kind, line: known.line === undefined ? null : lineOf(known.line) }
  },
  incident: ({ kind, minute, added, side }) => ({
    kind: matchEvent.shape.kind.parse(kind),
    minute,
    added,
    side: side ?? null,
  }),
}
