import { money } from '@ante/kit/money'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import type { WireTransaction } from '../cashier/contract.ts'
import type { HistoryExport } from '../games/contract.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.database.db.write(seedGames)
})
afterAll(async () => {
  expect(await server.database.db.read(audit)).toEqual([])
  await server.stop()
})

it('JKP-3 CASH-48 GAME-14 a jackpot win is a line of its own in the history of payments, stands with its round in the history of play, and in the file of it', async () => {
  const { db } = server.database
  const player = await server.player()
  const main = playerAccount(player.uid, 'main')
  await db.write((tx) =>
    post(tx, {
      key: 'what is staked',
      kind: 'opening',
      postings: [{ from: houseAccount('opening'), to: main, amount: money(1_000n), code: 'opening' }],
    })
  )
  // A stake of 1.00 wins for certain.
  const { id } = await approvedCall<{ id: string }>(db, 'jackpots.put', {
    sysname: 'well',
    texts: { en: { title: 'Well', text: '' } },
    currency: 'USD',
    levels: [{ name: 'deep', seed_minor: 500, rate_ppm: 3_000, every_minor: 100 }],
    games: ['clearing'],
    reason: 'a test of histories',
  })
  const play = <Body>(call: string, body: Record<string, unknown>) =>
    player.post<Body>(call, body, { headers: { 'idempotency-key': crypto.randomUUID() } })
  type Answer = { round: { id: string }; balance: { amount: number } }
  const without = await play<Answer>('games.play', {
    sysname: 'dicebox',
    stake: '1.00',
    choice: JSON.stringify({ side: 'under', chance: 50 }),
  })
  const begun = await play<Answer>('games.play', {
    sysname: 'clearing',
    stake: '1.00',
    choice: JSON.stringify({ mines: 3 }),
  })
  const round = begun.data.round.id
  const won = await play<Answer>('games.advance', { round, step: 1, choice: JSON.stringify({ tile: 0 }) })

  const history = async () =>
    (await player.call<{ items: WireTransaction[]; count: number }>('cashier.gethistory')).data
  await expect.poll(async () => (await history()).count).toBe(1)
  const [line] = (await history()).items
  expect(line).toMatchObject({
    type: 'jackpot_win',
    method: 'jackpot',
    amount: { amount: 5, currency: 'USD' },
    status: 'success',
    outcome: 'success',
    balance: won.data.balance,
    reference: round,
    can_cancel: false,
  })
  expect((await player.call<WireTransaction>('cashier.gettransaction', { transaction_id: line?.id })).data).toEqual(
    line
  )
  for (const type of ['deposit', 'withdrawal'])
    expect((await player.call<{ count: number }>('cashier.gethistory', { type })).data.count).toBe(0)

  const { rounds } = (await player.call<{ rounds: { id: string; jackpot?: unknown }[] }>('games.getHistory')).data
  expect(rounds.map((one) => [one.id, one.jackpot])).toEqual([
    [round, { id, level: 'deep', amount: { amount: 5, currency: 'USD' } }],
    [without.data.round.id, undefined],
  ])

  await player.post('games.createhistoryexportrequest', {
    from: new Date(Date.now() - 86_400_000).toISOString(),
    to: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const request = async () =>
    (await player.call<{ request: HistoryExport | null }>('games.gethistoryexportrequest')).data.request
  await expect.poll(async () => (await request())?.rounds).toBe(2)
  const { csv } = (await player.call<{ csv: string }>('games.gethistoryexportfile', { id: (await request())?.id })).data
  const lines = csv.trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/,win,jackpot$/)
  expect(lines.slice(1).map((one) => [one.split(',')[0], one.split(',').at(-1)])).toEqual([
    [without.data.round.id, '0.00'],
    [round, '5.00'],
  ])
})
