import { useEffect, useState } from 'react'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { useAccount } from '../../app/session/account.tsx'

/** How many messages on the site the player has not read, as the socket tells it: at once, and again after a gap. */
export function useUnread(): number {
  const { info } = useAccount()
  const [told, setTold] = useState({ uid: info.uid, unread: 0 })
  useOwnTopic('messages.unread', { hear: ({ unread }) => setTold({ uid: info.uid, unread }) })
  const unread = told.uid === info.uid ? told.unread : 0
  // On the icon of the installed site too. Nothing is lost where it cannot be shown.
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(unread).catch(() => undefined)
  }, [unread])
  return unread
}
