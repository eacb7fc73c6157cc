import { randomUUID } from 'node:crypto'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusWorld, openBonuses, type Player } from './bonuses.fixture.ts'
import type { Bonus } from './contract.ts'

let world: BonusWorld
let clerk: Member
beforeAll(async () => {
  world = await openBonuses()
  clerk = await staffMember(world.server, ['bonuses:*'])
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  await world.close()
})

const reason = 'sorry for the long wait'
const give = (
  by: Member,
  player: Player,
  amount: string,
  more: Record<string, unknown> = {},
  key: string = randomUUID()
) =>
  by.call<Bonus>(
    'bonuses.give',
    {
      uid: String(player.uid),
      amount,
      currency: 'USD',
      wager_times: 2,
      days: 7,
      weights: { slot: 100 },
      reason,
      ...more,
    },
    { headers: { 'idempotency-key': key } }
  )
const takeAway = (by: Member, id: string) => by.call<Bonus>('bonuses.takeaway', { bonus_id: id, reason })

describe('a bonus that staff give', () => {
  it('BON-01 waits for its player with its terms and in the player’s language, once for each key', async () => {
    const [player, key] = [await world.rich(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 4 }, () => give(clerk, player, '12.50', {}, key)))
    const [first] = answers
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(first?.data).toMatchObject({ status: 'available', amount: { amount: 12.5 }, wager_required: { amount: 25 } })
    expect(await give(clerk, player, '13', {}, key)).toMatchObject({
      status: 409,
      error: { code: 'idempotency_key_reused' },
    })
    expect((await world.list(player)).map(({ description }) => description.title)).toEqual(['A bonus for you'])
    const listed = await clerk.get<{ items: Bonus[] }>('bonuses.list', { uid: String(player.uid) })
    expect(listed.data.items.map(({ id }) => id)).toEqual([first?.data.id])
    expect((await world.move(player, 'activate', first?.data.id ?? '')).status).toBe(200)
    expect(await world.held(player)).toEqual([10_000, 1250])
  })

  it('BON-01 says what staff write, and refuses another currency, no sum and a player who is not there or may not play', async () => {
    const player = await world.rich()
    const texts = { en: { title: 'Sorry', text: 'For the wait.' } }
    expect((await give(clerk, player, '1', { texts })).data.description).toMatchObject({ title: 'Sorry' })
    expect((await give(clerk, player, '1', { currency: 'EUR' })).status).toBe(400)
    for (const wrong of ['0', '-1', '1.234', 'much']) expect((await give(clerk, player, wrong)).status, wrong).toBe(400)
    expect((await give(clerk, player, '1', { wager_times: 11 })).status).toBe(400)
    expect((await give(clerk, player, '1', { uid: '999999999' })).status).toBe(404)
    await world.query(`update identity.users set status = 'banned' where uid = $1`, [player.uid])
    expect((await give(clerk, player, '1')).status).toBe(409)
  })

  it('BON-01 above the limit of a day another member has to approve, in parts too, and it is given once', async () => {
    const [one, other] = [
      await staffMember(world.server, ['bonuses:*']),
      await staffMember(world.server, ['bonuses:*']),
    ]
    const [player, second] = [await world.rich(), await world.rich()]
    expect((await give(one, player, '60')).status).toBe(200)
    expect((await give(one, second, '40')).status).toBe(200)
    expect(await give(one, second, '0.01')).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
    expect((await give(other, player, '40')).status).toBe(200)
    const asked = await give(clerk, player, '0.01')
    expect(asked).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
    const { request } = asked.error.error_data as { request: string }
    const answers = await Promise.all([1, 2, 3].map(() => other.call('staff.approverequest', { id: request })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await world.list(player)).map(({ amount }) => amount.amount).toSorted((a, b) => a - b)).toEqual([
      0.01, 40, 60,
    ])
    expect(
      await world.query('select made_by, approved_by from bonuses.decisions where uid = $1 and amount_minor = 1', [
        player.uid,
      ])
    ).toEqual([{ made_by: clerk.email, approved_by: other.email }])
  })
})

describe('a bonus that staff take away', () => {
  it('BON-06 is gone, its amount is back where it was active, and taken away again nothing changes', async () => {
    const [by, player] = [await staffMember(world.server, ['bonuses:*']), await world.rich()]
    const waiting = await world.give(player)
    const active = await world.active(player)
    expect(await world.held(player)).toEqual([10_000, 1000])
    for (const id of [waiting, active, active]) {
      const answer = await takeAway(by, id)
      expect([answer.status, answer.data.status]).toEqual([200, 'removed'])
    }
    expect(await world.held(player)).toEqual([10_000, 0])
    expect((await world.list(player)).map(({ status }) => status)).toEqual(['removed', 'removed'])
    expect((await takeAway(by, '999999')).status).toBe(404)
  })

  it('BON-06 is not taken away where its player has fulfilled it, also in the same moment as its player gives it up', async () => {
    const [by, player] = [await staffMember(world.server, ['bonuses:*']), await world.rich()]
    const id = await world.active(player)
    await world.query('update bonuses.bonuses set wagered_minor = amount_minor * wager_times where id = $1', [id])
    expect(await takeAway(by, id)).toMatchObject({ status: 409, error: { code: 'bonus_wrong_state' } })
    await world.move(player, 'remove', id)
    expect(await world.held(player)).toEqual([11_000, 0])
    for (let turn = 0; turn < 5; turn++) {
      const next = await world.active(player)
      await Promise.all([takeAway(by, next), world.move(player, 'remove', next)])
      expect(await world.held(player)).toEqual([11_000, 0])
    }
  })

  it('BON-06 is not taken away or given up before rounds of its player that are told of late have counted', async () => {
    const [by, player, other] = [await staffMember(world.server, ['bonuses:*']), await world.rich(), await world.rich()]
    const id = await world.active(player)
    const round = await world.play(player, { stake: 2000 })
    const others = await world.play(other, { stake: 2000 })
    const announce = (table: string, columns: string, told: typeof round) =>
      world.query(
        `insert into outbox.${table} (name, payload, created_at${columns && ', module, event_id'}) values ('games.round-finished', $1, now()${columns})`,
        [JSON.stringify(told)]
      )
    for (const [table, columns] of [
      ['events', ''],
      ['deliveries', `, 'games', 1`],
    ] as const) {
      await announce(table, columns, round)
      await announce('events', '', others)
      const answers = [
        await takeAway(by, id),
        await world.move(player, 'remove', id),
        await world.move(player, 'deactivate', id),
      ]
      expect(answers.map(({ error }) => error.code)).toEqual(Array(3).fill('bonus_still_counting'))
      expect(answers[1]?.error.message).toContain('Try again in a minute.')
      await world.query(`delete from outbox.${table} where payload ->> 'player' = $1`, [String(player.uid)])
    }
    await world.tell(round)
    expect(await takeAway(by, id)).toMatchObject({ status: 409, error: { code: 'bonus_wrong_state' } })
    expect((await world.move(player, 'remove', id)).data).toMatchObject({ status: 'used' })
    expect(await world.held(player)).toEqual([11_000, 0])
    const next = await world.active(player)
    expect((await takeAway(by, next)).data.status).toBe('removed')
  })
})
