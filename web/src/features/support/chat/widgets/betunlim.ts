import type { WidgetConfig } from '@ante/product/support/contract'
import type { ChatUser } from '../chat-user.ts'
import type { Widget } from '../widget.ts'

interface BetunlimChat {
  start(options: object): void
  show(): void
  hide(): void
  open?(): void
  stop(): void
}
declare global {
  interface Window {
    betunlimChat?: BetunlimChat
  }
}
const begin = ({ id }: WidgetConfig, { uid, name, email, locale, reference, signature }: ChatUser): void =>
  window.betunlimChat?.start({ id, user: uid, name, email, locale, reference, signature })

/** Betunlim: checks by the signature that the site vouches for the id. */
export const betunlim: Widget = {
  isNamed: true,
  prepare: () => undefined,
  isReady: () => typeof window.betunlimChat?.start === 'function',
  start: begin,
  change(config, user) {
    window.betunlimChat?.stop()
    begin(config, user)
  },
  show: () => window.betunlimChat?.show(),
  hide: () => window.betunlimChat?.hide(),
  open: () => (window.betunlimChat?.open ?? window.betunlimChat?.show)?.(),
}
