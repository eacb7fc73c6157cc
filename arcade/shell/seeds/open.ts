import type { GameClient } from '../game-client.ts'
import type { Table } from '../table.ts'
import { type Around, openPairPanel } from './pair-panel.ts'
import { openTablePanel } from './table-panel.ts'

/** The seed panel of a game: the player's pair, or the chain of a live table. */
export function openSeeds(table: Table, client: GameClient, around: Around): void {
  if (!table.isShared) return openPairPanel(table, around)
  const { draw } = client
  if (!draw) throw new Error(`${table.info.game.sysname} is a live table whose client cannot check a draw`)
  openTablePanel(table, { amount: (minor) => around.amount(minor), draw })
}
