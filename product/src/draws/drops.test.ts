import { createHash, createHmac } from 'node:crypto'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecrets } from '../identity/index.ts'
import { audit } from '../ledger/index.ts'
import { awardDrop } from './award.ts'
import { type DrawsWorld, openDraws } from './draws.fixture.ts'
import { listDraws } from './list-draws.ts'
import { insertDraw, repeatDraws } from './put-draw.ts'
import { freshSeed, sealSeeds, seedOf } from './seeds.ts'
import { type DrawRow, lockRepeating } from './store.ts'

let world: DrawsWorld
beforeAll(async () => {
  world = await openDraws()
})
afterAll(() => world.close())

const one = async (id: bigint) => {
  const [draw] = (await listDraws(world.context, { ids: [String(id)], offset: 0, count: 1 })).items
  if (!draw) throw new Error('no draw')
  return draw
}
/** Drops that fall so many minutes from the beginning of the test, within half a minute. */
const drops = (minutes: readonly number[], more: Parameters<DrawsWorld['draw']>[0] = {}) =>
  world.draw({ kind: 'drops', prizes_minor: minutes.map((_, at) => BigInt(100 * (at + 1))), ...more }, minutes)
const winners = async (id: bigint) => (await one(id)).prizes.map(({ winner }) => winner?.round ?? null)

describe('prize drops', () => {
  it('each moment follows from the seed whose hash was there before, and no table tells it before it has passed', async () => {
    const id = await world.draw({ kind: 'drops', prizes_minor: [100n, 200n], ends_at: world.at(60) })
    const open = await one(id)
    expect(open).toMatchObject({ seed: null, total_prize: { amount: 3, currency: 'USD' } })
    const [stored] = await world.query<DrawRow>('select seed, seed_hash from draws.draws where id = $1', [id])
    if (!stored) throw new Error('no draw')
    const seed = seedOf(world.context, stored)
    expect(createHash('sha256').update(seed).digest('hex')).toBe(open.seed_hash)
    const span = 120 * 60_000
    const moments = [1, 2].map((place) => {
      const block = createHmac('sha256', seed).update(`drop:${place}:0`).digest()
      const numbers = [0, 4, 8, 12, 16, 20, 24, 28].map((byte) => block.readUInt32BE(byte))
      const number = numbers.find((candidate) => candidate < Math.floor(2 ** 32 / span) * span) ?? 0
      return new Date(world.at(-60).getTime() + (number % span))
    })
    const tables = await world.query<{ row: string }>(
      `select d::text as row from draws.draws d where id = $1 union all select p::text from draws.prizes p where draw_id = $1 and due_at is null`,
      [id]
    )
    expect(tables).toHaveLength(3)
    expect(tables.map(({ row }) => row).join(' ')).not.toContain(seed)
    const adam = await world.player()
    for (const minutes of [62, 63]) await world.play(adam, { stake: 100, from: minutes })
    const at = Date.now() + 70 * 60_000
    const award = () => world.db.write((tx) => awardDrop(world.context, tx, id, at))
    expect([await award(), await award()]).toEqual([true, true])
    expect((await one(id)).prizes.map(({ winner }) => winner?.due_at)).toEqual(moments.map((one) => one.toISOString()))
    await world.query(
      `update draws.draws set due_before = starts_at + interval '1 minute', ends_at = now() where id = $1`,
      [id]
    )
    expect((await one(id)).seed).toBe(seed)
  })

  it('no seed stands plain before it is public: older ones are sealed, an older key can go, and what is public needs none', async () => {
    const id = await drops([-30])
    const stored = async () => {
      const [row] = await world.query<DrawRow>('select seed, seed_hash from draws.draws where id = $1', [id])
      if (!row) throw new Error('no draw')
      return row
    }
    const seed = seedOf(world.context, await stored())
    await world.query('update draws.draws set seed = $2 where id = $1', [id, seed])
    expect(seedOf(world.context, await stored())).toBe(seed)
    const own = { id: 'test', key: new Uint8Array(32) }
    const later = { id: 'later', key: new Uint8Array(32).fill(7) }
    const under = (...keys: (typeof own)[]) => ({ ...world.context, ports: { secrets: createSecrets(keys) } })
    await sealSeeds(world.context)
    expect(JSON.stringify(await stored())).not.toContain(seed)
    await sealSeeds(under(later, own))
    const renewed = await stored()
    expect(() => seedOf(under(own), renewed)).toThrow('not among DATA_KEYS')
    expect(seedOf(under(later), await stored())).toBe(seed)
    await sealSeeds(under(own, later))
    const adam = await world.player()
    await world.play(adam, { stake: 100 })
    await world.award()
    expect(await world.balanceOf(`player:${adam}:main`)).toBe(100)
    await world.query(
      `update draws.draws set due_before = starts_at + interval '1 minute', ends_at = now() where id = $1`,
      [id]
    )
    await sealSeeds(world.context)
    expect((await stored()).seed).toBe(seed)
    expect((await listDraws(under(later), { ids: [String(id)], offset: 0, count: 1 })).items[0]?.seed).toBe(seed)
  })

  it('the first round to end after the moment wins, and a round wins one drop', async () => {
    const id = await drops([-30, -20])
    const [adam, eve] = [await world.player(), await world.player()]
    await world.play(adam, { stake: 100, from: -35, until: -31 })
    await world.play(adam, { stake: 99, from: -29 })
    const late = await world.play(eve, { stake: 100, from: -5 })
    const first = await world.play(adam, { stake: 100, from: -10 })
    await Promise.all([world.award(), world.award(), world.award()])
    await world.award()
    expect(world.errors).toEqual([])
    expect(await winners(id)).toEqual([String(first), String(late)])
    expect([await world.balanceOf(`player:${adam}:main`), await world.balanceOf(`player:${eve}:main`)]).toEqual([
      100, 200,
    ])
    expect(await world.balanceOf(`house:draws:${id}`)).toBe(-300)
    expect(await world.query('select 1 from draws.candidates where draw_id = $1', [id])).toEqual([])
    expect(await world.db.read(audit)).toEqual([])
  })

  it('nothing is paid while an earlier round may still come, nor before the moment', async () => {
    const id = await drops([-30, 30])
    const [adam, eve] = [await world.player(), await world.player()]
    await world.play(eve, { stake: 100, from: -5 })
    const earlier = await world.play(adam, { stake: 100, from: -10, isTold: false })
    await world.query('insert into draws.rounds_to_count (rounds) values ($1)', [[earlier]])
    await world.award()
    expect(await winners(id)).toEqual([null, null])
    await world.tell(earlier, adam)
    await world.award()
    expect(await winners(id)).toEqual([String(earlier), null])
  })

  it('a drop waits for the next round however long that takes, and is closed with the last one', async () => {
    const id = await drops([-30], { ends_at: world.at(-20) })
    await world.award()
    expect(await one(id)).toMatchObject({ status: 'drawing' })
    const adam = await world.player()
    const round = await world.play(adam, { stake: 100, from: -3 })
    await world.award()
    expect(await winners(id)).toEqual([String(round)])
    await world.award()
    expect((await one(id)).status).toBe('finished')
  })

  it('a jackpot that grows pays what it stood at when the round ended', async () => {
    const id = await drops([-30], {
      starts_at: world.at(-60),
      ends_at: world.at(60),
      prizes_minor: [10_000n],
      grows_from_minor: 4_000n,
    })
    const adam = await world.player()
    await world.play(adam, { stake: 100, from: -20 })
    await world.award()
    // Forty of a hundred and twenty minutes: a third of what it grows by.
    expect([await world.balanceOf(`player:${adam}:main`), (await one(id)).prizes[0]?.amount.amount]).toEqual([
      6_000, 60,
    ])
  })

  it('a host that dies on the way has paid nothing, and the next one pays once', async () => {
    const id = await drops([-30])
    const adam = await world.player()
    await world.play(adam, { stake: 100 })
    await expect(
      world.db.write(async (tx) => {
        expect(await awardDrop(world.context, tx, id, Date.now())).toBe(true)
        throw new Error('killed')
      })
    ).rejects.toThrow('killed')
    expect([await winners(id), await world.balanceOf(`player:${adam}:main`)]).toEqual([[null], 0])
    await world.award()
    expect(await world.balanceOf(`player:${adam}:main`)).toBe(100)
    expect(await world.db.read(audit)).toEqual([])
  })
})

describe('what comes again, and what staff writes', () => {
  const input = {
    sysname: 'autumn-drops',
    kind: 'drops',
    texts: { en: { title: 'Autumn', text: '' } },
    currency: 'USD',
    starts_at: '2099-01-01T00:00:00Z',
    ends_at: '2099-01-02T00:00:00Z',
    due_before: '2099-01-01T21:00:00Z',
    prizes_minor: [500],
    stakes: { USD: 100 },
    reason: 'Autumn campaign',
  }
  const put = (more: object) => approvedCall(world.db, 'draws.put', { ...input, ...more })

  it('the next run has a seed of its own, whose hash is there before it begins, once', async () => {
    await world.draw({ sysname: 'nightly', kind: 'drops', repeats: true })
    await Promise.all([repeatDraws(world.context), repeatDraws(world.context)])
    await repeatDraws(world.context)
    const runs = await world.query<{ run: number; seed_hash: string; starts_at: Date; prizes: bigint }>(
      `select run, seed_hash, starts_at, (select count(*) from draws.prizes p where p.draw_id = d.id) as prizes from draws.draws d where sysname = 'nightly' order by run`
    )
    expect(runs.map(({ run, starts_at, prizes }) => [run, starts_at.getTime(), Number(prizes)])).toEqual([
      [1, world.at(-60).getTime(), 3],
      [2, world.at(60).getTime(), 3],
    ])
    expect(new Set(runs.map(({ seed_hash }) => seed_hash)).size).toBe(2)
    expect(await operatorCall(world.db, 'draws.stop', { sysname: 'nightly', reason: 'Enough' })).toEqual({
      sysname: 'nightly',
      withdrawn: 1,
    })
    await repeatDraws(world.context)
    expect(
      await world.query(`select 1 from draws.draws where sysname = 'nightly' and withdrawn_at is null`)
    ).toHaveLength(1)
  })

  it('staff stop one at the moment at which its next run is written, and none comes', async () => {
    await world.draw({ sysname: 'hourly', kind: 'drops', repeats: true })
    const { promise: written, resolve: isWritten } = Promise.withResolvers<void>()
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    const writing = world.db.write(async (tx) => {
      const [row] = (await lockRepeating(tx)).filter(({ sysname }) => sysname === 'hourly')
      if (!row) throw new Error('it does not come again')
      const times = { starts_at: world.at(60), due_before: world.at(120), ends_at: world.at(120) }
      await insertDraw(tx, { ...row, ...times, run: 2 }, freshSeed(world.context))
      isWritten()
      await asked
    })
    await written
    const stopping = operatorCall(world.db, 'draws.stop', { sysname: 'hourly', reason: 'Enough' })
    await expect
      .poll(() =>
        world.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%draws.draws%'`)
      )
      .toHaveLength(1)
    isAsked()
    await writing
    expect(await stopping).toEqual({ sysname: 'hourly', withdrawn: 1 })
    expect(await world.query(`select 1 from draws.draws where sysname = 'hourly' and repeats`)).toEqual([])
  })

  it('staff writes one before it begins, with its hash, and never again', async () => {
    expect(await put({})).toEqual({
      sysname: 'autumn-drops',
      id: expect.any(String),
      seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    await expect(put({})).rejects.toThrow('conflict')
    await expect(
      put({
        sysname: 'late',
        starts_at: '2020-01-01T00:00:00Z',
        ends_at: '2020-01-02T00:00:00Z',
        due_before: '2020-01-02T00:00:00Z',
      })
    ).rejects.toThrow('conflict')
    const list = await operatorCall(world.db, 'draws.list', {})
    expect(JSON.stringify(list)).not.toContain('"seed"')
    await expect(operatorCall(world.db, 'draws.stop', { sysname: 'nothing', reason: 'Enough' })).rejects.toThrow(
      'not_found'
    )
  })

  it('refuses whole what does not fit, and says where', async () => {
    const wrong: readonly (readonly [object, string])[] = [
      [{ ends_at: input.starts_at }, 'ends_at'],
      [{ ends_at: '2099-03-01T00:00:00Z' }, 'ends_at'],
      [{ due_before: '2099-01-03T00:00:00Z' }, 'due_before'],
      [{ stakes: { EUR: 100 } }, 'stakes'],
      [{ kind: 'raffle', due_before: undefined }, 'tickets_most'],
      [{ tickets_most: 5 }, 'tickets_most'],
      [{ grows_from_minor: 501 }, 'grows_from_minor'],
      // Players are told one sum that it grows to.
      [{ prizes_minor: [500, 500], grows_from_minor: 100 }, 'grows_from_minor'],
      [{ prizes_minor: [] }, 'prizes_minor'],
    ]
    for (const [more, path] of wrong)
      await expect(put({ sysname: 'wrong', ...more }), path).rejects.toMatchObject({
        type: 'InvalidParameter',
        data: { issues: expect.arrayContaining([expect.objectContaining({ path: expect.stringContaining(path) })]) },
      })
  })
})
