import { connectorKind } from '@ante/kit/connector'
import type { ReadTx } from '@ante/kit/context'
import type { Instant } from '@ante/kit/instant'
import type { AnySport, Incident, PricedMarket, Score } from '../sports/sport.ts'
import type { ReplayOrder } from '../rules/replay-order.ts'

/** A match as a feed lists it. Ids are the feed's own. */
export interface FeedMatch {
  readonly id: string
  readonly competition: {
    readonly id: string
    readonly name: string
    readonly region: { readonly code: string; readonly name: string }
  }
  readonly round: string
  readonly startsAt: Instant
  readonly home: { readonly id: string; readonly name: string }
  readonly away: { readonly id: string; readonly name: string }
  /** Ordered by a customer: by us or by somebody before us. */
  readonly isReplay: boolean
}
export interface FeedResult extends FeedMatch {
  readonly score: Score
}
export interface FeedMessage {
  /** Empty where not even that can be read: it may be any. */
  readonly matchId: string
  /** Undefined for one that cannot be read: a word of this match is missing. */
  readonly moment: Incident | undefined
}
export interface FeedBatch {
  /** Oldest first. */
  readonly messages: readonly FeedMessage[]
  /** Where the next batch begins. */
  readonly cursor: bigint
  /** There is more of the past: what is known now is behind. */
  readonly more: boolean
}
/** The feed does not answer, or answers what cannot be understood. Nothing is known, so nothing may be assumed. */
export class FeedUnavailable extends Error {}

/** The feed understands us and says no: asking again in the same words changes nothing. */
export class FeedRefused extends Error {}

/**
 * Events: what the sportsbook needs of a vendor of fixtures, incidents and results. Every call ends in bounded time or throws FeedUnavailable. What cannot be read of a list
 * keeps nothing else of it from being read; a list of which nothing can be read is no empty one, and throws FeedUnavailable.
 */
export interface EventFeed {
  readonly name: string
  /** The key of the sport that it speaks of. */
  readonly sport: string
  matches(from: Instant, to: Instant): Promise<FeedMatch[]>
  /** The latest final scores of a competition, newest first. */
  results(competition: string, count: number): Promise<FeedResult[]>
  /**
   * All that was told of one match; undefined when the feed does not know it. A word that cannot be read is left out, which the numbers of those behind it
   * show; where it is the last, it is there as undefined.
   */
  match(id: string): Promise<readonly (Incident | undefined)[] | undefined>
  /** Messages after the cursor, waiting up to `waitMs` for the first. Without a cursor: from now on. `expired`: that past is no longer kept. */
  follow(cursor: bigint | undefined, waitMs: number): Promise<FeedBatch | 'expired'>
  /** Orders replays; an id that was ordered before stays as it was. How many were new. Throws FeedRefused, for all of them, where one cannot be played. */
  order(replays: readonly ReplayOrder[]): Promise<number>
}
/** An event for which prices are wanted. */
export interface UnpricedEvent {
  readonly id: number
  readonly sport: string
  readonly competition_id: number
  readonly home_id: number
  readonly away_id: number
  readonly starts_at: Date
  readonly neutral: boolean
}
/** Prices: where the markets of an event and their prices come from. Our model with its margin is the first (`trading/model-prices.ts`). */
export interface PriceFeed {
  readonly name: string
  /** What prices of these events are made from, to be stored with them; one that it does not price is left out. It reads, and calls no vendor. */
  modelsOf(tx: ReadTx, events: readonly UnpricedEvent[]): Promise<ReadonlyMap<number, unknown>>
  /** Every market that it offers of an event in this state, by what is stored with it. `passed`: the part of the clock's present unit that is over, 0 to 1. */
  marketsOf(sport: AnySport, model: unknown, state: unknown, passed: number): readonly PricedMarket[]
}

export interface SportsbookPorts {
  readonly feed: EventFeed
  readonly prices: PriceFeed
}

export const feedConnector = connectorKind<EventFeed>()('feed')
