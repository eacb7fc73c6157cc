import { randomUUID } from 'node:crypto'
import { defaultPolicy } from '@ante/testing/policy'
import { type TestServer, testServer } from '@ante/testing/server'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../ledger/index.ts'
import { policyFiles } from '../../policies/index.ts'
import type { StaffBoost } from '../rules/boosts.ts'
import type { StaffFreeBet } from '../contract.ts'
import type { StaffGift } from '../contract-staff.ts'

let server: TestServer
let clerk: Member
let inForce = defaultPolicy()
beforeAll(async () => {
  server = await testServer({
    policies: { files: policyFiles, of: () => inForce },
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players', 'bonuses', 'sportsbook'],
  })
  clerk = await staffMember(server, ['bonuses:give'])
})
afterAll(async () => {
  expect(await server.database.db.read(audit)).toEqual([])
  await server.stop()
})

type Player = Awaited<ReturnType<TestServer['player']>>
const give = (player: Player, more: Record<string, unknown> = {}, key: string = randomUUID(), by = clerk) =>
  by.call<StaffFreeBet>(
    'sportsbook.givefreebet',
    {
      uid: String(player.uid),
      amount: '5.00',
      currency: 'USD',
      days: 7,
      odds_least: 1.5,
      reason: 'a late answer',
      ...more,
    },
    { headers: { 'idempotency-key': key } }
  )
const listOf = async (player: Player) =>
  (await player.call<{ items: { id: string }[] }>('sportsbook.getfreebets')).data.items.map(({ id }) => id)

describe('a free bet of staff', () => {
  it('is given once for each key, also at one moment, and its player can place it', async () => {
    const [player, key] = [await server.player(), randomUUID()]
    const answers = await Promise.all([give(player, {}, key), give(player, {}, key), give(player, {}, key)])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers[0]?.data).toMatchObject({ stake: { amount: 5 }, odds_least: 1.5, returns_stake: false })
    expect(await listOf(player)).toEqual([answers[0]?.data.id])
    expect(await give(player, { amount: '6.00' }, key)).toMatchObject({ error: { code: 'idempotency_key_reused' } })
    const [row] = (
      await server.database.db.pool.query<{ reason: string; made_by: string }>(
        'select reason, made_by from sportsbook.free_bets where uid = $1',
        [player.uid]
      )
    ).rows
    expect(row).toMatchObject({ reason: 'a late answer', made_by: expect.stringContaining('@') })
  })

  it('is refused for a sum or currency that is none, to nobody, to a restricted account, and where the market allows none', async () => {
    const player = await server.player()
    for (const amount of ['0', '-1', 'five'])
      expect(await give(player, { amount })).toMatchObject({ error: { invalid_parameters: { amount: 'Wrong field' } } })
    expect(await give(player, { currency: 'EUR' })).toMatchObject({
      error: { invalid_parameters: { currency: 'Wrong field' } },
    })
    expect((await give(player, { uid: '999999' })).status).toBe(404)
    inForce = { ...inForce, laterBonuses: false }
    const refused = await give(player)
    inForce = defaultPolicy()
    expect(refused).toMatchObject({ status: 409, error: { code: 'bonus_not_allowed' } })
    await server.database.db.pool.query(`update identity.users set status = 'restricted' where uid = $1`, [player.uid])
    expect(await give(player)).toMatchObject({ status: 409, error: { code: 'conflict' } })
    const other = await staffMember(server, ['bonuses:read'])
    expect((await give(player, {}, randomUUID(), other)).status).toBe(403)
  })

  it('needs another member above what one may give alone, and is taken away while it is not placed', async () => {
    const player = await server.player()
    expect(await give(player, { amount: '5000.00' })).toMatchObject({ error: { code: 'approval_needed' } })
    const { data } = await give(player)
    const take = (id: string) =>
      clerk.call<StaffFreeBet>('sportsbook.takefreebet', { free_bet_id: id, reason: 'by mistake' })
    expect((await take(data.id)).data.status).toBe('removed')
    expect((await take(data.id)).data.status).toBe('removed')
    expect(await listOf(player)).toEqual([])
    expect((await take('999999')).status).toBe(404)
    await server.database.db.pool.query(
      `insert into sportsbook.free_bets (uid, source, currency, stake_minor, returns_stake, status, expires_at, ended_at) values ($1, 'late', 'USD', 500, false, 'expired', now(), now())`,
      [player.uid]
    )
    const [late] = (
      await server.database.db.pool.query<{ id: bigint }>(`select id from sportsbook.free_bets where source = 'late'`)
    ).rows
    expect(await take(String(late?.id))).toMatchObject({ status: 409, error: { code: 'free_bet_over' } })
  })
})

describe('what a player was given, before staff', () => {
  it('is listed whatever became of it, page by page, what can be used first', async () => {
    const player = await server.player()
    const reader = await staffMember(server, ['bonuses:read'])
    const freeBet = (await give(player)).data
    const boost = (await giveBoost(player)).data
    await clerk.call('sportsbook.takefreebet', { free_bet_id: freeBet.id, reason: 'by mistake' })
    const list = async (page: object) =>
      (
        await reader.get<{ items: StaffGift[]; count: number }>('sportsbook.listgifts', {
          uid: String(player.uid),
          ...page,
        })
      ).data
    expect(await list({})).toMatchObject({
      items: [
        { type: 'boost', id: boost.id, status: 'active', percent: 25, extra_most: { amount: 4 } },
        { type: 'free_bet', id: freeBet.id, status: 'removed', stake: { amount: 5 } },
      ],
      count: 2,
    })
    expect((await list({ offset: 1 })).items.map(({ id }) => id)).toEqual([freeBet.id])
    expect(await list({ uid: '999999' })).toEqual({ items: [], count: 0 })
  })
})

const giveBoost = (player: Player, more: Record<string, unknown> = {}, key: string = randomUUID(), by = clerk) =>
  by.call<StaffBoost>(
    'sportsbook.giveboost',
    {
      uid: String(player.uid),
      currency: 'USD',
      percent: 25,
      stake_most: '10.00',
      extra_most: '4.00',
      days: 7,
      odds_least: 1.5,
      legs_least: 2,
      reason: 'a late answer',
      ...more,
    },
    { headers: { 'idempotency-key': key } }
  )
const boostsOf = async (player: Player) =>
  (await player.call<{ items: { id: string }[] }>('sportsbook.getboosts')).data.items.map(({ id }) => id)

describe('a boost of staff', () => {
  it('is given once for each key, also at one moment, with its terms and who gave it', async () => {
    const [player, key] = [await server.player(), randomUUID()]
    const answers = await Promise.all([giveBoost(player, {}, key), giveBoost(player, {}, key)])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers[0]?.data).toMatchObject({
      percent: 25,
      stake_most: { amount: 10 },
      extra_most: { amount: 4 },
      odds_least: 1.5,
      legs_least: 2,
      status: 'active',
    })
    expect(await boostsOf(player)).toEqual([answers[0]?.data.id])
    expect(await listOf(player)).toEqual([])
    expect(await giveBoost(player, { percent: 50 }, key)).toMatchObject({ error: { code: 'idempotency_key_reused' } })
    // The key of a boost gives no free bet.
    expect(await give(player, {}, key)).toMatchObject({ error: { code: 'idempotency_key_reused' } })
    const { rows } = await server.database.db.pool.query<{ reason: string; made_by: string }>(
      'select reason, made_by from sportsbook.free_bets where uid = $1',
      [player.uid]
    )
    expect(rows).toEqual([{ reason: 'a late answer', made_by: expect.stringContaining('@') }])
  })

  it('is refused for sums that are none, another currency, a restricted account, a market without bonuses and a member without the permission', async () => {
    const player = await server.player()
    for (const field of ['stake_most', 'extra_most'])
      for (const sum of ['0', '-1', 'five'])
        expect(await giveBoost(player, { [field]: sum })).toMatchObject({
          error: { invalid_parameters: { [field]: 'Wrong field' } },
        })
    for (const wrong of [{ percent: 0 }, { percent: 101 }, { days: 91 }, { legs_least: 0 }, { reason: '' }])
      expect((await giveBoost(player, wrong)).status).toBe(400)
    expect((await giveBoost(player, { currency: 'EUR' })).status).toBe(400)
    expect((await giveBoost(player, { uid: '999999' })).status).toBe(404)
    inForce = { ...inForce, laterBonuses: false }
    const refused = await giveBoost(player)
    inForce = defaultPolicy()
    expect(refused).toMatchObject({ status: 409, error: { code: 'bonus_not_allowed' } })
    await server.database.db.pool.query(`update identity.users set status = 'restricted' where uid = $1`, [player.uid])
    expect(await giveBoost(player)).toMatchObject({ status: 409, error: { code: 'conflict' } })
    const reader = await staffMember(server, ['bonuses:read'])
    expect((await giveBoost(player, {}, randomUUID(), reader)).status).toBe(403)
    expect(await boostsOf(player)).toEqual([])
  })

  it('needs another member where the most that it adds is above what one may give alone, together with free bets', async () => {
    const [player, other] = [await server.player(), await server.player()]
    // A large stake costs nothing by itself.
    const byOther = await staffMember(server, ['bonuses:give'])
    expect((await giveBoost(player, { stake_most: '100000.00' }, randomUUID(), byOther)).status).toBe(200)
    expect(await giveBoost(player, { extra_most: '5000.00' })).toMatchObject({ error: { code: 'approval_needed' } })
    const member = await staffMember(server, ['bonuses:give'])
    // Alone a member gives 100.00 in a day.
    const half = '50.00'
    expect((await give(other, { amount: half }, randomUUID(), member)).status).toBe(200)
    expect((await giveBoost(other, { extra_most: half }, randomUUID(), member)).status).toBe(200)
    expect(await giveBoost(other, { extra_most: '0.01' }, randomUUID(), member)).toMatchObject({
      error: { code: 'approval_needed' },
    })
  })

  it('is taken away while it is not used, and no call for free bets takes it', async () => {
    const player = await server.player()
    const { data } = await giveBoost(player)
    const take = (id: string) => clerk.call<StaffBoost>('sportsbook.takeboost', { boost_id: id, reason: 'by mistake' })
    const takeFree = (id: string) =>
      clerk.call<StaffFreeBet>('sportsbook.takefreebet', { free_bet_id: id, reason: 'by mistake' })
    expect((await takeFree(data.id)).status).toBe(404)
    expect(await boostsOf(player)).toEqual([data.id])
    const free = (await give(player)).data.id
    expect((await take(free)).status).toBe(404)
    expect(await listOf(player)).toEqual([free])
    expect((await take(data.id)).data.status).toBe('removed')
    expect((await take(data.id)).data.status).toBe('removed')
    expect(await boostsOf(player)).toEqual([])
    await server.database.db.pool.query(`update sportsbook.free_bets set status = 'expired' where id = $1`, [data.id])
    expect(await take(data.id)).toMatchObject({ status: 409, error: { code: 'boost_over' } })
  })
})
