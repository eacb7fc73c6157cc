import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'
import { seedGames } from '../../seeds/games.ts'
import { defaultPolicy } from '@ante/testing/policy'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { policyFiles } from '../policies/index.ts'

let policy: Policy = {
  ...defaultPolicy(),
  pauses: { afterMinutes: 60, breakMinutes: 5, betweenGamesSeconds: 60 },
}
let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' }, policies: { files: policyFiles, of: () => policy } })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

async function somebody() {
  const player = await server.player()
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(player.uid, 'main'),
      amount: money(100_000n),
      code: 'opening' as const,
    },
  ]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return player
}
type Player = Awaited<ReturnType<typeof somebody>>
const dice = { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } }
const play = (player: Player, idempotencyKey: string = randomUUID()) =>
  player.post<{ round: { id: string } }>('games.play', dice, { idempotencyKey })
const mine = (player: Player) => player.post('games.play', { sysname: 'deep-seam', stake: '1' })
/** As if everything had happened so much earlier. */
const letPass = (player: Player, interval: string) =>
  server.database.db.pool.query(
    'update games.pauses set since = since - $2::interval, last_at = last_at - $2::interval where player_uid = $1',
    [player.uid, interval]
  )
/** As if the player had begun so much earlier, and played until now. */
const playedFor = (player: Player, interval: string) =>
  server.database.db.pool.query('update games.pauses set since = since - $2::interval where player_uid = $1', [
    player.uid,
    interval,
  ])

test('GAM-13 after so much play without a break no round is taken until the break is over', async () => {
  const player = await somebody()
  const key = randomUUID()
  const first = await play(player, key)
  await playedFor(player, '59 minutes')
  expect((await play(player)).status).toBe(200)
  await playedFor(player, '61 seconds')
  const refused = await play(player)
  expect(refused).toMatchObject({ status: 429, error: { code: 'break_needed' } })
  expect(refused.error.message).not.toMatch(/[{}]/)
  // A press that was lost on its way is answered with its round.
  expect((await play(player, key)).data.round.id).toBe(first.data.round.id)
  await letPass(player, '4 minutes')
  expect((await play(player)).error.code).toBe('break_needed')
  await letPass(player, '2 minutes')
  expect((await play(player)).status).toBe(200)
  // The hour has begun anew.
  await playedFor(player, '59 minutes')
  expect((await play(player)).status).toBe(200)
})

test('GAM-13 another game is begun only after the pause between games, also by two windows at once', async () => {
  const player = await somebody()
  const answers = await Promise.all([play(player), mine(player)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
  const other = await somebody()
  await play(other)
  expect(await mine(other)).toMatchObject({ status: 429, error: { code: 'game_changed_too_soon' } })
  expect((await play(other)).status).toBe(200)
  await letPass(other, '61 seconds')
  expect((await mine(other)).status).toBe(200)
})

test('GAM-13 a market without pauses asks for none, and writes nothing down', async () => {
  const player = await somebody()
  const strict = policy
  policy = { ...policy, pauses: null }
  expect([(await play(player)).status, (await mine(player)).status]).toEqual([200, 200])
  policy = strict
  const { rows } = await server.database.db.pool.query('select 1 from games.pauses where player_uid = $1', [player.uid])
  expect(rows).toEqual([])
})
