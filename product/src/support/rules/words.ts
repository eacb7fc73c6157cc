/** What a conversation is: a chat is answered while somebody is there, a ticket in its time, a dispute by its date. */
export const kinds = ['chat', 'ticket', 'dispute'] as const
export type Kind = (typeof kinds)[number]
/** `waiting`: for staff. `answered`: the last word is ours. */
export const states = ['waiting', 'answered', 'closed'] as const
export type State = (typeof states)[number]
export const sides = ['writer', 'staff', 'system'] as const
export type Side = (typeof sides)[number]
/** What a dispute can be about. */
export const subjects = ['bet', 'round', 'payment'] as const
export type Subject = (typeof subjects)[number]
export const outcomes = ['upheld', 'partly', 'declined'] as const
export type Outcome = (typeof outcomes)[number]

/** CHAT-03 to CHAT-09, and `own`, the chat of this house. */
export const chatVendors = ['live_tex', 'freshChat', 'liveChat', 'verbox', 'comm100', 'betunlim', 'jivoSite'] as const
export type ChatVendor = (typeof chatVendors)[number]
export const ownChat = 'own'

export const textMax = 4000
/** The reason of a decision. */
export const decisionMax = 2000
export const subjectMax = 120
/** The most messages of one conversation: who has more to say opens another one. */
export const messagesMax = 500
/** What is kept of one player's words in a vendor's chat: the latest ones. */
export const vendorEventsMax = 1000
/** Open conversations of one writer. */
export const openMax = 10

/** An id of the database, or none: whatever else a text is, it is no line of ours. */
export const idOf = (text: string): bigint | undefined => (/^\d{1,18}$/.test(text) ? BigInt(text) : undefined)
