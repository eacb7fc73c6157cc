import type { Conversation, Message } from '@ante/product/support/contract'

/** What was written and has not reached us: on its way, or with the reason why it did not. */
export interface Unsent {
  /** One for each press, the same whenever it is sent again: sent twice, it is one message. */
  readonly key: string
  readonly text: string
  readonly file?: { readonly name: string; readonly type: string; readonly content: string } | undefined
  readonly state: 'sending' | 'failed'
  /** A sentence; empty where there was no answer at all. */
  readonly problem?: string | undefined
  /** What the server finds wrong with the address for the answer. */
  readonly wrongEmail?: 'required' | 'email'
}

/** Of a refusal; without one there was no answer. */
export function whyNotSent(
  refusal: { readonly fields: Readonly<Record<string, string>>; readonly message: string } | undefined
): Pick<Unsent, 'problem' | 'wrongEmail'> {
  const wrong = refusal?.fields['email']
  return wrong ? { wrongEmail: wrong === 'required' ? wrong : 'email' } : { problem: refusal?.message }
}

/** Ids are whole numbers of any length, written down. */
const isAfter = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : one.length > other.length

/** Of some messages those that are not among the lines. */
export function newIn(lines: readonly Message[], more: readonly Message[]): readonly Message[] {
  const known = new Set(lines.map(({ id }) => id))
  return more.filter(({ id }) => !known.has(id))
}

/** Messages in the order in which they were written, each once. */
export function withMessages(lines: readonly Message[], more: readonly Message[]): readonly Message[] {
  const added = newIn(lines, more)
  if (added.length === 0) return lines
  return [...lines, ...added].toSorted((one, other) => (isAfter(one.id, other.id) ? 1 : -1))
}

/** What is still unsent when this message of ours has come back: by the socket it comes before the answer to its call. */
export function withoutArrived(unsent: readonly Unsent[], { side, text }: Message): readonly Unsent[] {
  const at = side === 'writer' ? unsent.findIndex((one) => one.text.trim() === text) : -1
  return at === -1 ? unsent : unsent.filter((_, index) => index !== at)
}

/** Disputes have their own page. */
export const isListed = ({ kind }: Conversation): boolean => kind !== 'dispute'

/** The conversation to go on with: the open chat, else the latest request that is open or has news. */
export function toGoOnWith(conversations: readonly Conversation[]): Conversation | undefined {
  const open = conversations.filter(({ state, unread }) => state !== 'closed' || unread > 0)
  return open.find(({ kind }) => kind === 'chat') ?? open[0]
}

export const unreadIn = (conversations: readonly Conversation[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0)

/** While nobody is there a visitor is asked for an address: for a new conversation, and for a chat, which goes on as a request. */
export const isAnsweredByMail = (conversation: Conversation | undefined): boolean =>
  conversation === undefined || conversation.kind === 'chat'

/** A closed request is opened again by whoever writes; a chat that is over is over. */
export const takesMessages = (conversation: Conversation | undefined): boolean =>
  conversation === undefined || conversation.kind === 'ticket' || conversation.state !== 'closed'

/** The last message of ours that staff have read. */
export const lastReadByStaff = (lines: readonly Message[], readByStaff: string): string | undefined =>
  lines.findLast(({ side, id }) => side === 'writer' && !isAfter(id, readByStaff))?.id

/** The last message of staff, where the writer has not read it. */
export const toMarkRead = (lines: readonly Message[], readByWriter: string): string | undefined => {
  const last = lines.findLast(({ side }) => side !== 'writer')?.id
  return last !== undefined && isAfter(last, readByWriter) ? last : undefined
}
