import type { Fraction } from '@ante/arcade/rules/exact/fraction'
import type { Odds } from '@ante/kit/odds'
import type { z } from 'zod'
import type { EventStatus, LegResult } from '../rules/vocabulary.ts'

/**
 * A market of an event, as Betradar's UOF names it: the stable key of its type and, for some types, the parameter that specifies it (`total=2.5`; empty for none).
 * Both stand in stored bets: what was once used keeps its meaning.
 */
export interface MarketKey {
  readonly type: string
  readonly specifier: string
}
export interface Selected extends MarketKey {
  /** The code of the outcome. */
  readonly outcome: string
}
export interface PricedMarket extends MarketKey {
  /** In the order of the type's outcomes. */
  readonly prices: readonly Odds[]
}
/** What happened in an event, as a feed tells it: `sequence` grows by one within the event. */
export interface Incident {
  readonly sequence: number
  readonly kind: string
}

/** All that the sportsbook asks of a sport. Values in, values out; each sport is a folder, and nothing outside of it knows more of it than this. */
export interface Sport<State, Happening extends Incident, Model> {
  readonly key: string
  /** The codes of each market type's outcomes, in the order in which prices are sent. */
  readonly marketTypes: Readonly<Record<string, readonly string[]>>
  /** The type of the market that a summary of an event shows. */
  readonly mainMarket: string
  /** A state and a model as the database stores them: they survive a round trip through JSON. */
  readonly stateSchema: z.ZodType<State>
  readonly modelSchema: z.ZodType<Model>
  readonly beforeStart: State
  /** The state after an incident; undefined where it cannot happen in this state. */
  apply(state: State, incident: Happening): State | undefined
  statusOf(state: State): EventStatus
  /** Every price is wrong after it, until the next incident that is none of these. */
  invalidatesPrices(incident: Happening, state: State): boolean
  /** Whether it stands in the event's timeline. */
  isTold(incident: Happening): boolean
  /** Where the event's clock stands: its units (minutes, points) within a period; undefined while it does not run. */
  clockOf(state: State): { readonly period: string; readonly unit: number } | undefined
  /** Every market that is offered in this state. `passed`: the part of the clock's present unit that is over, 0 to 1. */
  price(model: Model, state: State, passed: number): readonly PricedMarket[]
  /** The most that comes back of a bet on the average, of a unit staked, by any of its prices from such odds on; null: by any price. */
  bestReturn(oddsLeast: number | null): Fraction
  /** Whether the result of every outcome of a market is certain in this state, unless an incident is taken back. */
  isDecided(market: MarketKey, state: State): boolean
  /** Whether one of these selections of an event is not lost, however it ends. */
  coversAll(selections: readonly Selected[]): boolean
  /** How a selection of an event that is over ends; undefined for a selection that the sport does not have. */
  resultOf(selected: Selected, state: State): LegResult | undefined
}
/** A sport whose values only it understands. */
export type AnySport = Sport<unknown, Incident, unknown>
