import { get } from '../../../app/api/client.ts'
import { isConsented, onConsent } from '../../../app/session/consent.ts'
import { Chat, type ChatPlace } from './chat.ts'
import { mountLink } from './chat-link.tsx'
import { readChatUser } from './chat-user.ts'
import { loadScript, whenReady } from '../../../app/document/load-script.ts'
import { isVendor, widgets } from './widgets/all.ts'

/** The chat of this page. */
export function browserChat(place: ChatPlace, isFreeOfVendors: boolean): Chat {
  const chat = new Chat(
    {
      readSettings: () => get('support.getsettings', {}),
      readUser: readChatUser,
      widgetOf: (name) => (isVendor(name) ? widgets[name] : undefined),
      mountOwn: async () => (await import('../own/mount-own-chat.ts')).mountOwnChat(),
      mountLink,
      isFreeOfVendors,
      load: async ({ src }, widget) => {
        // It stays behind when its person goes to where payments are made (docs/decisions/0021).
        document.documentElement.dataset['code'] = ''
        await loadScript(src)
        await whenReady(widget.isReady)
      },
      isAllowed: () => isConsented('functional'),
      warn: (message, error) => console.warn(message, error),
    },
    place
  )
  // Who agrees later has it then.
  onConsent(() => void chat.load())
  return chat
}
