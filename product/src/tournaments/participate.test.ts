import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tournament } from './contract.ts'
import { putTournament } from './index.ts'
import type { Restriction } from './rules/shapes.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'cashier', 'games', 'tournaments'],
  })
})
afterAll(() => server.stop())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const texts = { en: { title: 'Evening cup', text: 'Played until midnight.' } }

async function tournament(
  from: number,
  until: number,
  more: { restrictions?: Restriction[]; rates?: Partial<Record<'USD' | 'EUR', number>> } = {}
): Promise<string> {
  const one = {
    texts,
    images: { tile: '/art/cup.svg' },
    games: ['deep-seam'],
    prizesMinor: [300n, 200n],
    currency: 'USD' as const,
    ...more,
  }
  return String(
    await server.database.db.write((tx) =>
      putTournament(tx, { ...one, startsAt: inHours(from), endsAt: inHours(until) })
    )
  )
}
type Caller = ReturnType<TestServer['visitor']>
const read = async (caller: Caller, id: string, fields?: string): Promise<Partial<Tournament> | undefined> =>
  (await caller.call<{ items: Partial<Tournament>[] }>('tournaments.get', { ids: id, fields })).data.items[0]
const enter = (caller: Caller, id: string) => caller.post<number>('tournaments.participate', { tournament_id: id })

describe('a tournament as it is read', () => {
  it('TRN-02 TRN-03 TRN-04 TRN-05 API-112 it has every field of the specification, and dates and a state', async () => {
    const id = await tournament(-1, 1)
    expect(await read(server.visitor(), id)).toEqual({
      id,
      description: { title: 'Evening cup', text: 'Played until midnight.', tile: '/art/cup.svg' },
      status: 'active',
      started_at: expect.stringMatching(/Z$/) as string,
      finished_at: expect.stringMatching(/Z$/) as string,
      total_prize: { amount: 5, currency: 'USD' },
      prizes: [
        { amount: 3, currency: 'USD' },
        { amount: 2, currency: 'USD' },
      ],
      games: ['deep-seam'],
      games_count: 1,
      user_info: null,
      winners: [],
      is_closed: false,
      leaderboard: [],
      restrictions: [{ type: 'currencies', params: { currencies: ['USD'] }, satisfied: false }],
      total_participants: 0,
      total_points: 0,
      reset_on_cashout: false,
      provider: null,
      image_url: '/art/cup.svg',
      tags: [],
      extra: {},
      scoring: 'stakes',
      stages: null,
      entry: { most: null, is_bought: false },
      rates: [{ stake: { amount: 1, currency: 'USD' }, points: 100 }],
    })
  })

  it('API-112 TRN-19 fields pick, and count and offset cut', async () => {
    const id = await tournament(-1, 1)
    const some = await read(server.visitor(), id, 'total_participants,tags')
    expect(some).toMatchObject({ id, total_participants: 0, tags: [] })
    for (const left of ['restrictions', 'leaderboard', 'prizes', 'user_info']) expect(some).not.toHaveProperty(left)
    const page = async (offset: number) =>
      (
        await server
          .visitor()
          .call<{ items: { id: string }[]; count: number }>('tournaments.get', { status: 'active', count: 1, offset })
      ).data
    const [first, second] = [await page(0), await page(1)]
    expect([first.items.length, second.items.length]).toEqual([1, 1])
    expect(first.items[0]?.id).not.toBe(second.items[0]?.id)
    expect(first.count).toBeGreaterThan(1)
  })
})

describe('taking part', () => {
  it('API-113 TRN-09 TRN-10 TRN-12 the answer is 1, once or again, and the tournament knows it', async () => {
    for (const id of [await tournament(-1, 1), await tournament(1, 2)]) {
      const player = await server.player()
      expect((await read(player, id))?.user_info).toEqual({ is_participant: false, points: 0, place: null })
      for (let time = 0; time < 2; time++) expect(await enter(player, id)).toMatchObject({ status: 200, data: 1 })
      expect(await read(player, id)).toMatchObject({
        user_info: { is_participant: true, points: 0, place: null },
        total_participants: 1,
      })
      expect((await read(await server.player(), id))?.user_info).toMatchObject({ is_participant: false })
    }
  })

  it('API-113 TRN-10 the answer is 1 for who takes part already, whatever has changed since', async () => {
    const player = await server.player()
    const [over, asks] = [await tournament(-1, 1), await tournament(-1, 1)]
    for (const id of [over, asks]) expect((await enter(player, id)).data).toBe(1)
    const { pool } = server.database.db
    await pool.query('update tournaments.tournaments set ends_at = now() where id = $1', [over])
    await pool.query('update tournaments.tournaments set restrictions = $2 where id = $1', [
      asks,
      JSON.stringify([{ type: 'min_deposits', params: { count: 1 } }]),
    ])
    for (const id of [over, asks]) expect(await enter(player, id)).toMatchObject({ status: 200, data: 1 })
    expect((await enter(await server.player(), over)).error.code).toBe('tournament_finished')
  })

  it('API-113 SEC-13 four requests at once are one entry', async () => {
    const [id, player] = [await tournament(-1, 1), await server.player()]
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(player, id)))
    expect(answers.map(({ data }) => data)).toEqual([1, 1, 1, 1])
    expect((await read(player, id))?.total_participants).toBe(1)
  })

  it('TRN-11 TRN-14 ERR-57 what is over, unknown or not theirs is refused by its type, and nothing is kept', async () => {
    const player = await server.player()
    const typeOf = async (caller: Caller, id: string) => {
      const { status, error } = await enter(caller, id)
      return [status, error.type, error.code]
    }
    const over = await tournament(-2, -1)
    expect(await typeOf(player, over)).toEqual([409, 'InvalidRequestException', 'tournament_finished'])
    expect((await typeOf(player, '999999999')).slice(0, 2)).toEqual([404, 'InvalidRequestException'])
    expect((await typeOf(server.visitor(), await tournament(-1, 1))).slice(0, 2)).toEqual([
      401,
      'AuthorizationException',
    ])
    const only = async (restriction: Restriction) =>
      (await typeOf(player, await tournament(-1, 1, { restrictions: [restriction] })))[1]
    expect(await only({ type: 'countries', params: { countries: ['FR'] } })).toBe('InvalidRequestException')
    expect(await only({ type: 'excluded_countries', params: { countries: ['GB'] } })).toBe('InvalidRequestException')
    expect(await only({ type: 'min_deposits', params: { count: 1 } })).toBe('UserNeedDepositException')
    expect(await only({ type: 'confirmed_contact', params: {} })).toBe('UserNeedConfirmContactException')
    expect(
      (await server.database.db.pool.query('select 1 from tournaments.entries where player_uid = $1', [player.uid]))
        .rowCount
    ).toBe(0)
  })

  it('TRN-15 conditions say whether the caller meets them', async () => {
    const id = await tournament(-1, 1, {
      restrictions: [
        { type: 'countries', params: { countries: ['GB'] } },
        { type: 'min_deposits', params: { count: 1 } },
      ],
    })
    const satisfied = async (caller: Caller) =>
      (await read(caller, id))?.restrictions?.map((one) => [one.type, one.satisfied])
    expect(await satisfied(await server.player())).toEqual([
      ['countries', true],
      ['min_deposits', false],
      ['currencies', true],
    ])
    expect(await satisfied(server.visitor())).toEqual([
      ['countries', false],
      ['min_deposits', false],
      ['currencies', false],
    ])
  })
})

describe('an operator', () => {
  it('TRN-05 writes a tournament again under its name until it begins, and not after that', async () => {
    const { db } = server.database
    const put = (startsAt: Date, prize: bigint) =>
      db.write((tx) =>
        putTournament(tx, {
          sysname: 'again',
          texts,
          images: {},
          games: ['deep-seam'],
          prizesMinor: [prize],
          currency: 'USD',
          startsAt,
          endsAt: inHours(9),
        })
      )
    const id = await put(inHours(2), 100n)
    expect(await put(inHours(-1), 200n)).toBe(id)
    expect(await put(inHours(-1), 900n)).toBeUndefined()
    expect((await read(server.visitor(), String(id)))?.total_prize).toEqual({ amount: 2, currency: 'USD' })
  })

  it('TRN-05 prizes that do not add up to the fund are refused by the table itself', async () => {
    const insert = `insert into tournaments.tournaments (texts, total_prize_minor, prizes_minor, currency, starts_at, ends_at) values ('{}', 10, $1, 'USD', now(), now() + interval '1 day')`
    for (const wrong of [[4, 5], [11], [12, -2], [10, 0], []])
      await expect(server.database.db.pool.query(insert, [wrong]), String(wrong)).rejects.toThrow(/tournaments_prizes/)
  })
})
