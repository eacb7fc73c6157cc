import type { Chat } from './chat.ts'

/** Set by the frame of the page. */
export const current: { make?: () => Promise<Chat> } = {}

/** Opens the conversation with support. False where there is no chat: nothing has opened then. */
export const openChat = async (): Promise<boolean> => (await current.make?.().then((chat) => chat.open())) ?? false
