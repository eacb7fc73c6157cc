export const moves = ['hit', 'stand', 'double', 'split', 'surrender'] as const
export type Move = (typeof moves)[number]
export type Result = 'blackjack' | 'won' | 'push' | 'lost' | 'bust' | 'surrendered'

export type HandView = {
  readonly cards: readonly number[]
  readonly total: number
  readonly soft: boolean
  /** In minor units, as is `win`: twice as much once it is doubled. */
  readonly stake: number
  /** Null until the round is over; a hand beyond 21 is lost at once. */
  readonly result: Result | null
  readonly win: number
}
export type BlackjackView = {
  /** One card while the player decides. */
  readonly dealer: readonly number[]
  readonly dealerTotal: number
  readonly hands: readonly HandView[]
  /** The place of the hand that is decided on; null when the round is over. */
  readonly active: number | null
  /** What may be done with it now. */
  readonly moves: readonly Move[]
}
