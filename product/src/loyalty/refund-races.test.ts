import { randomUUID } from 'node:crypto'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit, balancesOf, playerAccount, readPoints } from '../ledger/index.ts'

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
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const texts = { en: { title: 'Five', text: '' } }
const ask = (key: string, input: object, idempotencyKey?: string) =>
  approvedCall(server.database.db, key, { reason: 'the last one of it', ...input }, idempotencyKey)
const rows = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await server.database.db.pool.query(text, values)).rows as Row[]

it('LOY-22 SEC-13 the last of a product, bought a hundred times by two sessions of two players while staff refund it: each purchase is paid and given, or refunded, once', async () => {
  await ask('loyalty.putprogram', { sysname: 'night', texts, levels: [{ texts, from_experience: 0 }] })
  await ask('loyalty.putproduct', {
    sysname: 'last',
    texts,
    price_points: 10,
    gift: { type: 'money', amounts_minor: { USD: 500 } },
    stock: 1,
  })
  const [product] = await rows<{ id: string }>('select id::text as id from loyalty.products', [])
  const players = [await server.player(), await server.player()]
  const sessions: Player[] = []
  for (const player of players) {
    await ask('loyalty.adjustpoints', { uid: String(player.uid), points: 200 }, randomUUID())
    // A second window of the same browser, as two devices would be.
    const twin = Object.assign(server.visitor(), { uid: player.uid })
    twin.cookie = player.cookie
    sessions.push(player, twin)
  }
  let isBuying = true
  const refunding = (async () => {
    while (isBuying) {
      const open = await rows<{ id: string }>(
        'select id::text as id from loyalty.purchases where refunded_at is null',
        []
      )
      // Two members at one moment.
      await Promise.all(
        [...open, ...open].map(({ id }) =>
          ask('loyalty.refundpurchase', { purchase_id: id }).catch((error: unknown) =>
            expect(String(error)).toMatch(/gift_used/)
          )
        )
      )
    }
  })()
  const answers = await Promise.all(
    sessions.flatMap((session) =>
      Array.from({ length: 25 }, () => session.post('loyalty.buyproduct', { id: product?.id }))
    )
  )
  isBuying = false
  await refunding
  const bought = answers.filter(({ status }) => status === 200).length
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
    new Set(['loyalty_sold_out'])
  )
  const [counts] = await rows<{ all: number; kept: number; sold: number }>(
    `select count(*)::int as all, (count(*) filter (where refunded_at is null))::int as kept, (select sold from loyalty.products)::int as sold from loyalty.purchases`,
    []
  )
  expect(counts).toEqual({ all: bought, kept: counts?.sold, sold: counts?.kept })
  expect(bought).toBeGreaterThan(0)
  for (const { uid } of players) {
    const [own] = await rows<{ kept: number }>(
      'select count(*)::int as kept from loyalty.purchases where player_uid = $1 and refunded_at is null',
      [uid]
    )
    const { db } = server.database
    const main = (await db.read((tx) => balancesOf(tx, [playerAccount(uid, 'main')])))[playerAccount(uid, 'main')]
    expect([
      Number(main?.minor ?? 0n),
      Number((await db.read((tx) => readPoints(tx, [uid], 'points'))).get(uid)),
    ]).toEqual([500 * (own?.kept ?? 0), 20_000 - 1_000 * (own?.kept ?? 0)])
  }
  expect(await server.database.db.read(audit)).toEqual([])
})
