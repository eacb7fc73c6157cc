import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { useExclusion } from '../../app/session/exclusion.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { GameArt } from './game-art.tsx'
import { useFreeSpins } from './free-spins.ts'
import { useHasHearts, useLiked } from './likes.ts'
import type { TileGame } from './tile-game.ts'
import { usePageOf } from './use-page-of.ts'

/**
 * A game in a rail or in the hall: its art, then name and studio in text. Hover and focus reveal the ways to play; the whole art leads to the
 * game page, where it starts for free. LOBBY-25: where the operator wants the art alone, name and button stand on it and come with hover and focus;
 * a finger, which cannot hover, always sees them. Whoever may not play is shown no way to.
 */
export function GameTile({
  game,
  shape,
  eager = false,
  waits = false,
  note,
}: {
  game: TileGame
  shape: 'tall' | 'wide'
  eager?: boolean
  /** On a phone its picture is asked for after the page's first one. */
  waits?: boolean
  note?: string | undefined
}) {
  const t = useTranslations('lobby')
  const { contentViewType } = useSettings('games').item
  const hasHearts = useHasHearts()
  const freeSpins = useFreeSpins(game.sysname)
  const isAway = useExclusion() !== undefined
  const isClosed = isAway || game.isOff
  return (
    <article className="group relative grid gap-2">
      <div
        className={`relative isolate overflow-hidden rounded-2 bg-surface-2 ring-1 ring-line transition-transform duration-200 ease-(--ease) group-hover:-translate-y-0.5 ${shape === 'tall' ? 'aspect-4/5' : 'aspect-8/5'} ${waits ? 'picture-waits' : ''}`}
      >
        <div className={game.isOff ? 'opacity-40' : 'contents'}>
          <GameArt game={game} shape={shape} eager={eager} />
        </div>
        {(game.isOff || (!isAway && (game.isNew || note || freeSpins > 0))) && (
          <span className="absolute start-2 top-2 flex gap-1">
            {!isAway && freeSpins > 0 && <Badge tone="ember">{t('freeSpins', { count: freeSpins })}</Badge>}
            {!isAway && note && <Badge tone="ember">{note}</Badge>}
            {game.isOff ? <Badge>{t('offBadge')}</Badge> : !isAway && game.isNew && <Badge>{t('newBadge')}</Badge>}
          </span>
        )}
        {contentViewType === 'static' && !isClosed && (
          <span
            aria-hidden="true"
            className="absolute end-2 bottom-2 grid size-8 place-items-center rounded-full bg-[oklch(12%_0.02_170/0.55)] text-[oklch(95%_0.013_92)] pointer-fine:group-focus-within:opacity-0 pointer-fine:group-hover:opacity-0"
          >
            <Icon name="play" size={15} />
          </span>
        )}
        <div
          className={`${overlay} ${contentViewType === 'hover' ? 'grid gap-2 pointer-fine:opacity-0' : 'hidden opacity-0 pointer-fine:block'}`}
        >
          {contentViewType === 'hover' && <TileName game={game} isOnArt />}
          {!isClosed && (
            <span className="flex h-9 items-center justify-center gap-1.5 rounded-1 bg-ember text-14 font-semibold text-on-ember">
              <Icon name="play" size={16} />
              {game.demo ? t('demo') : t('play')}
            </span>
          )}
        </div>
      </div>
      {contentViewType === 'static' && <TileName game={game} />}
      {hasHearts && <Heart game={game} />}
    </article>
  )
}

function Heart({ game: { sysname, name } }: { game: TileGame }) {
  const t = useTranslations('lobby')
  const { liked, toggle } = useLiked(sysname)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t(liked ? 'unlike' : 'like', { name })}
      onClick={toggle}
      className={`tap-tall absolute! end-1.5 top-1.5 z-10 grid size-9 place-items-center rounded-full bg-[oklch(12%_0.02_170/0.55)] text-[oklch(95%_0.013_92)] transition-opacity duration-150 focus-visible:opacity-100 pointer-fine:group-hover:opacity-100 ${liked ? 'text-ember!' : 'pointer-fine:opacity-0'}`}
    >
      <Icon name={liked ? 'heart-full' : 'heart'} size={18} />
    </button>
  )
}

const overlay =
  'absolute inset-x-0 bottom-0 translate-y-2 bg-linear-to-t from-[oklch(10%_0.02_170/0.92)] to-transparent p-3 pt-12 transition duration-200 pointer-coarse:translate-y-0 group-focus-within:translate-y-0 group-focus-within:opacity-100! group-hover:translate-y-0 group-hover:opacity-100!'

/** Name, studio and return; the name's link covers the whole tile. */
function TileName({ game, isOnArt = false }: { game: TileGame; isOnArt?: boolean }) {
  const { percent } = useNumberText()
  const pageOf = usePageOf()
  return (
    <div className={`grid min-w-0 ${isOnArt ? 'text-[oklch(95%_0.013_92)]' : ''}`}>
      <h3 className="truncate text-14 font-semibold tracking-normal" dir="auto">
        <Link to={pageOf(game)} prefetch="intent" className="rounded-1 after:absolute after:inset-0 after:rounded-2">
          {game.name}
        </Link>
      </h3>
      <p
        className={`flex items-center justify-between gap-2 text-12 ${isOnArt ? 'text-[oklch(86%_0.014_105)]' : 'text-chalk-3'}`}
      >
        <span className="truncate" dir="auto">
          {game.studioName}
        </span>
        {game.rtp && <span className="figures ltr-run shrink-0">{percent(game.rtp)}</span>}
      </p>
    </div>
  )
}

/** LOBBY-20: the shape of a card, where a place does not ask for one of its own. */
export const shapeOf = (type: 'vertical' | 'horizontal'): 'tall' | 'wide' => (type === 'vertical' ? 'tall' : 'wide')

/** Widths of a tile in a rail: the last one is cut at the edge on every screen. */
export const railTile = {
  tall: 'w-[8.75rem] tablet:w-[10.5rem] laptop:w-[11.5rem] desktop:w-[12.25rem]',
  wide: 'w-[14rem] tablet:w-[17rem] laptop:w-[19rem]',
}
