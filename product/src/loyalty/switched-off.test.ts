import { randomUUID } from 'node:crypto'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { putSetting } from '../content/index.ts'

let server: TestServer
const texts = (title: string) => ({ en: { title, text: '' } })
const ask = (key: string, input: object, idempotencyKey?: string) =>
  approvedCall(server.database.db, key, { reason: 'a switch', ...input }, idempotencyKey)
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
  await server.database.db.write(seedGames)
  await ask('loyalty.putprogram', {
    sysname: 'night',
    texts: texts('Night'),
    levels: [{ texts: texts('Dusk'), from_experience: 0 }],
  })
  const goal = { type: 'pages', pages: ['/fairness'] }
  await ask('loyalty.putquest', { sysname: 'look', texts: texts('Look'), goal, reward_points: 5 })
  const gift = { type: 'money', amounts_minor: { USD: 100 } }
  await ask('loyalty.putproduct', { sysname: 'dollar', texts: texts('A dollar'), price_points: 10, gift })
  await ask('draws.put', {
    sysname: 'raffle',
    kind: 'raffle',
    texts: texts('Raffle'),
    currency: 'USD',
    starts_at: new Date(Date.now() + 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 7_200_000).toISOString(),
    prizes_minor: [1_000],
    stakes: { USD: 100 },
    ticket_points: 5,
    tickets_most: 10,
  })
})
afterAll(() => server.stop())

it('LOY-01 with loyalty switched off no call shows, counts or sells anything of it, and what a player holds is there again afterwards', async () => {
  const player = await server.player()
  await ask('loyalty.adjustpoints', { uid: String(player.uid), points: 50 }, randomUUID())
  const facts = async () => {
    const call = async <T>(key: string) => (await player.call<T>(key)).data
    const info = await call<{ points: number; levels: object[]; quests: object[] }>('loyalty.getinfo')
    const [programs, products, notices, history, raffles] = [
      await call<{ items: object[] }>('loyalty.getPrograms'),
      await call<{ items: { id: string }[] }>('loyalty.getproducts'),
      await call<{ items: object[] }>('loyalty.getnotifications'),
      await call<{ changes: object[] }>('loyalty.gethistory'),
      await call<{ items: { id: string; ticket_points: number | null }[] }>('draws.get'),
    ]
    const shown = [programs.items, products.items, notices.items, history.changes, info.levels, info.quests]
    return {
      shown: shown.map(({ length }) => length),
      points: info.points,
      programme: (await player.call('loyalty.getProgram', { sysname: 'night' })).status,
      ticket: raffles.items[0]?.ticket_points,
      product: products.items[0]?.id,
      raffle: raffles.items[0]?.id,
    }
  }
  const open = await facts()
  expect(open).toMatchObject({ shown: [1, 1, 1, 1, 1, 1], points: 50, programme: 200, ticket: 5 })
  await server.database.db.write((tx) => putSetting(tx, 'loyalty', { isEnableLoyalty: false }))
  await vi.waitFor(async () => expect((await facts()).programme).toBe(404), { timeout: 60_000 })
  expect(await facts()).toMatchObject({ shown: [0, 0, 0, 0, 0, 0], points: 0, ticket: null })
  const press = (key: string, input: Record<string, unknown>) =>
    player.post(key, input, { idempotencyKey: randomUUID() })
  expect((await press('loyalty.buyproduct', { id: open.product })).status).toBe(404)
  expect((await press('draws.buytickets', { draw_id: open.raffle, count: 1 })).status).toBe(404)
  expect((await player.post('loyalty.explore', { page: '/fairness' })).status).toBe(200)
  const { rows } = await server.database.db.pool.query('select 1 from loyalty.quest_progress where player_uid = $1', [
    player.uid,
  ])
  expect(rows).toEqual([])
  await server.database.db.write((tx) => putSetting(tx, 'loyalty', {}))
  await vi.waitFor(async () => expect((await facts()).points).toBe(50), { timeout: 60_000 })
})
