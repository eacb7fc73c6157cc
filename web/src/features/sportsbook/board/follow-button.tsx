import { useTranslations } from 'use-intl'
import { LaterPushOffer } from '../../../app/push/later-push-offer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFollow } from './use-follow.ts'

/** Follows a match until it starts: then its player is told, where notifications are on. After the press they are offered. */
export function FollowButton({ fixture, follows }: { fixture: string; follows: readonly string[] }) {
  const t = useTranslations('push')
  const { isFollowed, wasPressed, toggle } = useFollow(fixture, follows)
  return (
    <div className="grid justify-items-center gap-3">
      <button
        type="button"
        onClick={toggle}
        className={`inline-flex min-h-11 items-center gap-2 rounded-2 border px-4 text-14 font-semibold ${isFollowed ? 'border-baize/40 bg-baize-soft text-baize' : 'border-line bg-surface-2 text-chalk-2 hover:border-line-strong hover:text-chalk'}`}
      >
        <Icon name={isFollowed ? 'check' : 'bell'} size={18} />
        {t(isFollowed ? 'unfollow' : 'follow')}
      </button>
      {wasPressed && <LaterPushOffer text="offerMatches" />}
    </div>
  )
}
