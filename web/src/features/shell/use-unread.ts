import { useState } from 'react'
import { get } from '../../app/api/client.ts'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { useAccount } from '../../app/session/account.tsx'

const pollMs = 60_000

/** How many messages on the site the player has not read, as the socket tells it. */
export function useUnread(): number {
  const { info } = useAccount()
  const [told, setTold] = useState({ uid: info.uid, unread: 0 })
  const hear = ({ unread }: { unread: number }) => setTold({ uid: info.uid, unread })
  useOwnTopic('messages.unread', { hear, poll: async () => hear(await get('messages.getunread', {})), every: pollMs })
  return told.uid === info.uid ? told.unread : 0
}
