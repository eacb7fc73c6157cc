import { type Money, money, toWire } from '@ante/kit/money'
import { potentialExtra, wireBetBoost } from './bets/boosts.ts'
import { wireJackpot } from './bets/jackpot-of-bets.ts'
import { potentialFree } from './rules/gift-payouts.ts'
import type { z } from 'zod'
import {
  type bet,
  type fixtureChange,
  type fixtureDetail,
  type fixtureSummary,
  type market,
  outcome as outcomeCode,
} from './contract.ts'
import { sportOf } from './sports/registry.ts'
import type { AnySport } from './sports/sport.ts'
import { overroundOf } from './rules/margin.ts'
import { priceOf, shownPrice } from './rules/slip.ts'
import { pricesOf } from './rules/play.ts'
import type { IncidentRow, ListedRow, MarketRow } from './catalogue/store.ts'
import type { BetRow, LegRow } from './bets/store-bets.ts'

/** From rows to the wire, in one place. What is stored as a sport's own value is read by its schemas and said in its words. */

const wireState = (sport: AnySport, state: unknown) => sport.wire.state(sport.stateSchema.parse(state))

export function wireKey(sport: AnySport, { market_type, specifier }: Pick<MarketRow, 'market_type' | 'specifier'>) {
  const key = sport.wire.market({ type: market_type, specifier })
  if (!key) throw new Error(`${sport.key} has no market ${market_type} ${specifier}`)
  return key
}
export const outcomesOf = (codes: readonly string[]) => codes.map((code) => outcomeCode.parse(code))
const wirePrice = (thousandths: number | null): number | null => (thousandths === null ? null : thousandths / 1000)

function wireMarket(sport: AnySport, row: MarketRow): z.input<typeof market> {
  const prices = row.prices.map(wirePrice)
  return {
    id: String(row.id),
    ...wireKey(sport, row),
    status: row.status,
    version: row.version,
    book: overroundOf(
      prices.filter((price) => price !== null),
      sport.winnersOf(row.market_type)
    ),
    selections: outcomesOf(row.codes).map((outcome, index) => ({ outcome, price: prices[index] ?? null })),
  }
}

function head(row: ListedRow, marketCount: number, takesReplays: boolean) {
  return {
    id: String(row.id),
    league: {
      id: String(row.competition_id),
      sysname: row.competition_sysname,
      name: row.competition_name,
      country: { code: row.country_code, name: row.country_name },
    },
    home: { id: String(row.home_id), name: row.home_name, short_name: row.home_short },
    away: { id: String(row.away_id), name: row.away_name, short_name: row.away_short },
    kickoff: row.starts_at.toISOString(),
    round: row.round,
    replay: row.replay,
    takes_bets: !row.replay || takesReplays,
    live: row.status === 'live',
    version: row.version,
    state: wireState(sportOf(row.sport), row.state),
    market_count: marketCount,
  }
}

export const wireSummary = (
  row: ListedRow,
  { main, count }: { readonly main: MarketRow | undefined; readonly count: number },
  takesReplays: boolean
): z.input<typeof fixtureSummary> => ({
  ...head(row, count, takesReplays),
  main_market: main ? wireMarket(sportOf(row.sport), main) : null,
})

export const wireDetail = (
  row: ListedRow,
  markets: readonly MarketRow[],
  incidents: readonly IncidentRow[],
  takesReplays: boolean
): z.input<typeof fixtureDetail> => {
  const sport = sportOf(row.sport)
  const openCount = markets.filter((one) => one.status === 'open' || one.status === 'suspended').length
  return {
    ...head(row, openCount, takesReplays),
    markets: markets.map((one) => wireMarket(sport, one)),
    timeline: incidents.map(({ incident, state }) => ({
      ...sport.wire.incident(sport.incidentSchema.parse(incident)),
      score: { ...sport.scoreOf(sport.stateSchema.parse(state)) },
    })),
  }
}

export function wireChange(
  row: ListedRow,
  markets: readonly MarketRow[],
  since: number
): z.input<typeof fixtureChange> {
  const sport = sportOf(row.sport)
  return {
    fixture_id: String(row.id),
    since,
    version: row.version,
    live: row.status === 'live',
    kickoff: row.starts_at.toISOString(),
    state: wireState(sport, row.state),
    markets: markets.map((one) => ({
      id: String(one.id),
      ...wireKey(sport, one),
      status: one.status,
      version: one.version,
      prices: one.prices.map(wirePrice),
    })),
  }
}

const sum = (minor: bigint, row: BetRow): Money => money(minor, row.currency)
const reasons = ['void', 'push', 'price_moved', 'state_changed', 'market_suspended'] as const

function potentialOfBet(row: BetRow): Money {
  const potential = sum(row.potential_minor + potentialExtra(row), row)
  return row.free_bet_id === null
    ? potential
    : potentialFree(potential, sum(row.stake_minor, row), row.free_returns_stake === true)
}

export function wireBet(row: BetRow, legs: readonly LegRow[]): z.input<typeof bet> {
  return {
    id: String(row.id),
    placed_at: row.placed_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    state: row.state,
    reason: reasons.find((reason) => reason === row.reason) ?? null,
    stake: toWire(sum(row.stake_minor, row)),
    price: shownPrice(priceOf(pricesOf(legs.map((one) => one.price)).map((price) => ({ price })))),
    free: row.free_bet_id === null ? null : { returns_stake: row.free_returns_stake === true },
    boost: wireBetBoost(row),
    jackpot: wireJackpot(row),
    potential: toWire(potentialOfBet(row)),
    payout: row.payout_minor === null ? null : toWire(sum(row.payout_minor + (row.boost_paid_minor ?? 0n), row)),
    legs: legs.map(wireLeg),
  }
}

function wireLeg(leg: LegRow): z.input<typeof bet>['legs'][number] {
  const sport = sportOf(leg.sport)
  const placed = leg.placed_state === null ? null : sport.scoreOf(sport.stateSchema.parse(leg.placed_state))
  return {
    fixture_id: String(leg.event_id),
    market_id: String(leg.market_id),
    league: leg.competition,
    home: leg.home,
    away: leg.away,
    kickoff: leg.starts_at.toISOString(),
    ...wireKey(sport, leg),
    outcome: outcomeCode.parse(leg.outcome),
    price: leg.price / 1000,
    score_at_placing: placed && { ...placed },
    state: wireState(sport, leg.state),
    result: leg.result,
    replay: leg.replay,
  }
}
