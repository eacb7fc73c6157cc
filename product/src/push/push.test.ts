import type { Context } from '@ante/kit/context'
import type { TestServer, Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events as cashierEvents } from '../cashier/contract.ts'
import type { Preference } from '../messages/contract.ts'
import type { PushChannel } from '../messages/index.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { events as supportEvents } from '../support/contract.ts'
import type { PushWorld } from './connectors/port.suite.ts'
import type { PushPorts } from './connectors/port.ts'
import type { PushDevice } from './contract.ts'
import { deliver } from './deliver.ts'
import { type Player, type Target, type TestPush, testPush } from './push.fixture.ts'
import { pauseAfter } from './rules/words.ts'

let push: TestPush
let world: PushWorld
let server: TestServer
let channel: PushChannel
beforeAll(async () => {
  push = await testPush()
  ;({ world, server, channel } = push)
})
afterAll(() => push.stop())

const device = (player: Player, fate?: string) => push.device(player, fate)
const shown = (target: Target) => push.shown(target)
const rows = <Row>(text: string, values?: unknown[]) => push.rows<Row>(text, values)
const subscriptions = async ({ uid }: Player) =>
  (await rows<{ endpoint: string }>('select endpoint from push.subscriptions where uid = $1 order by id', [uid])).map(
    ({ endpoint }) => endpoint
  )
const settled = ({ uid }: Player, bet: string, payout = '1250', corrected = false) =>
  server.database.db.write((tx) =>
    tx.announce(sportsbookEvents['sportsbook.bet-settled'], {
      bet_id: bet,
      uid: String(uid),
      state: 'won',
      stake_minor: '500',
      payout_minor: payout,
      currency: 'USD',
      corrected,
    })
  )
const paid = ({ uid }: Player, transaction = '9') =>
  server.database.db.write((tx) =>
    tx.announce(cashierEvents['cashier.withdrawal-paid'], {
      uid: String(uid),
      transaction,
      method: 'card',
      amount_minor: '5000',
      currency: 'USD',
    })
  )
const quiet = async () => {
  await expect.poll(() => rows('select 1 from push.deliveries')).toEqual([])
}

describe('push', () => {
  it('a settled bet is told to every browser of its player, without a sum, in its language, after the commit', async () => {
    const player = await server.player()
    const [one, other] = [await device(player), await device(player)]
    const german = await world.subscribe(world.services.publicKey)
    await player.post('push.subscribe', { ...german }, { locale: 'de' })
    await settled(player, '71')
    await expect.poll(() => shown(one)).toHaveLength(1)
    await expect.poll(() => shown(german)).toHaveLength(1)
    await expect.poll(() => shown(other)).toHaveLength(1)
    expect((await shown(one))[0]).toMatchObject({
      title: 'Your bet is settled',
      body: 'Open it to see how it ended.',
      url: '/profile/bets',
      tag: 'bet:71',
      lang: 'en',
    })
    expect((await shown(german))[0]).toMatchObject({ title: 'Deine Wette ist abgerechnet', url: '/de/profile/bets' })
    expect(JSON.stringify([await shown(one), await shown(german)])).not.toMatch(/12[.,]50/)
    // A correction takes the place of what was told, also at the push service.
    await settled(player, '71', '900', true)
    await expect
      .poll(async () => (await shown(one)).map(({ title }) => title))
      .toEqual(['The result of your bet has changed'])
    await quiet()
  })

  it('a player says about what, and whether sums may be read on a locked screen', async () => {
    const player = await server.player()
    const target = await device(player)
    const all = { bets: '0', payments: '1', support: '1', matches: '1', shows_details: '1' }
    expect((await player.post('push.change', all)).data).toMatchObject({ bets: false, shows_details: true })
    await settled(player, '72')
    await paid(player)
    await expect.poll(() => shown(target)).toHaveLength(1)
    expect((await shown(target))[0]).toMatchObject({ title: 'Your withdrawal has been paid', body: 'Amount: $50.00' })
    await quiet()
    expect((await player.call('push.getsettings')).data).toMatchObject({
      key: world.services.publicKey,
      devices: [{ is_current: true }],
    })
  })

  it('each choice that is switched off stops its own messages and no other, and an answer of support is told without a word of it', async () => {
    const player = await server.player()
    const target = await device(player)
    const written = async (side: 'staff' | 'writer'): Promise<string> => {
      const [row] = await rows<{ conversation: string; message: string }>(
        `with c as (insert into support.conversations (kind, locale, uid) values ('ticket', 'en', $1) returning id)
         insert into support.messages (conversation, side, body, key) select id, $2, 'A secret', 'key-of-this-message' from c
         returning conversation::text, id::text as message`,
        [player.uid, side]
      )
      if (!row) throw new Error('nothing was written')
      await server.database.db.write((tx) => tx.announce(supportEvents['support.written'], row))
      return `support:${row.conversation}`
    }
    await written('writer')
    await quiet()
    expect(await shown(target)).toEqual([])
    const all = { bets: '1', payments: '1', support: '1', matches: '1', shows_details: '1' }
    for (const [index, off] of (['bets', 'payments', 'support'] as const).entries()) {
      await player.post('push.change', { ...all, [off]: '0' })
      await settled(player, `81${index}`)
      await paid(player, `82${index}`)
      const tags = { bets: `bet:81${index}`, payments: `payment:82${index}`, support: await written('staff') }
      const told = async () =>
        (await shown(target)).map(({ tag }) => tag).filter((tag) => Object.values(tags).includes(tag ?? ''))
      const wanted = Object.entries(tags).flatMap(([topic, tag]) => (topic === off ? [] : [tag]))
      await expect.poll(async () => (await told()).toSorted()).toEqual(wanted.toSorted())
      await quiet()
      expect(await told()).toHaveLength(2)
    }
    const [answer] = (await shown(target)).filter(({ tag }) => tag?.startsWith('support:'))
    expect(answer).toMatchObject({ title: 'Support has answered you', body: 'Open the conversation to read it.' })
    expect(answer?.['url']).toBe(`/support?conversation=${answer?.['tag']?.slice('support:'.length)}`)
    expect(JSON.stringify(await shown(target))).not.toContain('A secret')
  })

  it('what was allowed ends with the sign-in, with a press, where nobody is there any more, and is nobody else’s', async () => {
    const player = await server.player()
    const target = await device(player)
    // Whoever signs in to the same browser next has it.
    const next = await server.player()
    await next.post('push.subscribe', { ...target })
    expect([await subscriptions(player), await subscriptions(next)]).toEqual([[], [target.endpoint]])
    await player.post('push.unsubscribe', { endpoint: target.endpoint })
    expect(await subscriptions(next)).toHaveLength(1)
    // The browser has got another address.
    const renewed = await world.subscribe(world.services.publicKey)
    await next.post('push.subscribe', { ...renewed, replaces: target.endpoint })
    expect(await subscriptions(next)).toEqual([renewed.endpoint])
    await next.call('auth.logout')
    await expect.poll(() => subscriptions(next)).toEqual([])
    const gone = await device(player, 'gone')
    await paid(player)
    await expect.poll(() => subscriptions(player)).toEqual([])
    expect(await shown(gone)).toEqual([])
    const pressed = await device(player)
    await player.post('push.unsubscribe', { endpoint: pressed.endpoint })
    expect(await subscriptions(player)).toEqual([])
  })

  it('a player sees their browsers, this one first, takes one away, and never another player’s', async () => {
    const email = 'two-browsers@example.com'
    const player = await server.player({ email })
    const target = await device(player)
    const other = server.visitor()
    expect((await other.post('auth.login', { login: email, password: 'correct-horse-9' })).status).toBe(200)
    await other.post('push.subscribe', { ...(await world.subscribe(world.services.publicKey)) })
    const devices = async (who: Visitor) => (await who.call<{ devices: PushDevice[] }>('push.getsettings')).data.devices
    const [here, there] = await devices(player)
    expect([here?.is_current, there?.is_current, (await devices(other))[0]?.id]).toEqual([true, false, there?.id])
    await (await server.player()).post('push.removedevice', { device: there?.id })
    expect(await devices(player)).toHaveLength(2)
    await player.post('push.removedevice', { device: there?.id })
    expect(await devices(player)).toMatchObject([{ id: here?.id, is_current: true }])
    expect(await subscriptions(player)).toEqual([target.endpoint])
  })

  it('an address that is none of a push service is refused, and nobody has more browsers than there may be', async () => {
    const player = await server.player()
    const good = await world.subscribe(world.services.publicKey)
    for (const endpoint of ['https://127.0.0.1/x', 'http://10.0.0.1/x', 'https://evil.example/x', 'file:///etc/passwd'])
      expect((await player.post('push.subscribe', { ...good, endpoint })).status, endpoint).toBe(400)
    expect((await player.post('push.subscribe', { ...good, p256dh: 'AAAA' })).status).toBe(400)
    expect((await server.visitor().post('push.subscribe', { ...good })).status).not.toBe(200)
    for (let count = 0; count < 21; count++) await device(player)
    expect(await subscriptions(player)).toHaveLength(20)
  })

  it('whoever is excluded is told of their money and of nothing that leads to play, also where it waits already', async () => {
    const player = await server.player()
    const target = await device(player)
    await rows(`update identity.users set excluded_until = now() + interval '1 day' where uid = $1`, [player.uid])
    await settled(player, '73')
    const message = { title: 'Hi', body: 'B', url: '/', tag: 't', locale: 'en', isNecessary: false }
    await channel.send(player.uid, message)
    await channel.send(player.uid, { ...message, tag: 'security', isNecessary: true })
    await rows(
      `insert into push.deliveries (subscription, topic, title, body, url, tag, expires_at) select id, 'bets', 'x', 'x', '/', 'late', now() + interval '1 hour' from push.subscriptions where uid = $1`,
      [player.uid]
    )
    const [late] = await rows<{ id: bigint }>(`select id from push.deliveries where tag = 'late'`)
    await runDeliver(late?.id ?? 0n)
    await paid(player, '10')
    await expect.poll(() => shown(target)).toHaveLength(2)
    await quiet()
    expect((await shown(target)).map(({ tag }) => tag).toSorted()).toEqual(['message:security', 'payment:10'])
  })

  it('what another capability writes reaches the browsers by the channel, and a player without any is no error', async () => {
    const player = await server.player()
    const words = { url: '/ar/profile', locale: 'ar', isNecessary: false }
    const send = () => channel.send(player.uid, { ...words, title: 'Hi', body: 'There', tag: 'n1' })
    const isOffered = async () =>
      (await player.call<{ preferences: Preference[] }>('messages.getpreferences')).data.preferences.some(
        (one) => one.channel === 'push'
      )
    expect([await send(), await isOffered()]).toEqual([false, false])
    const target = await device(player)
    expect([await send(), await isOffered()]).toEqual([true, true])
    await expect
      .poll(() => shown(target))
      .toMatchObject([{ title: 'Hi', url: '/ar/profile', tag: 'message:n1', lang: 'ar', dir: 'rtl' }])
  })

  it('is tried again a bounded number of times, as late as the push service asks, and never after its time', async () => {
    expect([1, 2, 3, 4, 5].map((tries) => pauseAfter(tries))).toEqual([15_000, 60_000, 300_000, 1_800_000, undefined])
    expect([pauseAfter(1, 90_000), pauseAfter(1, 9e9)]).toEqual([90_000, 3_600_000])
    const player = await server.player()
    const target = await device(player, 'broken')
    const dead = await device(player, 'dead')
    await paid(player, '11')
    const waiting = () =>
      rows<{ id: bigint; tries: number }>(
        `select d.id, d.tries from push.deliveries d join push.subscriptions s on s.id = d.subscription where s.uid = $1 order by d.id`,
        [player.uid]
      )
    await expect.poll(waiting).toMatchObject([{ tries: 1 }, { tries: 1 }])
    const [first, second] = await waiting()
    await runDeliver(first?.id ?? 0n)
    expect(await shown(target)).toHaveLength(1)
    for (let tries = 0; tries < 5; tries++) await runDeliver(second?.id ?? 0n)
    expect(await waiting()).toEqual([])
    await rows('update push.subscriptions set failures = 9 where endpoint = $1', [dead.endpoint])
    await rows(
      `insert into push.deliveries (subscription, topic, title, body, url, tag, tries, expires_at) select id, 'payments', 'x', 'x', '/', 'old', 4, now() + case when $2 then interval '1 hour' else interval '-1 hour' end from push.subscriptions where endpoint = $1`,
      [dead.endpoint, true]
    )
    await runDeliver((await waiting())[0]?.id ?? 0n)
    expect(await subscriptions(player)).toEqual([target.endpoint])
  })
})

async function runDeliver(id: bigint): Promise<void> {
  const context = (await server.context()) as unknown as Context<PushPorts>
  await deliver(context, { id: String(id) })
}
