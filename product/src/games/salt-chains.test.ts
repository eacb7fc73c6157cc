import { drandApp, type DrandTrouble } from '@ante/sandbox/drand/app'
import { beaconOf, info } from '@ante/sandbox/drand/chain'
import { testServer, type TestServer } from '@ante/testing/server'
import { engine } from '@ante/arcade/games/wheel-of-hours/rules'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { drand as source } from './connectors/drand/adapter.ts'
import { advanceTables } from './advance-tables.ts'
import type { LiveTable } from './contract.ts'
import { drawsOf } from './fairness.ts'
import { forgetTable } from './known-tables.ts'
import { saltChains } from './salt-chains.ts'

const sysname = 'wheel-of-hours'
let server: TestServer
let drand: FastifyInstance
/** How the source answers now. */
let trouble: DrandTrouble = {}
beforeAll(async () => {
  drand = Fastify({ forceCloseConnections: true })
  await drand.register(drandApp({ answer: (round) => trouble.answer?.(round), info: () => trouble.info?.() }), {
    prefix: '/drand',
  })
  const url = await drand.listen({ port: 0, host: '127.0.0.1' })
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
    ports: { beacon: source({ url: `${url}/drand`, chain: info.hash, isSandbox: false }) },
  })
  await server.database.db.write(seedGames)
})
afterAll(async () => {
  await server.stop()
  await drand.close()
})

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.db.pool.query<Row>(text, values)).rows
const salt = async () => saltChains(await server.context())
const turn = async () => advanceTables((await server.context()) as never)
const table = async (): Promise<LiveTable | null> => {
  forgetTable(server.database.db, sysname)
  return (await server.visitor().call<{ table: LiveTable | null }>('games.gettable', { sysname })).data.table
}
/** The number of the announced round is out: anchor and number lie so far back that the round of the source is over. */
const comesOut = () =>
  rows(
    `update games.chains set created_at = created_at - interval '1 hour', beacon_at = beacon_at - interval '1 hour', beacon_round = beacon_round - 1200 where salt is null`
  )
const chains = () =>
  rows<{ id: string; salt: string | null; beacon_round: string; anchor: string; isFirst: boolean }>(
    `select id, salt, beacon_round, anchor, beacon_at > created_at as "isFirst" from games.chains where game = $1 order by id`,
    [sysname]
  )
/** Plays the round that is open to its end, and begins the next one where there is one. */
async function nextRound(): Promise<void> {
  for (const column of ['closes_at', 'next_at']) {
    await rows(
      `update games.live_rounds set ${column} = clock_timestamp() - interval '1 ms' where id = (select max(id) from games.live_rounds where game = $1)`,
      [sysname]
    )
    await turn()
  }
}

describe('the salt of a chain that all players share', () => {
  it('RNG-10 is the number of a round that was announced with the anchor, and no round begins before it is out', async () => {
    await turn()
    expect(await table()).toBeNull()
    await salt()
    const [anchored, ...more] = await chains()
    expect(more).toEqual([])
    expect(anchored).toMatchObject({ salt: null, isFirst: true })
    // Before the number is out nothing begins, however often it is asked for.
    await salt()
    await turn()
    expect(await table()).toBeNull()
    expect((await chains())[0]?.salt).toBeNull()

    await comesOut()
    await salt()
    const { randomness, signature } = beaconOf(Number(anchored?.beacon_round) - 1200)
    await turn()
    await nextRound()
    const live = await table()
    expect(live?.chain).toMatchObject({
      anchor: anchored?.anchor,
      client_seed: randomness,
      beacon: { source: 'drand', source_chain: info.hash, signature },
    })
    const over = live?.last[0] ?? live?.round
    if (!over?.server_seed) throw new Error('no round is over')
    expect(engine.draw(drawsOf(over.server_seed, randomness, over.place))).toEqual(over.drawn)
  })

  it('RNG-10 a salted chain takes no other salt, and none after its first round', async () => {
    const [chain] = await chains()
    await salt()
    expect(await chains()).toEqual([chain])
    await expect(rows(`update games.chains set beacon_at = created_at where id = $1`, [chain?.id])).rejects.toThrow(
      'chains_anchored_first'
    )
  })

  it('RNG-10 the next chain is anchored while the last rounds are played, and a source that is away stops nothing before', async () => {
    await rows('update games.chains set length = 4 where game = $1', [sysname])
    await salt()
    const before = await chains()
    expect(before).toHaveLength(2)
    expect((await table())?.chain.next).toMatchObject({ anchor: before[1]?.anchor, source: 'drand', salt: null })

    await comesOut()
    trouble = { answer: () => ({ status: 503, body: 'away' }) }
    await salt()
    const place = (await table())?.round.place
    await nextRound()
    expect((await table())?.round.place).toBe((place ?? 0) + 1)
    // The chain is used up, and the table waits: its last round stays over.
    await nextRound()
    await nextRound()
    await nextRound()
    expect((await table())?.round).toMatchObject({ place: 4, state: 'settled' })
    expect((await chains())[1]?.salt).toBeNull()
  })

  it('RNG-10 a forged number is never taken; the table goes on with the true one', async () => {
    const [, next] = await chains()
    const round = Number(next?.beacon_round)
    for (const body of [
      beaconOf(round - 1),
      { ...beaconOf(round - 1), round },
      { ...beaconOf(round), randomness: '1'.repeat(64) },
    ]) {
      trouble = { answer: () => ({ body }) }
      await salt()
      await turn()
      expect((await chains())[1]?.salt).toBeNull()
      expect((await table())?.round.place).toBe(4)
    }
    trouble = {}
    await salt()
    await turn()
    expect(await table()).toMatchObject({
      round: { place: 1, state: 'open' },
      chain: { client_seed: beaconOf(round).randomness, beacon: { round } },
    })
  })
})
