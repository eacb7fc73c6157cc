import { instant } from '@ante/kit/instant'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findOccasions } from './find-occasions.ts'
import { type MarketingWorld, openMarketing } from './marketing.fixture.ts'

let world: MarketingWorld
beforeAll(async () => {
  world = await openMarketing()
})
afterAll(() => world.close())

it('a birthday without a time zone is the day in the player’s country', async () => {
  const [uid] = await world.crowd(1, 'birthday')
  await world.query(
    `update players.profiles set country_code = 'BR', time_zone = null, fields = jsonb_build_object('birth_date', '05.05.1990') where uid = $1`,
    [uid]
  )
  const sysname = await world.put({ trigger: { on: 'birthday' } })
  const host = await world.context()
  const foundAt = async (time: string) => {
    await findOccasions({ ...host, clock: { ...host.clock, now: () => instant(Date.parse(time)) } })
    return world.outcomes(sysname)
  }
  // In all of Brazil it is still the day before.
  expect(await foundAt('2030-05-05T01:00:00Z')).toEqual({})
  expect(await foundAt('2030-05-06T01:00:00Z')).toEqual({ waiting: 1 })
  expect(await foundAt('2030-05-06T02:00:00Z')).toEqual({ waiting: 1 })
})
