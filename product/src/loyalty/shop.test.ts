import { randomUUID } from 'node:crypto'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, balancesOf, playerAccount } from '../ledger/index.ts'
import type { LoyaltyInfo, Product } from './contract.ts'
import { putCharacter } from './index.ts'

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
      'loyalty',
    ],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
  await ask('loyalty.putprogram', {
    sysname: 'night',
    texts: texts('Night'),
    levels: [
      { texts: texts('Dusk'), from_experience: 0, benefits: { shop_discount_percent: 10 } },
      { texts: texts('Dawn'), from_experience: 1_000 },
    ],
  })
  await server.database.db.write((tx) => putCharacter(tx, { id: 'bat', texts: texts('Bat'), images: {}, fromLevel: 4 }))
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const reason = 'the shop of this year'
const texts = (title: string) => ({ en: { title, text: '' } })
const ask = <T = unknown>(key: string, input: object, idempotencyKey?: string) =>
  approvedCall<T>(server.database.db, key, { reason, ...input }, idempotencyKey)
async function withPoints(points: number): Promise<Player> {
  const player = await server.player()
  if (points > 0) await ask('loyalty.adjustpoints', { uid: String(player.uid), points }, randomUUID())
  return player
}
const money = { type: 'money', amounts_minor: { USD: 500 } }
/** Answers its id. */
async function put(sysname: string, more: object = {}): Promise<string> {
  await ask('loyalty.putproduct', { sysname, texts: texts(sysname), price_points: 100, gift: money, ...more })
  const [row] = (
    await server.database.db.pool.query('select id::text as id from loyalty.products where sysname = $1', [sysname])
  ).rows as { id: string }[]
  return row?.id ?? ''
}
const buy = (player: Player, id: string, more: object = {}, idempotencyKey = randomUUID()) =>
  player.post<{ purchase: string; points: number }>('loyalty.buyproduct', { id, ...more }, { idempotencyKey })
const pointsOf = async (player: Player) => (await player.call<LoyaltyInfo>('loyalty.getinfo')).data.points
const mainOf = async ({ uid }: Player) =>
  (await server.database.db.read((tx) => balancesOf(tx, [playerAccount(uid, 'main')])))[playerAccount(uid, 'main')]
    ?.minor
const codeOf = (answer: { status: number; error?: { code?: string } }) => [answer.status, answer.error?.code]

describe('the shop', () => {
  it('LOY-20 LOY-22 API-91 points fall by the price of the level and the gift is credited at once, once under its key', async () => {
    const id = await put('five')
    const player = await withPoints(150)
    const key = randomUUID()
    const [first, again] = [await buy(player, id, { price: 90 }, key), await buy(player, id, { price: 90 }, key)]
    expect([first.status, first.data.points, again.data]).toEqual([200, 60, first.data])
    expect([await pointsOf(player), await mainOf(player)]).toEqual([60, 500n])
    expect(codeOf(await buy(player, id, {}, key))).toEqual([409, 'idempotency_key_reused'])
    const history = (await player.call<{ changes: object[] }>('loyalty.gethistory')).data
    expect(history.changes[0]).toMatchObject({ cause: 'spent', points: -90, name: 'five' })
    // The receipt told of it: no notice waits.
    expect((await player.call<{ items: object[] }>('loyalty.getnotifications')).data.items).toHaveLength(1)
  })

  it('LOY-21 too few points buy nothing, and another price than the one that was seen neither', async () => {
    const id = await put('dear', { price_points: 1_000 })
    const player = await withPoints(899)
    expect(codeOf(await buy(player, id))).toEqual([409, 'loyalty_points_short'])
    await ask('loyalty.adjustpoints', { uid: String(player.uid), points: 500 }, randomUUID())
    expect(codeOf(await buy(player, id, { price: 1_000 }))).toEqual([409, 'conflict'])
    expect([await pointsOf(player), await mainOf(player)]).toEqual([1_399, 0n])
    expect((await server.visitor().post('loyalty.buyproduct', { id }, { idempotencyKey: 'k' })).status).toBe(401)
  })

  it('LOY-22 SEC-13 of a hundred buyers of one item exactly one gets it, and nobody else pays', async () => {
    const id = await put('single', { stock: 1 })
    const players = await Promise.all(Array.from({ length: 10 }, () => withPoints(1_000)))
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => buy(players[n % 10] ?? raise(), id)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => one.error?.code))).toEqual(
      new Set(['loyalty_sold_out'])
    )
    const spent = await Promise.all(players.map(async (player) => 1_000 - (await pointsOf(player))))
    expect(spent.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 90])
  })

  it('LOY-19 LOY-22 stock, limits, levels and times are shown and hold', async () => {
    const day = 86_400_000
    const at = (days: number) => new Date(Date.now() + days * day).toISOString()
    const ids = {
      limited: await put('limited', { per_player: 1 }),
      later: await put('later', { starts_at: at(1) }),
      over: await put('over', { ends_at: at(-1) }),
      high: await put('high', { from_level: 2 }),
      shown: await put('shown', { gift: null }),
    }
    const player = await withPoints(5_000)
    expect((await buy(player, ids.limited)).status).toBe(200)
    expect(codeOf(await buy(player, ids.limited))).toEqual([409, 'loyalty_limit_reached'])
    expect(codeOf(await buy(player, ids.high))).toEqual([409, 'loyalty_level_short'])
    for (const id of [ids.later, ids.over, ids.shown, '999999'])
      expect(codeOf(await buy(player, id))).toEqual([404, 'not_found'])
    const { items } = (await player.call<{ items: Product[] }>('loyalty.getproducts', { count: 100 })).data
    const stateOf = (id: string) => items.find((one) => one.id === id)?.state
    expect(Object.values(ids).map(stateOf)).toEqual(['limit', 'not_yet', undefined, 'level', 'shown'])
    await ask('loyalty.closeproduct', { sysname: 'limited' })
    expect(codeOf(await buy(await withPoints(500), ids.limited))).toEqual([404, 'not_found'])
  })

  it('LOY-22 a bonus waits under the bonuses with its terms, a character may be chosen whatever the level', async () => {
    const bonus = { type: 'bonus', amounts_minor: { USD: 1_000 }, wager_times: 5, days: 14, weights: { slot: 100 } }
    const [gift, bat] = [
      await put('bonus', { gift: bonus }),
      await put('bat', { gift: { type: 'character', character: 'bat' } }),
    ]
    const player = await withPoints(1_000)
    expect((await player.post('loyalty.setcharacter', { id: 'bat' })).status).toBe(404)
    expect((await buy(player, gift)).status).toBe(200)
    expect((await buy(player, bat)).status).toBe(200)
    expect((await player.call<{ items: object[] }>('bonuses.get')).data.items).toMatchObject([
      { status: 'available', amount: { amount: 10, currency: 'USD' } },
    ])
    expect((await player.post<LoyaltyInfo>('loyalty.setcharacter', { id: 'bat' })).data.character?.id).toBe('bat')
    // Twice it would be for nothing.
    expect(codeOf(await buy(player, bat))).toEqual([409, 'loyalty_limit_reached'])
  })

  it('LOY-22 free spins come as a pack of their game, once, and are taken back while none was played', async () => {
    const spins = { type: 'free_spins', game: 'midnight-orchard', count: 10, stakes_minor: { USD: 20 }, days: 7 }
    const id = await put('spins', { gift: spins })
    const player = await withPoints(1_000)
    const { purchase } = (await buy(player, id)).data
    const packs = async () => (await player.call<{ items: object[] }>('freespins.get')).data.items
    expect(await packs()).toMatchObject([
      { game: { sysname: 'midnight-orchard' }, remaining_count: 10, stake: { amount: 0.2 }, pays: 'cash' },
    ])
    for (let n = 0; n < 2; n += 1) await ask('loyalty.refundpurchase', { purchase_id: purchase })
    expect([await packs(), await pointsOf(player)]).toEqual([[], 1_000])
    for (const wrong of [{ game: 'no-such-game' }, { stakes_minor: { USD: 21 } }, { game: 'parlour-roulette' }])
      await expect(put('wrong', { gift: { ...spins, ...wrong } })).rejects.toThrow()
  })

  it('LOY-22 whoever takes a break buys nothing', async () => {
    const player = await withPoints(500)
    expect((await player.post('account.setSelfExclusion', { period: '7d' })).status).toBe(200)
    const answer = await buy(player, await put('break'))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await mainOf(player)).toBe(0n)
  })
})

describe('refunds', () => {
  it('LOY-22 staff take a gift back and the points return, once; what was used is not taken back', async () => {
    const id = await put('returned', { stock: 1 })
    const player = await withPoints(200)
    const { purchase } = (await buy(player, id)).data
    for (let n = 0; n < 2; n += 1) await ask('loyalty.refundpurchase', { purchase_id: purchase })
    expect([await pointsOf(player), await mainOf(player)]).toEqual([200, 0n])
    expect(await operatorCall(server.database.db, 'loyalty.getpurchases', { uid: String(player.uid) })).toMatchObject({
      items: [{ purchase, title: 'returned', price: 90, type: 'money' }],
    })
    // The money came and went, and the history says both.
    const { items } = (
      await player.call<{ items: { type: string; method: string; amount: { amount: number }; balance: object }[] }>(
        'cashier.gethistory'
      )
    ).data
    expect(items.map(({ type, method, amount, balance }) => [type, method, amount.amount, balance])).toEqual([
      ['debit', 'loyalty', 5, { amount: 0, currency: 'USD' }],
      ['prize', 'loyalty', 5, { amount: 5, currency: 'USD' }],
    ])
    // It is there again.
    const second = (await buy(player, id)).data.purchase
    await server.database.db.pool.query(
      `select ledger.post('used', null, 'test', 'USD', $1, '{house:test}', '{400}', '{adjustment}')`,
      [[`player:${player.uid}:main`]]
    )
    await expect(ask('loyalty.refundpurchase', { purchase_id: second })).rejects.toThrow('loyalty_gift_used')
    await expect(ask('loyalty.refundpurchase', { purchase_id: '999999' })).rejects.toThrow('not_found')
  })
})

it('LOY-22 after all of it the books balance, in points as in money', async () => {
  expect(await server.database.db.read(audit)).toEqual([])
})

function raise(): never {
  throw new Error('no such player')
}
