import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { useLiked } from './likes.ts'
import type { TileGame } from './tile-game.ts'

/** The way out on a phone that lies on its side, where the game has all of the screen. */
export function HallLink() {
  const t = useTranslations('shell.nav')
  return (
    <Link to="/gamehall" className="lying-only icon-button" aria-label={t('casino')} title={t('casino')}>
      <Icon name="casino" />
    </Link>
  )
}

/** On a phone both ways to play and the session's time leave no room, on an enlarged one the ways alone; the game has its rules in its own frame, too. */
export function RulesButton({ isLeftOutOnPhones, onClick }: { isLeftOutOnPhones: boolean; onClick: () => void }) {
  const t = useTranslations('game')
  return (
    <button
      type="button"
      className={`icon-button ${isLeftOutOnPhones ? 'max-tablet:hidden' : 'max-[19rem]:hidden'}`}
      aria-label={t('rules')}
      title={t('rules')}
      onClick={onClick}
    >
      <Icon name="info" />
    </button>
  )
}

export function LikeButton({ game }: { game: TileGame }) {
  const t = useTranslations('lobby')
  const { liked, toggle } = useLiked(game.sysname)
  return (
    <button
      type="button"
      className={`icon-button ${liked ? 'text-ember!' : ''}`}
      aria-pressed={liked}
      aria-label={t(liked ? 'unlike' : 'like', { name: game.name })}
      onClick={toggle}
    >
      <Icon name={liked ? 'heart-full' : 'heart'} />
    </button>
  )
}

export function FullScreenButton({ isFull, onClick }: { isFull: boolean; onClick: () => void }) {
  const t = useTranslations('game')
  const name = t(isFull ? 'leaveFullScreen' : 'fullScreen')
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={onClick}>
      <Icon name={isFull ? 'shrink' : 'expand'} />
    </button>
  )
}
