import { fromWire, money } from '@ante/kit/money'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { Round, SeedPair } from './contract.ts'
import { commitment, drawsOf } from './fairness.ts'
import { engineOf } from '@ante/arcade/rules/catalogue'
import type { Json } from '@ante/arcade/rules/engine'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

type Seeds = SeedPair & { open_rounds: { id: string; sysname: string; name: string }[] }
interface Proven {
  id: string
  sysname: string
  nonce: number
  client_seed: string
  server_hash: string
  server_seed: string | null
}

async function richPlayer() {
  const player = await server.player()
  const to = playerAccount(player.uid, 'main')
  const postings = [{ from: houseAccount('opening'), to, amount: money(100_000n), code: 'opening' as const }]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return player
}
const roll = { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } }
const seedsOf = async (player: Visitor) => (await player.call<Seeds>('games.getseeds')).data
const play = async (player: Visitor, what: Record<string, unknown> = roll) =>
  (await player.post<{ round: Round }>('games.play', what)).data.round
const rotate = async (player: Visitor, client_seed: string, next_server_hash?: string) =>
  player.post<Seeds>('games.rotateseed', {
    client_seed,
    next_server_hash: next_server_hash ?? (await seedsOf(player)).next_server_hash,
  })
const provenOf = async (player: Visitor, params: Record<string, unknown> = {}) =>
  (await player.call<{ rounds: Proven[] }>('games.getprovenrounds', params)).data.rounds
const again = (round: Round, serverSeed: string, choices: readonly Json[]) =>
  engineOf(round.sysname)?.resolve(
    drawsOf(serverSeed, round.client_seed, round.nonce),
    fromWire(round.stake).minor,
    choices
  )

describe('seeds of one player', () => {
  it('RNG-10 the server commits to its next seed before the player enters a client seed, and the round that follows uses both', async () => {
    const player = await richPlayer()
    const before = await seedsOf(player)
    expect(before).toMatchObject({ nonce: 0, revealed: null, open_rounds: [] })
    const { data: own } = await rotate(player, 'my-own-seed')
    expect(own).toMatchObject({ client_seed: 'my-own-seed', server_hash: before.next_server_hash, nonce: 0 })
    expect(commitment(own.revealed?.server_seed ?? '')).toBe(before.server_hash)
    expect(own.next_server_hash).not.toBe(before.next_server_hash)

    const round = await play(player)
    expect(round).toMatchObject({ client_seed: 'my-own-seed', server_hash: own.server_hash, nonce: 0 })
    expect((await seedsOf(player)).nonce).toBe(1)
    const { data: after } = await rotate(player, 'another')
    expect(after.revealed).toMatchObject({ client_seed: 'my-own-seed', server_hash: own.server_hash, rounds: 1 })
    expect(again(round, after.revealed?.server_seed ?? '', [roll.choice])).toMatchObject({
      winMinor: fromWire(round.win).minor,
      view: round.view,
    })
  })

  it('RNG-10 a rotation without the shown hash, with another hash or with a client seed of before is refused and reveals nothing', async () => {
    const player = await richPlayer()
    const first = await seedsOf(player)
    for (const input of [
      {},
      { client_seed: 'a' },
      { next_server_hash: first.next_server_hash },
      { client_seed: 'with space', next_server_hash: first.next_server_hash },
      { client_seed: 'é', next_server_hash: first.next_server_hash },
      { client_seed: 'x'.repeat(65), next_server_hash: first.next_server_hash },
      { client_seed: '', next_server_hash: first.next_server_hash },
    ])
      expect((await player.post('games.rotateseed', input)).status, JSON.stringify(input)).toBe(400)
    const stale = await rotate(player, 'a', first.server_hash)
    expect([stale.status, stale.error.code]).toEqual([409, 'seed_changed'])
    expect(await seedsOf(player)).toEqual(first)

    await rotate(player, 'once')
    await rotate(player, 'twice')
    const reused = await rotate(player, 'once')
    expect([reused.status, reused.error.code]).toEqual([400, 'seed_used'])
    expect((await seedsOf(player)).client_seed).toBe('twice')
    // Another player may use the same text.
    expect((await rotate(await richPlayer(), 'once')).status).toBe(200)
  })

  it('RNG-10 a rotation sent again answers the same, and of two different ones at the same time one is refused', async () => {
    const player = await richPlayer()
    const { next_server_hash } = await seedsOf(player)
    const same = await Promise.all(Array.from({ length: 5 }, () => rotate(player, 'mine', next_server_hash)))
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(same.map(({ data }) => data.next_server_hash)).size).toBe(1)

    const shown = (await seedsOf(player)).next_server_hash
    const both = await Promise.all(['left', 'right'].map((seed) => rotate(player, seed, shown)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('seed_changed')
  })

  it('RNG-10 rotating is limited to 30 calls a minute', async () => {
    const limited = await testServer({ env: { ANTE_ROLE: 'web', RATE_LIMITS: 'on' } })
    try {
      const player = await limited.player()
      const shown = (await seedsOf(player)).next_server_hash
      const began = performance.now()
      const answers = await Promise.all(Array.from({ length: 40 }, () => rotate(player, 'mine', shown)))
      const statuses = answers.map(({ status }) => status)
      const granted = statuses.filter((status) => status === 200).length
      // One comes back every two seconds, also while a slow machine answers.
      expect(granted).toBeGreaterThanOrEqual(30)
      expect(granted).toBeLessThanOrEqual(30 + Math.floor((performance.now() - began) / 2_000))
      expect(statuses.filter((status) => status === 429)).toHaveLength(40 - granted)
    } finally {
      await limited.stop()
    }
  })
})

describe('seeds of an open round', () => {
  const descent = { sysname: 'clearing', stake: '1', choice: { mines: 3 } }

  it('RNG-10 seeds of an open round are not revealed: the rotation names the round and works after its end', async () => {
    const player = await richPlayer()
    const round = await play(player, descent)
    const waits = [{ id: round.id, sysname: 'clearing', name: 'Clearing' }]
    expect((await seedsOf(player)).open_rounds).toMatchObject([{ id: round.id, sysname: 'clearing' }])
    const refused = await rotate(player, 'mine')
    expect([refused.status, refused.error.code]).toEqual([409, 'seed_in_use'])
    expect(refused.error.error_data).toMatchObject({ rounds: [{ id: waits[0]?.id }] })
    // Other games go on with the same pair.
    expect((await play(player)).nonce).toBe(1)
    let step = 1
    for (let tile = 0; tile < 25; tile++) {
      const { data } = await player.post<{ round: Round }>('games.advance', {
        round: round.id,
        step: step++,
        choice: { tile },
      })
      if (data.round.status !== 'open') break
    }
    expect((await seedsOf(player)).open_rounds).toEqual([])
    expect((await rotate(player, 'mine')).status).toBe(200)
  })

  it('RNG-10 no seed is revealed while a round of it is open, though rotations and plays come at the same time', async () => {
    for (let race = 0; race < 8; race++) {
      const player = await richPlayer()
      const shown = (await seedsOf(player)).next_server_hash
      const acts = await Promise.all([
        player.post('games.play', descent),
        rotate(player, `race-${race}`, shown),
        player.post('games.play', { ...roll }),
      ])
      expect(acts.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
      const { rows } = await server.database.db.pool.query(
        `select r.id from games.rounds r join games.seeds s on s.id = r.seed_id where r.player_uid = $1 and r.status = 'open' and not s.is_active`,
        [player.uid]
      )
      expect(rows).toEqual([])
    }
  })
})

describe('the last rounds with their seeds', () => {
  it('RNG-10 the last rounds show seeds and nonce, and the server seed only after its pair was rotated', async () => {
    const player = await richPlayer()
    const [one, two] = [
      await play(player),
      await play(player, { ...roll, sysname: 'threshold', choice: { target: 200 } }),
    ]
    const pair = await seedsOf(player)
    const hidden = await provenOf(player)
    expect(hidden.map(({ id, nonce, server_seed }) => [id, nonce, server_seed])).toEqual([
      [two.id, 1, null],
      [one.id, 0, null],
    ])
    expect(hidden[0]).toMatchObject({ client_seed: pair.client_seed, server_hash: pair.server_hash })
    await rotate(player, 'mine')
    const shown = await provenOf(player)
    for (const round of shown) expect(commitment(round.server_seed ?? '')).toBe(pair.server_hash)
    expect(await provenOf(player, { sysname: 'dicebox' })).toMatchObject([{ id: one.id }])
    expect(await provenOf(player, { count: 1 })).toHaveLength(1)
    expect(await provenOf(await richPlayer())).toEqual([])
  })
})

describe('seeds of play for fun', () => {
  type Demo = { token: string; round: Round; choices: Json[]; seeds: SeedPair }
  const demo = async (params: object) => server.visitor().post<Demo>('games.demo', { sysname: 'dicebox', ...params })

  it('RNG-10 GAM-11 play for fun has the same seeds: own seed, hash of the next one, rotation and proof', async () => {
    const { data: opened } = await demo({})
    expect(opened.seeds).toMatchObject({ nonce: 0, revealed: null })
    const own = {
      action: 'rotate',
      token: opened.token,
      client_seed: 'mine',
      next_server_hash: opened.seeds.next_server_hash,
    }
    const [one, two] = [(await demo(own)).data, (await demo(own)).data]
    expect(one.seeds).toEqual(two.seeds)
    expect(one.seeds).toMatchObject({ client_seed: 'mine', server_hash: opened.seeds.next_server_hash, nonce: 0 })
    const { data: played } = await demo({ ...roll, action: 'play', token: one.token })
    expect(played).toMatchObject({
      round: { nonce: 0, client_seed: 'mine' },
      choices: [roll.choice],
      seeds: { nonce: 1 },
    })
    const { data: last } = await demo({
      action: 'rotate',
      token: played.token,
      client_seed: 'next',
      next_server_hash: played.seeds.next_server_hash,
    })
    const revealed = last.seeds.revealed
    expect(commitment(revealed?.server_seed ?? '')).toBe(played.round.server_hash)
    expect(revealed?.rounds).toBe(1)
    expect(again(played.round, revealed?.server_seed ?? '', played.choices)).toMatchObject({ view: played.round.view })
  })

  it('RNG-10 play for fun refuses a rotation with a seed of before, with another hash, without one, and in an open round', async () => {
    const { data } = await demo({})
    const { token, seeds } = data
    const rotation = { action: 'rotate', token, client_seed: 'mine', next_server_hash: seeds.next_server_hash }
    expect((await demo({ ...rotation, client_seed: seeds.client_seed })).error.code).toBe('seed_used')
    expect((await demo({ ...rotation, next_server_hash: seeds.server_hash })).error.code).toBe('seed_changed')
    expect((await demo({ action: 'rotate', token })).status).toBe(400)
    const open = (await demo({ ...roll, sysname: 'clearing', choice: { mines: 3 }, action: 'play' })).data
    const refused = await demo({
      ...rotation,
      sysname: 'clearing',
      token: open.token,
      next_server_hash: open.seeds.next_server_hash,
    })
    expect(refused.error.code).toBe('seed_in_use')
  })
})
