import { randomUUID } from 'node:crypto'
import { staffMember } from '@ante/testing/staff'
import type { TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerWithLetters, serverWithLetters } from '../identity/letters.fixture.ts'
import { tellPlayer } from '../players/index.ts'
import { sendNewsAsStaff } from '../players/news.fixture.ts'
import type { InboxItem, Preference } from './contract.ts'
import type { KeptMessage } from './contract-staff.ts'
import { eraseMessages } from './store-personal-data.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  world = await serverWithLetters()
  server = world.server
})
afterAll(() => world.close())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
async function someone(domain = 'example.com', fields: Record<string, unknown> = {}) {
  const email = `m-${randomUUID().slice(0, 8)}@${domain}`
  const player = await server.player({ email, ...fields })
  await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
  return { player, email }
}
const site = { origin: 'http://localhost:3000', brand: 'Ante' }
const tell = ({ uid }: Player, once: string) =>
  server.database.db.write((tx) =>
    tellPlayer(tx, uid, {
      key: 'payments.withdrawal-paid',
      site,
      values: () => ({ sum: '$20.00', link: `${site.origin}/cashier/history` }),
      once,
    })
  )
const statesOf = async ({ uid }: Player, key: string) =>
  (
    await query<{ state: string; reason: string | null }>(
      `select state, reason from messages.outbox where uid = $1 and key = $2 and channel = 'email' order by id`,
      [uid, key]
    )
  ).map(({ state, reason }) => (reason === null ? state : `${state}: ${reason}`))
interface Inbox {
  readonly unread: number
  readonly has_more: boolean
  readonly items: InboxItem[]
}
const inboxOf = async (player: Player, params: Record<string, unknown> = {}) =>
  (await player.call<Inbox>('messages.getinbox', params)).data
const askCode = (player: Player, contact: string) => player.post('account.sendconfirmationtocontact', { contact })

describe('an address', () => {
  it('that bounces for good gets nothing more but the code that tries it again, and its player finds that on the site', async () => {
    const { player, email } = await someone('gone.example')
    expect(await tell(player, 'a')).toBe(true)
    await expect
      .poll(() => statesOf(player, 'payments.withdrawal-paid'), { timeout: 20_000 })
      .toEqual(['bounced: 550 5.1.1 no such user'])
    expect(await tell(player, 'b')).toBe(false)
    expect((await statesOf(player, 'payments.withdrawal-paid')).at(-1)).toBe('withheld: unreachable')
    const inbox = await inboxOf(player)
    expect(inbox.items.map(({ title, path }) => [title, path])).toEqual([
      ['We’ve sent you $20.00', '/cashier/history'],
      ['Our messages don’t reach you', '/profile/notification'],
      ['We’ve sent you $20.00', '/cashier/history'],
    ])
    expect(inbox.items[1]?.text).toContain(email)
    const { data } = await player.call<{ unreachable: unknown }>('messages.getpreferences')
    expect(data.unreachable).toEqual([{ channel: 'email', contact: email }])
    expect((await askCode(player, email)).data).toBe(1)
    expect(await statesOf(player, 'security.confirm')).toHaveLength(1)
    expect((await statesOf(player, 'security.confirm'))[0]).not.toContain('withheld')
    // Nor is whoever cannot log in left outside of their account by what came back once.
    await server.visitor().post('auth.restore', { login: email })
    await expect.poll(() => statesOf(player, 'security.restore'), { timeout: 20_000 }).toHaveLength(1)
    expect((await statesOf(player, 'security.restore'))[0]).not.toContain('withheld')
  })

  it('whose code comes back is reached again', async () => {
    const { player, email } = await someone()
    await query(`insert into messages.marks (channel, address, uid, unreachable_at) values ('email', $1, $2, now())`, [
      email,
      player.uid,
    ])
    expect(await tell(player, 'a')).toBe(false)
    await askCode(player, email)
    await expect.poll(async () => (await world.lettersTo(email)).length, { timeout: 20_000 }).toBe(1)
    const code = /\b(\d{6})\b/.exec((await world.lettersTo(email))[0]?.text ?? '')?.[1] ?? ''
    expect((await player.post('account.confirmContact', { contact: email, code })).data).toBe(1)
    expect(await tell(player, 'b')).toBe(true)
  })

  it('where there is no mailbox is marked when the vendor refuses it, and a full one is not', async () => {
    const [refused, full] = [await someone('bounce.example'), await someone('full.example')]
    for (const { player } of [refused, full]) await tell(player, 'a')
    await expect
      .poll(() => statesOf(refused.player, 'payments.withdrawal-paid'), { timeout: 20_000 })
      .toEqual(['refused: no such address'])
    await expect
      .poll(() => statesOf(full.player, 'payments.withdrawal-paid'), { timeout: 20_000 })
      .toEqual(['failed: 452 4.2.2 mailbox full'])
    expect([await tell(refused.player, 'b'), await tell(full.player, 'b')]).toEqual([false, true])
  })

  it('whose reader calls a message spam gets no more news at once, by any channel, until they ask for it anew', async () => {
    const { player, email } = await someone('complain.example')
    await tell(player, 'a')
    await expect.poll(() => statesOf(player, 'payments.withdrawal-paid'), { timeout: 20_000 }).toEqual(['complained'])
    const isOn = async () =>
      (
        await query<{ on: boolean }>('select news_email or news_phone as on from players.profiles where uid = $1', [
          player.uid,
        ])
      )[0]?.on
    await expect.poll(isOn, { timeout: 20_000 }).toBe(false)
    await sendNewsAsStaff(server)
    expect(await statesOf(player, 'news')).toEqual([])
    expect((await player.post('account.changeSubscription', { contact: email, subscription: '1' })).data).toBe(1)
    await sendNewsAsStaff(server)
    await expect.poll(() => statesOf(player, 'news'), { timeout: 20_000 }).toEqual(['complained'])
  })

  it('of a vendor that is away gets its email once it is back, in the look of the site and as plain text', async () => {
    const { player, email } = await someone('down.example', { locale: 'ar' })
    await tell(player, 'a')
    await tell(player, 'a')
    // The queue comes again in its own time: here it is told to.
    const hurry = () =>
      query(`update graphile_worker._private_jobs set run_at = now() where payload ->> 'id' is not null`)
    await expect.poll(async () => (await hurry(), (await world.lettersTo(email)).length), { timeout: 20_000 }).toBe(1)
    const [letter] = await world.lettersTo(email)
    expect(letter?.html).toContain('<html lang="ar" dir="rtl">')
    expect(letter?.text).toContain('/cashier/history')
    await expect.poll(() => statesOf(player, 'payments.withdrawal-paid')).toEqual(['delivered'])
  })
})

describe('the inbox of a player', () => {
  it('has notices of security and payments, counts what was not read, and shows nobody another’s', async () => {
    const { player } = await someone()
    const { player: other } = await someone()
    for (const once of ['1', '2', '3']) await tell(player, once)
    expect(
      (await player.post('account.changepassword', { old_password: 'correct-horse-9', new_password: 'brand-New-77' }))
        .status
    ).toBe(200)
    const first = await inboxOf(player, { count: 2 })
    expect([first.unread, first.has_more, first.items.length]).toEqual([4, true, 2])
    expect(first.items[0]).toMatchObject({ topic: 'security', title: 'Your Ante password was changed', is_read: false })
    expect(first.items[0]?.text).not.toContain('http')
    const rest = await inboxOf(player, { count: 2, before: first.items[1]?.id })
    expect([rest.has_more, rest.items.length]).toEqual([false, 2])
    const [newest] = first.items
    expect((await other.post('messages.read', { message: newest?.id })).data).toEqual({ unread: 0 })
    expect((await other.post('messages.read', { message: newest?.id, all: '1' })).data).toEqual({ unread: 0 })
    expect((await inboxOf(other)).items).toEqual([])
    expect((await player.post('messages.read', { message: newest?.id })).data).toEqual({ unread: 3 })
    expect((await player.call('messages.getunread')).data).toEqual({ unread: 3 })
    expect((await player.post('messages.read', { message: newest?.id, all: '1' })).data).toEqual({ unread: 0 })
    expect((await inboxOf(player)).items.every(({ is_read }) => is_read)).toBe(true)
    expect((await server.visitor().call('messages.getinbox')).status).toBe(401)
    // This platform reaches no devices, and does not say that it has.
    const pushed = () =>
      query(`select state, reason from messages.outbox where uid = $1 and channel = 'push'`, [player.uid])
    await expect.poll(pushed, { timeout: 20_000 }).toEqual([{ state: 'withheld', reason: 'no-contact' }])
  })
})

describe('what reaches a player', () => {
  it('is chosen by topic and channel, but for security and what a law asks for', async () => {
    const { player } = await someone()
    const choose = (topic: string, channel: string, is_on: string) =>
      player.post('messages.setpreference', { topic, channel, is_on })
    for (const [topic, channel] of [
      ['security', 'email'],
      ['account', 'email'],
      ['protection', 'email'],
      ['payments', 'inbox'],
      ['news', 'email'],
    ] as const)
      expect((await choose(topic, channel, '0')).status, `${topic} ${channel}`).toBe(400)
    expect((await choose('payments', 'email', '0')).data).toBe(1)
    const { data } = await player.call<{ preferences: Preference[] }>('messages.getpreferences')
    const of = (topic: string, channel: string) =>
      data.preferences.find((one) => one.topic === topic && one.channel === channel)
    expect(of('payments', 'email')).toEqual({ topic: 'payments', channel: 'email', is_on: false, is_fixed: false })
    expect(of('security', 'email')).toMatchObject({ is_on: true, is_fixed: true })
    expect(of('payments', 'inbox')).toMatchObject({ is_on: true, is_fixed: true })
    expect(await tell(player, 'a')).toBe(false)
    expect(await statesOf(player, 'payments.withdrawal-paid')).toEqual(['withheld: preference'])
    expect((await inboxOf(player)).unread).toBe(1)
    await choose('payments', 'email', '1')
    expect(await tell(player, 'b')).toBe(true)
  })

  it('is kept for whoever supervises the platform, sent or withheld, with its reason and the hash of its words', async () => {
    const { player, email } = await someone()
    await player.post('messages.setpreference', { topic: 'payments', channel: 'email', is_on: '0' })
    await tell(player, 'a')
    const clerk = await staffMember(server, ['players:read'])
    const list = async () =>
      (await clerk.get<{ items: KeptMessage[] }>('messages.listofplayer', { uid: String(player.uid) })).data.items
    expect(await list()).toMatchObject([
      { key: 'payments.withdrawal-paid', channel: 'inbox', state: 'accepted', locale: 'en' },
      {
        key: 'payments.withdrawal-paid',
        channel: 'email',
        state: 'withheld',
        reason: 'preference',
        to: email,
        sent_at: null,
      },
    ])
    expect((await list()).every(({ content_hash }) => /^[0-9a-f]{64}$/.test(content_hash))).toBe(true)
    const stranger = await staffMember(server, ['audit:read'])
    expect((await stranger.get('messages.listofplayer', { uid: String(player.uid) })).status).toBe(403)
  })
})

describe('whoever has their data erased', () => {
  it('leaves no address behind in a message that was waiting then, sent or bounced', async () => {
    const people = [await someone(), await someone('bounce.example')]
    for (const { player } of people) {
      // Nothing is sent before the data is erased.
      await server.database.db.write(async (tx) => {
        await tellPlayer(tx, player.uid, { key: 'account.erased', site, values: () => ({}) })
        await eraseMessages(tx, player.uid)
      })
    }
    const [sent, refused] = people.map(
      ({ player }) =>
        () =>
          statesOf(player, 'account.erased')
    )
    await expect.poll(() => sent?.(), { timeout: 20_000 }).toEqual(['delivered'])
    await expect.poll(() => refused?.(), { timeout: 20_000 }).toEqual(['refused: no such address'])
    const left = await query(
      `select to_address, subject, is_erased from messages.outbox where key = 'account.erased' and uid = any ($1)`,
      [people.map(({ player }) => player.uid)]
    )
    expect(left).toEqual(people.map(() => ({ to_address: '', subject: '', is_erased: true })))
    expect(
      await query(`select address from messages.marks where uid = any ($1)`, [people.map(({ player }) => player.uid)])
    ).toEqual([])
    expect(await world.lettersTo(people[0]?.email ?? '')).toHaveLength(1)
  })
})

describe('an event of the vendor', () => {
  it('with a wrong or an old signature is refused, and one that is told again changes nothing', async () => {
    const { player, email } = await someone('gone.example')
    await tell(player, 'a')
    await expect
      .poll(() => statesOf(player, 'payments.withdrawal-paid'), { timeout: 20_000 })
      .toEqual(['bounced: 550 5.1.1 no such user'])
    await query('delete from messages.marks where address = $1', [email])
    const hints = async () => (await inboxOf(player)).items.length
    const before = await hints()
    expect(await world.repeatEvents(email, 'wrong')).toEqual([403])
    expect(await world.repeatEvents(email, 'old')).toEqual([403])
    expect(await world.repeatEvents(email, 'right')).toEqual([200])
    expect(await hints()).toBe(before)
    expect(await tell(player, 'b')).toBe(true)
  })
})
