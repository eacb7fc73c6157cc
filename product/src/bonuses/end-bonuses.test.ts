import { keepPartitions } from '@ante/testing/host'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusWorld, openBonuses, type Player } from './bonuses.fixture.ts'
import { endBonus, endBonuses } from './end-bonuses.ts'
import { recountTowardsBonuses } from '../games/count-towards-bonuses.ts'
import { partitions } from './partitions.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses()
})
afterAll(() => world.close())

const end = async () => endBonuses(await world.server.context())
/** Its time is over since a moment ago. */
const passed = (id: string) =>
  world.query(`update bonuses.bonuses set active_until = now() - interval '1 second' where id = $1`, [id])
const statusOf = async (player: Player, id: string) => (await world.one(player, id))?.status
const releases = async (id: string) =>
  (await world.query('select 1 from ledger.transactions where key = $1', [`bonus:${id}:release`])).length
/** Nothing is on its way: what the tests bring about themselves is not what is waited for. */
const quiet = () => world.query(`delete from outbox.events where name = 'games.round-finished'`)

describe('rounds that count', () => {
  it('BON-02 count once each, however often, late and out of order they are told, by their weight', async () => {
    const ada = await world.rich()
    const id = await world.active(ada)
    const rounds = [
      await world.play(ada, { stake: 300 }),
      await world.play(ada, { stake: 200, type: 'fast' }),
      await world.play(ada, { stake: 999, type: 'live' }),
      await world.play(ada, { stake: 999, from: -90 }),
      await world.play(ada, { stake: 999, status: 'void' }),
    ]
    await world.tell(...rounds.toReversed(), ...rounds)
    await Promise.all(rounds.map((round) => world.tell(round)))
    expect(await world.wagered(id)).toBe(400)
    expect((await world.one(ada, id))?.wager_done.amount).toBe(4)
  })

  it('BON-02 a round that is void after all is taken back, once', async () => {
    const ada = await world.rich()
    const id = await world.active(ada)
    const [kept, gone] = [await world.play(ada, { stake: 300 }), await world.play(ada, { stake: 500 })]
    await world.tell(kept, gone)
    expect(await world.wagered(id)).toBe(800)
    await world.query(`update games.rounds set status = 'void' where id = $1`, [gone.round])
    for (const _ of [1, 2]) await world.tell({ ...gone, status: 'void' })
    await world.tell(gone)
    expect(await world.wagered(id)).toBe(300)
  })

  it('BON-02 of a round of which the studio took a stake back what is left counts, once, and nothing of a round that never counted', async () => {
    const ada = await world.rich()
    const id = await world.active(ada)
    const [one, late] = [await world.play(ada, { stake: 500 }), await world.play(ada, { stake: 300 })]
    await world.tell(one)
    await world.query(`update games.rounds set stake_minor = 100 where id = any ($1)`, [[one.round, late.round]])
    const less = [one, late].map((round) => ({
      ...round,
      stake_minor: '100',
      stake_before_minor: round.stake_minor,
      win_before_minor: '0',
    }))
    for (const _ of [1, 2]) await world.db.write((tx) => recountTowardsBonuses(tx, less))
    expect(await world.wagered(id)).toBe(100)
    await world.tell(one, late)
    expect(await world.wagered(id)).toBe(200)
  })

  it('BON-11 whatever is told in whatever order, what counts is what a small model says, and the amount is paid exactly when all is staked', async () => {
    const ada = await world.rich(1n)
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            stake: fc.integer({ min: 1, max: 900 }),
            type: fc.constantFrom('slot' as const, 'fast' as const),
          }),
          { maxLength: 8 }
        ),
        fc.array(fc.nat({ max: 7 }), { maxLength: 12 }),
        async (played, order) => {
          const [main] = await world.held(ada)
          const id = await world.active(ada)
          const rounds: Awaited<ReturnType<typeof world.play>>[] = []
          for (const one of played) rounds.push(await world.play(ada, one))
          const told = order.filter((index) => index < rounds.length)
          for (const index of told) await world.tell(rounds[index] ?? fail())
          const expected = [...new Set(told)].reduce((sum, index) => {
            const { stake = 0, type } = played[index] ?? {}
            return sum + (type === 'slot' ? stake : Math.floor(stake / 2))
          }, 0)
          expect(await world.wagered(id)).toBe(expected)
          await quiet()
          await end()
          const isDone = expected >= 2000
          expect(await statusOf(ada, id)).toBe(isDone ? 'used' : 'active')
          expect(await world.held(ada)).toEqual([main + (isDone ? 1000 : 0), isDone ? 0 : 1000])
          if (!isDone) await world.move(ada, 'remove', id)
        }
      ),
      { numRuns: 15, seed: 1 }
    )
    expect(await world.problems()).toEqual([])
  })
})
const fail = (): never => {
  throw new Error('no such round')
}

describe('the end of a bonus', () => {
  it('BON-11 wagering done moves the amount to the main balance exactly once, with a line in the history that has the true balance', async () => {
    const ada = await world.rich()
    const id = await world.active(ada)
    await world.tell(await world.play(ada, { stake: 1200 }), await world.play(ada, { stake: 900 }))
    expect(await world.held(ada)).toEqual([10_000, 1000])
    await Promise.all([end(), end(), world.db.write((tx) => endBonus(tx, BigInt(id))), end()])
    expect(await world.held(ada)).toEqual([11_000, 0])
    expect(await releases(id)).toBe(1)
    expect(await world.one(ada, id)).toMatchObject({ status: 'used', wager_done: { amount: 20 }, can_remove: false })
    expect(await world.problems()).toEqual([])
  })

  it('BON-11 what was fulfilled is the player’s: giving it up pays it out', async () => {
    const ada = await world.rich()
    const id = await world.active(ada)
    await world.tell(await world.play(ada, { stake: 2000 }))
    expect((await world.move(ada, 'remove', id)).data).toMatchObject({ status: 'used' })
    expect(await world.held(ada)).toEqual([11_000, 0])
  })

  it('BON-11 when its time is over it expires and the house has its amount back; one that was never activated costs nobody anything', async () => {
    const ada = await world.rich()
    const [active, waiting] = [await world.active(ada), await world.give(ada)]
    await world.query(`update bonuses.bonuses set available_until = now() - interval '1 second' where id = $1`, [
      waiting,
    ])
    await passed(active)
    await quiet()
    await Promise.all([end(), end()])
    expect([await statusOf(ada, active), await statusOf(ada, waiting)]).toEqual(['expired', 'expired'])
    expect(await world.held(ada)).toEqual([10_000, 0])
    expect(await world.problems()).toEqual([])
  })

  it('BON-11 one whose time is over waits for rounds that were played in time and are told of late', async () => {
    const ada = await world.rich()
    const id = await world.active(ada)
    const round = await world.play(ada, { stake: 2000 })
    await quiet()
    await world.query(
      `insert into outbox.events (name, payload, created_at) values ('games.round-finished', $1, now() - interval '1 minute')`,
      [JSON.stringify(round)]
    )
    await passed(id)
    await end()
    expect(await statusOf(ada, id)).toBe('active')
    await world.tell(round)
    await quiet()
    await end()
    expect(await statusOf(ada, id)).toBe('used')
    expect(await world.held(ada)).toEqual([11_000, 0])
  })

  it('BON-11 fulfilment, removal and the end of its time at the same moment: one of them happens, and the money is where it says', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const ada = await world.rich()
      const id = await world.active(ada)
      const round = await world.play(ada, { stake: 2000 })
      await quiet()
      await passed(id)
      await world.query(`update games.rounds set finished_at = started_at where id = $1`, [round.round])
      await Promise.all([
        world.tell(round),
        world.db.write((tx) => endBonus(tx, BigInt(id))),
        world.move(ada, 'remove', id),
        world.move(ada, 'deactivate', id),
        world.tell(round),
        end(),
      ])
      const status = await statusOf(ada, id)
      const [main, bonus] = await world.held(ada)
      const expected = {
        used: [11_000, 0],
        expired: [10_000, 0],
        removed: [10_000, 0],
        available: [10_000, 0],
        active: [10_000, 1000],
      }[status ?? 'active']
      expect([main, bonus], `${turn}: ${status}`).toEqual(expected)
      expect(await releases(id)).toBe(status === 'used' ? 1 : 0)
    }
    expect(await world.problems()).toEqual([])
  })

  it('BON-11 rounds behind bonuses go by the month, once no active bonus can still count them, and others stay', async () => {
    const ada = await world.rich()
    const [over, id] = [await world.active(ada), await world.give(ada)]
    await world.tell(await world.play(ada, { stake: 100 }))
    await world.move(ada, 'remove', over)
    await world.query(
      `select ante.make_partitions('bonuses.counted_rounds', 1, now() - interval '200 days' - interval '1 month')`
    )
    await world.query('update bonuses.counted_rounds set round_id = round_id - 200 * 86400000000 where bonus_id = $1', [
      over,
    ])
    await world.move(ada, 'activate', id)
    await world.query(`update bonuses.bonuses set activated_at = now() - interval '1 hour' where id = $1`, [id])
    await world.tell(await world.play(ada, { stake: 100 }))
    const kept = async () =>
      (
        await world.query<{ bonus_id: bigint }>(
          'select bonus_id from bonuses.counted_rounds where bonus_id = any ($1) order by 1',
          [[over, id]]
        )
      ).map((row) => String(row.bonus_id))
    expect(await kept()).toEqual([over, id])
    await keepPartitions(partitions).run((await world.server.context()) as never, undefined as never)
    expect(await kept()).toEqual([id])
  })
})
