import { keysOf } from '@ante/kit/record'
import { z } from 'zod'
import { marketKinds } from '../sports/football/market-types.ts'

export { marketKinds }

/** The sportsbook's closed lists of words: the wire, the rules and the database speak them alike. */

export type MarketKind = keyof typeof marketKinds
export type Outcome = (typeof marketKinds)[MarketKind][number]
export const marketKind = z.enum(keysOf(marketKinds))
export const outcome = z.enum([
  'home',
  'draw',
  'away',
  'home_draw',
  'home_away',
  'draw_away',
  'yes',
  'no',
  'over',
  'under',
])

/**
 * `suspended`: prices are shown but locked, it may come back. `decided`: its result is certain already; it has no prices, and comes back only if an incident is
 * taken back. `closed`: no more bets. `settled`: the bets on it are paid.
 */
export const marketStatus = z.enum(['open', 'suspended', 'decided', 'closed', 'settled'])
export type MarketStatus = z.infer<typeof marketStatus>

/** Where an event of any sport stands. */
export const eventStatus = z.enum(['not_started', 'live', 'ended', 'postponed', 'cancelled', 'abandoned'])
export type EventStatus = z.infer<typeof eventStatus>
/** Nothing more can happen under this event: its result is final. */
export const isOver = (status: EventStatus): boolean => status !== 'not_started' && status !== 'live'

export const phases = [
  'not_started',
  'first_half',
  'half_time',
  'second_half',
  'finished',
  'postponed',
  'cancelled',
  'abandoned',
] as const
export const phase = z.enum(phases)
export type Phase = z.infer<typeof phase>

/** `pending` waits out the live delay; `returned` is a bet whose stake came back (void or push); `rejected` did not survive the delay. */
const betStates = ['pending', 'open', 'won', 'lost', 'returned', 'rejected'] as const
export const betState = z.enum(betStates)
export type BetState = z.infer<typeof betState>

export const legResult = z.enum(['win', 'half_win', 'push', 'void', 'half_loss', 'loss'])
export type LegResult = z.infer<typeof legResult>

/** How one selection of a slip stands. `replay`: its match is one of the past, on which the house takes no bets. */
export const selectionStates = ['open', 'changed', 'suspended', 'closed', 'replay', 'conflict', 'unknown'] as const
export type SelectionStatus = (typeof selectionStates)[number]

/** What the player accepts when a price moved before the bet arrived: nothing, a better price, or any price. */
export const pricePolicy = z.enum(['none', 'higher', 'any'])
export type PricePolicy = z.infer<typeof pricePolicy>
