import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublisherItem } from './contract-staff.ts'
import { browser, closeTracking, network, openTracking, rows, told, world } from './tracking.fixture.ts'

beforeAll(() => openTracking())
afterAll(closeTracking)

/** A player who came by a link of this publisher. */
async function broughtBy(publisher: string) {
  const tab = browser()
  await tab.answer({ marketing: true, analytics: true })
  await tab.hit({ track_id: publisher, publisher_id: publisher })
  const player = await tab.register()
  return { tab, player }
}
const toldOf = (publisher: string) => told.filter(({ publisher_id: id }) => id === publisher).map(({ goal }) => goal)
async function firstDepositsOf(publisher: string): Promise<number | undefined> {
  const today = new Date().toISOString().slice(0, 10)
  const days = { from: today, to: today }
  const { items } = await operatorCall<{ items: PublisherItem[] }>(world.db, 'tracking.getpublishers', days)
  return items.find(({ publisher_id: id }) => id === publisher)?.first_deposits
}

describe('a yes that is taken back', () => {
  it('TRK-10 ends what a network of publishers is told of a player, and the operator still counts for itself', async () => {
    const { tab, player } = await broughtBy('pub-no')
    await expect.poll(() => toldOf('pub-no')).toEqual(['registration'])
    await tab.answer({ marketing: false })
    await world.pay(player, 50)
    await expect.poll(() => firstDepositsOf('pub-no')).toBe(1)
    expect(await rows('select goal from tracking.postbacks where uid = $1 and sent_at is null', [player.uid])).toEqual(
      []
    )
    expect(toldOf('pub-no')).toEqual(['registration'])
  })

  it('TRK-10 takes along what waits for the network, and a new yes goes on with what comes then', async () => {
    network.isDown = true
    const { tab, player } = await broughtBy('pub-away')
    await expect
      .poll(() => rows('select attempts from tracking.postbacks where uid = $1', [player.uid]))
      .toEqual([{ attempts: 1 }])
    await tab.answer({ marketing: false })
    expect(await rows('select 1 from tracking.postbacks where uid = $1', [player.uid])).toEqual([])
    await tab.answer({ marketing: true })
    await world.pay(player, 50)
    await expect.poll(() => toldOf('pub-away')).toEqual(['first_deposit'])
  })

  it('API-114 leaves nobody’s name in what was done on pages, and their count', async () => {
    const { tab, player } = await broughtBy('pub-events')
    await tab.post('events.handle', { event_name: 'game_start', event_params: { game: 'dicebox' } })
    const kept = () =>
      rows(`select uid, visit, params from tracking.events where name = 'game_start' order by id desc limit 1`)
    expect(await kept()).toMatchObject([{ uid: player.uid, params: { game: 'dicebox' } }])
    await tab.answer({ marketing: true, analytics: false })
    expect(await kept()).toEqual([{ uid: null, visit: null, params: {} }])
  })
})
