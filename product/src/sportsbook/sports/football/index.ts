import { z } from 'zod'
import { type EventStatus, type LegResult, outcome, type Phase } from '../../rules/vocabulary.ts'
import { bestReturnOf } from '../../rules/best-return.ts'
import type { Selected, Sport } from '../sport.ts'
import { marketShapes } from './market-shapes.ts'
import { marketKinds, winnersOf } from './market-types.ts'
import { apply, beforeStart, type FixtureState, isLive, type MatchEvent } from './match.ts'
import { mainMarket, priceMatch } from './pricing.ts'
import { footballRatings } from './book.ts'
import type { Book } from './ratings.ts'
import { resultOf, resultWithoutEnd } from './results.ts'
import type { Rates, Score } from './scoreline.ts'
import { kindAndLine, specifierOf } from './specifiers.ts'
import { fixtureState, matchEventSchema, wire } from './wire.ts'

const invalidating: ReadonlySet<MatchEvent['kind']> = new Set(['goal', 'goal_cancelled', 'red_card'])

export { apply, beforeStart, type FixtureState, isLive, type MatchEvent, type MatchEventKind } from './match.ts'
export { fixtureState, kindAndLine }

const rates: z.ZodType<Rates> = z.object({ home: z.number(), away: z.number(), rho: z.number() })

function selectionOf(selected: Selected) {
  const market = kindAndLine(selected)
  const name = outcome.safeParse(selected.outcome).data
  return market && name && (marketKinds[market.kind] as readonly string[]).includes(name)
    ? { ...market, outcome: name }
    : undefined
}

const statuses: Readonly<Record<Phase, EventStatus>> = {
  not_started: 'not_started',
  first_half: 'live',
  half_time: 'live',
  second_half: 'live',
  finished: 'ended',
  postponed: 'postponed',
  cancelled: 'cancelled',
  abandoned: 'abandoned',
}

/** Every way to end that our markets tell apart: nobody offers a line beyond these goals. */
const finals: readonly Score[] = Array.from({ length: 400 }, (_, at) => ({ home: at % 20, away: Math.floor(at / 20) }))
const isKept = (result: LegResult): boolean => result !== 'loss' && result !== 'half_loss'

export const football: Sport<FixtureState, MatchEvent, Rates, Book> = {
  key: 'football',
  marketTypes: marketKinds,
  mainMarket,
  stateSchema: fixtureState,
  incidentSchema: matchEventSchema,
  modelSchema: rates,
  beforeStart,
  ratings: footballRatings,
  wire,
  apply,
  statusOf: ({ phase: now }) => statuses[now],
  scoreOf: ({ score }) => score,
  withScore: (state, score) => ({ ...state, score }),
  breakOff: (status, sequence) => ({
    sequence,
    kind: status === 'not_started' ? 'cancelled' : 'abandoned',
    minute: 0,
    added: 0,
  }),
  winnersOf,
  // What we do not understand of a match in play may have been one of these; before it there is nothing that it could have been.
  invalidatesPrices: ({ kind }, { phase: now }) => invalidating.has(kind) || (kind === 'unknown' && isLive(now)),
  isTold: ({ kind }) => kind !== 'clock' && kind !== 'unknown',
  clockOf: ({ phase: now, minute, added }) =>
    now === 'first_half' || now === 'second_half' ? { period: now, unit: minute + added } : undefined,
  price: (model, state, passed) =>
    priceMatch(model, state, passed).map(({ kind, line, prices }) => ({
      type: kind,
      specifier: specifierOf(kind, line),
      prices,
    })),
  bestReturn: (oddsLeast) => bestReturnOf(marketShapes, oddsLeast),
  isDecided(market, state) {
    const known = kindAndLine(market)
    return (
      known !== undefined &&
      marketKinds[known.kind].every(
        (name) => resultWithoutEnd({ ...known, outcome: name }, 'abandoned', state.score) !== 'void'
      )
    )
  },
  lossesOf(selected) {
    const known = selectionOf(selected)
    const bits = finals.map((final) => (known && isKept(resultOf(known, final)) ? '0' : '1'))
    return BigInt(`0b${bits.join('')}`)
  },
  resultOf(selected, { phase: now, score: final }) {
    const known = selectionOf(selected)
    if (!known) return undefined
    return now === 'finished' ? resultOf(known, final) : resultWithoutEnd(known, now, final)
  },
}
