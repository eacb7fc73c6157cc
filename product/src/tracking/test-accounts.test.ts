import { randomUUID } from 'node:crypto'
import { withinOneDay } from '@ante/testing/one-day'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublisherItem } from './contract-staff.ts'
import type { FunnelCounts, Retention } from './rules/funnel.ts'
import * as store from './store-funnel.ts'
import { browser, closeTracking, openTracking, rows, told, world } from './tracking.fixture.ts'

beforeAll(() => openTracking())
afterAll(closeTracking)

const today = () => new Date().toISOString().slice(0, 10)
const span = () => ({ from: today(), to: today() })
const counted = async () => {
  await world.db.write((tx) => store.countDays(tx))
  return {
    ...(await operatorCall<{ total: FunnelCounts }>(world.db, 'tracking.getfunnel', span())).total,
    players:
      (await operatorCall<{ items: Retention[] }>(world.db, 'tracking.getretention', span())).items[0]?.players ?? 0,
  }
}
const publisherOf = async (id: string) =>
  (await operatorCall<{ items: PublisherItem[] }>(world.db, 'tracking.getpublishers', span())).items.find(
    ({ publisher_id }) => publisher_id === id
  )

describe('test accounts in the reports', () => {
  it('ACC-23 the funnel, the retention and what a publisher has brought leave out a test account, also what they had counted before it was marked', () =>
    withinOneDay(async () => {
      const before = await counted()
      const publisher = `tested-${randomUUID()}`
      const tab = browser()
      await tab.answer({ marketing: true, analytics: true })
      await tab.hit({ publisher_id: publisher })
      const player = await tab.register()
      const steps = () => rows<{ step: string }>('select step from tracking.funnel_steps where uid = $1', [player.uid])
      await expect.poll(steps).toEqual([{ step: 'registered' }])
      await tab.post('tracking.count', { step: 'visit' })
      await expect.poll(async () => (await publisherOf(publisher))?.registrations).toBe(1)
      expect(await counted()).toMatchObject({ registered: before.registered + 1, players: before.players + 1 })
      await operatorCall(world.db, 'cashier.marktestaccount', {
        uid: String(player.uid),
        reason: 'the tests of a release',
      })
      await expect.poll(steps).toEqual([])
      await world.pay(player, 50)
      await world.db.write((tx) => store.addStepOf(tx, [player.uid], 'first_stake'))
      const { visit } = await counted()
      const isCounted = async () =>
        (await tab.post<{ is_counted: boolean }>('tracking.count', { step: 'visit' })).data.is_counted
      expect(await isCounted()).toBe(false)
      expect(await steps()).toEqual([])
      expect(await counted()).toEqual({ ...before, visit })
      expect(await publisherOf(publisher)).toMatchObject({
        registrations: 0,
        first_deposits: 0,
        deposited: [],
        net_revenue: [],
      })
      expect(told.filter((postback) => postback.publisher_id === publisher).map(({ goal }) => goal)).not.toContain(
        'first_deposit'
      )
    }))
})
