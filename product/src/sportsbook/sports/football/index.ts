import { marketKind, outcome } from '../../contract.ts'
import type { Sport } from '../sport.ts'
import { marketKinds } from './market-types.ts'
import { apply, beforeStart, type FixtureState, isLive, isOver, type MatchEvent } from './match.ts'
import { priceMatch } from './pricing.ts'
import { resultOf, resultWithoutEnd } from './results.ts'
import type { Rates } from './scoreline.ts'

const invalidating: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'goal_cancelled', 'red_card'])

export { marketKinds, winnersOf } from './market-types.ts'
export { apply, beforeStart, type FixtureState, isLive, isOver, type MatchEvent, type MatchEventKind } from './match.ts'
export {
  type Book,
  expectedGoals,
  learn,
  learnDay,
  type League,
  newBook,
  newLeague,
  type Played,
  type Strength,
} from './ratings.ts'
export type { Rates, Score } from './scoreline.ts'

export const football: Sport<FixtureState, MatchEvent, Rates> = {
  key: 'football',
  marketTypes: marketKinds,
  beforeStart,
  apply,
  isOver: ({ phase }) => isOver(phase),
  // What we do not understand of a match in play may have been one of these; before it there is nothing that it could have been.
  invalidatesPrices: ({ kind }, { phase }) => invalidating.has(kind) || (kind === 'unknown' && isLive(phase)),
  isTold: ({ kind }) => kind !== 'clock' && kind !== 'unknown',
  isSameTime: (before, after) =>
    before.phase === after.phase && before.minute === after.minute && before.added === after.added,
  price: priceMatch,
  resultOf({ kind, line, outcome: name }, { phase, score }) {
    const selected = { kind: marketKind.safeParse(kind).data, line, outcome: outcome.safeParse(name).data }
    if (!selected.kind || !selected.outcome) return undefined
    const known = { kind: selected.kind, line, outcome: selected.outcome }
    if (!(marketKinds[known.kind] as readonly string[]).includes(name)) return undefined
    return phase === 'finished' ? resultOf(known, score) : resultWithoutEnd(known, phase, score)
  },
}
