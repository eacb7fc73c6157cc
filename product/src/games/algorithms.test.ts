import { isRecord } from '@ante/kit/record'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { drawsOf } from './fairness.ts'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { json } from '@ante/kit/json'
import { z } from 'zod'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const example = z.object({
  client_seed: z.string(),
  nonce: z.number(),
  server_seed: z.string(),
  stake: z.object({ amount: z.number() }),
  win: z.object({ amount: z.number() }),
  choices: z.array(json),
  view: json,
})

it('RNG-10 publishes how each of our games follows from its seeds, with examples that its own rounds agree with', async () => {
  const visitor = server.visitor()
  const { games } = (await visitor.call<{ games: { sysname: string; name: string }[] }>('games.getalgorithms', {})).data
  expect(games.map(({ name }) => name)).toEqual(games.map(({ name }) => name).toSorted())
  expect(games).toContainEqual({ sysname: 'dicebox', name: 'Dicebox' })
  for (const { sysname } of games) {
    const { data } = await visitor.call<Record<string, unknown>>('games.getalgorithm', { sysname })
    const engine = engineOf(sysname)
    expect(data).toMatchObject({ version: engine?.version, figures: engine?.sheet })
    for (const one of z.array(example).parse(data.examples)) {
      const draws = drawsOf(one.server_seed, one.client_seed, one.nonce)
      const answer = engine?.resolve(draws, BigInt(Math.round(one.stake.amount * 100)), one.choices)
      expect(answer).toMatchObject({ open: false, winMinor: BigInt(Math.round(one.win.amount * 100)), view: one.view })
    }
  }
})

it('GAM-5 publishes no algorithm of a game that is not ours', async () => {
  const answer = await server.visitor().call('games.getalgorithm', { sysname: 'no-such-game' })
  expect(answer).toMatchObject({ status: 404 })
  expect(isRecord(answer)).toBe(true)
})
