import { testServer, type TestServer } from '@ante/testing/server'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../ledger/index.ts'
import type { Jackpot } from './contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
})
afterAll(async () => {
  expect(await server.database.db.read(audit)).toEqual([])
  await server.stop()
})

const reason = 'the jackpots of this year'
const level = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  seed_minor: 500,
  rate_ppm: 3_000,
  every_minor: 1_000_000,
  ...more,
})
const put = (more: Record<string, unknown> = {}) =>
  operatorCall<{ id: string }>(server.database.db, 'jackpots.put', {
    sysname: 'night',
    texts: { en: { title: 'Night', text: '' } },
    currency: 'USD',
    levels: [level('small'), level('large')],
    reason,
    ...more,
  })
const close = (sysname: string, to?: string) =>
  operatorCall(server.database.db, 'jackpots.close', { sysname, ...(to && { to }), reason })
const shown = async () =>
  (await server.visitor().call<{ items: Jackpot[] }>('Jackpots.get')).data.items.map(({ levels }) =>
    levels.map(({ name, amount }) => [name, amount.amount])
  )

describe('a jackpot that staff put', () => {
  it('JKP-01 JKP-5 JKP-8 is shown with its seeds, changed under its name but for how its meters are fed and won, and closed into another one', async () => {
    const { id } = await put()
    expect(await shown()).toEqual([
      [
        ['small', 5],
        ['large', 5],
      ],
    ])
    expect((await put({ levels: [level('small'), level('middle'), level('large')] })).id).toBe(id)
    expect(await shown()).toEqual([
      [
        ['small', 5],
        ['middle', 5],
        ['large', 5],
      ],
    ])
    // A meter that holds money stays, and so does what feeds and wins it.
    for (const wrong of [
      { levels: [level('small'), level('large')] },
      { levels: [level('small'), level('middle'), level('large', { rate_ppm: 4_000 })] },
      { levels: [level('small'), level('middle'), level('large', { every_minor: 2_000_000 })] },
      { levels: [level('small'), level('middle'), level('large', { seed_minor: 1 })] },
      { currency: 'EUR' },
    ])
      await expect(put(wrong), JSON.stringify(wrong)).rejects.toThrow('conflict')
    for (const wrong of [
      { levels: [] },
      { levels: [level('small'), level('small')] },
      { levels: [level('reserve')] },
      { levels: [level('small', { before_minor: 1_000 })] },
      { currency: 'XXX' },
      { games: ['parlour-roulette-of-nobody'] },
    ])
      await expect(put(wrong), JSON.stringify(wrong)).rejects.toThrow('InvalidParameter')
    await expect(close('never-was')).rejects.toThrow('not_found')
    await expect(close('night')).rejects.toThrow('conflict')
    await expect(close('night', 'night')).rejects.toThrow('conflict')
    await put({ sysname: 'day', levels: [level('small'), level('huge')] })
    await close('night', 'day')
    await close('night', 'day')
    // The level of the same name, else the largest.
    expect(await shown()).toEqual([
      [
        ['small', 10],
        ['huge', 15],
      ],
    ])
    await put({ levels: [level('small', { rate_ppm: 1 })] })
    expect(await shown()).toEqual([
      [['small', 5]],
      [
        ['small', 10],
        ['huge', 15],
      ],
    ])
  })

  it('JKP-5 the amount before which a level is won may rise, and a game feeds one jackpot of a currency', async () => {
    const before = (minor: number) => [{ name: 'drop', seed_minor: 100, rate_ppm: 10_000, before_minor: minor }]
    await put({ sysname: 'drop', levels: before(1_000), games: ['dicebox'] })
    await put({ sysname: 'drop', levels: before(2_000), games: ['dicebox'] })
    await expect(put({ sysname: 'drop', levels: before(1_500) })).rejects.toThrow('conflict')
    await expect(put({ sysname: 'other', games: ['threshold', 'dicebox'] })).rejects.toThrow('conflict')
    await put({ sysname: 'other', games: ['threshold', 'dicebox'], currency: 'EUR' })
  })
})
