import { get } from '../../../app/api/client.ts'
import { isConsented, onConsent } from '../../../app/session/consent.ts'
import { Chat, type ChatPlace } from './chat.ts'
import { readChatUser } from './chat-user.ts'
import { loadScript, whenReady } from '../../../app/document/load-script.ts'
import { isVendor, widgets } from './widgets/all.ts'

/** The chat of this page. */
export function browserChat(place: ChatPlace): Chat {
  const chat = new Chat(
    {
      readSettings: () => get('support.getsettings', {}),
      readUser: readChatUser,
      widgetOf: (name) => (isVendor(name) ? widgets[name] : undefined),
      mountOwn: async () => (await import('../own/mount-own-chat.ts')).mountOwnChat(),
      load: async ({ src }, widget) => {
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
