import { randomUUID } from 'node:crypto'
import { type Member, staffMember } from '@ante/testing/staff'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Conversation, Message } from './contract.ts'

let server: TestServer
let clerk: Member
let player: Visitor
beforeAll(async () => {
  server = await testServer()
  clerk = await staffMember(server, ['support:read', 'support:write'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  await clerk.call('support.present')
  player = await server.player()
})

const key = () => randomUUID()
interface Written {
  conversation: string
  message: Message
}
const read = async (conversation: string) =>
  (await player.call<{ conversation: Conversation; messages: Message[] }>('support.getConversation', { conversation }))
    .data

describe('a key', () => {
  it('of a file is that of its bytes: another file of the same name is not taken for it', async () => {
    const file = (text: string) => ({
      type: 'text/plain',
      name: 'bill.txt',
      content: Buffer.from(text).toString('base64'),
    })
    const once = key()
    const attach = (text: string) => player.post<Written>('support.attach', { ...file(text), key: once })
    const first = await attach('one')
    expect((await attach('one')).data).toEqual(first.data)
    expect((await attach('two')).error.code).toBe('idempotency_key_reused')
    expect((await player.post('support.send', { text: 'bill.txt', key: once })).error.code).toBe(
      'idempotency_key_reused'
    )
    expect((await read(first.data.conversation)).messages).toHaveLength(1)
  })

  it('API-111 CHAT-39 of the form is that of its words: others under it are refused and not lost as if they were here', async () => {
    const form = { name: 'Ada', email: 'ada@example.com', subject: 'Cards', message: 'Which cards?', key: key() }
    const send = (more: object = {}) => player.post<{ ticket: string }>('support.sendFeedback', { ...form, ...more })
    const { ticket } = (await send()).data
    expect((await send()).data).toEqual({ ticket })
    for (const other of [{ message: 'And when?' }, { subject: 'Banks' }, { email: 'bob@example.com' }])
      expect((await send(other)).error.code, JSON.stringify(other)).toBe('idempotency_key_reused')
  })

  it('of an answer of staff is that of its text', async () => {
    const { conversation } = (await player.post<Written>('support.send', { text: 'Hello', key: key() })).data
    const once = { conversation, text: 'Good day', key: key() }
    const first = (await clerk.call('support.reply', once)).data
    expect((await clerk.call('support.reply', once)).data).toEqual(first)
    const other = await clerk.call('support.reply', { ...once, text: 'Good night' })
    expect([other.status, other.error.code]).toEqual([409, 'idempotency_key_reused'])
  })

  it('of a file that staff answer with is that of its bytes; its writer reads it, and the audit log holds no file', async () => {
    const { conversation } = (await player.post<Written>('support.send', { text: 'Where is it?', key: key() })).data
    const bytes = (text: string) => Buffer.from(text).toString('base64')
    const once = {
      conversation,
      name: '../the way.txt',
      type: 'text/plain',
      content: bytes('Second left.'),
      key: key(),
    }
    const first = await clerk.call('support.replyfile', once)
    expect((await clerk.call('support.replyfile', once)).data).toEqual(first.data)
    const other = await clerk.call('support.replyfile', { ...once, content: bytes('Third left.') })
    expect([other.status, other.error.code]).toEqual([409, 'idempotency_key_reused'])
    const [, said] = (await read(conversation)).messages
    expect(said).toMatchObject({ side: 'staff', attachment: { name: 'the way.txt', type: 'text/plain', size: 12 } })
    const file = await player.call('support.getAttachment', { attachment: said?.attachment?.id })
    expect(file.data).toEqual({ name: 'the way.txt', type: 'text/plain', content: bytes('Second left.') })
    const stranger = await server.player()
    expect((await stranger.call('support.getAttachment', { attachment: said?.attachment?.id })).error.code).toBe(
      'not_found'
    )
    const { rows: logged } = await server.database.db.pool.query<{ content: string }>(
      `select content::text from staff.audit where call = 'support.replyfile'`
    )
    expect(logged.length).toBeGreaterThan(2)
    expect(logged.filter(({ content }) => content.includes(bytes('Second left.')))).toEqual([])
  })

  it('of a file of staff is none for what is no such file, nor where the chat is over', async () => {
    const { conversation } = (await player.post<Written>('support.send', { text: 'Where is it?', key: key() })).data
    const send = async (name: string, type: string, content: Buffer) => {
      const given = { conversation, name, type, content: content.toString('base64'), key: key() }
      const { status, error } = await clerk.call('support.replyfile', given)
      return [status, error?.code]
    }
    expect(await send('page.html', 'text/html', Buffer.from('<p>'))).toEqual([400, 'attachment_type'])
    expect(await send('scan.png', 'image/png', Buffer.from('no picture'))).toEqual([400, 'attachment_type'])
    expect(await send('long.txt', 'text/plain', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))).toEqual([
      413,
      'attachment_size',
    ])
    await clerk.call('support.finish', { conversation })
    expect(await send('way.txt', 'text/plain', Buffer.from('Left.'))).toEqual([409, 'conversation_closed'])
    expect((await read(conversation)).messages).toHaveLength(1)
  })

  it('of a message that arrived is answered alike when its chat is over by now', async () => {
    const { conversation } = (await player.post<Written>('support.send', { text: 'Hello', key: key() })).data
    const once = { conversation, text: 'Thank you, bye', key: key() }
    const first = (await player.post<Written>('support.send', once)).data
    await clerk.call('support.finish', { conversation })
    expect((await player.post<Written>('support.send', once)).data).toEqual(first)
    expect((await read(conversation)).conversation.state).toBe('closed')
  })
})

it('the address that a player names takes no place in their conversation: staff see the one of the account', async () => {
  const { conversation } = (
    await player.post<Written>('support.send', { text: 'Hello', key: key(), email: 'somebody@example.com' })
  ).data
  const opened = await clerk.call<{ conversation: { email: string | null } }>('support.conversation', { conversation })
  expect(opened.data.conversation.email).not.toBe('somebody@example.com')
})
