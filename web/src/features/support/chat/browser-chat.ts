import { get } from '../../../app/api/client.ts'
import { Chat, type ChatPlace } from './chat.ts'
import { readChatUser } from './chat-user.ts'
import { loadScript, whenReady } from './load-script.ts'
import { isVendor, widgets } from './widgets/all.ts'

/** The chat of this page. */
export const browserChat = (place: ChatPlace): Chat =>
  new Chat(
    {
      readSettings: () => get('support.getsettings', {}),
      readUser: readChatUser,
      widgetOf: (name) => (isVendor(name) ? widgets[name] : undefined),
      mountOwn: async () => (await import('../own/mount-own-chat.ts')).mountOwnChat(),
      load: async ({ src }, widget) => {
        await loadScript(src)
        await whenReady(widget.isReady)
      },
      warn: (message, error) => console.warn(message, error),
    },
    place
  )
