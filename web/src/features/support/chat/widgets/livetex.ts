import type { Widget } from '../widget.ts'
import type { ChatUser } from '../chat-user.ts'

interface LiveTex {
  setConversationAttributes?(visible: object, hidden: object): void
  setVisitorAttributes?(done: () => void, failed: () => void, attributes: object): void
  setName?(name: string): void
  showActiveWindow?(): void
  showLabel?(): void
  hideLabel?(): void
  reinit?(): void
}
declare global {
  interface Window {
    LiveTex?: LiveTex
    liveTexLang?: string
  }
}
const api = (): LiveTex => window.LiveTex ?? {}

function introduce({ uid, name, email, reference }: ChatUser): void {
  const nothing = (): void => undefined
  api().setVisitorAttributes?.(nothing, nothing, { name: { name, is_editable: false } })
  api().setName?.(name)
  // CHAT-18, CHAT-19: the reference stands where the session would.
  api().setConversationAttributes?.({ Name: name, Email: email }, { client_id: String(uid), session: reference })
}

/** LiveTex, its classic client. Some builds never say that they are ready, so their methods are looked for. */
export const livetex: Widget = {
  isNamed: true,
  prepare({ id }, { locale }) {
    Object.assign(window, {
      liveTex: true,
      liveTexID: Number(id),
      liveTex_object: true,
      liveTexLang: locale || 'en',
      LiveTex: {},
    })
  },
  isReady: () => typeof api().setConversationAttributes === 'function',
  start: (_, user) => introduce(user),
  change(_, user) {
    window.liveTexLang = user.locale || 'en'
    api().reinit?.()
    introduce(user)
  },
  show: () => api().showLabel?.(),
  hide: () => api().hideLabel?.(),
  open: () => api().showActiveWindow?.(),
}
