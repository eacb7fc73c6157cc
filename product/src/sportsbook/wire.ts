import { type Money, money, toWire } from '@ante/kit/money'
import type { z } from 'zod'
import {
  type bet,
  type fixtureChange,
  type fixtureDetail,
  type fixtureSummary,
  marketKinds,
  type matchEvent,
} from './contract.ts'
import type { market } from './contract.ts'
import { marketKeyOf, outcomeAt } from './rules/market-id.ts'
import { type FixtureState, isLive, winnersOf } from './sports/football/index.ts'
import { overroundOf } from './rules/margin.ts'
import { lineOf } from './rules/lines.ts'
import { priceOf, shownPrice } from './rules/slip.ts'
import { pricesOf } from './rules/play.ts'
import { stateOf } from './store-fixtures.ts'
import type { ListedRow, MainRow, MarketRow, MomentRow } from './store.ts'
import type { BetRow, LegRow } from './store-bets.ts'

/** From rows to the wire, in one place. */

export const wireState = ({ phase, minute, added, score, halfTime, redCards }: FixtureState) => ({
  phase,
  minute,
  added,
  score: { ...score },
  half_time: halfTime ? { ...halfTime } : null,
  red_cards: { ...redCards },
})

const keyOf = (id: bigint) => {
  const key = marketKeyOf(id)
  if (!key) throw new Error(`market ${id} has no kind`)
  return key
}

export function wireMarket({ id, status, version, prices }: MarketRow): z.input<typeof market> {
  const { kind, line } = keyOf(id)
  const selections = marketKinds[kind].map((outcome, index) => ({ outcome, price: (prices[index] ?? 0) / 1000 }))
  return {
    id: String(id),
    kind,
    line: line === undefined ? null : lineOf(line),
    status,
    version,
    book: overroundOf(
      selections.map(({ price }) => price),
      winnersOf(kind)
    ),
    selections,
  }
}

function head(row: ListedRow, marketCount: number, takesReplays: boolean) {
  const state = stateOf(row)
  return {
    id: String(row.id),
    league: {
      id: String(row.league_id),
      sysname: row.league_sysname,
      name: row.league_name,
      country: { code: row.country_code, name: row.country_name },
    },
    home: { id: String(row.home_id), name: row.home_name, short_name: row.home_short },
    away: { id: String(row.away_id), name: row.away_name, short_name: row.away_short },
    kickoff: row.kickoff.toISOString(),
    round: row.round,
    replay: row.replay,
    takes_bets: !row.replay || takesReplays,
    live: isLive(state.phase),
    version: row.version,
    state: wireState(state),
    market_count: marketCount,
  }
}

export const wireSummary = (
  row: ListedRow,
  main: MainRow | undefined,
  takesReplays: boolean
): z.input<typeof fixtureSummary> => ({
  ...head(row, main?.count ?? 0, takesReplays),
  main_market:
    main?.id !== undefined && main.id !== null && main.status && main.prices
      ? wireMarket({ id: main.id, status: main.status, version: main.version ?? 0, prices: main.prices })
      : null,
})

export const wireDetail = (
  row: ListedRow,
  markets: readonly MarketRow[],
  moments: readonly MomentRow[],
  takesReplays: boolean
): z.input<typeof fixtureDetail> => ({
  ...head(row, markets.filter((one) => one.status === 'open' || one.status === 'suspended').length, takesReplays),
  markets: markets.map(wireMarket),
  timeline: moments.map(({ kind, minute, added, side, home_goals, away_goals }) => ({
    kind: kind as z.input<typeof matchEvent>['kind'],
    minute,
    added,
    side,
    score: { home: home_goals, away: away_goals },
  })),
})

export function wireChange(
  row: ListedRow,
  markets: readonly MarketRow[],
  since: number
): z.input<typeof fixtureChange> {
  const state = stateOf(row)
  return {
    fixture_id: String(row.id),
    since,
    version: row.version,
    live: isLive(state.phase),
    kickoff: row.kickoff.toISOString(),
    state: wireState(state),
    markets: markets.map(({ id, status, version, prices }) => {
      const { kind, line } = keyOf(id)
      return {
        id: String(id),
        kind,
        line: line === undefined ? null : lineOf(line),
        status,
        version,
        prices: prices.map((price) => price / 1000),
      }
    }),
  }
}

const sum = (minor: bigint, row: BetRow): Money => money(minor, row.currency)
const reasons = ['void', 'push', 'price_moved', 'state_changed', 'market_suspended'] as const

export function wireBet(row: BetRow, legs: readonly LegRow[]): z.input<typeof bet> {
  return {
    id: String(row.id),
    placed_at: row.placed_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    state: row.state,
    reason: reasons.find((reason) => reason === row.reason) ?? null,
    stake: toWire(sum(row.stake_minor, row)),
    price: shownPrice(priceOf(pricesOf(legs.map((one) => one.price)).map((price) => ({ price })))),
    potential: toWire(sum(row.potential_minor, row)),
    payout: row.payout_minor === null ? null : toWire(sum(row.payout_minor, row)),
    legs: legs.map(wireLeg),
  }
}

function wireLeg(leg: LegRow): z.input<typeof bet>['legs'][number] {
  const { kind, line } = keyOf(leg.market_id)
  const outcome = outcomeAt(kind, leg.outcome)
  if (!outcome) throw new Error(`market ${leg.market_id} has no outcome ${leg.outcome}`)
  return {
    fixture_id: String(leg.market_id / 1000n),
    market_id: String(leg.market_id),
    league: leg.league,
    home: leg.home,
    away: leg.away,
    kickoff: leg.kickoff.toISOString(),
    kind,
    line: line === undefined ? null : lineOf(line),
    outcome,
    price: leg.price / 1000,
    score_at_placing:
      leg.placed_home === null || leg.placed_away === null ? null : { home: leg.placed_home, away: leg.placed_away },
    state: wireState(stateOf(leg)),
    result: leg.result,
    replay: leg.replay,
  }
}
