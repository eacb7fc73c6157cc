import { money } from '@ante/kit/money'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { advanceTables } from './advance-tables.ts'

let server: TestServer
beforeAll(async () => {
  // Without the workers: the test opens the live table itself.
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

async function playerWithMoney() {
  const player = await server.player()
  const [from, to] = [houseAccount('opening'), playerAccount(player.uid, 'main')]
  const postings = [{ from, to, amount: money(100_000n), code: 'opening' as const }]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return player
}
const storedChoices = async (round: string): Promise<unknown> =>
  (await server.database.db.pool.query('select choices from games.rounds where id = $1', [round])).rows[0]?.choices
const play = (player: Visitor, sysname: string, choice: unknown, stake = '1') =>
  player.post<{ round: { id: string } }>('games.play', { sysname, stake, choice })

const junk = { junk: 'x'.repeat(3000) }

test('RNG-6 a round stores of its choices only what its game reads, at every step', async () => {
  const player = await playerWithMoney()
  const rolled = await play(player, 'dicebox', { side: 'under', chance: 50, ...junk })
  expect(await storedChoices(rolled.data.round.id)).toEqual([{ side: 'under', chance: 50 }])

  const { round } = (await play(player, 'clearing', { ...junk, mines: 1 })).data
  const step = await player.post('games.advance', { round: round.id, step: 1, choice: { tile: 4, cash: junk } })
  expect(step.status).toBe(200)
  expect(await storedChoices(round.id)).toEqual([{ mines: 1 }, { tile: 4 }])
})

test('RNG-6 a bet on a live table stores only its bets', async () => {
  await advanceTables((await server.context()) as never)
  const player = await playerWithMoney()
  const { data } = await server
    .visitor()
    .call<{ table: { round: { id: string } } }>('games.gettable', { sysname: 'wheel-of-hours' })
  const bets = [{ bet: 'light', stake: 200 }]
  const placed = await player.post<{ round: { id: string } }>('games.playtable', {
    sysname: 'wheel-of-hours',
    round: data.table.round.id,
    stake: '2',
    choice: { bets: bets.map((bet) => ({ ...bet, ...junk })), more: 1 },
  })
  expect(await storedChoices(placed.data.round.id)).toEqual([{ bets }])
})

test('a choice larger than 4 kB is refused wherever a choice is sent', async () => {
  const player = await playerWithMoney()
  const choice = { side: 'under', chance: 50, junk: 'x'.repeat(4096) }
  const answers = [
    await play(player, 'dicebox', choice),
    await player.post('games.demo', { sysname: 'dicebox', action: 'play', stake: '1', choice }),
    await player.post('games.advance', { round: '1', step: 1, choice }),
    await player.post('games.playtable', { sysname: 'wheel-of-hours', round: '1', stake: '1', choice }),
  ]
  for (const answer of answers) expect([answer.status, answer.error?.code]).toEqual([400, 'invalid_parameter'])
})
