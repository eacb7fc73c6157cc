import { randomUUID } from 'node:crypto'
import { defaultPolicy } from '@ante/testing/policy'
import { type TestServer, testServer } from '@ante/testing/server'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../ledger/index.ts'
import { policyFiles } from '../../policies/index.ts'
import type { StaffFreeBet } from '../contract.ts'

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
