import type { Change, Conversation, Message } from '@ante/product/support/contract'
import { ApiError, get, newKey, post } from '../../../app/api/client.ts'
import { inBase64 } from '../../../ui/files.ts'
import { type ChatState, nothing, typing } from './chat-state.ts'
import {
  isListed,
  newIn,
  takesMessages,
  toGoOnWith,
  toMarkRead,
  type Unsent,
  whyNotSent,
  withMessages,
  withoutArrived,
} from './conversation.ts'

/** The conversations of one person with support, as the launcher and the panel show them. */
export class OwnChat {
  readonly isVisitor: boolean
  /** What is being written, and where a visitor wants the answer to go: there again when the panel is opened again. */
  #kept = { draft: '', email: '' }
  #state = nothing
  readonly #listeners = new Set<() => void>()
  /** Messages go one after the other, in the order in which they were written. */
  #sending: Promise<void> = Promise.resolve()
  #isOver = false
  /** Counts what this page has said of reading: an answer that was asked for before knows nothing of it. */
  #readings = 0
  /** Up to which message the lines were read. What the socket has brought may have a gap before it. */
  #readTo: string | undefined
  #typingEnds: ReturnType<typeof setTimeout> | undefined
  #saidTypingAt = -Infinity

  readonly #isListed: (conversation: Conversation) => boolean
  constructor(uid: number, isOne = isListed) {
    this.isVisitor = uid === 0
    this.#isListed = isOne
  }

  readonly get = (): ChatState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  #set(change: Partial<ChatState>): void {
    if (this.#isOver) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
  get kept(): { readonly draft: string; readonly email: string } {
    return this.#kept
  }
  keep(what: { draft?: string; email?: string }): void {
    this.#kept = { ...this.#kept, ...what }
  }
  get shownConversation(): Conversation | undefined {
    return this.#state.conversations.find(({ id }) => id === this.#state.shown)
  }

  /** Somebody else is here now: nothing of this person is sent or shown any more. */
  leave(): void {
    this.#isOver = true
    clearTimeout(this.#typingEnds)
  }

  /** Reads which conversations there are. */
  readonly refresh = async (): Promise<void> => {
    const before = this.#readings
    const { items } = await get('support.getConversations', {})
    if (before === this.#readings) this.#set({ conversations: items.filter(this.#isListed) })
  }

  /** Reads everything that the panel shows. */
  async open(): Promise<void> {
    if (this.#state.reading === 'reading') return
    const isFirst = this.#state.reading !== 'read'
    if (isFirst) this.#set({ reading: 'reading' })
    try {
      const [{ own, hours }] = await Promise.all([get('support.getsettings', {}), this.refresh()])
      if (own)
        this.#set({ isOnline: own.is_online, hours, files: { types: own.attachment_types, max: own.attachment_max } })
      this.#set({ wantsEmail: this.isVisitor && own?.is_online === false })
      await this.show(this.#state.shown ?? toGoOnWith(this.#state.conversations)?.id)
      this.#set({ reading: 'read' })
    } catch (error) {
      console.warn('the chat could not be read', error)
      if (isFirst) this.#set({ reading: 'failed' })
    }
  }

  /** Shows a conversation, or the place for a new one. */
  async show(id: string | undefined): Promise<void> {
    this.#turnTo(id)
    if (id !== undefined) await this.#readOn(id)
  }
  #turnTo(id: string | undefined): void {
    if (id === this.#state.shown) return
    this.#readTo = undefined
    this.#set({ shown: id, lines: [], isTyping: false })
  }

  async #readOn(id: string): Promise<void> {
    const before = this.#readings
    const { conversation, messages } = await get('support.getConversation', {
      conversation: id,
      ...(this.#readTo !== undefined && { after: this.#readTo }),
    })
    if (before === this.#readings) this.#replace(conversation)
    this.#arrive(id, messages, this.#readTo === undefined)
    if (id === this.#state.shown) this.#readTo = messages.at(-1)?.id ?? this.#readTo
  }

  #replace(conversation: Conversation): void {
    const others = this.#state.conversations.filter(({ id }) => id !== conversation.id)
    this.#set({ conversations: [conversation, ...others].toSorted((one, other) => Number(other.id) - Number(one.id)) })
  }

  /** `isOld`: they may have been there before anything unsent was written. */
  #arrive(id: string, messages: readonly Message[], isOld = false): void {
    if (id !== this.#state.shown) return
    const fresh = isOld ? [] : newIn(this.#state.lines, messages)
    const lines = withMessages(this.#state.lines, messages)
    this.#set({ lines, unsent: fresh.reduce(withoutArrived, this.#state.unsent) })
  }

  /** What the socket tells. */
  readonly hear = ({ what, conversation, message }: Change): void => {
    if (what === 'typing') return this.#seeTyping(conversation)
    if (message) {
      this.#arrive(conversation, [message])
      if (message.side !== 'writer') this.#set({ isTyping: false })
    }
    void this.catchUp()
  }

  /** Reads what has changed since. */
  readonly catchUp = async (): Promise<void> => {
    try {
      await this.refresh()
      const { shown, reading } = this.#state
      if (shown !== undefined && reading === 'read') await this.#readOn(shown)
    } catch (error) {
      console.warn('the conversation could not be brought up to date', error)
    }
  }

  #seeTyping(conversation: string): void {
    if (conversation !== this.#state.shown) return
    this.#set({ isTyping: true })
    clearTimeout(this.#typingEnds)
    this.#typingEnds = setTimeout(() => this.#set({ isTyping: false }), typing.shownMs)
  }

  /** The writer sees the conversation: what staff have said is read. */
  async see(): Promise<void> {
    const conversation = this.shownConversation
    const message = conversation && toMarkRead(this.#state.lines, conversation.read_by_writer)
    if (!conversation || message === undefined) return
    this.#readings += 1
    this.#replace({ ...conversation, read_by_writer: message, unread: 0 })
    try {
      await post('support.read', { conversation: conversation.id, message })
      this.#readings += 1
      await this.refresh()
    } catch (error) {
      console.warn('the conversation could not be marked as read', error)
    }
  }

  /** The writer types: said every few seconds. */
  type(now: number): void {
    const conversation = this.shownConversation
    if (!conversation || conversation.state === 'closed' || now - this.#saidTypingAt < typing.saidMs) return
    this.#saidTypingAt = now
    post('support.type', { conversation: conversation.id }).catch(() => undefined)
  }

  readonly send = (text: string): Promise<void> => this.#begin({ key: newKey(), text, state: 'sending' })
  async attach(file: File): Promise<void> {
    const content = await inBase64(file)
    const { name, type } = file
    return this.#begin({ key: newKey(), text: name, file: { name, type, content }, state: 'sending' })
  }
  /** Sends again what did not arrive, under the same key: had it arrived after all, it stays one message. */
  retry(key: string): Promise<void> {
    const found = this.#state.unsent.find((one) => one.key === key)
    return found?.state === 'failed' ? this.#begin(found) : Promise.resolve()
  }
  discard(key: string): void {
    this.#set({ unsent: this.#state.unsent.filter((one) => one.key !== key) })
  }

  #begin(message: Unsent): Promise<void> {
    const { key, text, file } = message
    const going: Unsent = { key, text, file, state: 'sending' }
    const { unsent } = this.#state
    const isKnown = unsent.some((one) => one.key === key)
    this.#set({ unsent: isKnown ? unsent.map((one) => (one.key === key ? going : one)) : [...unsent, going] })
    this.#sending = this.#sending.then(() => this.#send(going))
    return this.#sending
  }

  async #send({ key, text, file }: Unsent): Promise<void> {
    if (this.#isOver) return
    const open = this.shownConversation
    const email = this.#kept.email.trim()
    const to = {
      key,
      ...(takesMessages(open) && open && { conversation: open.id }),
      ...(this.isVisitor && email !== '' && { email }),
    }
    try {
      const written = file
        ? await post('support.attach', { ...to, ...file })
        : await post('support.send', { ...to, text })
      this.discard(key)
      this.#turnTo(written.conversation)
      await this.#readOn(written.conversation)
    } catch (error) {
      this.#fail(key, error)
    }
  }

  #fail(key: string, error: unknown, refusal = error instanceof ApiError ? error : undefined): void {
    this.#set({
      ...(refusal?.fields['email'] && { wantsEmail: true, isOnline: false }),
      unsent: this.#state.unsent.map((one) =>
        one.key === key ? { ...one, state: 'failed', ...whyNotSent(refusal) } : one
      ),
    })
  }

  /** Ends the conversation that is shown. */
  readonly end = (): Promise<void> => this.#change((conversation) => post('support.close', { conversation }))
  readonly rate = (rating: number, note: string): Promise<void> =>
    this.#change((conversation) => post('support.rate', { conversation, rating, note }))
  async #change(send: (conversation: string) => Promise<unknown>): Promise<void> {
    const { shown } = this.#state
    if (shown === undefined) return
    await send(shown)
    await this.#readOn(shown)
  }
  /** True when it is on its way; false where the player has no confirmed e-mail. */
  async mailTranscript(): Promise<boolean> {
    const { shown } = this.#state
    return shown !== undefined && (await post('support.mailTranscript', { conversation: shown })).is_sent
  }
}
