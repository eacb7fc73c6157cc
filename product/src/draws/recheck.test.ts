import { createHash } from 'node:crypto'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RewardFlag } from '../bonuses/contract-staff.ts'
import { buyTickets } from './buy-tickets.ts'
import { type DrawsWorld, openDraws } from './draws.fixture.ts'
import { listDraws, listTickets } from './list-draws.ts'
import { noteCorrected } from './recheck.ts'
import { drawsOf } from '../games/index.ts'
import { listText, winningTickets } from './rules/draw.ts'

let world: DrawsWorld
beforeAll(async () => {
  world = await openDraws()
})
afterAll(async () => {
  expect(world.errors).toEqual([])
  await world.close()
})

/** The studio takes a round back, or a part of it, and tells of it. */
async function takeBack(id: bigint, uid: bigint, left?: number) {
  await world.query(`update games.rounds set status = $2, stake_minor = coalesce($3, stake_minor) where id = $1`, [
    id,
    left === undefined ? 'void' : 'finished',
    left ?? null,
  ])
  const of = { round: String(id), player: String(uid), sysname: 'dicebox', provider: 'fathom', type: 'fast' as const }
  const sums = { stake_minor: String(left ?? 0), win_minor: '0', stake_before_minor: '0', win_before_minor: '0' }
  const status = left === undefined ? ('void' as const) : ('finished' as const)
  await world.db.write((tx) => noteCorrected(tx, [{ ...of, ...sums, currency: 'USD', status }]))
}
const end = async (id: bigint) => {
  await world.query(
    `update draws.draws set ends_at = now() - interval '1 second', due_before = now() - interval '1 second' where id = $1`,
    [id]
  )
  await world.award()
}
const list = async (id: bigint) =>
  (await listTickets(world.as(0n) as never, { draw_id: String(id), offset: 0, count: 5_000 })).items.map(
    ({ first, last, void_from }) => [first, last, void_from]
  )
const winners = (id: bigint) =>
  world.query<{ player_uid: bigint; ticket: bigint }>(
    'select player_uid, ticket from draws.prizes where draw_id = $1 and player_uid is not null order by place',
    [id]
  )
const flagsOf = async (uid: bigint) =>
  (await operatorCall<{ items: RewardFlag[] }>(world.db, 'bonuses.getrewardflags', { uid: String(uid) })).items

describe('raffles and rounds that were taken back', () => {
  it('tickets for stakes that came back keep their numbers and win nothing, the latest first; bought ones and those of others stay', async () => {
    const id = await world.draw({ prizes_minor: Array.from({ length: 9 }, () => 100n), ticket_points: 1n })
    const [ada, eve, kim] = [await world.player(), await world.player(), await world.player()]
    await world.play(ada, { stake: 250 })
    const gone = await world.play(ada, { stake: 280 })
    await world.play(eve, { stake: 100 })
    const half = await world.play(kim, { stake: 350 })
    await world.points(ada, 50)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Of the context only what the use case reads.
    await buyTickets(world.as(ada, 'bought') as never, { draw_id: String(id), count: 2 })
    await takeBack(gone, ada)
    await takeBack(gone, ada)
    await takeBack(half, kim, 199)
    await end(id)
    expect(await list(id)).toEqual([
      [1, 2, null],
      [3, 5, 3],
      [6, 6, null],
      [7, 9, 8],
      [10, 11, null],
    ])
    const won = (await winners(id)).map(({ ticket }) => Number(ticket))
    expect(won.toSorted((a, b) => a - b)).toEqual([1, 2, 6, 7, 10, 11])
    expect(
      await world.query('select player_uid, tickets from draws.entries where draw_id = $1 order by player_uid', [id])
    ).toEqual([
      { player_uid: ada, tickets: 4 },
      { player_uid: eve, tickets: 1 },
      { player_uid: kim, tickets: 1 },
    ])
  })

  it('the hash of the list, which is the word of the draw, is the same whichever tickets are void', async () => {
    const id = await world.draw({ prizes_minor: [100n] })
    const [ada, eve] = [await world.player(), await world.player()]
    await world.play(ada, { stake: 200 })
    const part = await world.play(ada, { stake: 300 })
    const whole = await world.play(eve, { stake: 400 })
    const rows = () => listTickets(world.as(0n) as never, { draw_id: String(id), offset: 0, count: 5_000 })
    const before = createHash('sha256')
      .update(listText((await rows()).items))
      .digest('hex')
    await takeBack(part, ada, 150)
    await takeBack(whole, eve)
    await end(id)
    expect((await list(id)).map(([, , from]) => from)).toEqual([null, 4, 6])
    expect((await rows()).count).toBe(3)
    // Nothing is left of what was to be looked at.
    expect(await world.query('select player_uid from draws.rechecks where draw_id = $1', [id])).toEqual([])
    expect(await world.query('select list_hash from draws.draws where id = $1', [id])).toEqual([{ list_hash: before }])
  })

  it('a player of whose stakes several came back loses the latest numbers, across what was given at different times', async () => {
    const id = await world.draw({ prizes_minor: Array.from({ length: 9 }, () => 100n) })
    const ada = await world.player()
    await world.play(ada, { stake: 300 })
    const second = await world.play(ada, { stake: 300 })
    const third = await world.play(ada, { stake: 300 })
    await takeBack(second, ada)
    await takeBack(third, ada, 150)
    await end(id)
    expect(await list(id)).toEqual([
      [1, 3, null],
      [4, 6, 5],
      [7, 9, 7],
    ])
    expect((await winners(id)).map(({ ticket }) => Number(ticket)).toSorted()).toEqual([1, 2, 3, 4])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A player is a uid here.
    const [own] = (await listDraws(world.as(ada) as never, { ids: [String(id)], offset: 0, count: 1 })).items
    expect(own).toMatchObject({
      tickets: 9,
      own: {
        count: 4,
        tickets: [
          { first: 1, last: 3 },
          { first: 4, last: 4 },
        ],
        void_tickets: [
          { first: 5, last: 6 },
          { first: 7, last: 9 },
        ],
      },
    })
  })

  it('a raffle of which every ticket is void is drawn and has no winner', async () => {
    const id = await world.draw()
    const ada = await world.player()
    await takeBack(await world.play(ada, { stake: 300 }), ada)
    await end(id)
    expect(await list(id)).toEqual([[1, 3, 1]])
    expect(await winners(id)).toEqual([])
    expect(await world.query('select closed_at is not null as is_drawn from draws.draws where id = $1', [id])).toEqual([
      { is_drawn: true },
    ])
  })

  it('somebody with the most tickets keeps them as long as what is left of the stakes is enough', async () => {
    const id = await world.draw({ tickets_most: 3 })
    const ada = await world.player()
    await world.play(ada, { stake: 500 })
    const [small, more] = [await world.play(ada, { stake: 150 }), await world.play(ada, { stake: 1_000 })]
    await takeBack(small, ada)
    await takeBack(more, ada)
    await end(id)
    expect(await list(id)).toEqual([[1, 3, null]])
  })

  it('one that is drawn stays, and staff are told of winners whose stakes came back', async () => {
    const id = await world.draw({ prizes_minor: [500n] })
    const [ada, eve] = [await world.player(), await world.player()]
    const [round, other] = [await world.play(ada, { stake: 100 }), await world.play(eve, { stake: 99 })]
    await end(id)
    await takeBack(round, ada)
    await takeBack(other, eve)
    expect(await winners(id)).toEqual([{ player_uid: ada, ticket: 1n }])
    expect(await flagsOf(ada)).toMatchObject([{ reason: 'void_play', title: `raffle ${id}, Raffle`, plays: 1 }])
    expect(await flagsOf(eve)).toEqual([])
  })

  it('draws a ticket that was taken back again, from the same numbers', () => {
    const numbers = (place: number) => drawsOf('seed', 'list', place)
    const all = winningTickets(numbers, 6, 6)
    const gone = [{ first: all[0] ?? 0, last: all[0] ?? 0 }]
    expect(winningTickets(numbers, 6, 6, gone).toSorted()).toEqual(all.slice(1).toSorted())
    expect(winningTickets(numbers, 6, 6, [{ first: 1, last: 6 }])).toEqual([])
  })
})

describe('drops and rounds that were taken back', () => {
  it('a round whose stake came back wins no drop, and the next one does; staff are told of one that has won', async () => {
    const id = await world.draw({ kind: 'drops', prizes_minor: [500n] }, [-30])
    const [ada, kim, eve] = [await world.player(), await world.player(), await world.player()]
    const [gone, less] = [
      await world.play(ada, { stake: 100, from: -20 }),
      await world.play(kim, { stake: 100, from: -15 }),
    ]
    const next = await world.play(eve, { stake: 100, from: -10 })
    await takeBack(gone, ada)
    await takeBack(less, kim, 99)
    await world.award()
    expect((await winners(id)).map(({ player_uid }) => player_uid)).toEqual([eve])
    await takeBack(next, eve, 100)
    expect(await flagsOf(eve)).toEqual([])
    await takeBack(next, eve)
    expect(await flagsOf(eve)).toMatchObject([{ reason: 'void_play', title: `drop ${id}, Raffle` }])
  })
})
