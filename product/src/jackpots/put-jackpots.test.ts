import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { money } from '@ante/kit/money'
import { seedGames } from '../../seeds/games.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { Jackpot, JackpotWinner } from './contract.ts'
import { publishMeters } from './publish-meters.ts'
import { livePublishers } from './reactions.ts'

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
  approvedCall<{ id: string }>(server.database.db, 'jackpots.put', {
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

  it('JKP-1 takes a fifth of a stake at most, all levels and the reserve together', async () => {
    const fed = (rate_ppm: number, reserve_ppm: number) =>
      put({ sysname: 'fed', levels: [level('a', { rate_ppm }), level('b', { rate_ppm })], reserve_ppm })
    await expect(fed(100_000, 1)).rejects.toThrow('InvalidParameter')
    await fed(90_000, 20_000)
  })

  it('JKP-5 the amount before which a level is won may rise, and a game feeds one jackpot of a currency', async () => {
    const before = (minor: number) => [{ name: 'drop', seed_minor: 100, rate_ppm: 10_000, before_minor: minor }]
    await put({ sysname: 'drop', levels: before(1_000), games: ['dicebox'] })
    await put({ sysname: 'drop', levels: before(2_000), games: ['dicebox'] })
    await expect(put({ sysname: 'drop', levels: before(1_500) })).rejects.toThrow('conflict')
    await expect(put({ sysname: 'other', games: ['threshold', 'dicebox'] })).rejects.toThrow('conflict')
    await put({ sysname: 'other', games: ['threshold', 'dicebox'], currency: 'EUR' })
  })

  it('JKP-1 JKP-02 JKP-04 JKP-07 API-86 a win is paid with the round, stands among the winners under the name for the site, and the socket is told what the meters hold', async () => {
    const { db } = server.database
    await db.write(seedGames)
    const player = await server.player()
    await db.write((tx) =>
      post(tx, {
        key: 'a stake for the well',
        kind: 'opening',
        postings: [
          {
            from: houseAccount('opening'),
            to: playerAccount(player.uid, 'main'),
            amount: money(1_000n),
            code: 'opening',
          },
        ],
      })
    )
    // A stake of 1.00 wins for certain.
    const { id } = await put({ sysname: 'well', levels: [level('well', { every_minor: 100 })], games: ['clearing'] })
    const shownGame = (await player.call<{ jackpot: unknown }>('games.getgame', { sysname: 'clearing' })).data
    expect(shownGame.jackpot).toMatchObject({ id, title: 'Night', levels: [{ name: 'well', amount: { amount: 5 } }] })
    const before = (await server.visitor().call<{ count: number }>('Jackpots.getWinners')).data.count
    expect(before).toBe(0)
    const headers = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
    type Answer = { round: { id: string; jackpot?: unknown } }
    // It risks nothing before its first tile.
    const begun = await player.post<Answer>(
      'games.play',
      { sysname: 'clearing', stake: '1.00', choice: JSON.stringify({ mines: 3 }) },
      headers()
    )
    expect(begun.data.round.jackpot).toBeUndefined()
    const first = await player.post<Answer>(
      'games.advance',
      { round: begun.data.round.id, step: 1, choice: JSON.stringify({ tile: 0 }) },
      headers()
    )
    expect(first.data.round.jackpot).toEqual({ id, level: 'well', amount: { amount: 5, currency: 'USD' } })
    const { items, count } = (
      await server.visitor().call<{ items: JackpotWinner[]; count: number }>('Jackpots.getWinners', { id })
    ).data
    expect([count, items]).toEqual([
      1,
      [
        {
          id: expect.any(String),
          jackpot: { id, title: 'Night' },
          level: 'well',
          level_title: 'Well',
          game: 'clearing',
          amount: { amount: 5, currency: 'USD' },
          name: `player${player.uid}`,
          avatar: '',
          won_at: expect.any(String),
        },
      ],
    ])
    const [jackpot] = (await server.visitor().call<{ items: Jackpot[] }>('Jackpots.get', { ids: id })).data.items
    expect(jackpot?.last_win).toMatchObject({ level: 'well', amount: { amount: 5 }, name: `player${player.uid}` })
    // What has moved is told once.
    const context = (await server.context()) as unknown as Parameters<typeof publishMeters>[0]
    const told = async () =>
      (
        await db.pool.query<{ payload: { jackpots: string[] } }>(
          `select payload from outbox.events where name = 'jackpots.fed' order by id`
        )
      ).rows.flatMap(({ payload }) => payload.jackpots)
    await publishMeters(context)
    const all = await told()
    expect(all).toContain(id)
    await publishMeters(context)
    expect(await told()).toEqual(all)
    const [messages] = (await livePublishers[0]?.messages(db, [{ jackpots: [id] }])) ?? []
    expect(messages).toEqual([
      {
        topic: 'jackpots.meters',
        key: id,
        data: { id, levels: [{ name: 'well', amount: { amount: 5, currency: 'USD' } }] },
      },
    ])
  })
})
