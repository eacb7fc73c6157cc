import { useEffect, useSyncExternalStore } from 'react'
import { listen, useOwnTopic } from '../../../app/live/live-topic.ts'
import { keep, kept } from '../../../app/session/storage.ts'
import type { OwnChat } from './own-chat.ts'

/** Without a socket the server is asked so often. */
const pollMs = 20_000

/** Hears what is written to this person. A visitor is listened for from the first conversation on: who has never written has nothing to hear. */
export function useOwnLive(chat: OwnChat): void {
  useOwnTopic('support.changed', { hear: chat.hear, poll: chat.catchUp, every: pollMs })
  const { conversations } = useSyncExternalStore(chat.subscribe, chat.get, chat.get)
  const isWriter = chat.isVisitor && conversations.length > 0
  useEffect(() => {
    // A player's conversations are read by the topic's first message.
    if (chat.isVisitor && kept('chat')) void chat.catchUp()
  }, [chat])
  useEffect(() => {
    if (!isWriter) return
    keep('chat', '1')
    return listen([{ topic: 'support.visitor', key: '' }], chat.hear, chat.catchUp, pollMs)
  }, [chat, isWriter])
}
