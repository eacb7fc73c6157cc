import { certificateFor } from '@ante/arcade/rules/certificates'
import { drawsFrom } from '@ante/arcade/rules/draws'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

interface Info {
  stakes: { min: { amount: number }; max: { amount: number }; bet_max: { amount: number } | null }
  max_win: { amount: number }
}
const infoOf = async (sysname: string): Promise<Info> =>
  (await server.visitor().call<Info>('games.getgame', { sysname })).data

it.each(['parlour-roulette', 'wheel-of-hours'])(
  'GAM-4 the limits told of %s are those that its rules take, and the largest win is one that they pay',
  async (sysname) => {
    const engine = engineOf(sysname)
    const { stakes, max_win } = await infoOf(sysname)
    const resolve = (bets: readonly (readonly [string, number])[], number: number) =>
      engine?.resolve(drawsFrom([number]), BigInt(bets.reduce((sum, [, stake]) => sum + stake, 0)), [
        { bets: bets.map(([bet, stake]) => ({ bet, stake })) },
      ]) ?? { refused: true }
    const limit = Math.round((stakes.bet_max?.amount ?? 0) * 100)
    const all = Math.round(stakes.max.amount * 100)
    expect(resolve([['0', limit]], 5)).toHaveProperty('winMinor')
    expect(resolve([['0', limit + 100]], 5)).toHaveProperty('refused')
    expect([engine?.isStake?.(BigInt(all)), engine?.isStake?.(BigInt(all + 100))]).toEqual([true, false])
    // Four full bets on one number are the whole table.
    const full = (
      sysname === 'parlour-roulette'
        ? ['17', 'split-16-17', 'split-17-18', 'split-14-17']
        : ['0', 'twelves', 'night', 'even']
    ).map((bet) => [bet, limit] as const)
    expect(resolve(full, sysname === 'parlour-roulette' ? 17 : 0)).toMatchObject({
      winMinor: BigInt(Math.round(max_win.amount * 100)),
    })
  }
)

it('GAM-4 the limits told of the fair are those that its rules take, and the largest win is one full bet on its best show', async () => {
  const { stakes, max_win } = await infoOf('almanac-fair')
  expect(stakes).toMatchObject({ min: { amount: 0.1 }, max: { amount: 500 }, bet_max: { amount: 100 } })
  const engine = engineOf('almanac-fair')
  const { wheel = [] } = (engine?.sheet ?? {}) as { wheel?: readonly string[] }
  const bets = [{ bet: 'oak', stake: 10_000 }]
  // The sign that names the oak five times over, and eight falls to the left.
  const won = engine?.resolve(drawsFrom([40, wheel.indexOf('oak'), 0, 0, 0, 0, 0, 0, 0, 0]), 10_000n, [{ bets }])
  expect(won).toMatchObject({ winMinor: BigInt(Math.round(max_win.amount * 100)) })
})

it('GAM-4 the stakes told of a game without bets are its levels, and its largest win is that of the highest', async () => {
  expect(await infoOf('dicebox')).toMatchObject({
    stakes: { min: { amount: 1 }, max: { amount: 100 }, bet_max: null },
    max_win: { amount: 9900 },
  })
})

it('GAM-5 a stake between two levels is taken where every pay of it is exact, and no other; its step is told', async () => {
  const stepOf = async (sysname: string) =>
    (await server.visitor().call<{ stakes: { step: unknown } }>('games.getgame', { sysname })).data.stakes.step
  expect([await stepOf('dicebox'), await stepOf('deep-seam'), await stepOf('parlour-roulette')]).toEqual([
    { amount: 1, currency: 'USD' },
    { amount: 0.2, currency: 'USD' },
    null,
  ])
  const played = async (sysname: string, stake: string, choice?: object) => {
    const answer = await server
      .visitor()
      .post('games.demo', { sysname, action: 'play', stake, ...(choice && { choice: JSON.stringify(choice) }) })
    return answer.status === 200 ? 'taken' : answer.error.code
  }
  const half = { side: 'under', chance: 50 }
  expect([await played('dicebox', '3.00', half), await played('deep-seam', '0.80')]).toEqual(['taken', 'taken'])
  for (const [sysname, stake] of [
    ['dicebox', '3.50'],
    ['dicebox', '0.50'],
    ['dicebox', '101.00'],
    ['deep-seam', '0.90'],
    ['deep-seam', '50.20'],
  ] as const)
    expect([sysname, stake, await played(sysname, stake, sysname === 'dicebox' ? half : undefined)]).toEqual([
      sysname,
      stake,
      'amount_not_allowed',
    ])
})

it('GAM-4 the hit rates certified of roulette go from one number to eighteen, each with the choice it belongs to', () => {
  const certificate = certificateFor('parlour-roulette')
  expect(certificate?.hits).toMatchObject({ lowest: { percent: '2.70' }, highest: { percent: '48.64' } })
  expect(certificate?.choices.map(({ kind, values, hit }) => [kind, values[0], hit.numerator])).toEqual(
    [18, 12, 6, 4, 3, 2, 1].map((count) => ['covers', count, String(count)])
  )
})

it('GAM-11 a game that is disabled takes no new round for fun, and ends the one that is open', async () => {
  const demo = (params: Record<string, unknown>) =>
    server
      .visitor()
      .post<{ token: string; round: { status: string } }>('games.demo', { sysname: 'clearing', ...params })
  const enable = (isEnabled: boolean) =>
    server.database.db.pool.query(`update games.games set enabled = $1 where sysname = 'clearing'`, [isEnabled])
  const { data } = await demo({ action: 'play', stake: '1', choice: { mines: 1 } })
  await enable(false)
  const play = await demo({ action: 'play', stake: '1', choice: { mines: 1 } })
  expect([play.status, play.error?.code]).toEqual([409, 'game_disabled'])
  expect((await demo({ token: data.token, action: 'advance', choice: { tile: 3 } })).status).toBe(200)
  await enable(true)
  expect((await demo({})).status).toBe(200)
})
