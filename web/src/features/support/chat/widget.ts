import type { WidgetConfig } from '@ante/product/support/contract'
import type { ChatUser } from './chat-user.ts'

/** A vendor's chat in the page: what its published script understands. */
export interface Widget {
  /** The vendor is given a reference of the person (`ChatUser.reference`, `signature`). */
  readonly isNamed?: boolean
  /** Under this key of the player's own storage the vendor's word is kept by which it finds the conversation again on another device. */
  readonly historyKey?: string
  /** Leaves in the page what the script reads as it begins. */
  prepare(config: WidgetConfig, user: ChatUser): void
  /** Whether the script has begun and can be called. */
  isReady(): boolean
  /** CHAT-12 to CHAT-20: says who is here, for the first time. */
  start(config: WidgetConfig, user: ChatUser): void
  /** CHAT-29, CHAT-30: somebody else is here from now on; nothing of the one before may stay. */
  change(config: WidgetConfig, user: ChatUser): void | Promise<void>
  /**
   * Takes all of the widget out of the page, where its script has no word for another person: it is loaded anew for the next one, and `change` is
   * for another language of the same person.
   */
  forget?(config: WidgetConfig): void
  show(): void
  hide(): void
  /** The conversation itself. */
  open(): void
}
