import { money } from '@ante/kit/money'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall, operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { reserveAccount } from './accounts.ts'
import type { StaffJackpot } from './contract-staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const usd = (amount: number) => ({ amount, currency: 'USD' })
const jackpot = {
  sysname: 'well',
  texts: { en: { title: 'Well', text: 'Deep.' }, de: { title: 'Brunnen', text: 'Tief.' } },
  images: {},
  currency: 'USD',
  levels: [
    { name: 'drop', titles: { de: 'Tropfen' }, seed_minor: 100, rate_ppm: 10_000, before_minor: 1_000 },
    { name: 'deep', titles: {}, seed_minor: 500, rate_ppm: 3_000, every_minor: 100 },
  ],
  reserve_ppm: 20_000,
  games: ['dicebox'],
}

it('JKP-1 JKP-5 staff read each jackpot as they put it, with its meters, its reserve, the seeds that were paid and who won it last', async () => {
  const { db } = server.database
  const put = (more: object = {}) =>
    approvedCall<{ id: string }>(db, 'jackpots.put', { ...jackpot, ...more, reason: 'a list of jackpots' })
  const list = () =>
    operatorCall<{ items: StaffJackpot[]; total: number; seeds_paid: unknown[] }>(db, 'jackpots.list', {})
  expect(await list()).toEqual({ items: [], total: 0, seeds_paid: [] })
  const { id } = await put()
  const given = (one: (typeof jackpot.levels)[number]) => ({ every_minor: null, before_minor: null, ...one })
  const [drop, deep] = jackpot.levels.map(given)
  expect(await list()).toEqual({
    total: 1,
    seeds_paid: [usd(6)],
    items: [
      {
        ...jackpot,
        id,
        levels: [
          { ...drop, meter: usd(1), wins: 0, last_win: null },
          { ...deep, meter: usd(5), wins: 0, last_win: null },
        ],
        reserve: usd(0),
        bets: null,
        paused: false,
        return_percent: '501.52',
      },
    ],
  })
  const player = await server.player()
  await db.write((tx) =>
    post(tx, {
      key: 'what is staked',
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(1_000n),
          code: 'opening',
        },
        { from: houseAccount('opening'), to: reserveAccount(BigInt(id)), amount: money(300n), code: 'opening' },
      ],
    })
  )
  const { data } = await player.post<{ round: { id: string } }>(
    'games.play',
    { sysname: 'dicebox', stake: '1.00', choice: JSON.stringify({ side: 'under', chance: 50 }) },
    { headers: { 'idempotency-key': crypto.randomUUID() } }
  )
  const [won] = (await list()).items
  expect(won?.levels.map(({ meter, wins }) => [meter, wins])).toEqual([
    [usd(1.01), 0],
    [usd(5), 1],
  ])
  expect(won?.levels[1]?.last_win).toEqual({
    amount: usd(5),
    uid: String(player.uid),
    round: data.round.id,
    game: 'dicebox',
    won_at: expect.any(String),
  })
  // 3.00 were put aside and 0.02 come from the stake: all of it went to the next seed of 5.00.
  expect([won?.reserve, (await list()).seeds_paid]).toEqual([usd(0), [usd(7.98)]])
  // What is read can be put again as it is.
  const [again] = (await list()).items
  if (!again?.sysname) throw new Error('nothing is listed')
  const { sysname, texts, images, currency, reserve_ppm, games } = again
  const levels = again.levels.map(({ name, seed_minor, rate_ppm, every_minor, before_minor }) => ({
    name,
    seed_minor,
    rate_ppm,
    ...(every_minor !== null && { every_minor }),
    ...(before_minor !== null && { before_minor }),
  }))
  await put({ sysname, texts, images, currency, levels, reserve_ppm, games, paused: true })
  expect((await list()).items).toMatchObject([{ ...jackpot, paused: true, levels: [{ wins: 0 }, { wins: 1 }] }])
})

it('JKP-5 the list of jackpots asks for its own permission', async () => {
  const [may, mayNot] = [await staffMember(server, ['jackpots:read']), await staffMember(server, ['players:read'])]
  expect((await may.call('jackpots.list', {}, { method: 'GET' })).status).toBe(200)
  expect((await mayNot.call('jackpots.list', {}, { method: 'GET' })).status).toBe(403)
})
