import { usePageAddress } from '../../app/navigation/page-address.ts'
import type { TileGame } from './tile-game.ts'

/** LOBBY-04: where a tile leads. The sportsbook has a page of its own. */
export function usePageOf(): (game: Pick<TileGame, 'sysname' | 'name' | 'type'>) => string {
  const address = usePageAddress()
  return ({ sysname, name, type }) => (type === 'betting' ? '/betting' : address('game', sysname, name))
}
