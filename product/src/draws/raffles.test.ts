import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../ledger/index.ts'
import { drawRaffle } from './award.ts'
import { buyTickets } from './buy-tickets.ts'
import { type DrawsWorld, openDraws } from './draws.fixture.ts'
import { listDraws, listTickets } from './list-draws.ts'
import { readPrizes } from './store-prizes.ts'

let world: DrawsWorld
beforeAll(async () => {
  world = await openDraws()
})
afterAll(() => world.close())

const one = async (id: bigint, uid?: bigint) => {
  const context = uid === undefined ? world.context : world.as(uid)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A player is a uid here.
  const [draw] = (await listDraws(context as never, { ids: [String(id)], offset: 0, count: 1 })).items
  if (!draw) throw new Error('no draw')
  return draw
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Of the context only what the use case reads.
const buy = (uid: bigint, id: bigint, count: number, key?: string) =>
  buyTickets(world.as(uid, key) as never, { draw_id: String(id), count })
const end = (id: bigint) =>
  world.query(
    `update draws.draws set ends_at = now() - interval '1 second', due_before = now() - interval '1 second' where id = $1`,
    [id]
  )
const tickets = async (id: bigint) =>
  (await listTickets(world.as(0n) as never, { draw_id: String(id), offset: 0, count: 5_000 })).items

describe('tickets', () => {
  it('a stake earns tickets, what is left of it is carried, and the numbers have no gap', async () => {
    const id = await world.draw()
    const [adam, eve] = [await world.player(), await world.player()]
    await world.play(adam, { stake: 250 })
    await world.play(eve, { stake: 90 })
    await world.play(adam, { stake: 60 })
    await world.play(eve, { stake: 10 })
    expect((await tickets(id)).map(({ first, last }) => [first, last])).toEqual([
      [1, 2],
      [3, 3],
      [4, 4],
    ])
    const own = (await one(id, adam)).own
    expect(own).toMatchObject({
      tickets: [
        { first: 1, last: 2 },
        { first: 3, last: 3 },
      ],
      count: 3,
      to_next: { amount: 0.9, currency: 'USD' },
    })
    expect(await one(id)).toMatchObject({
      tickets: 4,
      rounds: 4,
      own: null,
      seed: null,
      list_hash: null,
      status: 'active',
    })
  })

  it('no ticket comes from another game, from before, from a currency without a rate, nor beyond the most', async () => {
    const id = await world.draw({ tickets_most: 2, stakes: { USD: 100 } })
    const [adam, eve, abroad] = [await world.player(), await world.player(), await world.player({ currency: 'EUR' })]
    await world.play(adam, { stake: 900, game: 'clearing' })
    await world.play(adam, { stake: 900, from: -70, until: -50 })
    await world.play(abroad, { stake: 900, currency: 'EUR' })
    expect((await one(id)).tickets).toBe(0)
    await world.play(eve, { stake: 900 })
    expect((await one(id, eve)).own).toMatchObject({ count: 2, to_next: null })
  })

  it('who is spared, on a break or without rewards in their market earns none', async () => {
    const id = await world.draw()
    const [spared, swede] = [await world.player(), await world.player({ country: 'SE' })]
    await world.query('insert into loyalty.members (player_uid, is_spared) values ($1, true)', [spared])
    for (const uid of [spared, swede]) {
      await world.play(uid, { stake: 500 })
      await expect(buy(uid, await world.draw({ ticket_points: 1n }), 1)).rejects.toThrow('draw_not_allowed')
    }
    expect((await one(id)).tickets).toBe(0)
  })

  it('ACC-23 a test account earns no ticket and buys none', async () => {
    const id = await world.draw()
    const tested = await world.player()
    await world.query('update players.profiles set is_test = true where uid = $1', [tested])
    await world.play(tested, { stake: 500 })
    await expect(buy(tested, await world.draw({ ticket_points: 1n }), 1)).rejects.toThrow('draw_not_allowed')
    expect((await one(id)).tickets).toBe(0)
    await world.play(await world.player(), { stake: 500 })
    expect((await one(id)).tickets).toBe(5)
  })

  it('points buy tickets once for each key, in one transaction with the points', async () => {
    const id = await world.draw({ ticket_points: 20n, tickets_most: 5 })
    const adam = await world.player()
    await world.points(adam, 100)
    const [first, again] = await Promise.all([buy(adam, id, 2, 'a'), buy(adam, id, 2, 'a')])
    expect([first, again]).toEqual([
      { first: 1, last: 2 },
      { first: 1, last: 2 },
    ])
    expect(await world.balanceOf(`player:${adam}:points`)).toBe(6_000)
    await expect(buy(adam, id, 3, 'a')).rejects.toThrow('idempotency_key_reused')
    await expect(buy(adam, id, 4, 'b')).rejects.toThrow('draw_tickets_most')
    await world.query(`update draws.draws set ticket_points = 50 where id = $1`, [id])
    await expect(buy(adam, id, 2, 'c')).rejects.toThrow('draw_points_short')
    expect([(await one(id)).tickets, await world.balanceOf(`player:${adam}:points`)]).toEqual([2, 6_000])
  })

  it('tickets of a raffle that has not begun are refused as such, and those of one that is over as over', async () => {
    const id = await world.draw({ ticket_points: 20n, tickets_most: 5 })
    const adam = await world.player()
    await world.points(adam, 100)
    const before = await world.balanceOf(`player:${adam}:points`)
    await world.query(
      `update draws.draws set starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours', due_before = now() + interval '2 hours' where id = $1`,
      [id]
    )
    await expect(buy(adam, id, 1, 'a')).rejects.toThrow('draw_not_begun')
    await world.query(
      `update draws.draws set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour', due_before = now() - interval '1 hour' where id = $1`,
      [id]
    )
    await expect(buy(adam, id, 1, 'b')).rejects.toThrow('draw_over')
    expect(await world.balanceOf(`player:${adam}:points`)).toBe(before)
  })

  it('many who buy and play at once have each number once', async () => {
    const id = await world.draw({ ticket_points: 1n })
    const players = await Promise.all(Array.from({ length: 8 }, () => world.player()))
    for (const uid of players) await world.points(uid, 50)
    await Promise.all(players.flatMap((uid, index) => [buy(uid, id, 3), world.play(uid, { stake: 100 * (index + 1) })]))
    const list = await tickets(id)
    const numbers = list.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    expect(numbers).toEqual(Array.from({ length: 24 + 36 }, (_, at) => at + 1))
    expect(await world.db.read(audit)).toEqual([])
  })
})

/** The winners by the published rule, written down once more: numbers of 32 bits, drawn again beyond the last whole multiple. */
function winnersByHand(seed: string, listHash: string, all: number, prizes: number): number[] {
  const won: number[] = []
  for (let place = 1; place <= Math.min(prizes, all); place++) {
    for (let at = 0; won.length < place; at++) {
      const block = createHmac('sha256', seed)
        .update(`${listHash}:${place}:${Math.floor(at / 8)}`)
        .digest()
      const number = block.readUInt32BE((at % 8) * 4)
      if (number >= Math.floor(2 ** 32 / all) * all) continue
      if (!won.includes((number % all) + 1)) won.push((number % all) + 1)
    }
  }
  return won
}

async function over() {
  const id = await world.draw()
  const players = [await world.player(), await world.player(), await world.player({ currency: 'EUR' })]
  for (const uid of players) await world.play(uid, { stake: 700, currency: uid === players[2] ? 'EUR' : 'USD' })
  await end(id)
  return { id, players }
}

describe('the draw of a raffle', () => {
  it('is made once by whoever makes it, pays each prize, and anybody can work it out from what is public', async () => {
    const { id } = await over()
    const before = await one(id)
    expect(before).toMatchObject({ status: 'drawing', seed: null })
    await Promise.all([world.award(), world.award(), world.award()])
    expect(world.errors).toEqual([])
    const after = await one(id)
    expect(after.seed_hash).toBe(before.seed_hash)
    expect(
      createHash('sha256')
        .update(after.seed ?? '')
        .digest('hex')
    ).toBe(before.seed_hash)
    const list = await tickets(id)
    const text = list.map(({ first, last, mark }) => `${first}-${last} ${mark}\n`).join('')
    expect(after.list_hash).toBe(createHash('sha256').update(text).digest('hex'))
    const won = after.prizes.map(({ winner }) => winner?.ticket)
    expect(won).toEqual(winnersByHand(after.seed ?? '', after.list_hash ?? '', after.tickets, 3))
    const paid = await world.query<{ player_uid: bigint; paid_minor: bigint }>(
      'select player_uid, paid_minor from draws.prizes where draw_id = $1',
      [id]
    )
    for (const uid of new Set(paid.map((row) => row.player_uid)))
      expect(await world.balanceOf(`player:${uid}:main`)).toBe(
        paid.filter((row) => row.player_uid === uid).reduce((sum, row) => sum + Number(row.paid_minor), 0)
      )
    expect(await world.db.read(audit)).toEqual([])
    const [line] = await world.query<{ count: bigint }>(
      `select count(*) as count from cashier.prizes where source = 'draw'`
    )
    expect(Number(line?.count)).toBe(3)
  })

  it('a host that dies on the way has paid nothing, and the next one pays all of it to the same winners', async () => {
    const { id, players } = await over()
    let dead: number[] = []
    const dying = world.db.write(async (tx) => {
      expect(await drawRaffle(world.context, tx, id, Date.now())).toBe(true)
      dead = (await readPrizes(tx, [id])).map(({ ticket }) => Number(ticket))
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect((await one(id)).prizes.map(({ winner }) => winner)).toEqual([null, null, null])
    for (const uid of players) expect(await world.balanceOf(`player:${uid}:main`)).toBe(0)
    await world.award()
    expect((await one(id)).prizes.map(({ winner }) => winner?.ticket)).toEqual(dead)
    expect(await world.db.read(audit)).toEqual([])
  })

  it('waits for rounds that are not counted yet, and takes none that ended after it', async () => {
    const { id, players } = await over()
    const [adam = 0n] = players
    await world.query('insert into draws.rounds_to_count (rounds) values ($1)', [
      [await world.play(adam, { stake: 300, isTold: false })],
    ])
    await world.award()
    expect((await one(id)).status).toBe('drawing')
    await world.play(adam, { stake: 900, from: 1, until: 2 })
    expect((await one(id)).tickets).toBe(24)
    await world.award()
    expect((await one(id)).status).toBe('finished')
    await expect(buy(adam, id, 1)).rejects.toThrow('not_found')
  })

  it('is held up by no round that ended after it, however many of them are never counted', async () => {
    const { id, players } = await over()
    const [adam = 0n] = players
    const after = await world.play(adam, { stake: 300, from: 1, until: 2, isTold: false })
    await world.query('insert into draws.rounds_to_count (rounds) values ($1)', [[after]])
    await world.award()
    expect((await one(id)).status).toBe('finished')
    await world.query('delete from draws.rounds_to_count')
  })

  it('without tickets pays nobody and is closed', async () => {
    const id = await world.draw()
    await end(id)
    await world.award()
    expect(await one(id)).toMatchObject({
      status: 'finished',
      tickets: 0,
      list_hash: createHash('sha256').update('').digest('hex'),
    })
  })
})
