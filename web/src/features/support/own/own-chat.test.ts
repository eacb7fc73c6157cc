import type { Conversation, Message } from '@ante/product/support/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { typing } from './chat-state.ts'
import { OwnChat } from './own-chat.ts'

/** A server with one writer: what it is sent it keeps, once for each key. */
function supportServer() {
  const state = {
    isOnline: true,
    isReachable: true,
    losesAnswers: false,
    kind: 'chat' as Conversation['kind'],
    closed: false,
    rating: null as number | null,
    readTo: 0,
    /** Answers of a conversation are late until then. */
    held: Promise.resolve(),
    messages: [] as (Message & { key: string })[],
    calls: [] as { call: string; params: Record<string, string> }[],
  }
  const add = (side: Message['side'], text: string, key: string): Message => {
    const before = state.messages.find((one) => one.key === key)
    if (before) return before
    const attachment = null
    const made = {
      id: String(state.messages.length + 8),
      side,
      by: '',
      text,
      key,
      attachment,
      at: '2026-11-26T10:00:00.000Z',
    }
    state.messages.push(made)
    return made
  }
  const conversation = () => ({
    id: '3',
    kind: state.kind,
    state: state.closed ? 'closed' : 'waiting',
    subject: '',
    read_by_writer: String(state.readTo),
    read_by_staff: '0',
    unread: state.messages.filter(({ side, id }) => side === 'staff' && Number(id) > state.readTo).length,
    rating: state.rating,
    changed_at: '2026-11-26T10:00:00.000Z',
  })
  const answers: Record<string, (params: Record<string, string>) => unknown> = {
    getsettings: () => ({
      chat: 'own',
      own: { is_online: state.isOnline, attachment_max: 20, attachment_types: ['text/plain'] },
      hours: { timeZone: 'UTC', list: [] },
    }),
    getConversations: () => ({ items: state.messages.length > 0 ? [conversation()] : [] }),
    getConversation: ({ after = '0' }) => ({
      conversation: conversation(),
      messages: state.messages.filter(({ id }) => Number(id) > Number(after)),
    }),
    send: ({ text = '', key = '' }) => ({ conversation: '3', message: add('writer', text, key) }),
    attach: ({ name = '', key = '' }) => ({ conversation: '3', message: add('writer', name, key) }),
    read: ({ message = '' }) => {
      state.readTo = Number(message)
      return 1
    },
    type: () => 1,
    close: () => {
      state.closed = true
      return 1
    },
    rate: ({ rating = '' }) => {
      state.rating = Number(rating)
      return 1
    },
    mailTranscript: () => ({ is_sent: true }),
  }
  async function answer(address: string, init?: { method?: string; body?: FormData }): Promise<Response> {
    const url = new URL(address, 'http://site')
    const call = url.pathname.split('/').at(-1) ?? ''
    const params = Object.fromEntries(init?.body ?? url.searchParams) as Record<string, string>
    if (init?.method === 'POST') state.calls.push({ call, params })
    if (!state.isReachable) throw new TypeError('Failed to fetch')
    const isRefused = call === 'send' && !state.isOnline && !params['email'] && !params['conversation']
    if (isRefused) {
      const error = { type: 'InvalidParameter', code: '', message: 'Check the form.', error_data: {} }
      return new Response(JSON.stringify({ error: { ...error, invalid_parameters: { email: 'required' } } }), {
        status: 400,
      })
    }
    const { held } = state
    const data = answers[call]?.(params)
    if (call === 'getConversation') await held
    if (state.losesAnswers && init?.method === 'POST') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ data }))
  }
  return { state, answer, staffSay: (text: string) => add('staff', text, `staff ${text}`) }
}

let server = supportServer()
beforeEach(() => {
  server = supportServer()
  vi.stubGlobal('fetch', server.answer)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const texts = (chat: OwnChat) => chat.get().lines.map(({ text }) => text)
const sent = (call: string) => server.state.calls.filter((one) => one.call === call)

describe('our own chat in the page', () => {
  it('opens with nothing, sends the first message and shows it in its conversation', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    expect(chat.get()).toMatchObject({ reading: 'read', shown: undefined, wantsEmail: false })
    const going = chat.send('Where is my deposit?')
    expect(chat.get().unsent).toMatchObject([{ text: 'Where is my deposit?', state: 'sending' }])
    await going
    expect(chat.get()).toMatchObject({ shown: '3', unsent: [] })
    expect(texts(chat)).toEqual(['Where is my deposit?'])
  })

  it('keeps a message that did not go, and sends it again under the same key: had it arrived after all, it is one', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    server.state.losesAnswers = true
    await chat.send('Hello')
    expect(chat.get().unsent).toMatchObject([{ text: 'Hello', state: 'failed' }])
    server.state.losesAnswers = false
    await chat.retry(chat.get().unsent[0]?.key ?? '')
    expect(sent('send').map(({ params }) => params['key'])).toEqual(Array(2).fill(sent('send')[0]?.params['key']))
    expect([chat.get().unsent, texts(chat)]).toEqual([[], ['Hello']])
  })

  it('keeps a message that did not go while another conversation is shown that has the same words from before', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    await chat.send('Hello')
    await chat.show(undefined)
    server.state.isReachable = false
    await chat.send('Hello')
    server.state.isReachable = true
    await chat.show('3')
    expect(chat.get().unsent).toMatchObject([{ text: 'Hello', state: 'failed' }])
  })

  it('can be rid of a message that did not go', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    server.state.isReachable = false
    await chat.send('Hello')
    chat.discard(chat.get().unsent[0]?.key ?? '')
    expect(chat.get().unsent).toEqual([])
  })

  it('sends what is written quickly in the order in which it was written, into one conversation', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    await Promise.all([
      chat.send('one'),
      chat.send('two'),
      chat.attach(new File(['x'], 'bill.txt', { type: 'text/plain' })),
    ])
    expect(texts(chat)).toEqual(['one', 'two', 'bill.txt'])
    expect(server.state.calls.map(({ params }) => params['conversation'])).toEqual([undefined, '3', '3'])
    expect(sent('attach')[0]?.params).toMatchObject({ name: 'bill.txt', type: 'text/plain', content: btoa('x') })
  })

  it('shows a message once that the socket brings before its call is answered', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    await chat.send('first')
    const going = chat.send('second')
    const message = { ...server.staffSay('unused'), id: '99', side: 'writer' as const, text: 'second' }
    chat.hear({ what: 'message', conversation: '3', message })
    expect(chat.get().unsent).toEqual([])
    await going
  })

  it('asks a visitor for an address while nobody is there, and sends it with the message that was refused', async () => {
    const chat = new OwnChat(0)
    await chat.open()
    expect(chat.get().wantsEmail).toBe(false)
    // Staff have left since.
    server.state.isOnline = false
    server.state.kind = 'ticket'
    await chat.send('Anybody?')
    expect(chat.get()).toMatchObject({ wantsEmail: true, isOnline: false, unsent: [{ wrongEmail: 'required' }] })
    chat.keep({ email: 'ada@example.com' })
    await chat.retry(chat.get().unsent[0]?.key ?? '')
    expect(sent('send').at(-1)?.params['email']).toBe('ada@example.com')
    expect(chat.shownConversation).toMatchObject({ kind: 'ticket' })
  })

  it('shows what staff say and that they type, marks it as read once it is seen, and says that the writer types', async () => {
    vi.useFakeTimers()
    const chat = new OwnChat(7)
    await chat.open()
    await chat.send('Hello')
    chat.type(0)
    chat.type(typing.saidMs - 1)
    chat.type(typing.saidMs)
    expect(sent('type')).toHaveLength(2)
    chat.hear({ what: 'typing', conversation: '3', message: null })
    expect(chat.get().isTyping).toBe(true)
    await vi.advanceTimersByTimeAsync(typing.shownMs)
    expect(chat.get().isTyping).toBe(false)
    chat.hear({ what: 'typing', conversation: '3', message: null })
    chat.hear({ what: 'message', conversation: '3', message: server.staffSay('Good day') })
    expect([chat.get().isTyping, texts(chat)]).toEqual([false, ['Hello', 'Good day']])
    await vi.advanceTimersByTimeAsync(0)
    await chat.see()
    await chat.see()
    expect(sent('read').map(({ params }) => params)).toEqual([{ conversation: '3', message: '9' }])
    expect(chat.shownConversation?.unread).toBe(0)
  })

  it('shows what the socket has lost before a message that it brings', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    await chat.send('Hello')
    server.staffSay('This one is lost on the way')
    const heard = server.staffSay('Good day')
    chat.hear({ what: 'message', conversation: '3', message: heard })
    await vi.waitFor(() => expect(texts(chat)).toEqual(['Hello', 'This one is lost on the way', 'Good day']))
  })

  it('stays read when an answer that was asked for before comes after', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    await chat.send('Hello')
    server.staffSay('Good day')
    await chat.catchUp()
    expect(chat.shownConversation?.unread).toBe(1)
    let answer = (): void => undefined
    server.state.held = new Promise((resolve) => (answer = resolve))
    const late = chat.show('3')
    await chat.see()
    answer()
    await late
    expect(chat.shownConversation?.unread).toBe(0)
  })

  it('ends a conversation, takes a rating, and mails it', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    await chat.send('Hello')
    expect(await chat.mailTranscript()).toBe(true)
    await chat.end()
    expect(chat.shownConversation?.state).toBe('closed')
    await chat.rate(4, 'Quick')
    expect(chat.shownConversation?.rating).toBe(4)
    // A chat that is over is not gone on with.
    await chat.send('One more')
    expect(sent('send').at(-1)?.params['conversation']).toBeUndefined()
  })

  it('says when it could not be read, and reads again', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockReturnValue()
    server.state.isReachable = false
    const chat = new OwnChat(7)
    const first = chat.open()
    await vi.advanceTimersByTimeAsync(10_000)
    await first
    expect(chat.get().reading).toBe('failed')
    server.state.isReachable = true
    await chat.open()
    expect(chat.get().reading).toBe('read')
  })

  it('sends and shows nothing more when somebody else is here', async () => {
    const chat = new OwnChat(7)
    await chat.open()
    const going = [chat.send('one'), chat.send('two')]
    chat.leave()
    await Promise.all(going)
    expect(server.state.calls).toEqual([])
    expect(texts(chat)).toEqual([])
  })
})
