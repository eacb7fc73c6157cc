import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { useLocale } from 'use-intl'
import { hidesChat } from '../../../app/navigation/route-names.ts'
import { useAccount } from '../../../app/session/account.tsx'
import type { Chat, ChatPlace } from './chat.ts'
import { onFirstActivity } from './first-activity.ts'
import { current } from './open-chat.ts'

/** CHAT-22, CHAT-29 to CHAT-34: the chat of the site, loaded with the first activity; it follows the person and the page. */
export function useChat(): void {
  const { info } = useAccount()
  const locale = useLocale()
  const name = useMatches().at(-1)?.id ?? ''
  const place: ChatPlace = { uid: info.uid, locale, isHidden: hidesChat(name) }
  const latest = useRef(place)
  const chat = useRef<Promise<Chat>>(undefined)
  useEffect(() => {
    latest.current = place
    void chat.current?.then((one) => one.move(latest.current))
  })
  useEffect(() => {
    current.make = () =>
      (chat.current ??= import('./browser-chat.ts').then(({ browserChat }) => browserChat(latest.current)))
    return onFirstActivity(() => void current.make?.().then((one) => one.load()))
  }, [])
}
