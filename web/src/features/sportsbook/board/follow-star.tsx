import { useTranslations } from 'use-intl'
import { Icon } from '../../../ui/icon.tsx'

/** The same as the button of the match's page, in its row of the board. */
export function FollowStar({
  match,
  isFollowed,
  onPress,
}: {
  match: string
  isFollowed: boolean
  onPress: () => void
}) {
  const t = useTranslations('push')
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      aria-label={t('followNamed', { match })}
      onClick={onPress}
      className={`icon-button -ms-1.5 -me-2 shrink-0 ${isFollowed ? 'text-ember!' : ''}`}
    >
      <Icon name={isFollowed ? 'star-full' : 'star'} size={18} />
    </button>
  )
}
