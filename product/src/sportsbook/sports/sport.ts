import type { Fraction } from '@ante/arcade/rules/exact/fraction'
import type { Odds } from '@ante/kit/odds'
import type { z } from 'zod'
import type { EventStatus, LegResult } from '../rules/vocabulary.ts'
import type { fixtureState, market as wireMarket, matchEvent } from '../rules/wire-shapes.ts'

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

/** Goals, sets or points of both sides. */
export interface Score {
  readonly home: number
  readonly away: number
}
/** An event as the ratings see it before it: participants by their ids as text, days since the epoch. */
export interface Meeting {
  readonly home: string
  readonly away: string
  readonly day: number
  /** No side is at home. */
  readonly neutral: boolean
}
export interface EndedMeeting extends Meeting {
  readonly score: Score
}
/** What is stored of the ratings: the competition's own, and those of its participants by their ids as text. */
export interface StoredRatings {
  readonly competition: unknown
  readonly participants: ReadonlyMap<string, unknown>
}
/** What results teach about a competition and its participants, and what that says of an event to come. */
export interface Ratings<Model, Book> {
  /** Of a competition of which nothing is known. */
  readonly first: Book
  read(stored: StoredRatings): Book
  write(book: Book): StoredRatings
  modelOf(book: Book, meeting: Meeting): Model
  /** The book after these events, in the order of their days. */
  learn(book: Book, ended: readonly EndedMeeting[]): Book
}
/** A sport's own values in the words of the wire. */
export interface WireWords<State, Happening> {
  state(state: State): z.input<typeof fixtureState>
  /** Undefined for a market that the sport does not have. */
  market(market: MarketKey): Pick<z.input<typeof wireMarket>, 'kind' | 'line'> | undefined
  incident(incident: Happening): Omit<z.input<typeof matchEvent>, 'score'>
}

/** All that the sportsbook asks of a sport. Values in, values out; each sport is a folder, and nothing outside of it knows more of it than this. */
export interface Sport<State, Happening extends Incident, Model, Book = unknown> {
  readonly key: string
  /** The codes of each market type's outcomes, in the order in which prices are sent. */
  readonly marketTypes: Readonly<Record<string, readonly string[]>>
  /** The type of the market that a summary of an event shows. */
  readonly mainMarket: string
  /** A state, an incident and a model as the database stores them: they survive a round trip through JSON. */
  readonly stateSchema: z.ZodType<State>
  readonly incidentSchema: z.ZodType<Happening>
  readonly modelSchema: z.ZodType<Model>
  readonly beforeStart: State
  readonly ratings: Ratings<Model, Book>
  readonly wire: WireWords<State, Happening>
  /** The state after an incident; undefined where it cannot happen in this state. */
  apply(state: State, incident: Happening): State | undefined
  statusOf(state: State): EventStatus
  scoreOf(state: State): Score
  /** The same state with another score: a result is put right. */
  withScore(state: State, score: Score): State
  /** The incident that ends an event which did not take place, or of which the rest is not known. */
  breakOff(status: EventStatus, sequence: number): Happening
  /** Every price is wrong after it, until the next incident that is none of these. */
  invalidatesPrices(incident: Happening, state: State): boolean
  /** Whether it stands in the event's timeline. */
  isTold(incident: Happening): boolean
  /** Where the event's clock stands: its units (minutes, points) within a period; undefined while it does not run. */
  clockOf(state: State): { readonly period: string; readonly unit: number } | undefined
  /** How many outcomes of a market of this type win. */
  winnersOf(marketType: string): number
  /** Every market that is offered in this state. `passed`: the part of the clock's present unit that is over, 0 to 1. */
  price(model: Model, state: State, passed: number): readonly PricedMarket[]
  /** The most that comes back of a bet on the average, of a unit staked, by any of its prices from such odds on; null: by any price. */
  bestReturn(oddsLeast: number | null): Fraction
  /** Whether the result of every outcome of a market is certain in this state, unless an incident is taken back. */
  isDecided(market: MarketKey, state: State): boolean
  /** With which ends of an event a selection is lost, a bit for each end that markets tell apart; every bit for a selection that the sport does not have. */
  lossesOf(selected: Selected): bigint
  /** How a selection of an event that is over ends; undefined for a selection that the sport does not have. */
  resultOf(selected: Selected, state: State): LegResult | undefined
}
/** A sport whose values only it understands. */
export type AnySport = Sport<unknown, Incident, unknown>
