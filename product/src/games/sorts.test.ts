import { certificateFor } from '@ante/arcade/rules/certificates'
import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue, seedGames } from '../../seeds/games.ts'
import { markTestAccount } from '../players/index.ts'
import type { Game } from './contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'] })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

type Hall = { games: Game[]; total: number }
const hall = async (options: object) => (await server.visitor().call<Hall>('games.get', { options })).data
const names = (found: Hall) => found.games.map((game) => game.sysname)

describe('the orders of the hall', () => {
  it('sorts by certified return and volatility, with games that are not certified after them, in pages without a gap', async () => {
    const all = catalogue.games.length
    const figures = async (sort: string) =>
      (await hall({ sort, count: all })).games.map(({ sysname }) => certificateFor(sysname))
    const returns = (await figures('return')).map((one) => (one ? Number(one.rtp.percent) : -1))
    expect(returns).toEqual(returns.toSorted((a, b) => b - a))
    const deviations = (await figures('volatility')).map((one) => (one ? Number(one.deviation) : Infinity))
    expect(deviations).toEqual(deviations.toSorted((a, b) => a - b))
    expect(deviations.at(-1)).toBe(Infinity)
    const pages = [await hall({ sort: 'return', count: 5 }), await hall({ sort: 'return', count: 5, offset: 5 })]
    expect(pages.flatMap(names)).toEqual(names(await hall({ sort: 'return', count: 10 })))
    const slots = names(await hall({ sort: 'volatility', types: ['slot'], count: all }))
    expect(slots.toSorted()).toEqual(names(await hall({ types: ['slot'], count: all })).toSorted())
  })

  it('sorts by the best round of the last 24 hours, counted in stakes, and says what it was; test accounts and older rounds are left out', async () => {
    const [player, tester] = [await server.player(), await server.player()]
    const { pool } = server.database.db
    await server.database.db.write((tx) => markTestAccount(tx, tester.uid))
    const round = (uid: bigint, game: string, [stake, win]: readonly [number, number], hoursAgo: number) =>
      pool.query(
        `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
           select ledger.next_id(), $1, $2, '1', 1, (random() * 1e9)::int, 'USD', $3, $4, 'finished', '[]', '{}', at, at from (select now() - $5 * interval '1 hour' as at) t`,
        [uid, game, stake, win, hoursAgo]
      )
    await round(player.uid, 'dicebox', [10, 4_155], 1)
    await round(player.uid, 'dicebox', [10_000, 20_000], 1)
    await round(player.uid, 'clearing', [300, 20_000], 2)
    await round(player.uid, 'plumb', [100, 90_000], 25)
    await round(player.uid, 'threshold', [100, 50], 1)
    await round(tester.uid, 'parlour-roulette', [100, 99_000], 1)
    const { games, total } = await hall({ sort: 'win', count: 100 })
    expect(total).toBe(catalogue.games.length)
    expect(
      games.filter(({ best_win }) => best_win !== undefined).map(({ sysname, best_win }) => [sysname, best_win])
    ).toEqual([
      ['dicebox', '415.5'],
      ['clearing', '66.66'],
    ])
    expect(games.slice(0, 2).map(({ sysname }) => sysname)).toEqual(['dicebox', 'clearing'])
    expect((await hall({ sort: 'popular', count: 100 })).games.some((game) => 'best_win' in game)).toBe(false)
  })
})
