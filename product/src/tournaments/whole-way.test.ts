import { money } from '@ante/kit/money'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { Place, Tournament } from './contract.ts'
import { putTournament } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'cashier', 'jackpots', 'games', 'tournaments'],
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
type Player = Awaited<ReturnType<TestServer['player']>>

async function rich(): Promise<Player> {
  const player = await server.player()
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(player.uid, 'main'),
      amount: money(10_000n),
      code: 'opening' as const,
    },
  ]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return player
}
const roll = (player: Player, stake: string) =>
  player.post('games.play', { sysname: 'dicebox', stake, choice: { side: 'under', chance: 50 } })
const read = async (caller: Player | ReturnType<TestServer['visitor']>, id: string) =>
  (await caller.call<{ items: Tournament[] }>('tournaments.get', { ids: id })).data.items[0]

describe('the board of a tournament', () => {
  it('API-87 is read a part at a time, in its order, with the prizes, the reader’s own place and how many have points', async () => {
    const one = {
      texts: { en: { title: 'Long', text: '' } },
      images: {},
      games: ['dicebox'],
      prizesMinor: [500n, 100n],
    }
    const { db } = server.database
    const id = await db.write((tx) =>
      putTournament(tx, { ...one, currency: 'USD', startsAt: inHours(-1), endsAt: inHours(1) })
    )
    const players = await Promise.all(Array.from({ length: 5 }, rich))
    for (const [index, { uid }] of players.entries())
      await db.pool.query(
        `insert into tournaments.entries (tournament_id, player_uid, currency, points, reached_at) values ($1, $2, 'USD', $3, now())`,
        [id, uid, (4 - index) * 100]
      )
    const board = (caller: Player | ReturnType<TestServer['visitor']>, more: Record<string, string> = {}) =>
      caller.call<{ items: Place[]; count: number }>('leaderboard.get', { tournament_id: String(id), ...more })
    const first = (await board(server.visitor(), { count: '2' })).data
    expect(first.count).toBe(4)
    expect(first.items).toMatchObject([
      { place: 1, points: 400, prize: { amount: 5 }, is_own: false },
      { place: 2, points: 300, prize: { amount: 1 }, is_own: false },
    ])
    const rest = (await board(players[3] ?? server.visitor(), { offset: '2', count: '50' })).data.items
    expect(rest).toMatchObject([
      { place: 3, points: 200, prize: null, is_own: false },
      { place: 4, points: 100, prize: null, is_own: true },
    ])
    expect((await board(server.visitor(), { offset: '9' })).data.items).toEqual([])
    const nobody = await server.visitor().call('leaderboard.get', { tournament_id: '999999' })
    expect([nobody.status, nobody.error.code]).toEqual([404, 'not_found'])
    expect((await server.visitor().call('leaderboard.get')).status).toBe(400)
  })
})

describe('a tournament that is played', () => {
  it('TRN-06 TRN-07 TRN-20 JKP-07 stakes of real rounds stand on the board under the players’ names, each reader’s own place marked', async () => {
    const one = {
      texts: { en: { title: 'Cup', text: '' } },
      images: {},
      games: ['dicebox'],
      prizesMinor: [500n],
      currency: 'USD' as const,
    }
    const id = String(
      await server.database.db.write((tx) => putTournament(tx, { ...one, startsAt: inHours(-1), endsAt: inHours(1) }))
    )
    const [ada, eve, kim] = [await rich(), await rich(), await rich()]
    // Before taking part: it does not count.
    expect((await roll(ada, '5.00')).status).toBe(200)
    for (const player of [ada, eve])
      expect((await player.post('tournaments.participate', { tournament_id: id })).data).toBe(1)
    for (const [player, stake] of [
      [ada, '1.00'],
      [eve, '2.00'],
      [ada, '2.00'],
      [kim, '5.00'],
    ] as const)
      expect((await roll(player, stake)).status).toBe(200)
    await expect.poll(async () => (await read(ada, id))?.total_points).toBe(500)
    const seen = await read(ada, id)
    expect(seen?.user_info).toEqual({ is_participant: true, points: 300, place: 1 })
    expect(seen?.leaderboard.map(({ place, points, prize, is_own }) => [place, points, prize?.amount, is_own])).toEqual(
      [
        [1, 300, 5, true],
        [2, 200, undefined, false],
      ]
    )
    const names = await server.database.db.pool.query<{ fakename: string }>(
      'select fakename from players.profiles where uid = any ($1) order by uid',
      [[ada.uid, eve.uid]]
    )
    expect(seen?.leaderboard.map(({ name }) => name)).toEqual(names.rows.map(({ fakename }) => fakename))
    expect(JSON.stringify(seen)).not.toContain('@')
    expect((await read(kim, id))?.user_info).toEqual({ is_participant: false, points: 0, place: null })
    expect((await read(server.visitor(), id))?.leaderboard.some(({ is_own }) => is_own)).toBe(false)
  })

  it('TRN-08 once it is over its winners are fixed by themselves, with their prizes, and a prize is on the balance and in the history', async () => {
    const one = {
      texts: { en: { title: 'Cup', text: '' } },
      images: {},
      games: ['dicebox'],
      prizesMinor: [700n, 300n],
      currency: 'USD' as const,
    }
    const { db } = server.database
    const id = String(await db.write((tx) => putTournament(tx, { ...one, startsAt: inHours(-1), endsAt: inHours(1) })))
    const ada = await rich()
    await ada.post('tournaments.participate', { tournament_id: id })
    await roll(ada, '1.00')
    await expect.poll(async () => (await read(ada, id))?.total_points).toBe(100)
    const balance = async () =>
      (await ada.call<{ balance_main: { amount: number } }>('account.getBalance')).data.balance_main.amount
    const before = await balance()
    // A moment ago, and after the round.
    await db.pool.query('update tournaments.tournaments set ends_at = clock_timestamp() where id = $1', [id])
    await expect.poll(async () => (await read(ada, id))?.is_closed).toBe(true)
    expect((await read(ada, id))?.winners).toMatchObject([
      { place: 1, points: 100, prize: { amount: 7, currency: 'USD' }, is_own: true },
    ])
    await expect.poll(balance).toBe(before + 7)
    const { items, count } = (await ada.call<{ items: Record<string, unknown>[]; count: number }>('cashier.gethistory'))
      .data
    expect(count).toBe(1)
    expect(items[0]).toMatchObject({
      type: 'prize',
      method: 'tournament',
      status: 'success',
      outcome: 'success',
      amount: { amount: 7, currency: 'USD' },
      balance: { amount: before + 7, currency: 'USD' },
      can_cancel: false,
    })
    // It is no payment: neither filter shows it, and no outcome page takes it for the last one.
    for (const type of ['deposit', 'withdrawal'])
      expect((await ada.call<{ count: number }>('cashier.gethistory', { type })).data.count).toBe(0)
    expect((await ada.call('cashier.gettransaction')).status).toBe(404)
  })
})
