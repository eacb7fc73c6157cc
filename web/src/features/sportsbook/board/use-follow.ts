import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../../app/api/client.ts'
import { tellFailure } from '../../../app/api/tell-failure.ts'

/** Whether the player is told when this match starts: changed at once, put back if the server refuses. `wasPressed`: they have just asked for it. */
export function useFollow(fixture: string, follows: readonly string[]) {
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
      const isFull = error instanceof ApiError && error.status === 409
      tellFailure('profileChanged', error, t(isFull ? 'followFull' : 'followFailed'))
    }
  }
  return { isFollowed, wasPressed, toggle: () => void follow(!isFollowed) }
}
