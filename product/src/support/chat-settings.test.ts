import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { seeds } from '../../seeds/index.ts'
import { type Member, operatorCall, staffMember } from '@ante/testing/staff'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { type Conversation, supportSettings } from './contract.ts'
import { connector as livetex } from './connectors/livetex/index.ts'
import { connector as betunlim } from './connectors/betunlim/index.ts'

let server: TestServer
let clerk: Member
const place = { callbackUrl: '', twinUrl: 'http://127.0.0.1:9/twin', isLocal: true }
const chats = new Map([
  ['livetex', livetex.open({ id: '77' }, place)],
  ['betunlim', betunlim.open({ id: '78', secret: 'sixteen-letters-and-more' }, place)],
])
beforeAll(async () => {
  server = await testServer({ ports: { chats } })
  clerk = await staffMember(server, ['support:read', 'support:write'])
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const key = () => randomUUID()
const choose = async (chat: unknown, more: object = {}) => {
  await operatorCall(server.database.db, 'content.putsetting', { group: 'support', value: { chat, ...more } })
  await expect
    .poll(async () => (await server.context()).setting('support', supportSettings).chat, { timeout: 10_000 })
    .toBe(chat)
}

interface Read {
  conversation: Conversation
  messages: { text: string }[]
  evidence: unknown
}
const open = (conversation: string) => clerk.call<Read>('support.conversation', { conversation })
const read = async (who: Visitor, conversation: string) =>
  (await who.call<Read>('support.getConversation', { conversation })).data

describe('settings of the chat', () => {
  it('API-110 CHAT-01 CHAT-02 CHAT-11 names the chosen provider, with its configuration under its name', async () => {
    await choose('live_tex')
    const visitor = server.visitor()
    const answer = await visitor.call<Record<string, unknown>>('support.getsettings')
    expect(answer.data).toMatchObject({
      chat: 'live_tex',
      live_tex: { id: '77', src: 'http://127.0.0.1:9/twin/js/client.js' },
    })
    expect(answer.data).not.toHaveProperty('own')
    await choose('own')
    expect((await visitor.call<object>('support.getsettings')).data).toMatchObject({
      chat: 'own',
      own: { attachment_max: 2 * 1024 * 1024 },
    })
  })

  it('questions of the operator come in the language of the page, and those without a language in each', async () => {
    const question = (title: string, locale?: string) => ({ title, text: 'Yes.', ...(locale && { locale }) })
    await choose('own', { questions: [question('Lounge?'), question('Salle ?', 'fr'), question('Dogs?', 'en')] })
    const shown = async () =>
      (await server.visitor().call<{ questions: { title: string }[] }>('support.getsettings')).data.questions.map(
        ({ title }) => title
      )
    await expect.poll(shown, { timeout: 10_000 }).toEqual(['Lounge?', 'Dogs?'])
    await choose('own')
  })

  it('CHAT-10 an unknown or empty value, or a vendor without an account here, is no chat', async () => {
    for (const chat of ['', 'intercom', 'verbox']) {
      await choose(chat)
      expect((await server.visitor().call<{ chat: string }>('support.getsettings')).data.chat).toBe('')
    }
    await choose('own')
  })

  it('gives vendors an opaque reference that opens nothing and by which staff find the player within the hour', async () => {
    await choose('betunlim')
    const player = await server.player()
    const { data } = await player.post<{ reference: string; expires_at: string; signature: string | null }>(
      'support.getReference'
    )
    expect(Buffer.from(data.reference.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('uid')
    expect(player.cookie).not.toContain(data.reference)
    expect(Date.parse(data.expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect(data.signature).toMatch(/^[0-9a-f]{64}$/)
    expect((await clerk.call('support.resolvereference', { reference: data.reference })).data).toEqual({
      uid: String(player.uid),
      visitor: null,
    })
    expect((await clerk.call('support.resolvereference', { reference: `${data.reference}x` })).status).toBe(404)
    const thief = server.visitor()
    thief.cookie = `ante_session=${data.reference}`
    expect((await thief.call('account.getBalance')).status).toBe(401)
    expect((await server.visitor().post<{ signature: null }>('support.getReference')).data.signature).toBeNull()
    await choose('own')
  })

  it('API-72 API-73 stores sent and received messages of Freshchat for players, and refuses visitors', async () => {
    const player = await server.player()
    const event = { event: 'sent', message: 'Hi', conversation_id: 'c-1', time: '2026-11-26T10:00:00Z' }
    expect((await player.post('FreshChat.storeChatEvent', event)).data).toBe(1)
    expect((await player.post('FreshChat.storeChatEvent', { ...event, event: 'received', time: 'soon' })).data).toBe(1)
    expect((await player.post('FreshChat.storeChatEvent', { ...event, event: 'deleted' })).status).toBe(400)
    expect((await server.visitor().post('FreshChat.storeChatEvent', event)).status).toBe(401)
    expect(
      await query('select event, message, conversation_id from support.vendor_events where uid = $1 order by id', [
        player.uid,
      ])
    ).toEqual([
      { event: 'sent', message: 'Hi', conversation_id: 'c-1' },
      { event: 'received', message: 'Hi', conversation_id: 'c-1' },
    ])
  })

  it('keeps of what a vendor tells of a player no more than the latest thousand', async () => {
    const player = await server.player()
    await query(
      `insert into support.vendor_events (uid, event, message, conversation_id) select $1, 'sent', 'early ' || n, '' from generate_series(1, 1000) n`,
      [player.uid]
    )
    await player.post('FreshChat.storeChatEvent', { event: 'sent', message: 'late' })
    const kept = await query<{ message: string }>(
      'select message from support.vendor_events where uid = $1 order by id',
      [player.uid]
    )
    expect([kept.length, kept[0]?.message, kept.at(-1)?.message]).toEqual([1000, 'early 2', 'late'])
  })

  it('does not write into the audit log that somebody is there, every minute', async () => {
    const rows = async () =>
      (
        await query<{ event: string }>(
          `select event from staff.audit where call in ('support.present', 'support.inbox') and account = $1`,
          [clerk.id]
        )
      ).length
    await clerk.get('support.inbox', { view: 'waiting' })
    const before = await rows()
    for (let minute = 0; minute < 3; minute++) expect((await clerk.call('support.present')).status).toBe(200)
    expect(await rows()).toBe(before)
    const there = (await clerk.get<{ items: { id: string; is_there: boolean }[] }>('support.members', {})).data.items
    expect(there.find(({ id }) => id === String(clerk.id))?.is_there).toBe(true)
    // What is read is still there.
    await clerk.get('support.inbox', { view: 'waiting' })
    expect(await rows()).toBe(before + 1)
  })
})

describe('a dispute', () => {
  it('is opened once of what is the player’s own, with the evidence and a date, decided by staff, and then taken further', async () => {
    await choose('own', { disputes: { bodyName: 'Arbiter', bodyUrl: 'https://arbiter.example' } })
    const player = await server.player()
    const round = await playRound(player)
    const params = { about: 'round', about_id: round, text: 'I had won.', key: key() }
    expect((await (await server.player()).post('support.openDispute', params)).status).toBe(404)
    const opened = await player.post<{ conversation: string }>('support.openDispute', params)
    const { conversation } = opened.data
    const more = { ...params, text: 'And my proof says so.', key: key() }
    for (const again of [params, more, more])
      expect((await player.post<{ conversation: string }>('support.openDispute', again)).data).toEqual(opened.data)
    const seen = await read(player, conversation)
    expect(seen.messages.map(({ text }) => text)).toEqual(['I had won.', 'And my proof says so.'])
    expect(seen).toMatchObject({
      conversation: { kind: 'dispute', about: { kind: 'round', id: round }, outcome: null },
      evidence: { round: { id: round } },
    })
    const days = (Date.parse(seen.conversation.due_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(9)
    expect((await player.post('support.escalate', { conversation })).error.code).toBe('too_early')
    expect((await clerk.call('support.finish', { conversation })).status).toBe(404)
    expect((await open(conversation)).data.evidence).toMatchObject({ round: { id: round } })
    const reason = `The seed says otherwise. ${'It was drawn before. '.repeat(95)}`.slice(0, 2000)
    const tooLong = { conversation, outcome: 'declined', reason: `${reason}.` }
    expect((await clerk.call('support.decide', tooLong)).status).toBe(400)
    expect((await clerk.call('support.decide', { ...tooLong, reason })).status).toBe(200)
    expect((await read(player, conversation)).messages.at(-1)?.text).toBe(reason)
    expect((await read(player, conversation)).conversation).toMatchObject({ state: 'closed', outcome: 'declined' })
    expect((await clerk.call('support.decide', { conversation, outcome: 'upheld', reason: 'No.' })).status).toBe(409)
    expect((await player.post('support.openDispute', { ...params, key: key() })).error.code).toBe('conversation_closed')
    expect((await player.post('support.escalate', { conversation })).data).toBe(1)
    expect((await player.call<{ dispute_body: object }>('support.getsettings')).data.dispute_body).toEqual({
      name: 'Arbiter',
      url: 'https://arbiter.example',
    })
    expect((await read(player, conversation)).conversation.escalated_at).not.toBeNull()
    await choose('own')
  })
})

async function playRound(player: Visitor & { uid: bigint }): Promise<string> {
  for (const { run } of seeds.filter(({ name }) => name === 'games')) await server.database.db.write(run)
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(player.uid, 'main'),
      amount: money(10_000n),
      code: 'opening' as const,
    },
  ]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  const played = await player.post<{ round: { id: string } }>('games.play', {
    sysname: 'dicebox',
    stake: '1',
    choice: { side: 'under', chance: 50 },
  })
  expect(played.status).toBe(200)
  return played.data.round.id
}
