import { money } from '@ante/kit/money'
import type { StoredSeed } from '@ante/kit/stored-seed'
import { sealing } from '@ante/testing/sealing'
import { engineOf, sharedEngines } from '@ante/arcade/rules/catalogue'
import type { Json } from '@ante/arcade/rules/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecrets, openRow, openSeed } from '../identity/index.ts'
import { playerAccount } from '../ledger/index.ts'
import { advanceRound } from './advance-round.ts'
import { advanceTables } from './advance-tables.ts'
import { commitment, drawsOf } from './fairness.ts'
import { JackpotWorld } from './jackpot-rounds.fixture.ts'
import { playRound } from './play-round.ts'
import { readProvenRounds, readRound } from './read-rounds.ts'
import { sealSeeds } from './seal-seeds.ts'
import { openSeedAt } from './seed-chain.ts'
import type { SealedChain } from './store-live.ts'
import { forget, readSeeds, rotateSeed } from './seeds.ts'
import type { SeedToSeal } from './store-sealing.ts'

let world: JackpotWorld
beforeAll(async () => {
  world = await JackpotWorld.open()
})
afterAll(() => world.database.close())

const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) })
const own = key('test', 0)
const next = key('next', 8)
const otherKey = { secrets: createSecrets([next]) }
const bothKeys = { secrets: createSecrets([next, own]) }

const as = (uid: bigint, ports: object = sealing) => ({ ...world.contextOf(uid), ports })
const stake = money(100n)
const roll: Json = { side: 'under', chance: 50 }
const play = (uid: bigint, ports?: object, sysname = 'dicebox', choice: Json = roll) =>
  playRound(as(uid, ports), { sysname, stake, choice })
const rotate = async (uid: bigint, client_seed: string, ports?: object) =>
  rotateSeed(as(uid, ports), { client_seed, next_server_hash: (await readSeeds(as(uid, ports))).next_server_hash })
const newPlayer = async (): Promise<bigint> => {
  const [uid = 0n] = await world.players(1)
  return uid
}
const turn = (ports: object = sealing) => advanceTables(as(0n, ports) as never)
const newest = 'where id in (select max(id) from games.live_rounds group by game)'
/** The rounds of all tables are over now. */
const endRounds = () =>
  world.rows(
    `update games.live_rounds set closes_at = now() - interval '2 ms', ends_at = now() - interval '1 ms', seen_at = now() ${newest}`
  )
const endRests = () => world.rows(`update games.live_rounds set next_at = now() - interval '1 ms' ${newest}`)

interface ActivePair extends SeedToSeal {
  readonly next_server_seed: StoredSeed
  readonly next_server_hash: string
}
const pairsOf = (uid: bigint | null) =>
  world.rows<ActivePair>(
    'select id, server_seed, server_hash, next_server_seed, next_server_hash from games.seeds where is_active and ($1::bigint is null or player_uid = $1)',
    [uid]
  )
/** Whatever decides an outcome that is not known yet, opened. */
async function secretsNow(ports: object = sealing): Promise<string[]> {
  const pairs = (await pairsOf(null)).flatMap((pair) => [
    openRow(ports, pair).server_seed,
    openSeed(ports, pair.next_server_seed, pair.next_server_hash),
  ])
  const live = (
    await world.rows<SeedToSeal>('select id, server_seed, server_hash from games.live_rounds where settled_at is null')
  ).map((row) => openRow(ports, row).server_seed)
  const chains = await world.rows<SealedChain & { place: number }>(
    `select root, length, anchor, marks, (select max(place) from games.live_rounds l where l.chain_id = c.id) as place from games.chains c`
  )
  const ahead = chains.flatMap((chain) =>
    [chain.place + 1, 100, 200, 5000, chain.length].map((place) => openSeedAt(ports, chain, place))
  )
  return [...pairs, ...live, ...ahead]
}
/** All rows of all tables as text, as a backup has them. */
async function everything(): Promise<string> {
  const tables = await world.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
  )
  const texts: string[] = []
  for (const { name } of tables)
    texts.push(...(await world.rows<{ text: string }>(`select t::text as text from ${name} t`)).map(({ text }) => text))
  return texts.join('\n')
}

describe('server seeds at rest', () => {
  it('RNG-10 after rounds, rotations, an open round and turns of live tables no table holds a seed that is not revealed', async () => {
    const [one, two] = await world.players(2)
    if (one === undefined || two === undefined) throw new Error('there are two players')
    await play(one)
    const first = await readSeeds(as(one))
    const { revealed } = await rotate(one, 'mine')
    await play(one)
    await rotate(one, 'again')
    await play(one)
    await play(two, undefined, 'clearing', { mines: 3 })
    await turn()
    await endRounds()
    await turn()
    await endRests()
    await turn()

    const [dump, secrets] = [await everything(), await secretsNow()]
    // Both seeds of two pairs; of each table its round and five places of its chain.
    expect(secrets).toHaveLength(2 * 2 + sharedEngines.length * 6)
    expect(secrets.filter((seed) => !/^[0-9a-f]{64}$/.test(seed))).toEqual([])
    expect(secrets.filter((seed) => dump.includes(seed))).toEqual([])
    // What is revealed stands plain, and what is shown before a stake too: the search would have found them.
    expect(commitment(revealed?.server_seed ?? '')).toBe(first.server_hash)
    for (const text of [revealed?.server_seed ?? 'none', first.server_hash]) expect(dump).toContain(text)
    expect(
      await world.rows(
        `select id from games.live_rounds where settled_at is not null and encode(sha256(convert_to(server_seed, 'UTF8')), 'hex') <> server_hash`
      )
    ).toEqual([])
  })

  it('RNG-10 a sealed seed belongs to its hash: moved to another pair it does not open, and no round is played by it', async () => {
    const [mine, other] = [await newPlayer(), await newPlayer()]
    await play(mine)
    forget(world.database.db, mine)
    const [pair] = await pairsOf(mine)
    await world.rows(
      'update games.seeds m set server_seed = o.server_seed from games.seeds o where m.player_uid = $1 and o.player_uid = $2',
      [mine, other]
    )
    await expect(play(mine)).rejects.toThrow(/authenticate/)
    await expect(sealSeeds(as(mine, bothKeys))).rejects.toThrow('1 server seeds could not be sealed')
    // Those behind it were sealed all the same.
    expect(await world.rows(`select id from games.seeds where is_active and server_seed like 'test.%'`)).toEqual([
      { id: pair?.id },
    ])
    await world.rows('update games.seeds set server_seed = $2 where id = $1', [pair?.id, pair?.server_seed])
    await sealSeeds(as(mine, { secrets: createSecrets([own, next]) }))
    expect((await play(mine)).round.nonce).toBe(1)
  })
})

describe('outcomes of sealed seeds', () => {
  it('RNG-10 rounds and their steps follow from the seed that is revealed, as before', async () => {
    const uid = await newPlayer()
    const ids = [(await play(uid)).round.id]
    const { round } = await play(uid, undefined, 'clearing', { mines: 3 })
    for (let tile = 0; tile < 25; tile++) {
      const stepped = await advanceRound(as(uid), { round: round.id, step: tile + 1, choice: { tile } })
      if (stepped.round.status !== 'open') break
    }
    ids.push(round.id)
    expect((await readRound(as(uid), { id: round.id })).server_seed).toBeNull()
    await rotate(uid, 'mine')
    for (const id of ids) {
      const { round: played, server_seed, choices } = await readRound(as(uid), { id })
      expect(commitment(server_seed ?? '')).toBe(played.server_hash)
      const draws = drawsOf(server_seed ?? '', played.client_seed, played.nonce)
      const again = engineOf(played.sysname)?.resolve(draws, 100n, choices)
      expect(again).toMatchObject({ view: played.view })
    }
    const { rounds } = await readProvenRounds(as(uid), { count: 10 })
    expect(new Set(rounds.map(({ server_seed }) => server_seed))).toHaveLength(1)
  })

  it('RNG-10 pairs from before that stand plain play on, and the job seals them and what stands beside them: chains, their marks and open rounds', async () => {
    const uid = await newPlayer()
    await turn()
    const before = await readSeeds(as(uid))
    const [pair] = await pairsOf(uid)
    if (!pair) throw new Error('there is a pair')
    const [seed, following] = [
      openRow(sealing, pair).server_seed,
      openSeed(sealing, pair.next_server_seed, pair.next_server_hash),
    ]
    await world.rows('update games.seeds set server_seed = $2, next_server_seed = $3 where id = $1', [
      pair.id,
      seed,
      following,
    ])
    const [chain] = await world.rows<SealedChain & { id: bigint }>('select * from games.chains order by id limit 1')
    if (!chain) throw new Error('there is a chain')
    const [mark, root] = [openSeedAt(sealing, chain, 100), openSeed(sealing, chain.root, chain.anchor)]
    await world.rows('update games.chains set root = $2, marks[1] = $3 where id = $1', [chain.id, root, mark])
    const [live] = await world.rows<SeedToSeal>('select * from games.live_rounds where settled_at is null limit 1')
    if (!live) throw new Error('there is a round')
    const shared = openRow(sealing, live).server_seed
    await world.rows('update games.live_rounds set server_seed = $2 where id = $1', [live.id, shared])
    forget(world.database.db, uid)
    const { round } = await play(uid)
    expect(round).toMatchObject({ server_hash: before.server_hash })

    await sealSeeds(as(uid))
    const dump = await everything()
    for (const plain of [seed, following, mark, root, shared]) expect(dump).not.toContain(plain)
    expect(await secretsNow()).toEqual(expect.arrayContaining([seed, following, root, shared]))
    const { revealed } = await rotate(uid, 'mine')
    expect(revealed).toMatchObject({ server_seed: seed, server_hash: before.server_hash, rounds: 1 })
  })

  it('RNG-10 a pair that was given up and not written down plain, because the server stopped, is told all the same, and stands plain after the next run of the job', async () => {
    const uid = await newPlayer()
    const [pair] = await pairsOf(uid)
    await rotate(uid, 'mine')
    await world.rows('update games.seeds set server_seed = $2 where id = $1', [pair?.id, pair?.server_seed])
    const { revealed } = await readSeeds(as(uid))
    expect(commitment(revealed?.server_seed ?? '')).toBe(revealed?.server_hash)
    await sealSeeds(as(uid))
    expect(await world.rows('select server_seed from games.seeds where id = $1', [pair?.id])).toEqual([
      { server_seed: revealed?.server_seed },
    ])
  })
})

describe('keys of server seeds', () => {
  it('RES-2 where the key is missing a stake is not taken and a shared round waits; both go on when it is back', async () => {
    const uid = await newPlayer()
    await play(uid)
    await turn()
    await endRounds()
    forget(world.database.db, uid)
    const account = playerAccount(uid, 'main')
    const state = async () => ({
      balance: await world.balanceOf(account),
      rounds: await world.rows('select id, status from games.rounds where player_uid = $1', [uid]),
      pair: await pairsOf(uid),
      nonce: (await world.rows('select nonce from games.seeds where player_uid = $1 and is_active', [uid]))[0],
      live: await world.rows('select id, settled_at, drawn from games.live_rounds order by id'),
    })
    const before = await state()
    const missing = /sealed with the key "test", which is not among DATA_KEYS/
    await expect(play(uid, otherKey)).rejects.toThrow(missing)
    await expect(rotate(uid, 'mine', otherKey)).rejects.toThrow(missing)
    await expect(turn(otherKey)).rejects.toThrow(missing)
    await expect(sealSeeds(as(uid, otherKey))).rejects.toThrow(/could not be sealed/)
    await expect(play(uid, {})).rejects.toThrow('this house has no keys to seal with')
    expect(await state()).toEqual(before)

    expect((await play(uid)).round.nonce).toBe(1)
    await turn()
    expect(await world.rows('select id from games.live_rounds where settled_at is null and drawn is null')).toEqual([])
  })

  it('RNG-10 an older key still opens; after the job has sealed anew it can go, and the outcomes are the same', async () => {
    const uid = await newPlayer()
    await turn()
    await rotate(uid, 'before')
    const secrets = await secretsNow()
    const { round: one } = await play(uid, bothKeys)
    forget(world.database.db, uid)
    await sealSeeds(as(uid, bothKeys))
    expect((await secretsNow(otherKey)).toSorted()).toEqual(secrets.toSorted())
    expect(await world.rows(`select id from games.seeds where is_active and server_seed not like 'next.%'`)).toEqual([])

    const { round: two } = await play(uid, otherKey)
    expect([one.nonce, two.nonce, two.server_hash]).toEqual([0, 1, one.server_hash])
    const { revealed } = await rotate(uid, 'after', otherKey)
    for (const round of [one, two])
      expect(
        engineOf('dicebox')?.resolve(drawsOf(revealed?.server_seed ?? '', 'before', round.nonce), 100n, [roll])
      ).toMatchObject({ view: round.view })
  })
})
