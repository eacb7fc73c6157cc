import type { Odds } from '@ante/kit/odds'
import type { LegResult } from '../rules/vocabulary.ts'

/** A market of an event: its type and, for some types, the line that specifies it, in quarters (2.25 is 9). */
export interface MarketKey {
  readonly kind: string
  readonly line: number | undefined
}
export interface Selected extends MarketKey {
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
  /** Market types and, for each, its outcomes in the order in which prices are sent. */
  readonly marketTypes: Readonly<Record<string, readonly string[]>>
  readonly beforeStart: State
  /** The state after an incident; undefined where it cannot happen in this state. */
  apply(state: State, incident: Happening): State | undefined
  /** Nothing more can happen: results are final. */
  isOver(state: State): boolean
  /** Every price is wrong after it, until the next incident that is none of these. */
  invalidatesPrices(incident: Happening, state: State): boolean
  /** Whether it stands in the event's timeline. */
  isTold(incident: Happening): boolean
  /** Whether no time of the event's clock has passed between two states. */
  isSameTime(before: State, after: State): boolean
  /** Every market that is offered in this state. `passed`: the part of the clock's present unit that is over, 0 to 1. */
  price(model: Model, state: State, passed: number): readonly PricedMarket[]
  /** How a selection of an event that is over ends; undefined for a selection that the sport does not have. */
  resultOf(selected: Selected, state: State): LegResult | undefined
}
