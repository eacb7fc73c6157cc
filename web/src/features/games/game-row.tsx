import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { GameArt } from './game-art.tsx'
import type { TileGame } from './tile-game.ts'
import { usePageOf } from './use-page-of.ts'

/** A game as a line: a small picture, name and studio, the return at the end. */
export function GameRow({ game }: { game: TileGame }) {
  const { percent } = useNumberText()
  const t = useTranslations('lobby')
  const pageOf = usePageOf()
  return (
    <Link
      to={pageOf(game)}
      className="flex items-center gap-3 rounded-2 p-2 hover:bg-surface-2 focus-visible:bg-surface-2"
    >
      <span className="relative h-12 w-18 shrink-0 overflow-hidden rounded-1 bg-surface-3">
        <GameArt game={game} shape="small" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold" dir="auto">
          {game.name}
        </span>
        <span className="truncate text-12 text-chalk-3" dir="auto">
          {game.studioName}
        </span>
      </span>
      {game.isOff && <Badge>{t('offBadge')}</Badge>}
      {game.rtp && !game.isOff && <span className="figures ltr-run text-12 text-chalk-3">{percent(game.rtp)}</span>}
    </Link>
  )
}
