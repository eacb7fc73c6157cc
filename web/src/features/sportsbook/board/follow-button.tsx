import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../../app/api/client.ts'
import { LaterPushOffer } from '../../../app/push/later-push-offer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toasts } from '../../../ui/toast.tsx'

/** Follows a match until it starts: then its player is told, where notifications are on. After the press they are offered. */
export function FollowButton({ fixture, follows }: { fixture: string; follows: readonly string[] }) {
  const t = useTranslations('push')
  const [isFollowed, setFollowed] = useState(follows.includes(fixture))
  const [wasPressed, setPressed] = useState(false)
  useEffect(() => setFollowed(follows.includes(fixture)), [follows, fixture])
  async function follow(wanted: boolean) {
    setFollowed(wanted)
    setPressed(wanted)
    try {
      const { fixtures } = await post('push.follow', { fixture, is_followed: wanted ? '1' : '0' })
      setFollowed(fixtures.includes(fixture))
    } catch (error) {
      setFollowed(!wanted)
      setPressed(false)
      if (!(error instanceof ApiError)) console.warn('the match was not followed', error)
      toasts.tell(
        'profileChanged',
        t(error instanceof ApiError && error.status === 409 ? 'followFull' : 'followFailed'),
        {
          tone: 'bad',
        }
      )
    }
  }
  return (
    <div className="grid justify-items-center gap-3">
      <button
        type="button"
        onClick={() => void follow(!isFollowed)}
        className={`inline-flex min-h-11 items-center gap-2 rounded-2 border px-4 text-14 font-semibold ${isFollowed ? 'border-baize/40 bg-baize-soft text-baize' : 'border-line bg-surface-2 text-chalk-2 hover:border-line-strong hover:text-chalk'}`}
      >
        <Icon name={isFollowed ? 'check' : 'bell'} size={18} />
        {t(isFollowed ? 'unfollow' : 'follow')}
      </button>
      {wasPressed && <LaterPushOffer text="offerMatches" />}
    </div>
  )
}
