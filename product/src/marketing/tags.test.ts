import { operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Preview } from './contract-staff.ts'
import { type MarketingWorld, openMarketing } from './marketing.fixture.ts'

let world: MarketingWorld
beforeAll(async () => {
  world = await openMarketing()
})
afterAll(() => world.close())

it('a tag is set and dropped by whoever may write campaigns, read by whoever may read them, and asked for by segments', async () => {
  const uid = String((await world.rich()).uid)
  const reason = 'a test'
  const read = () => operatorCall<{ tags: string[] }>(world.db, 'marketing.gettags', { uid })
  const set = (tag: string, is_set: boolean) =>
    operatorCall<{ tags: string[] }>(world.db, 'marketing.settag', { uid, tag, is_set, reason })
  const matching = async () =>
    (await operatorCall<Preview>(world.db, 'marketing.preview', { segment: world.tagged('vip') })).matching
  expect((await read()).tags).toEqual([])
  await set('vip', true)
  await set('vip', true)
  await set('asks', true)
  expect((await read()).tags).toEqual(['asks', 'vip'])
  expect(await matching()).toBe(1)
  await set('vip', false)
  expect((await read()).tags).toEqual(['asks'])
  expect(await matching()).toBe(0)
  await expect(operatorCall(world.db, 'marketing.gettags', { uid: '999999' })).rejects.toThrow('not_found')
  await expect(set('Not a tag', true)).rejects.toThrow()
  const reader = await staffMember(world.server, ['campaigns:read'])
  expect((await reader.call<{ tags: string[] }>('marketing.gettags', { uid }, { method: 'GET' })).data.tags).toEqual([
    'asks',
  ])
  expect((await reader.call('marketing.settag', { uid, tag: 'vip', is_set: true, reason })).status).toBe(403)
  const other = await staffMember(world.server, ['players:read'])
  expect((await other.call('marketing.gettags', { uid }, { method: 'GET' })).status).toBe(403)
})
