import { bannersAtOnce } from '@ante/product/content/contract'
import { putBanner } from '@ante/product/content/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '@ante/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['content'] })
})
afterAll(() => server.stop())

interface Banner {
  id: string
  description?: Record<string, string>
  finished_at?: string | null
  leads_to?: string
}
const get = async (params: Record<string, unknown> = {}, locale = 'en') =>
  (await server.visitor().call<{ items: Banner[]; count: number }>('banners.get', params, { locale })).data
const put = (position: string, title: string, more: { place?: number; startsAt?: Date; endsAt?: Date } = {}) =>
  server.database.db.write((tx) =>
    putBanner(tx, {
      position,
      texts: { en: { title, text: 'Words' }, de: { title: `${title} (de)`, text: 'Worte' } },
      images: { tile: '/a.svg' },
      leadsTo: '/x',
      ...more,
    })
  )
const dayMs = 86_400_000

describe('banners.get', () => {
  it('API-44 JKP-08 JKP-09 CONST-23 answers ten at once unless asked for others, with id, finished_at and description.position, in the reader’s language', async () => {
    const endsAt = new Date(Date.now() + 3 * dayMs)
    await put('many', 'Second', { place: 2 })
    await put('many', 'First', { place: 1, endsAt })
    for (let place = 3; place < 13; place++) await put('many', `Number ${place}`, { place })
    const { items, count } = await get({ position: 'many' })
    expect([items.length, count, bannersAtOnce]).toEqual([10, 12, 10])
    expect(items[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      description: { title: 'First', text: 'Words', tile: '/a.svg', position: 'many' },
      finished_at: endsAt.toISOString(),
      leads_to: '/x',
    })
    expect(items[1]).toMatchObject({ description: { title: 'Second' }, finished_at: null })
    expect((await get({ position: 'many' }, 'de')).items[0]?.description?.['title']).toBe('First (de)')
    expect(
      (await get({ position: 'many', offset: 10 })).items.map(({ description }) => description?.['title'])
    ).toEqual(['Number 11', 'Number 12'])
    expect((await get({ position: 'many', count: 1, fields: 'finished_at' })).items).toEqual([
      { id: items[0]?.id, finished_at: endsAt.toISOString() },
    ])
  })

  it('JKP-10 JKP-11 gives each position its own, and none whose time is over or has not come', async () => {
    await put('left', 'Here')
    await put('right', 'There')
    await put('left', 'Gone', { startsAt: new Date(Date.now() - 2 * dayMs), endsAt: new Date(Date.now() - dayMs) })
    await put('left', 'Not yet', { startsAt: new Date(Date.now() + dayMs) })
    const titles = async (position: string) =>
      (await get({ position })).items.map(({ description }) => description?.['title'])
    expect(await titles('left')).toEqual(['Here'])
    expect(await titles('right')).toEqual(['There'])
    expect(await titles('nowhere')).toEqual([])
  })
})
