import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { useLiked } from './likes.ts'
import type { TileGame } from './tile-game.ts'

/** On a phone both ways to play and the session's time leave no room; the game has its rules in its own frame, too. */
export function RulesButton({ isLeftOutOnPhones, onClick }: { isLeftOutOnPhones: boolean; onClick: () => void }) {
  const t = useTranslations('game')
  return (
    <button
      type="button"
      className={`icon-button ${isLeftOutOnPhones ? 'max-tablet:hidden' : ''}`}
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
