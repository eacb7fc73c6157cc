import type { Policy } from '@ante/kit/policy'
import { instant } from '@ante/kit/instant'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOccasions } from './find-occasions.ts'
import { type MarketingWorld, openMarketing } from './marketing.fixture.ts'

let world: MarketingWorld
beforeAll(async () => {
  world = await openMarketing()
})
afterAll(() => world.close())

let tags = 0
const freshTag = () => `again-${(tags += 1)}`

describe('a player to whom a campaign could not turn', () => {
  it('SAFE-13 whom a register said nothing of is asked about again later, and left out after a week of silence', async () => {
    const tag = freshTag()
    const [uid, never] = await world.crowd(2, tag)
    const sysname = await world.put({ segment: world.tagged(tag) })
    await world.find()
    let word: 'clear' | 'unknown' = 'unknown'
    const register = {
      name: 'spelpaus',
      needs: [],
      lacks: () => [],
      isAskedBetween: false,
      askBeforeNews: async () => ({ word, reference: null }),
    }
    const host = await world.context()
    const registers: Policy['registers'] = [
      { name: 'spelpaus', asked: ['marketing'], everyDays: null, whenDown: 'no-play' },
    ]
    const give = () =>
      world.give({
        ...host,
        ports: { registers: new Map([['spelpaus', register]]) },
        policy: (person) => ({ ...host.policy(person), registers }),
      })
    await give()
    expect(await world.outcomes(sysname)).toEqual({ waiting: 2 })
    // Not at once.
    await give()
    await world.query(
      `update marketing.occasions set due_at = now(), created_at = case uid when $2 then now() - interval '8 days' else created_at end where uid = any ($1)`,
      [[uid, never], never]
    )
    await give()
    expect(await world.outcomes(sysname)).toEqual({ waiting: 1, left_out: 1 })
    word = 'clear'
    await world.query('update marketing.occasions set due_at = now() where uid = $1', [uid])
    await give()
    expect(await world.outcomes(sysname)).toEqual({ given: 1, left_out: 1 })
  })

  it('finds a player again who had left the segment when their turn came, and nobody else twice', async () => {
    const tag = freshTag()
    const [gone, had] = await world.crowd(2, tag)
    const sysname = await world.put({ segment: world.tagged(tag) })
    await world.find()
    await world.query('delete from marketing.tags where uid = $1', [gone])
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ not_in_segment: 1, given: 1 })
    await world.find()
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ not_in_segment: 1, given: 1 })
    await world.tag(gone ?? 0n, tag)
    for (let n = 0; n < 2; n += 1) {
      await world.find()
      await world.give()
    }
    expect(await world.outcomes(sysname)).toEqual({ given: 2 })
    expect(await world.query('select from marketing.occasions where uid = $1', [had])).toHaveLength(1)
  })

  it('has the same birthday offer again a year later, and not twice in one year', async () => {
    const tag = freshTag()
    const [uid] = await world.crowd(1, tag)
    await world.query(
      `update players.profiles set time_zone = 'UTC', fields = jsonb_build_object('birth_date', '05.05.1990') where uid = $1`,
      [uid]
    )
    const offer = await world.offer()
    const arms = [{ name: 'all', share: 100, offer }]
    const own = { trigger: { on: 'birthday' as const }, segment: world.tagged(tag), arms }
    const host = await world.context()
    const pass = async (year: number) => {
      const at = instant(Date.parse(`${year}-05-05T12:00:00Z`))
      const then = { ...host, clock: { ...host.clock, now: () => at } }
      await findOccasions(then)
      await world.give(then)
      // The claims of this pass are of the database's time: as the year left them.
      await world.query(`update campaigns.offer_claims set taken_at = $2 where uid = $1 and taken_at < '2030-01-01'`, [
        uid,
        new Date(at),
      ])
    }
    const first = await world.put(own)
    for (const year of [2030, 2030, 2031]) await pass(year)
    expect(await world.outcomes(first)).toEqual({ given: 2 })
    const second = await world.put(own)
    await pass(2031)
    expect([await world.outcomes(first), await world.outcomes(second)]).toEqual([{ given: 2 }, { not_available: 1 }])
    expect(await world.query('select step from campaigns.offer_claims where uid = $1 order by step', [uid])).toEqual([
      { step: 1 },
      { step: 2 },
    ])
  })
})
