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
