import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../ledger/index.ts'
import { staffPoints } from './contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players', 'loyalty'],
    env: { ANTE_ROLE: 'web' },
  })
})
afterAll(async () => {
  expect(await server.database.db.read(audit)).toEqual([])
  await server.stop()
})

type Player = Awaited<ReturnType<TestServer['player']>>
const { aloneUpTo } = staffPoints.parse(undefined)
const reason = 'a late answer'
const member = () => staffMember(server, ['loyalty:*'])
const adjust = (by: Member, player: Player, points: number, headers: Record<string, string> = {}) =>
  by.call<{ points: number }>('loyalty.adjustpoints', { uid: String(player.uid), points, reason }, { headers })
const held = async (player: Player): Promise<number> =>
  (await operatorCall<{ points: number }>(server.database.db, 'loyalty.getmember', { uid: String(player.uid) })).points
const asksForApproval = { status: 409, error: { code: 'approval_needed' } }

describe('points that staff give and take', () => {
  it('SEC-14 above the limit of 24 hours need another member, also in many parts, by one member and of one player, given and taken together', async () => {
    const [one, other, chief] = [await member(), await member(), await member()]
    const [player, second] = [await server.player(), await server.player()]
    const part = aloneUpTo / 10
    expect(await adjust(one, second, 2 * aloneUpTo)).toMatchObject(asksForApproval)
    expect((await adjust(one, player, 6 * part)).status).toBe(200)
    expect((await adjust(one, second, 2 * part)).status).toBe(200)
    expect((await adjust(one, second, -2 * part)).status).toBe(200)
    expect(await adjust(one, second, 1)).toMatchObject(asksForApproval)
    expect((await adjust(other, player, -4 * part)).status).toBe(200)
    const asked = await adjust(chief, player, 7)
    expect(asked).toMatchObject(asksForApproval)
    expect([await held(player), await held(second)]).toEqual([2 * part, 0])
    const { request } = asked.error.error_data as { request: string }
    const answers = await Promise.all([1, 2, 3].map(() => other.call('staff.approverequest', { id: request })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await held(player)).toBe(2 * part + 7)
    const { rows } = await server.database.db.pool.query(
      'select points, balance, reason, made_by, approved_by from loyalty.adjustments where player_uid = $1 order by id desc limit 1',
      [player.uid]
    )
    expect(rows).toEqual([
      {
        points: 7n,
        balance: BigInt(2 * part + 7) * 100n,
        reason,
        made_by: chief.email,
        approved_by: other.email,
      },
    ])
  })

  it('SEC-14 an approved adjustment leaves the limit as it is, and the command line has the same limit', async () => {
    const [one, other] = [await member(), await member()]
    const player = await server.player()
    const { request } = (await adjust(one, player, aloneUpTo + 1)).error.error_data as { request: string }
    expect(await other.call('staff.approverequest', { id: request })).toMatchObject({ data: { state: 'done' } })
    expect((await adjust(one, player, aloneUpTo)).status).toBe(200)
    expect(await held(player)).toBe(2 * aloneUpTo + 1)
    const input = { uid: String((await server.player()).uid), points: aloneUpTo + 1, reason }
    await expect(operatorCall(server.database.db, 'loyalty.adjustpoints', input)).rejects.toThrow('approval_needed')
  })

  it('SEC-14 twenty at once by one member, and by twenty of one player, stay below the limit', async () => {
    const [one, player] = [await member(), await server.player()]
    const part = Math.floor(aloneUpTo / 4)
    const players = await Promise.all(Array.from({ length: 20 }, () => server.player()))
    const byOne = await Promise.all(players.map((each) => adjust(one, each, part)))
    expect(byOne.filter(({ status }) => status === 200)).toHaveLength(4)
    const members: Member[] = []
    for (let n = 0; n < 20; n += 1) members.push(await member())
    const ofOne = await Promise.all(members.map((each) => adjust(each, player, part)))
    expect(ofOne.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await held(player)).toBe(4 * part)
  })

  it('a key answers again what it answered, whatever came between, and counts once', async () => {
    const [one, player] = [await member(), await server.player()]
    const key = { 'idempotency-key': `adjust-points-${player.uid}` }
    const first = await adjust(one, player, aloneUpTo - 1, key)
    expect(first.data).toEqual({ points: aloneUpTo - 1 })
    expect((await adjust(one, player, 1)).data).toEqual({ points: aloneUpTo })
    expect((await adjust(one, player, aloneUpTo - 1, key)).data).toEqual(first.data)
    expect(await adjust(one, player, aloneUpTo - 2, key)).toMatchObject({
      status: 409,
      error: { code: 'idempotency_key_reused' },
    })
    expect(await held(player)).toBe(aloneUpTo)
  })
})
