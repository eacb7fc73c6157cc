import { randomUUID } from 'node:crypto'
import { locales, messagesOf } from '@ante/texts'
import { reactTo } from '@ante/testing/reactions'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCashier, type Player } from '../cashier/cashier.fixture.ts'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as gamesEvents } from '../games/contract.ts'
import { modules } from '../modules.ts'
import type { HarmItem } from './contract-staff.ts'
import type { ShownMarker } from './contract.ts'
import { reactions } from './reactions.ts'
import { scorePlayers } from './score-players.ts'

let world: Awaited<ReturnType<typeof openCashier>>
let clerk: Member
beforeAll(async () => {
  world = await openCashier({
    more: ['protection', 'campaigns', 'jackpots', 'games', 'sportsbook', 'harm'],
    role: 'all',
  })
  clerk = await staffMember(world.server, ['protection:*', 'audit:read'])
})
afterAll(() => world.close())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await world.db.pool.query(text, values)).rows as Row[]
interface Pattern {
  level: number
  days: number
  markers: ShownMarker[]
  actions: { action: string }[]
}
const patternOf = async (player: Player) => (await player.call<Pattern>('account.getPlayPattern')).data
const score = async () => scorePlayers(await world.context())
const lettersTo = (uid: bigint) =>
  query<{ subject: string; body: string }>(
    `select subject, body from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1`,
    [uid]
  )
const isSubscribed = async (player: Player) =>
  (await player.call<{ contacts: { is_subscribed: boolean }[] }>('account.getprofileinfo')).data.contacts.some(
    (contact) => contact.is_subscribed
  )
async function someone() {
  const player = await world.server.player({ email: `harm-${randomUUID().slice(0, 8)}@example.com` })
  await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
  return player
}
/** Declined deposits and cancelled withdrawals, as the player makes them. */
async function troubles(player: Player, declined: number, cancelled: number): Promise<void> {
  for (let count = 0; count < declined; count += 1) await world.pay(player, 50, 'decline')
  await world.pay(player, 50)
  for (let count = 0; count < cancelled; count += 1) {
    const { data } = await world.withdraw(player, 20)
    expect((await player.post('cashier.cancelwithdrawal', { transaction_id: data.transaction })).status).toBe(200)
  }
}
/** Three more declined deposits and two more cancelled withdrawals, as the cashier announces them. */
const more = (uid: bigint) =>
  world.db.write(async (tx) => {
    const moved = { uid: String(uid), transaction: '1', method: 'card', amount_minor: '100', currency: 'USD' } as const
    const failed = { ...moved, status: 'failed' } as const
    await reactTo(reactions, cashierEvents['cashier.deposit-failed'], tx, [failed, failed, failed])
    await reactTo(reactions, cashierEvents['cashier.withdrawal-cancelled'], tx, [moved, moved])
  })
const counted = (uid: bigint) =>
  query<{ declined: number; cancelled: number }>(
    'select sum(declined_deposits)::int as declined, sum(cancelled_withdrawals)::int as cancelled from harm.days where uid = $1',
    [uid]
  )

describe('the markers of harm of a player', () => {
  it('lead to a message with the own numbers, once, and then to staff, who record what came of it', async () => {
    const player = await someone()
    expect(await patternOf(player)).toMatchObject({ level: 0, markers: [], actions: [] })
    await troubles(player, 3, 2)
    await expect.poll(() => counted(player.uid)).toEqual([{ declined: 3, cancelled: 2 }])
    await score()
    const noticed = await patternOf(player)
    expect(noticed).toMatchObject({
      level: 1,
      days: 30,
      markers: expect.arrayContaining([
        { marker: 'declined_deposits', value: 3, from: 3 },
        { marker: 'cancelled_withdrawals', value: 2, from: 2 },
      ]),
      actions: [{ action: 'message' }],
    })
    const letters = await lettersTo(player.uid)
    expect(letters.map(({ subject }) => subject)).toContain(messagesOf('en').letters.playPattern.subject)
    const own = letters.find(({ subject }) => subject === messagesOf('en').letters.playPattern.subject)
    expect(own?.body).toContain('/profile/responsible-game')
    expect(own?.body).not.toMatch(/[{}]/)
    expect(await isSubscribed(player)).toBe(true)
    await query('update harm.players set changed_at = now() where uid = $1', [player.uid])
    await score()
    expect(await lettersTo(player.uid)).toHaveLength(letters.length)

    await more(player.uid)
    expect(await counted(player.uid)).toEqual([{ declined: 6, cancelled: 4 }])
    await score()
    expect(await patternOf(player)).toMatchObject({ level: 2 })
    expect(await isSubscribed(player)).toBe(false)
    const tasks = await clerk.get<{ items: HarmItem[]; total: number }>('harm.list', { only_tasks: '1' })
    const task = tasks.data.items.find(({ uid }) => uid === String(player.uid))
    expect(task).toMatchObject({ level: 2, score: 60, last: null, task_since: expect.any(String) })
    expect(task?.markers.reduce((sum, { points }) => sum + points, 0)).toBe(60)

    const spoken = await clerk.call('harm.recordinteraction', {
      uid: String(player.uid),
      way: 'phone',
      reason: 'spoke about limits',
    })
    expect(spoken.status).toBe(200)
    const after = await clerk.get<{ items: HarmItem[] }>('harm.list', {})
    expect(after.data.items.find(({ uid }) => uid === String(player.uid))).toMatchObject({
      task_since: null,
      last: { by: clerk.email, way: 'phone', note: 'spoke about limits' },
    })
    const audit = async (call: string) =>
      (await clerk.get<{ items: { actor: string; content: object }[] }>('staff.audit', { call, event: 'done' })).data
        .items
    expect(await audit('harm.act')).toEqual([
      expect.objectContaining({
        actor: 'house',
        content: expect.objectContaining({ uid: String(player.uid), actions: ['stop-marketing', 'interaction'] }),
      }),
      expect.objectContaining({ content: expect.objectContaining({ actions: ['message'] }) }),
    ])
    expect(await audit('harm.recordinteraction')).toHaveLength(1)
  })

  it('are nobody else’s: a player reads their own, staff need the permission', async () => {
    const other = await someone()
    expect((await patternOf(other)).level).toBe(0)
    expect((await world.server.visitor().call('account.getPlayPattern')).status).toBe(401)
    const stranger = await staffMember(world.server, ['players:read'])
    expect((await stranger.get('harm.list', {})).status).toBe(403)
    expect(
      (await clerk.call('harm.recordinteraction', { uid: '99999999', way: 'none', reason: 'no such' })).status
    ).toBe(404)
  })

  it('send no message to who has chosen not to play', async () => {
    const player = await someone()
    await troubles(player, 3, 2)
    await expect.poll(() => counted(player.uid)).toEqual([{ declined: 3, cancelled: 2 }])
    await player.post('account.setSelfExclusion', { period: '1y' })
    await score()
    expect(await query('select action from harm.actions where uid = $1', [player.uid])).toEqual([])
    const subjects = (await lettersTo(player.uid)).map(({ subject }) => subject)
    expect(subjects).not.toContain(messagesOf('en').letters.playPattern.subject)
  })

  it('count a deposit as chasing only soon after more was lost than won', async () => {
    const { uid } = await someone()
    const settled = (tx: Parameters<typeof reactTo>[2]) =>
      reactTo(reactions, cashierEvents['cashier.deposit-settled'], tx, [
        {
          uid: String(uid),
          transaction: '1',
          method: 'card',
          amount_minor: '100',
          currency: 'USD',
          is_first: false,
          deposits_before: 1,
          campaign_offer_id: -1,
        },
      ])
    const round = (tx: Parameters<typeof reactTo>[2], stake: string, win: string) =>
      reactTo(reactions, gamesEvents['games.round-finished'], tx, [
        {
          round: '1',
          player: String(uid),
          sysname: 'clearing',
          provider: 'ante',
          type: 'slot',
          stake_minor: stake,
          win_minor: win,
          currency: 'USD',
          status: 'finished',
        },
      ])
    const chasing = async () =>
      (await query<{ n: number }>('select sum(chasing_deposits)::int as n from harm.days where uid = $1', [uid]))[0]?.n
    await world.db.write(async (tx) => (await round(tx, '500', '0'), await settled(tx)))
    expect(await chasing()).toBe(1)
    // The loss was answered by that deposit.
    await world.db.write(settled)
    expect(await chasing()).toBe(1)
    await world.db.write(async (tx) => (await round(tx, '500', '0'), await round(tx, '100', '900'), await settled(tx)))
    expect(await chasing()).toBe(1)
    await world.db.write((tx) => round(tx, '500', '0'))
    await query(`update harm.players set lost_at = lost_at - interval '61 minutes' where uid = $1`, [uid])
    await world.db.write(settled)
    expect(await chasing()).toBe(1)
    const [row] = await query<{ rounds: number; staked: bigint }>(
      'select sum(rounds)::int as rounds, sum(staked_minor)::bigint as staked from harm.days where uid = $1',
      [uid]
    )
    expect(row).toEqual({ rounds: 4, staked: 1600n })
  })

  it('are used for nothing commercial: the only module that may name this one hands players their own data', () => {
    const users = Object.entries(modules).filter(([, uses]) => (uses as readonly string[]).includes('harm'))
    expect(users.map(([name]) => name)).toEqual(['privacy'])
    expect(Object.keys(modules)).toContain('harm')
  })

  it('are said in every language, with the numbers in them', () => {
    for (const { code } of locales) {
      const { markers } = messagesOf(code).harm
      for (const sentence of Object.values(markers)) expect(sentence, code).toMatch(/\{value[,}].*\{from\}/su)
    }
  })
})
