import { isFreeOfCode } from '@ante/product/content/rules/custom-code'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from 'use-intl'
import { hidesChat } from '../../../app/navigation/route-names.ts'
import { useAccount } from '../../../app/session/account.tsx'
import type { Chat, ChatPlace } from './chat.ts'
import { onFirstActivity } from './first-activity.ts'
import { wasAskedFor } from './asked-elsewhere.ts'
import { current, openChat } from './open-chat.ts'

/** CHAT-22, CHAT-29 to CHAT-34: the chat of the site, loaded with the first activity; it follows the person and the page. */
export function useChat(): void {
  const { info } = useAccount()
  const locale = useLocale()
  const name = useMatches().at(-1)?.id ?? ''
  const isFreeOfVendors = isFreeOfCode(useLocation().pathname)
  const place: ChatPlace = { uid: info.uid, locale, isHidden: hidesChat(name), isFreeOfVendors }
  // The first page of a document is the one that it was asked for as.
  const isFreeDocument = useRef(isFreeOfVendors).current
  const latest = useRef(place)
  const chat = useRef<Promise<Chat>>(undefined)
  useEffect(() => {
    latest.current = place
    // What did not come is told of where it was asked for.
    chat.current?.then((one) => one.move(latest.current)).catch(() => undefined)
  })
  useEffect(() => {
    const make = (): Promise<Chat> =>
      (chat.current ??= import('./browser-chat.ts').then(
        ({ browserChat }) => browserChat(latest.current, isFreeDocument),
        (error: unknown) => {
          // Without a connection: the next one who asks may have it again.
          chat.current = undefined
          throw error
        }
      ))
    const listen = (): (() => void) =>
      onFirstActivity(() => {
        make()
          .then((one) => one.load())
          .catch((error: unknown) => {
            console.warn('the chat could not be loaded', error)
            stop = listen()
          })
      })
    let stop = listen()
    current.make = make
    if (!latest.current.isFreeOfVendors && wasAskedFor()) openChat().catch(() => undefined)
    return () => stop()
  }, [isFreeDocument])
}
