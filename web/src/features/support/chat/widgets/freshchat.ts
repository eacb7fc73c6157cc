import type { WidgetConfig } from '@ante/product/support/contract'
import { post } from '../../../../app/api/client.ts'
import type { ChatUser } from '../chat-user.ts'
import type { Widget } from '../widget.ts'

interface Told {
  data?: { messageFragments?: { content?: unknown }[]; conversationId?: unknown; restoreId?: unknown }
}
interface FreshChat {
  init(settings: object): void
  on(event: string, listener: (told: Told) => void): void
  user: { setProperties(properties: object): void; clear(): Promise<unknown> }
  show(): void
  hide(): void
  open(): void
  destroy(): void
}
declare global {
  interface Window {
    fcWidget?: FreshChat
  }
}
function api(): FreshChat {
  if (!window.fcWidget) throw new Error('the widget of Freshchat is gone')
  return window.fcWidget
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** CHAT-21: what is written there is stored for a player, and of a visitor nothing. */
function store(event: 'sent' | 'received', { data }: Told): void {
  const message = (data?.messageFragments ?? []).map(({ content }) => text(content)).join('\n')
  post('FreshChat.storeChatEvent', {
    event,
    message,
    conversation_id: text(data?.conversationId),
    time: new Date().toISOString(),
  }).catch((error: unknown) => console.warn('a message of the chat could not be stored', error))
}

const historyKey = 'chat_of_freshchat'
/** By this the conversation is found again on the player's other devices. */
function keepRestoreId({ data }: Told): void {
  const value = text(data?.restoreId)
  if (value === '') return
  post('storage.set', { key: historyKey, value }).catch((error: unknown) =>
    console.warn('what finds the conversation again could not be kept', error)
  )
}

function begin({ id, host }: WidgetConfig, { uid, name, email, locale, restoreId }: ChatUser): void {
  api().init({ token: id, host, locale, ...(uid > 0 && { externalId: String(uid), restoreId: restoreId || null }) })
  api().user.setProperties({ firstName: name, email, cf_user_id: String(uid) })
  if (uid === 0) return
  api().on('user:created', keepRestoreId)
  api().on('message:sent', (told) => store('sent', told))
  api().on('message:received', (told) => store('received', told))
}

/** Freshchat, the web widget of Freshworks. */
export const freshchat: Widget = {
  historyKey,
  prepare: () => undefined,
  isReady: () => typeof window.fcWidget?.init === 'function',
  start: begin,
  async change(config, user) {
    await api().user.clear()
    api().destroy()
    begin(config, user)
  },
  show: () => api().show(),
  hide: () => api().hide(),
  open: () => api().open(),
}
