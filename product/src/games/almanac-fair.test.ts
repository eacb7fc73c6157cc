import { sealing } from '@ante/testing/sealing'
import { type Drawn, engine, isShow } from '@ante/arcade/games/almanac-fair/rules'
import { money } from '@ante/kit/money'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { playerAccount, post } from '../ledger/index.ts'
import { advanceTables } from './advance-tables.ts'
import type { LiveBets, LiveTable, Round } from './contract.ts'
import { drawsOf } from './fairness.ts'
import { forgetTable } from './known-tables.ts'
import { insertChain } from './store-live.ts'
import { chainFrom, seedAt, sealChain } from './seed-chain.ts'

let server: TestServer
beforeAll(async () => {
  // Without the workers: the test turns the table itself.
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const sysname = 'almanac-fair'
const turn = async () => advanceTables((await server.context()) as never)
async function seen(): Promise<{ table: LiveTable; bets: LiveBets | null }> {
  // The clock is moved in the database itself: this host did not see it.
  forgetTable(server.database.db, sysname)
  const { data } = await server
    .visitor()
    .call<{ table: LiveTable | null; bets: LiveBets | null }>('games.gettable', { sysname })
  if (!data.table) throw new Error('there is no round yet')
  return { table: data.table, bets: data.bets }
}
const pass = (column: 'closes_at' | 'next_at') =>
  server.database.db.pool.query(
    `update games.live_rounds set ${column} = clock_timestamp() - interval '1 ms' where id = (select max(id) from games.live_rounds where game = $1)`,
    [sysname]
  )
/** How long after the end of its bets a round is followed by the next one, in milliseconds. */
async function restMs(): Promise<number> {
  const { rows } = await server.database.db.pool.query<{ ms: string }>(
    `select extract(epoch from next_at - closes_at) * 1000 as ms from games.live_rounds where game = $1 order by id desc limit 1`,
    [sysname]
  )
  return Math.round(Number(rows[0]?.ms))
}
async function playerWithMoney(): Promise<Visitor & { uid: bigint }> {
  const player = await server.player()
  const gift = {
    from: 'provider:bank:clearing',
    to: playerAccount(player.uid, 'main'),
    amount: money(100_00n),
    code: 'deposit',
  } as const
  await server.database.db.write((tx) => post(tx, { key: `gift:${player.uid}`, kind: 'gift', postings: [gift] }))
  return player
}
const balanceOf = async (player: Visitor) =>
  (await player.call<{ balance_main: { amount: number } }>('account.getBalance')).data.balance_main.amount

/** A chain whose first round is a show, and whose second is a number: which one, its seeds decide. */
function chainWithShow(): ReturnType<typeof chainFrom> {
  for (let start = 0; start < 255; start++) {
    const chain = chainFrom(new Uint8Array(32).fill(start), 50)
    const [first, second] = [1, 2].map((place) => engine.draw(drawsOf(seedAt(chain, place), sysname, place)) as Drawn)
    if (first && second && isShow(first.bet) && !isShow(second.bet)) return chain
  }
  throw new Error('no chain begins with a show')
}

describe('the fair that all players watch', () => {
  it('LOBBY-02 several bets of several players are paid from one draw, in dimes, and each sees what the others have staked', async () => {
    await turn()
    const { table } = await seen()
    const [ada, bob] = [await playerWithMoney(), await playerWithMoney()]
    const place = (player: Visitor, stake: string, bets: object[]) =>
      player.post<{ round: Round }>('games.playtable', { sysname, round: table.round.id, stake, choice: { bets } })
    const all = ['1', '2', '5', '10', 'vane', 'oak', 'doors'].map((bet) => ({ bet, stake: 100 }))
    expect((await place(ada, '7.00', all)).data.round).toMatchObject({ status: 'open', view: { drawn: null } })
    expect(
      (
        await place(bob, '0.30', [
          { bet: '1', stake: 10 },
          { bet: '2', stake: 20 },
        ])
      ).status
    ).toBe(200)
    expect((await place(await playerWithMoney(), '0.05', [{ bet: '1', stake: 5 }])).status).toBe(400)
    const others = (await seen()).bets
    expect(others?.bets.map(({ stake, seen: bets }) => [stake.amount, bets])).toEqual([
      [7, { bets: all }],
      [
        0.3,
        {
          bets: [
            { bet: '1', stake: 10 },
            { bet: '2', stake: 20 },
          ],
        },
      ],
    ])

    await pass('closes_at')
    await turn()
    const drawn = (await seen()).table.round.drawn as Drawn
    expect(await balanceOf(ada)).toBeCloseTo(93 + drawn.multiple + 1, 2)
    const ofBob = drawn.bet === '1' ? 0.1 : drawn.bet === '2' ? 0.2 : 0
    expect(await balanceOf(bob)).toBeCloseTo(99.7 + ofBob * (drawn.multiple + 1), 2)
    await pass('next_at')
  })

  it('LOBBY-02 a round whose outcome is a show lasts as much longer, and nobody can tell that from it before it is drawn', async () => {
    const chain = chainWithShow()
    const { db } = server.database
    const begin = async (): Promise<number> => {
      await turn()
      const open = (await seen()).table.round
      // Neither its outcome nor its length is told.
      expect(open).toMatchObject({ state: 'open', drawn: null, server_seed: null, next_at: null })
      const ms = await restMs()
      await pass('closes_at')
      expect((await seen()).table.round).toMatchObject({ state: 'closed', drawn: null, next_at: null })
      await turn()
      const over = (await seen()).table.round
      expect(over.next_at).not.toBeNull()
      const drawn = over.drawn as Drawn
      expect(drawn).toEqual(engine.draw(drawsOf(over.server_seed ?? '', sysname, over.place)))
      expect(ms).toBe(engine.restMs + (engine.showMs?.(drawn) ?? 0))
      await pass('next_at')
      return ms
    }
    await turn()
    await pass('closes_at')
    await turn()
    await pass('next_at')
    const made = await db.write((tx) => insertChain(tx, sysname, sealChain(sealing, chain)))
    await db.pool.query(
      `update games.live_rounds set chain_id = $2, place = 0 where id = (select max(id) from games.live_rounds where game = $1)`,
      [sysname, made?.id]
    )
    const [show, number] = [await begin(), await begin()]
    expect(number).toBe(engine.restMs)
    expect(show).toBeGreaterThan(number)
  })

  it('GAM-11 LOBBY-02 a visitor bets on the same round with play money, and has its outcome when it is drawn', async () => {
    await turn()
    const { table } = await seen()
    const visitor = server.visitor()
    const ask = (params: object) =>
      visitor.post<{ token: string; balance: { amount: number }; round: Round }>('games.demo', { sysname, ...params })
    const bets = [{ bet: '1', stake: 500 }]
    const { data } = await ask({ action: 'play', round: table.round.id, stake: '5.00', choice: { bets } })
    expect(data).toMatchObject({ balance: { amount: 995 }, round: { status: 'open', view: { drawn: null } } })
    await pass('closes_at')
    await turn()
    const drawn = (await seen()).table.round.drawn as Drawn
    const ended = (await ask({ token: data.token })).data
    expect(ended.round).toMatchObject({ status: 'finished', view: { drawn } })
    expect(ended.balance.amount).toBe(995 + (drawn.bet === '1' ? 5 * (drawn.multiple + 1) : 0))
  })
})
