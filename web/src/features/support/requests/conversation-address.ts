/** Where a conversation is opened: also what letters lead to. */
export const conversationAddress = (id: string): string => `/support?conversation=${id}`
