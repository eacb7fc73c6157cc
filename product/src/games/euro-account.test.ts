import { money } from '@ante/kit/money'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { Round } from './contract.ts'
import { advanceTables } from './advance-tables.ts'

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

type Sum = { amount: number; currency: string }
type Played = { round: Round; balance: Sum }
const roll = { sysname: 'dicebox', stake: '1.00', choice: { side: 'under', chance: 50 } }

/** A player with so many cents in the euros of their account, and nothing else. */
async function euroPlayer(minor = 100_00n): Promise<Visitor & { uid: bigint }> {
  const player = await server.player()
  // Which currencies are offered at registration is the operator's choice; no host has asked for this player's yet.
  await server.database.db.pool.query(`update players.profiles set currency = 'EUR' where uid = $1`, [player.uid])
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(player.uid, 'main'),
      amount: money(minor, 'EUR'),
      code: 'opening' as const,
    },
  ]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return player
}
const held = async (uid: bigint, currency: 'USD' | 'EUR') =>
  Object.values(await server.database.db.read((tx) => balancesOf(tx, [playerAccount(uid, 'main')], currency)))[0]?.minor

describe('a player whose account is in euros', () => {
  it('GAME-05 plays rounds of their own in euros: stake, win, balance and history', async () => {
    const player = await euroPlayer()
    const first = await player.post<Played>('games.play', roll, { idempotencyKey: 'a-roll-of-mine' })
    expect(first.status, JSON.stringify(first.error)).toBe(200)
    expect(first.data).toMatchObject({
      round: { stake: { amount: 1, currency: 'EUR' }, win: { currency: 'EUR' } },
      balance: { currency: 'EUR' },
    })
    expect(first.data.balance.amount).toBeCloseTo(99 + first.data.round.win.amount, 2)
    expect((await player.post<Played>('games.play', roll, { idempotencyKey: 'a-roll-of-mine' })).data).toEqual(
      first.data
    )
    expect(await held(player.uid, 'EUR')).toBe(BigInt(Math.round(first.data.balance.amount * 100)))
    expect(await held(player.uid, 'USD')).toBe(0n)
    const { rounds } = (await player.call<{ rounds: { stake: Sum; win: Sum }[] }>('games.getHistory')).data
    expect(rounds).toMatchObject([{ stake: { amount: 1, currency: 'EUR' }, win: { currency: 'EUR' } }])
  })

  it('RES-2 goes on with an open round in euros, and is shown the balance in euros at every step', async () => {
    const player = await euroPlayer()
    const { round } = (
      await player.post<Played>('games.play', { sysname: 'clearing', stake: '1.00', choice: { mines: 1 } })
    ).data
    expect(round).toMatchObject({ status: 'open', stake: { amount: 1, currency: 'EUR' } })
    const info = (await player.call<{ open_round: Round; balance: Sum }>('games.getgame', { sysname: 'clearing' })).data
    expect(info).toMatchObject({
      open_round: { id: round.id, stake: { currency: 'EUR' } },
      balance: { amount: 99, currency: 'EUR' },
    })
    const step = { round: round.id, step: 1, choice: { tile: 0 } }
    const next = await player.post<Played>('games.advance', step, { idempotencyKey: 'a-step-of-mine' })
    expect(next.data).toMatchObject({ round: { win: { currency: 'EUR' } }, balance: { amount: 99, currency: 'EUR' } })
    expect((await player.post<Played>('games.advance', step, { idempotencyKey: 'a-step-of-mine' })).data).toEqual(
      next.data
    )
  })

  it('LOBBY-02 puts bets on the table that all share in euros, beside those who play in dollars', async () => {
    const turn = async () => advanceTables((await server.context()) as never)
    await turn()
    const sysname = 'wheel-of-hours'
    const { table } = (await server.visitor().call<{ table: { round: { id: string } } }>('games.gettable', { sysname }))
      .data
    const player = await euroPlayer()
    const choice = { bets: ['light', 'dark'].map((bet) => ({ bet, stake: 100 })) }
    const placed = await player.post<Played>('games.playtable', {
      sysname,
      round: table.round.id,
      stake: '2.00',
      choice,
    })
    expect(placed.data).toMatchObject({
      round: { stake: { amount: 2, currency: 'EUR' } },
      balance: { amount: 98, currency: 'EUR' },
    })
    await server.database.db.pool.query(
      `update games.live_rounds set closes_at = clock_timestamp() - interval '1 ms' where game = $1`,
      [sysname]
    )
    await turn()
    expect(await held(player.uid, 'EUR')).toBe(98_00n + 1_94n)
  })

  it('GAME-05 is shown stakes, the largest win, the balance and play money in euros; a visitor is not', async () => {
    const player = await euroPlayer()
    type Info = { stakes: { levels: Sum[]; start: Sum }; max_win: Sum; balance: Sum | null }
    const currenciesOf = ({ stakes, max_win, balance }: Info) => [
      ...new Set([...stakes.levels, stakes.start, max_win, ...(balance ? [balance] : [])].map((one) => one.currency)),
    ]
    const { data } = await player.call<Info>('games.getgame', { sysname: 'dicebox' })
    expect(currenciesOf(data)).toEqual(['EUR'])
    expect(data.balance).toEqual({ amount: 100, currency: 'EUR' })
    expect(currenciesOf((await server.visitor().call<Info>('games.getgame', { sysname: 'dicebox' })).data)).toEqual([
      'USD',
    ])
    const demo = await player.post<{ balance: Sum; round: Round }>('games.demo', { ...roll, action: 'play' })
    expect(demo.data).toMatchObject({
      balance: { currency: 'EUR' },
      round: { stake: { amount: 1, currency: 'EUR' }, win: { currency: 'EUR' } },
    })
    expect(
      (await server.visitor().post<{ balance: Sum }>('games.demo', { sysname: 'dicebox' })).data.balance.currency
    ).toBe('USD')
  })

  it('is refused a stake above the euros that are there, whatever there is in dollars', async () => {
    const player = await euroPlayer(99n)
    const postings = [
      {
        from: houseAccount('opening'),
        to: playerAccount(player.uid, 'main'),
        amount: money(9000_00n, 'USD'),
        code: 'opening' as const,
      },
    ]
    await server.database.db.write((tx) => post(tx, { key: `dollars:${player.uid}`, kind: 'opening', postings }))
    const dear = await player.post('games.play', roll)
    expect([dear.status, dear.error.code]).toEqual([409, 'insufficient_funds'])
    expect(await held(player.uid, 'USD')).toBe(9000_00n)
  })

  it('the books balance after all of it', async () => {
    expect(await server.database.db.read(audit)).toEqual([])
  })
})
