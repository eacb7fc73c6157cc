import { randomUUID } from 'node:crypto'
import { type Member, staffMember } from '@ante/testing/staff'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Conversation } from './contract.ts'

let server: TestServer
let clerk: Member
beforeAll(async () => {
  server = await testServer()
  clerk = await staffMember(server, ['support:read', 'support:write'])
})
afterAll(() => server.stop())
beforeEach(() => clerk.call('support.present'))

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const key = () => randomUUID()
const leave = () => query(`update support.presence set seen_at = now() - interval '1 hour'`)
const lettersTo = (address: string) =>
  query<{ body: string }>(
    `select body from messages.outbox where channel = 'email' and key = 'support.answer' and to_address = $1`,
    [address]
  )

interface Written {
  conversation: string
}

/** A visitor who has begun a chat while somebody was there. */
async function visitorInChat() {
  const visitor = server.visitor()
  const first = await visitor.post<Written>('support.send', { text: 'Are you there?', key: key() })
  const cookie =
    first.headers
      .getSetCookie()
      .find((line) => line.startsWith('ante_visitor='))
      ?.split(';', 1)[0] ?? ''
  const { conversation } = first.data
  const headers = { headers: { cookie } }
  return {
    conversation,
    send: (params: object) => visitor.post<Written>('support.send', { conversation, key: key(), ...params }, headers),
    read: async () =>
      (await visitor.call<{ conversation: Conversation }>('support.getConversation', { conversation }, headers)).data
        .conversation,
  }
}

describe('a chat that staff have left', () => {
  it('becomes a request with the next message, and a visitor is asked where the answer goes', async () => {
    const { conversation, send, read } = await visitorInChat()
    await leave()
    const refused = await send({ text: 'Hello?' })
    expect(refused.error.invalid_parameters).toMatchObject({ email: expect.any(String) })
    expect((await send({ text: 'Hello?', email: 'left@example.com' })).status).toBe(200)
    expect(await read()).toMatchObject({ kind: 'ticket', subject: 'Are you there?', state: 'waiting' })
    // Whoever said it once is not asked again.
    expect((await send({ text: 'I write again.' })).status).toBe(200)
    await clerk.call('support.reply', { conversation, text: 'Here we are.', key: key() })
    expect((await lettersTo('left@example.com')).map(({ body }) => body)).toEqual([
      expect.stringContaining('Here we are.'),
    ])
  })

  it('is a request of a player too, whose answer is told by email', async () => {
    const player = await server.player()
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    const { conversation } = (await player.post<Written>('support.send', { text: 'My bet', key: key() })).data
    await leave()
    expect((await player.post<Written>('support.send', { text: 'Hello?', key: key() })).data).toMatchObject({
      conversation,
    })
    await clerk.call('support.reply', { conversation, text: 'It is settled.', key: key() })
    const letters = await query<{ body: string }>(
      `select body from messages.outbox where channel = 'email' and key = 'support.answer' and uid = $1`,
      [player.uid]
    )
    expect(letters.map(({ body }) => body)).toEqual([expect.stringContaining('It is settled.')])
  })

  it('whose writer has waited for more than a quarter of an hour is answered by email too', async () => {
    const player = await server.player()
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    const begin = async (text: string) => (await player.post<Written>('support.send', { text, key: key() })).data
    const letters = () =>
      query(`select 1 from messages.outbox where channel = 'email' and key = 'support.answer' and uid = $1`, [
        player.uid,
      ])
    const { conversation } = await begin('Are you there?')
    await clerk.call('support.reply', { conversation, text: 'Yes.', key: key() })
    expect(await letters()).toEqual([])
    await begin('Then look at my bet.')
    await query(`update support.conversations set waiting_since = now() - interval '16 minutes' where id = $1`, [
      conversation,
    ])
    await clerk.call('support.reply', { conversation, text: 'It is settled.', key: key() })
    expect(await letters()).toHaveLength(1)
    const { data } = await player.call<{ conversation: Conversation }>('support.getConversation', { conversation })
    expect(data.conversation).toMatchObject({ kind: 'ticket', subject: 'Are you there?', state: 'answered' })
  })
})
