import { createHash, createHmac } from 'node:crypto'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../ledger/index.ts'
import { awardDrop } from './award.ts'
import { type DrawsWorld, openDraws } from './draws.fixture.ts'
import { listDraws } from './list-draws.ts'
import { insertDraw, repeatDraws } from './put-draw.ts'
import { lockRepeating } from './store.ts'

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
/** Drops whose moments are so many minutes from the beginning of the test, instead of where the seed put them. */
async function drops(minutes: readonly number[], more: Parameters<DrawsWorld['draw']>[0] = {}) {
  const id = await world.draw({ kind: 'drops', prizes_minor: minutes.map((_, at) => BigInt(100 * (at + 1))), ...more })
  for (const [at, minute] of minutes.entries())
    await world.query('update draws.prizes set due_at = $3 where draw_id = $1 and place = $2', [
      id,
      at + 1,
      world.at(minute),
    ])
  return id
}
const winners = async (id: bigint) => (await one(id)).prizes.map(({ winner }) => winner?.round ?? null)

describe('prize drops', () => {
  it('each moment follows from the seed whose hash was there before, and is told when it has passed', async () => {
    const id = await world.draw({ kind: 'drops', prizes_minor: [100n, 200n], ends_at: world.at(60) })
    const open = await one(id)
    expect(open).toMatchObject({ seed: null, total_prize: { amount: 3, currency: 'USD' } })
    const stored = await world.query<{ due_at: Date; seed: string }>(
      'select p.due_at, d.seed from draws.prizes p join draws.draws d on d.id = p.draw_id where d.id = $1 order by place',
      [id]
    )
    const span = 120 * 60_000
    for (const [index, { due_at, seed }] of stored.entries()) {
      expect(createHash('sha256').update(seed).digest('hex')).toBe(open.seed_hash)
      const block = createHmac('sha256', seed)
        .update(`drop:${index + 1}:0`)
        .digest()
      const numbers = [0, 4, 8, 12, 16, 20, 24, 28].map((byte) => block.readUInt32BE(byte))
      const number = numbers.find((candidate) => candidate < Math.floor(2 ** 32 / span) * span) ?? 0
      expect(due_at.getTime()).toBe(world.at(-60).getTime() + (number % span))
    }
    expect(JSON.stringify(open)).not.toContain(stored[0]?.due_at.toISOString())
    await world.query(`update draws.draws set due_before = now(), ends_at = now() where id = $1`, [id])
    expect((await one(id)).seed).toBe(stored[0]?.seed)
    // Its moments may have passed: the rounds of other tests are not for it.
    await world.query('update draws.draws set withdrawn_at = now() where id = $1', [id])
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
        expect(await awardDrop(tx, id, Date.now())).toBe(true)
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
  const put = (more: object) => operatorCall(world.db, 'draws.put', { ...input, ...more })

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
      await insertDraw(tx, {
        ...row,
        starts_at: world.at(60),
        due_before: world.at(120),
        ends_at: world.at(120),
        run: 2,
      })
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
