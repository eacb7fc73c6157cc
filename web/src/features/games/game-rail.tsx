import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/document/site-data.ts'
import { Rail } from '../../ui/rail.tsx'
import { GameTile, railTile, shapeOf } from './game-tile.tsx'
import type { TileGame } from './tile-game.ts'

/** A row of games; its title leads to the whole of it where the site's flag says so (LOBBY-12). */
export function GameRail({
  title,
  to,
  games,
  shape: wished,
  notes,
}: {
  title: string
  to?: string
  games: readonly TileGame[]
  shape?: 'tall' | 'wide'
  notes?: Readonly<Record<string, string>>
}) {
  const t = useTranslations('common')
  const { isTitleClickable } = useSettings('site')
  const ofSite = shapeOf(useSettings('games').item.type)
  const shape = wished ?? ofSite
  const heading: ReactNode =
    to && isTitleClickable ? (
      <Link to={to} className="tap-room rounded-1 hover:text-ember">
        {title}
      </Link>
    ) : (
      title
    )
  const more = to && (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center rounded-1 px-2 text-14 font-medium text-chalk-2 hover:text-chalk"
      aria-label={`${t('showAll')}: ${title}`}
    >
      {t('showAll')}
    </Link>
  )
  return (
    <Rail title={heading} more={more}>
      {games.map((game) => (
        <li key={game.sysname} className={railTile[shape]}>
          <GameTile game={game} shape={shape} note={notes?.[game.sysname]} />
        </li>
      ))}
    </Rail>
  )
}
