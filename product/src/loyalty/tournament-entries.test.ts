import { randomUUID } from 'node:crypto'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit } from '../ledger/index.ts'
import type { Tournament } from '../tournaments/contract.ts'
import type { LoyaltyInfo, Product } from './contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: [
      'ledger',
      'content',
      'messages',
      'identity',
      'players',
      'protection',
      'bonuses',
      'cashier',
      'games',
      'sportsbook',
      'tournaments',
      'loyalty',
    ],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const reason = 'the shop of this year'
const texts = (title: string) => ({ en: { title, text: '' } })
const ask = <T = unknown>(key: string, input: object, idempotencyKey?: string) =>
  approvedCall<T>(server.database.db, key, input, idempotencyKey)
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
async function withPoints(points: number): Promise<Player> {
  const player = await server.player()
  await ask('loyalty.adjustpoints', { uid: String(player.uid), points, reason }, randomUUID())
  return player
}
/** A tournament that is entered through the shop, and the product that enters it. */
async function put(sysname: string, tournament: object = {}) {
  const { id } = await ask<{ id: string }>('tournaments.put', {
    sysname,
    texts: texts(sysname),
    games: ['deep-seam'],
    prizes_minor: [500],
    starts_at: inHours(1),
    ends_at: inHours(5),
    is_entry_bought: true,
    reason,
    ...tournament,
  })
  const gift = { type: 'tournament_entry', tournament: sysname }
  await ask('loyalty.putproduct', { sysname, texts: texts(sysname), price_points: 100, gift, reason })
  const { rows } = await server.database.db.pool.query<{ id: string }>(
    'select id::text as id from loyalty.products where sysname = $1',
    [sysname]
  )
  return { id, product: rows[0]?.id ?? '' }
}
const buy = (player: Player, id: string, idempotencyKey = randomUUID()) =>
  player.post<{ purchase: string; points: number }>('loyalty.buyproduct', { id }, { idempotencyKey })
/** Asks again under its key where the server was too busy. */
async function buyPatiently(player: Player, id: string): ReturnType<typeof buy> {
  const key = randomUUID()
  for (;;) {
    const answer = await buy(player, id, key)
    if (answer.status !== 503) return answer
  }
}
const join = (player: Player, id: string) => player.post<number>('tournaments.participate', { tournament_id: id })
const pointsOf = async (player: Player) => (await player.call<LoyaltyInfo>('loyalty.getinfo')).data.points
const codeOf = (answer: { status: number; error?: { code?: string } }) => [answer.status, answer.error?.code]
const read = async (player: Player, id: string) =>
  (await player.call<{ items: Tournament[] }>('tournaments.get', { ids: id })).data.items[0]
const shown = async (player: Player, id: string) =>
  (await player.call<{ items: Product[] }>('loyalty.getproducts', { count: 100 })).data.items.find(
    (one) => one.id === id
  )
const counts = async (id: string) =>
  (
    await server.database.db.pool.query<{ entries: number; purchases: number }>(
      `select (select count(*) from tournaments.entries where tournament_id = $1)::int as entries,
        (select count(*) from loyalty.purchases where gift ->> 'tournament' = t.sysname and refunded_at is null)::int as purchases
       from tournaments.tournaments t where id = $1`,
      [id]
    )
  ).rows[0]

describe('an entry into a tournament as a product', () => {
  it('LOY-20 LOY-22 TRN-10 is bought once: points go and the player takes part, in one transaction', async () => {
    const { id, product } = await put('cup')
    const player = await withPoints(250)
    expect(await read(player, id)).toMatchObject({ entry: { most: null, is_bought: true } })
    expect(await shown(player, product)).toMatchObject({ type: 'tournament_entry', state: 'open', tournament: id })
    // By no other way.
    expect(codeOf(await join(player, id))).toEqual([409, 'tournament_entry_bought'])
    const key = randomUUID()
    const [first, again] = [await buy(player, product, key), await buy(player, product, key)]
    expect([first.status, first.data.points, again.data]).toEqual([200, 150, first.data])
    expect((await read(player, id))?.user_info?.is_participant).toBe(true)
    expect((await join(player, id)).data).toBe(1)
    expect(codeOf(await buy(player, product))).toEqual([409, 'tournament_entered'])
    expect(await shown(player, product)).toMatchObject({ state: 'limit' })
    expect([await pointsOf(player), await counts(id)]).toEqual([150, { entries: 1, purchases: 1 }])
  })

  it('LOY-22 TRN-14 one that is over or asks for more is refused, and no point is gone', async () => {
    const over = await put('over')
    const asks = await put('asks', { restrictions: [{ type: 'min_deposits', params: { count: 1 } }] })
    await server.database.db.pool.query(
      `update tournaments.tournaments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [over.id]
    )
    const player = await withPoints(250)
    expect(codeOf(await buy(player, over.product))).toEqual([409, 'tournament_finished'])
    expect(await shown(player, over.product)).toMatchObject({ state: 'over', tournament: null })
    expect((await buy(player, asks.product)).error?.type).toBe('UserNeedDepositException')
    expect([await pointsOf(player), await counts(over.id), await counts(asks.id)]).toEqual([
      250,
      { entries: 0, purchases: 0 },
      { entries: 0, purchases: 0 },
    ])
  })

  it('LOY-22 SEC-13 of a hundred buyers of seven places exactly seven enter, and nobody else pays', async () => {
    const { id, product } = await put('full', { entrants_most: 7 })
    const players: Player[] = []
    for (let n = 0; n < 20; n += 1) players.push(await withPoints(100))
    const buyers = Array.from({ length: 100 }, (_, n) => players[n % 20] ?? raise())
    const answers = await Promise.all(buyers.map((player) => buyPatiently(player, product)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    // Whoever has a place asks for another one, or has no points any more; everybody else finds it full.
    const won = new Set(buyers.filter((_, n) => answers[n]?.status === 200))
    const lost = buyers.flatMap((player, n) => (won.has(player) ? [] : [answers[n]?.error?.code]))
    expect([won.size, new Set(lost)]).toEqual([7, new Set(['tournament_full'])])
    const left = await Promise.all(players.map(pointsOf))
    expect(left).toEqual(players.map((player) => (won.has(player) ? 0 : 100)))
    expect(await counts(id)).toEqual({ entries: 7, purchases: 7 })
    expect(await shown(await withPoints(1), product)).toMatchObject({ state: 'sold_out' })
    // The same place freely: as many, and no more.
    const free = (await put('free', { entrants_most: 3, is_entry_bought: false })).id
    const joined = await Promise.all(players.slice(0, 10).map((player) => join(player, free)))
    expect(joined.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await counts(free)).toMatchObject({ entries: 3 })
  })

  it('LOY-22 staff refund an entry while none of its rounds counted, and the place is free again', async () => {
    const { id, product } = await put('refund', { entrants_most: 1 })
    const [first, second] = [await withPoints(100), await withPoints(100)]
    const { purchase } = (await buy(first, product)).data
    for (let n = 0; n < 2; n += 1) await ask('loyalty.refundpurchase', { purchase_id: purchase, reason })
    expect([await pointsOf(first), (await read(first, id))?.user_info?.is_participant]).toEqual([100, false])
    const taken = (await buy(second, product)).data.purchase
    await server.database.db.pool.query(
      `insert into tournaments.scored_rounds (tournament_id, round_id, player_uid, stake_minor, win_minor, started_at, finished_at)
         values ($1, ledger.next_id(), $2, 1, 0, now(), now())`,
      [id, second.uid]
    )
    await expect(ask('loyalty.refundpurchase', { purchase_id: taken, reason })).rejects.toThrow('loyalty_gift_used')
    expect(await counts(id)).toEqual({ entries: 1, purchases: 1 })
    expect(await server.database.db.read(audit)).toEqual([])
  })
})

function raise(): never {
  throw new Error('no such player')
}
