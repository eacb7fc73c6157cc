import type { ChatUser } from '../chat-user.ts'
import type { Widget } from '../widget.ts'
import { noteEnd, removeWidget } from './remove-widget.ts'

type Verbox = ((method: string, ...given: readonly unknown[]) => void) & { q?: readonly unknown[]; isQueue?: true }
declare global {
  interface Window {
    Verbox?: Verbox
  }
}
const call = (method: string, ...given: readonly unknown[]): void => window.Verbox?.(method, ...given)

/** CHAT-20: the locale, and the id as a field of our own. */
const introduce = ({ uid, name, email, locale }: ChatUser): void =>
  call('setClientInfo', { name, email, locale, custom: { user_id: String(uid) } })

/** Verbox: calls are queued until its script takes the place of the queue. It has no word for forgetting somebody: it is taken out of the page. */
export const verbox: Widget = {
  prepare() {
    noteEnd()
    const queue: unknown[][] = []
    const stand: Verbox = Object.assign((...given: unknown[]) => void queue.push(given), {
      q: queue,
      isQueue: true as const,
    })
    Object.assign(window, { supportAPIMethod: 'Verbox', Verbox: stand })
  },
  isReady: () => typeof window.Verbox === 'function' && window.Verbox.isQueue !== true,
  start: (_, user) => introduce(user),
  change: (_, user) => introduce(user),
  forget({ src }) {
    call('hideTrigger')
    removeWidget(src, ['Verbox', 'supportAPIMethod'])
  },
  show: () => call('showTrigger'),
  hide: () => call('hideTrigger'),
  open: () => call('openSupport'),
}
