import { randomUUID } from 'node:crypto'
import { type Member, staffMember } from '@ante/testing/staff'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Change, Conversation, Message } from './contract.ts'
import type { InboxItem } from './contract-staff.ts'
import { dropOld } from './store.ts'

let server: TestServer
let clerk: Member
beforeAll(async () => {
  server = await testServer()
  clerk = await staffMember(server, ['support:read', 'support:write'])
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const key = () => randomUUID()

/** A browser without an account: its cookie is its own. */
function stranger() {
  const visitor = server.visitor()
  let cookie = ''
  return {
    get cookie() {
      return cookie
    },
    async post<T>(call: string, params: Record<string, unknown> = {}) {
      const answer = await visitor.post<T>(call, params, { headers: cookie ? { cookie } : {} })
      const set = answer.headers.getSetCookie().find((line) => line.startsWith('ante_visitor='))
      if (set) {
        expect(set).toContain('HttpOnly')
        cookie = set.split(';', 1)[0] ?? ''
      }
      return answer
    },
    call: <T>(call: string, params: Record<string, unknown> = {}) =>
      visitor.call<T>(call, params, { headers: cookie ? { cookie } : {} }),
  }
}
interface Written {
  conversation: string
  message: Message
}
interface Read {
  conversation: Conversation
  messages: Message[]
  evidence: unknown
}
/** The clerk is at the inbox and reads it. */
async function waiting(view = 'waiting') {
  await clerk.call('support.present')
  return (await clerk.get<{ items: InboxItem[]; waiting: number }>('support.inbox', { view })).data
}
const open = (conversation: string) =>
  clerk.call<{
    conversation: InboxItem
    messages: Message[]
    notes: { text: string }[]
    player: object | null
    evidence: unknown
  }>('support.conversation', { conversation })
const read = async (who: Pick<Visitor, 'call'>, conversation: string) =>
  (await who.call<Read>('support.getConversation', { conversation })).data

/** What a socket of these cookies hears of its own topic. */
async function listener(hello: object, topic: string, topicKey = '', cookie = '') {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: server.url } })
  const heard: (Change & { type?: string; topic?: string })[] = []
  socket.on('message', (raw: Buffer) => {
    const frame = JSON.parse(raw.toString()) as { data?: Change; type?: string }
    if (frame.type) heard.push(frame as never)
    else if (frame.data) heard.push(frame.data)
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify(hello))
  socket.send(JSON.stringify({ type: 'subscribe', topic, key: topicKey }))
  return { heard, close: () => socket.close() }
}

describe('our own chat', () => {
  it('carries words of a player to staff and back, once each, with read marks, typing, notes, hand-over and a rating', async () => {
    await waiting()
    const player = await server.player({ first_name: 'Grace' })
    const { token } = (await player.call<{ token: string }>('account.getToken')).data
    const tab = await listener({ type: 'auth', token }, 'support.changed')
    const once = { text: 'Where is my deposit?', key: key() }
    const [first, again] = [
      await player.post<Written>('support.send', once),
      await player.post<Written>('support.send', once),
    ]
    expect(again.data).toEqual(first.data)
    expect((await player.post<Written>('support.send', { ...once, text: 'Or not?' })).error.code).toBe(
      'idempotency_key_reused'
    )
    const { conversation } = first.data
    expect((await read(player, conversation)).conversation).toMatchObject({ kind: 'chat', state: 'waiting' })
    const mine = (await waiting()).items.find(({ id }) => id === conversation)
    expect(mine).toMatchObject({ uid: String(player.uid), name: 'Grace', unread_by_staff: 1 })
    const opened = (await open(conversation)).data
    expect([opened.messages.map(({ text }) => text), opened.player]).toMatchObject([
      ['Where is my deposit?'],
      { first_name: 'Grace', conversations: 1 },
    ])
    await clerk.call('support.stafftyping', { conversation })
    await clerk.call('support.note', { conversation, text: 'Bank says tomorrow.' })
    expect(
      (await clerk.call('support.assign', { conversation, member: String(clerk.id), note: 'Yours.' })).status
    ).toBe(200)
    const reply = { conversation, text: 'It arrives tomorrow.', key: key() }
    await clerk.call('support.reply', reply)
    await clerk.call('support.reply', reply)
    const heard = () => tab.heard.find(({ message }) => message?.side === 'staff')?.message
    await expect.poll(heard).toMatchObject({ text: 'It arrives tomorrow.', by: '' })
    expect(tab.heard.map(({ what }) => what)).toEqual(expect.arrayContaining(['read', 'typing', 'message']))
    const seen = await read(player, conversation)
    expect(seen.messages.map(({ side, text }) => [side, text])).toEqual([
      ['writer', 'Where is my deposit?'],
      ['staff', 'It arrives tomorrow.'],
    ])
    expect(seen.conversation).toMatchObject({ state: 'answered', unread: 1 })
    await player.post('support.read', { conversation, message: seen.messages[1]?.id })
    expect((await read(player, conversation)).conversation.unread).toBe(0)
    expect((await open(conversation)).data.notes.map(({ text }) => text)).toEqual(['Bank says tomorrow.', 'Yours.'])
    await player.post('support.rate', { conversation, rating: '5', note: 'Quick.' })
    await clerk.call('support.finish', { conversation })
    expect((await player.post('support.send', { conversation, text: 'More', key: key() })).error.code).toBe(
      'conversation_closed'
    )
    expect((await clerk.get<object>('support.figures', {})).data).toMatchObject({
      ratings: 1,
      rating_average: 5,
      answered: 1,
    })
    // Another player knows nothing of it.
    const other = await server.player()
    for (const call of ['support.read', 'support.rate', 'support.close', 'support.type'])
      expect((await other.post(call, { conversation, message: '1', rating: '1' })).status, call).toBe(404)
    expect((await other.call('support.getConversation', { conversation })).status).toBe(404)
    tab.close()
  })

  it('gives a visitor a conversation by a key of the browser, heard over a socket of its own, and nobody else', async () => {
    await waiting()
    const ada = stranger()
    const { conversation } = (await ada.post<Written>('support.send', { text: 'Hello?', key: key() })).data
    const [{ id: visitor } = { id: 0n }] = await query<{ id: bigint }>(
      'select visitor as id from support.conversations where id = $1',
      [conversation]
    )
    const tab = await listener({ type: 'visit' }, 'support.visitor', '', ada.cookie)
    const thief = await listener(
      { type: 'visit' },
      'support.visitor',
      String(visitor),
      `ante_visitor=${'A'.repeat(43)}`
    )
    const eve = stranger()
    await eve.post('support.send', { text: 'Other', key: key() })
    const wrong = await listener({ type: 'visit' }, 'support.visitor', String(visitor), eve.cookie)
    await expect.poll(() => tab.heard.map(({ what }) => what)).toContain('resync')
    await clerk.call('support.reply', { conversation, text: 'Hello!', key: key() })
    await expect.poll(() => tab.heard.at(-1)?.message?.text).toBe('Hello!')
    expect(thief.heard).toEqual([])
    await expect.poll(() => wrong.heard.map(({ type }) => type)).toEqual(['ready', 'refused'])
    expect((await eve.call('support.getConversation', { conversation })).status).toBe(404)
    expect((await read(ada as never, conversation)).messages).toHaveLength(2)
    for (const one of [tab, thief, wrong]) one.close()
  })

  it('tells staff over a socket that something came, and no word of it; who may not read support hears nothing', async () => {
    await waiting()
    const stranger1 = await staffMember(server, ['players:read'])
    const tab = await listener({ type: 'staff' }, 'support.inbox', 'all', clerk.cookie)
    const other = await listener({ type: 'staff' }, 'support.inbox', 'all', stranger1.cookie)
    const player = await server.player()
    const { conversation } = (await player.post<Written>('support.send', { text: 'A secret', key: key() })).data
    await expect
      .poll(() => tab.heard.find((one) => one.conversation === conversation))
      .toEqual({ conversation, what: 'message' })
    expect(other.heard.map(({ type }) => type)).toEqual(['ready', 'refused'])
    for (const one of [tab, other]) one.close()
  })

  it('takes images, PDF and text as files up to 2 MB by their bytes, and refuses what only says that it is one', async () => {
    await waiting()
    const player = await server.player()
    const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200_000)])
    const attach = (type: string, content: Buffer, name = '../../bill.png') =>
      player.post<Written>('support.attach', { type, content: content.toString('base64'), name, key: key() })
    const { data } = await attach('image/png', png)
    expect(data.message).toMatchObject({ attachment: { name: 'bill.png', type: 'image/png', size: png.length } })
    const file = await player.call<{ content: string }>('support.getAttachment', {
      attachment: data.message.attachment?.id,
    })
    expect(Buffer.from(file.data.content, 'base64').equals(png)).toBe(true)
    const other = await server.player()
    expect((await other.call('support.getAttachment', { attachment: data.message.attachment?.id })).status).toBe(404)
    expect((await attach('image/svg+xml', Buffer.from('<svg/>'))).error.code).toBe('attachment_type')
    expect((await attach('image/png', Buffer.from('<script>'))).error.code).toBe('attachment_type')
    const large = await attach('text/plain', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))
    expect([large.status, large.error.code]).toEqual([413, 'attachment_size'])
    expect((await attach('text/plain', Buffer.alloc(4 * 1024 * 1024, 'a'))).status).toBe(413)
    // Only this call takes so much.
    expect((await player.post('support.send', { text: 'a'.repeat(70_000), key: key() })).status).toBe(413)
  })

  it('is a ticket while nobody is there: a visitor is asked for an email, and the answer goes by mail too', async () => {
    await query(`update support.presence set seen_at = now() - interval '1 hour'`)
    const ada = stranger()
    const refused = await ada.post('support.send', { text: 'Anybody?', key: key() })
    expect(refused.error.invalid_parameters).toMatchObject({ email: expect.any(String) })
    const { conversation } = (
      await ada.post<Written>('support.send', { text: 'Anybody?', key: key(), email: 'ada@example.com' })
    ).data
    expect((await read(ada as never, conversation)).conversation).toMatchObject({ kind: 'ticket', subject: 'Anybody?' })
    await clerk.call('support.reply', { conversation, text: 'Now we are.', key: key() })
    const [letter] = await query<{ to_address: string; body: string }>(
      `select to_address, body from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = 'ada@example.com'`
    )
    expect(letter?.body).toMatch(new RegExp(`Now we are\\.[^]*/support\\?conversation=${conversation}`))
    const file = { type: 'text/plain', content: Buffer.from('a bill').toString('base64'), name: 'bill.txt', key: key() }
    const eve = stranger()
    expect((await eve.post('support.attach', file)).error.invalid_parameters).toMatchObject({
      email: expect.any(String),
    })
    const sent = await eve.post<Written>('support.attach', { ...file, email: 'eve@example.com' })
    expect(sent.data.message).toMatchObject({ attachment: { name: 'bill.txt' } })
  })

  it('is one request when a first message is sent again while nobody is there, and takes no more files of a visitor than 10 MB', async () => {
    await query(`update support.presence set seen_at = now() - interval '1 hour'`)
    const ada = stranger()
    const once = { text: 'Anybody?', key: key(), email: 'ada@example.com' }
    const { conversation } = (await ada.post<Written>('support.send', once)).data
    expect((await ada.post<Written>('support.send', once)).data.conversation).toBe(conversation)
    const attach = (more: object = {}) =>
      ada.post<Written>('support.attach', {
        type: 'text/plain',
        content: Buffer.alloc(2 * 1024 * 1024, 'a').toString('base64'),
        name: 'bill.txt',
        key: key(),
        conversation,
        ...more,
      })
    for (let count = 0; count < 5; count++) expect((await attach()).status).toBe(200)
    expect((await attach()).error.code).toBe('attachments_full')
    // Nor does another conversation take them.
    expect((await attach({ conversation: undefined, email: 'ada@example.com' })).error.code).toBe('attachments_full')
    expect((await ada.post('support.send', { conversation, text: 'Thank you', key: key() })).status).toBe(200)
  })

  it('keeps no more files of visitors of one network than 50 MB: without a cookie each is another visitor', async () => {
    await waiting()
    const attach = () =>
      stranger().post<Written>('support.attach', {
        type: 'text/plain',
        content: Buffer.alloc(2 * 1024 * 1024, 'a').toString('base64'),
        name: 'bill.txt',
        key: key(),
      })
    await query('delete from support.attachments')
    expect((await attach()).status).toBe(200)
    // Two more have room.
    await query('update support.attachments set size = 52428800 - 2 * 2097152')
    expect((await attach()).status).toBe(200)
    expect((await attach()).status).toBe(200)
    expect((await attach()).error.code).toBe('attachments_full')
    // Nobody else is refused for it.
    const player = await server.player()
    const file = { type: 'text/plain', content: Buffer.from('a').toString('base64'), name: 'bill.txt', key: key() }
    expect((await player.post('support.attach', file)).status).toBe(200)
  })

  it('mails the whole conversation to a confirmed email, and to none that is not', async () => {
    const player = await server.player()
    const { conversation } = (await player.post<Written>('support.send', { text: 'For my files', key: key() })).data
    const mail = async () =>
      (await player.post<{ is_sent: boolean }>('support.mailTranscript', { conversation })).data.is_sent
    expect(await mail()).toBe(false)
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    expect(await mail()).toBe(true)
    const letters = await query<{ body: string }>(
      `select body from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1 order by id desc`,
      [player.uid]
    )
    expect(letters[0]?.body).toContain('For my files')
  })

  it('bounds what one writer has open, and deletes what is old but requests and disputes', async () => {
    const player = await server.player()
    for (let count = 0; count < 10; count++)
      expect((await player.post('support.sendFeedback', form({ key: key() }))).status).toBe(200)
    expect((await player.post('support.sendFeedback', form({ key: key() }))).error.code).toBe('conversations_open')
    await query(
      `update support.conversations set state = 'closed', changed_at = now() - interval '800 days' where uid = $1`,
      [player.uid]
    )
    const items = async () => (await player.call<{ items: unknown[] }>('support.getConversations')).data.items
    const drop = () => server.database.db.write((tx) => dropOld(tx, { visitors: 90, players: 730, tickets: 1827 }))
    await drop()
    expect(await items()).toHaveLength(10)
    await query(`update support.conversations set kind = 'chat' where uid = $1`, [player.uid])
    await drop()
    expect(await items()).toEqual([])
  })
})

const form = (more: object = {}) => ({
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Cards',
  message: 'Which cards?',
  ...more,
})

describe('the feedback form', () => {
  it('API-111 VAL-23 VAL-99 stores a ticket, once for its key, and names each field that is missing or wrong in the words of plain forms', async () => {
    const ada = stranger()
    const once = form({ key: key() })
    const send = () => ada.post<{ ticket: string }>('support.sendFeedback', once)
    const [sent, again] = [await send(), await send()]
    expect(again.data).toEqual(sent.data)
    expect(await read(ada as never, sent.data.ticket)).toMatchObject({
      conversation: { kind: 'ticket', state: 'waiting', subject: 'Cards' },
      messages: [{ text: 'Which cards?' }],
    })
    const wrong = await ada.post('support.sendFeedback', { email: 'ada@a.b.c.d', subject: ' ' })
    const [needed, email] = ['Value is required', 'Value is not a valid email address']
    expect(wrong.error.invalid_parameters).toEqual({ email, message: needed, name: needed, subject: needed })
  })
  it('API-111 CHAT-39 is one ticket when it is sent twice at once, of a player and of a browser that has no cookie yet', async () => {
    const player = await server.player()
    const once = form({ key: key() })
    const numbers = async (one: () => Promise<{ data: { ticket: string } }>) =>
      new Set((await Promise.all([one(), one(), one()])).map(({ data }) => data.ticket)).size
    expect(await numbers(() => player.post<{ ticket: string }>('support.sendFeedback', once))).toBe(1)
    const other = form({ key: key() })
    expect(await numbers(() => stranger().post<{ ticket: string }>('support.sendFeedback', other))).toBe(1)
    // Other words under the same key are another's.
    const answer = await stranger().post<{ ticket: string }>('support.sendFeedback', { ...other, message: 'Mine' })
    const again = await stranger().post<{ ticket: string }>('support.sendFeedback', other)
    expect(answer.data.ticket).not.toBe(again.data.ticket)
    // Who only knows what was sent has no way to it.
    expect(again.headers.getSetCookie().filter((line) => line.startsWith('ante_visitor='))).toEqual([])
  })
})
