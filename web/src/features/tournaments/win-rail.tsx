import { pictureShapes } from '@ante/kit/picture'
import { formatTime, instantOf } from '@ante/kit/instant'
import type { Win } from '@ante/product/tournaments/contract'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { PlayerName } from '../../ui/avatar.tsx'
import { Money } from '../../ui/money.tsx'
import { PaperArt } from '../../ui/paper-art.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rail } from '../../ui/rail.tsx'

/** A win with the picture of its game; an empty address where there is none. */
export type PicturedWin = Omit<Win, 'game'> & { game: Win['game'] & { wide: string; studio: string } }

/** The latest of them on the home page. */
export function WinRail({ wins, more }: { wins: readonly PicturedWin[]; more: string }) {
  const address = usePageAddress()
  const t = useTranslations('home')
  const timeZone = useTimeZone() ?? 'UTC'
  return (
    <Rail
      title={t('winners')}
      more={
        <Link
          to="/winners"
          aria-label={`${more}: ${t('winners')}`}
          className="inline-flex min-h-11 items-center px-2 text-14 font-medium text-chalk-2 hover:text-chalk"
        >
          {more}
        </Link>
      }
    >
      {wins.map(({ id, name, avatar, game, win, finished_at }) => (
        <li key={id} className="w-68">
          <Link
            to={address('game', game.sysname, game.name)}
            className="group flex items-center gap-3.5 rounded-3 border border-line bg-surface-1 p-3 transition-colors hover:border-line-strong"
          >
            <span className="relative h-16 w-14 shrink-0 overflow-hidden rounded-2 bg-surface-3">
              <Picture
                src={game.wide}
                {...pictureShapes.small}
                instead={<PaperArt name={game.name} world={game.studio} />}
                className="absolute inset-0 size-full object-cover"
              />
            </span>
            <span className="grid min-w-0 flex-1">
              <Money value={win} className="text-18 font-semibold text-baize" />
              <span className="truncate text-14" dir="auto">
                {game.name}
              </span>
              <span className="flex justify-between gap-2 text-12 text-chalk-3">
                <PlayerName name={name} avatar={avatar} size={18} />
                <time dateTime={finished_at} className="figures ltr-run">
                  {formatTime(instantOf(finished_at), timeZone)}
                </time>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Rail>
  )
}
