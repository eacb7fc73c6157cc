import type { ChatUser } from '../chat-user.ts'
import type { Widget } from '../widget.ts'

interface Jivo {
  setContactInfo(info: object): void
  setCustomData(fields: readonly object[]): void
  clearHistory(): void
  open(): void
}
declare global {
  interface Window {
    jivo_api?: Jivo
    jivo_init?: () => void
    jivo_destroy?: () => void
  }
}
let isShown = true

/** CHAT-15, CHAT-16: this vendor alone is given the phone, and takes no empty e-mail. */
function introduce({ uid, name, email, phone }: ChatUser): void {
  window.jivo_api?.setContactInfo({ name, email: email || 'none', phone })
  window.jivo_api?.setCustomData([{ title: 'ID', content: String(uid) }])
}

/** What the vendor keeps of the one before: with it a form would be filled for the next. */
function forgetContacts(id: string): void {
  for (const part of ['name', 'email', 'phone']) document.cookie = `jv_client_${part}_${id}=; path=/; max-age=0`
  for (const part of ['email', 'phone']) document.cookie = `jv_${part}_${id}=; path=/; max-age=0`
}

/** JivoSite. A page that changes itself hides the widget by ending it, and shows it by beginning it anew. */
export const jivosite: Widget = {
  prepare: () => void (isShown = true),
  isReady: () => typeof window.jivo_api?.setContactInfo === 'function',
  start: (_, user) => introduce(user),
  change({ id }, user) {
    window.jivo_api?.clearHistory()
    forgetContacts(id)
    window.jivo_destroy?.()
    window.jivo_init?.()
    isShown = true
    introduce(user)
  },
  show() {
    if (!isShown) window.jivo_init?.()
    isShown = true
  },
  hide() {
    if (isShown) window.jivo_destroy?.()
    isShown = false
  },
  open() {
    jivosite.show()
    window.jivo_api?.open()
  },
}
