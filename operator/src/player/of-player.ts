import type { PlayerItem } from '@ante/product/players/contract-staff'

/** What every section of the page of a player gets. */
export interface OfPlayer {
  readonly player: PlayerItem
  /** Grows with each decision about the player: what is shown is read again. */
  readonly turn: number
  readonly onDecided: () => void
}
export const pageSize = 10
