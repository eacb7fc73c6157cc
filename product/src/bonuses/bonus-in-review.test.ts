import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusWorld, openBonuses, type Player } from './bonuses.fixture.ts'
import { tellEndingBonuses } from './end-bonuses.ts'
import { restoreBonus, revokeBonus } from './index.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses()
})
afterAll(() => world.close())

/** A bonus that is a share of a loss which a linked account won: found six days ago, and to be activated within so many hours. */
async function inReview(hours: number): Promise<{ player: Player; bonus: string; flag: string }> {
  const player = await world.rich()
  const bonus = await world.give(player)
  await world.query(
    `update bonuses.bonuses set created_at = now() - interval '6 days', available_until = now() + $2 * interval '1 hour' where id = $1`,
    [bonus, hours]
  )
  const [flag] = await world.query<{ id: bigint }>(
    `insert into bonuses.flags (bonus_id, uid, reason, plays, found_at) values ($1, $2, 'linked_loss', 1, now() - interval '6 days') returning id`,
    [bonus, player.uid]
  )
  return { player, bonus, flag: String(flag?.id) }
}
const decide = (flag_id: string, decision: 'cleared' | 'upheld') =>
  operatorCall(world.db, 'bonuses.decideflag', { flag_id, decision, reason: 'looked at it' })
/** The last decision was so many days before. */
const pass = (flag: string, days: number) =>
  world.query(`update bonuses.flags set decided_at = decided_at - $2 * interval '1 day' where id = $1`, [flag, days])
const daysLeft = async (bonus: string): Promise<number> => {
  const [row] = await world.query<{ days: number }>(
    'select extract(epoch from available_until - now())::float8 / 86400 as days from bonuses.bonuses where id = $1',
    [bonus]
  )
  return Math.round(row?.days ?? 0)
}
const told = ({ uid }: Player) => world.query('select 1 from messages.inbox where uid = $1', [uid])

describe('the time of a bonus in review', () => {
  it('BON-15 goes on by all that stood still since the first decision against it, also where that was confirmed', async () => {
    const { bonus, flag } = await inReview(48)
    await decide(flag, 'upheld')
    expect(await daysLeft(bonus)).toBe(8)
    await pass(flag, 3)
    await decide(flag, 'upheld')
    await decide(flag, 'cleared')
    expect(await daysLeft(bonus)).toBe(11)
  })

  it('BON-15 is counted once where its deposit was taken back and returned meanwhile, before the decision or after it', async () => {
    const [first, second] = [await inReview(48), await inReview(48)]
    for (const { player, bonus } of [first, second]) {
      expect(await world.db.write((tx) => revokeBonus(tx, player.uid, BigInt(bonus)))).toBe('revoked')
      await world.query(`update bonuses.bonuses set ended_at = now() - interval '4 days' where id = $1`, [bonus])
    }
    await world.db.write((tx) => restoreBonus(tx, first.player.uid, BigInt(first.bonus)))
    await decide(first.flag, 'cleared')
    // Decided on the third of the four days.
    await decide(second.flag, 'cleared')
    await world.query(`update bonuses.bonuses set available_until = available_until - interval '1 day' where id = $1`, [
      second.bonus,
    ])
    await pass(second.flag, 1)
    await world.db.write((tx) => restoreBonus(tx, second.player.uid, BigInt(second.bonus)))
    expect([await daysLeft(first.bonus), await daysLeft(second.bonus)]).toEqual([8, 8])
  })

  it('BON-15 its end is told to nobody who cannot activate it, and to who can', async () => {
    const [waiting, upheld, cleared] = [await inReview(20), await inReview(20), await inReview(20)]
    await decide(upheld.flag, 'upheld')
    await decide(cleared.flag, 'cleared')
    await world.query(`update bonuses.bonuses set available_until = now() + interval '20 hours'`)
    await tellEndingBonuses(await world.server.context())
    expect([await told(waiting.player), await told(upheld.player)]).toEqual([[], []])
    expect(await told(cleared.player)).toHaveLength(1)
  })
})
