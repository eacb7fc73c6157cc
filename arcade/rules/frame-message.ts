import { isWireMoney, type WireMoney } from '@ante/kit/money'

/**
 * From a game's frame to the site around it. While `paused`, the site does not show what the server says of the balance, because it would tell a result
 * before the game does. `main` is the balance that the game shows meanwhile; without it the site keeps what it shows.
 */
export interface BalanceMessage {
  readonly type: 'ante:balance'
  readonly paused: boolean
  readonly main?: WireMoney
}

/** How often a game repeats that it is paused, and after how long the site shows the balance again when it hears nothing more. */
export const pauseRepeatMs = 2000
export const pauseEndsMs = 6000

export const isBalanceMessage = (data: unknown): data is BalanceMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'ante:balance'

/** From a game's frame to the site around it: its player does something in the game, so they are not inactive. */
export interface ActivityMessage {
  readonly type: 'ante:activity'
}
/** A game tells it at most so often. */
export const activityEveryMs = 1000

export const isActivityMessage = (data: unknown): data is ActivityMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'ante:activity'

/** From the site to the game's frame: something stands over the game that its player has to answer. Autoplay makes no further stake. */
export interface StopMessage {
  readonly type: 'ante:stop'
}
export const isStopMessage = (data: unknown): data is StopMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'ante:stop'

/** From the site to the game's frame: the balance that the site shows now. It may be older than what the game shows. */
export interface SiteBalanceMessage {
  readonly type: 'ante:site-balance'
  readonly main: WireMoney
}
export const isSiteBalanceMessage = (data: unknown): data is SiteBalanceMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'ante:site-balance' &&
  'main' in data &&
  isWireMoney(data.main)
