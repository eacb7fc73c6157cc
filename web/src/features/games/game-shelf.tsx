import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/document/site-data.ts'
import { GameRow } from './game-row.tsx'
import { GameTile } from './game-tile.tsx'
import type { TileGame } from './tile-game.ts'

/**
 * A kind with few games; its title leads to the whole of it where the site's flag says so (LOBBY-12). The first large, the others as lines below it, or beside it where the shelf is `wide`. Shelves stand beside each
 * other where a rail would be half empty.
 */
export function GameShelf({
  title,
  to,
  games,
  wide = false,
}: {
  title: string
  to: string
  games: readonly TileGame[]
  wide?: boolean
}) {
  const t = useTranslations('common')
  const { isTitleClickable } = useSettings('site')
  const [first, ...others] = games
  return (
    <section className="grid content-start gap-3">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 className="font-display text-22">
          {isTitleClickable ? (
            <Link to={to} className="tap-room rounded-1 hover:text-ember">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <Link
          to={to}
          className="inline-flex min-h-11 items-center rounded-1 px-2 text-14 font-medium text-chalk-2 hover:text-chalk"
          aria-label={`${t('showAll')}: ${title}`}
        >
          {t('showAll')}
        </Link>
      </div>
      <div className={`grid content-start gap-3 ${wide ? 'wide:grid-cols-[1.2fr_1fr] wide:gap-5' : ''}`}>
        {first && <GameTile game={first} shape="wide" />}
        {others.length > 0 && (
          <ul className="-mx-2 grid content-start">
            {others.map((game) => (
              <li key={game.sysname}>
                <GameRow game={game} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
