import { pictureShapes } from '@ante/kit/picture'
import { PaperArt } from '../../ui/paper-art.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { TileGame } from './tile-game.ts'

/** A game's picture, filling its frame. What cannot be loaded is replaced (LOBBY-32). `first`: the largest thing that a page shows at once. */
export function GameArt({
  game,
  shape,
  eager = false,
  first = false,
}: {
  game: Pick<TileGame, 'name' | 'tall' | 'wide' | 'studio'>
  shape: 'tall' | 'wide' | 'small' | 'hero'
  eager?: boolean
  first?: boolean
}) {
  return (
    <Picture
      src={game[shape === 'tall' ? 'tall' : 'wide']}
      {...pictureShapes[shape]}
      {...(shape === 'hero' ? { phone: pictureShapes.heroOnPhone } : {})}
      eager={eager}
      first={first}
      instead={<PaperArt name={game.name} world={game.studio} />}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
