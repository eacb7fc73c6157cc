import type { Instant } from '@ante/kit/instant'

/** A match of the past that the feed is asked to play again. */
export interface ReplayOrder {
  readonly id: string
  readonly startsAt: Instant
  readonly competition: {
    readonly id: string
    readonly name: string
    readonly region: { readonly code: string; readonly name: string }
  }
  readonly round: string
  readonly home: { readonly id: string; readonly name: string }
  readonly away: { readonly id: string; readonly name: string }
  readonly halfTime: readonly [number, number] | undefined
  readonly fullTime: readonly [number, number] | undefined
  readonly goals:
    | readonly { readonly side: 'home' | 'away'; readonly minute: number; readonly stoppage: number }[]
    | undefined
  readonly end: 'played' | 'postponed' | 'cancelled' | 'abandoned'
}
