import type { Game } from '@ante/product/games/contract'
import { shownImage, shownName } from '@ante/product/games/rules/lobby'

/** What a tile needs of a game: loaders send this and no more. */
export interface TileGame {
  sysname: string
  name: string
  tall: string
  wide: string
  studio: string
  studioName: string
  type: Game['type']
  isNew: boolean
  /** Staff switched it off for now. */
  isOff: boolean
  demo: boolean
  rtp: string | null
  /** How many times its stake its best round of the last 24 hours won; only where a list is sorted by it. */
  bestWin?: string
}

export const tileGame = (game: Game): TileGame => ({
  sysname: game.sysname,
  name: shownName(game),
  tall: game.image_url,
  wide: shownImage(game),
  studio: game.provider.sysname,
  studioName: game.provider.name,
  type: game.type,
  isNew: game.is_new,
  isOff: !game.is_enabled,
  demo: game.has_demo,
  rtp: game.rtp_percent,
  ...(game.best_win !== undefined && { bestWin: game.best_win }),
})
