import { money } from '@ante/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../ledger/index.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { type BookHands, bookHands } from './book-hands.fixture.ts'
import { correctResult } from './correct-result.ts'
import { settleFixtures } from './settle-fixtures.ts'

let book: TestBook
let hands: BookHands
beforeAll(async () => {
  book = await testBook()
  hands = bookHands(book)
  await book.catchUp()
})
afterAll(() => book.close())

describe('a corrected result', () => {
  it('SB-7 posts the difference each time, and books as owed what is spent', async () => {
    await hands.run(2)
    const [rich, poor] = [await book.player(10_000n), await book.player(1000n)]
    const [fixture] = await book.query<{ id: number }>(
      `select id from sportsbook.events e where status = 'not_started' and starts_at > $1 and exists (select from book.winners m where m.event_id = e.id and m.status = 'open') order by starts_at limit 1`,
      [new Date(book.now())]
    )
    const [market] = await hands.openMarkets(fixture?.id ?? 0)
    if (!market || !fixture) throw new Error('nothing to bet on')
    for (const uid of [rich, poor]) await hands.place(uid, [{ ...market, index: 0, price: 2000 }])
    await book.end(fixture.id, 1, 0)
    while ((await settleFixtures(book.context())) > 0);
    const price = market.prices[0] ?? 0
    expect([await book.balance(rich), await book.balance(poor)]).toEqual([9000n + BigInt(price), BigInt(price)])
    const other = await hands.openMarkets(
      (
        await book.query<{ id: number }>(
          `select event_id as id from book.winners where status = 'open' order by event_id desc limit 1`
        )
      )[0]?.id ?? 0
    )
    const all = await book.balance(poor)
    await hands.place(
      poor,
      [{ id: other[0]?.id ?? 0n, market_type: '1x2', index: 0, price: 1 + (other[0]?.prices[0] ?? 0) }],
      (Number(all) / 100).toFixed(2)
    )
    const corrected = await correctResult(book.context(), fixture.id, { home: 1, away: 1 }, 'the league’s protocol')
    expect(corrected).toMatchObject({
      corrected: [expect.anything(), expect.anything()],
      owed: [{ amount: money(all) }],
    })
    expect(await book.balance(rich)).toBe(9000n)
    expect(
      await correctResult(book.context(), fixture.id, { home: 1, away: 0 }, 'the league’s second protocol')
    ).toMatchObject({
      corrected: [expect.anything(), expect.anything()],
      owed: [],
    })
    expect([await book.balance(rich), await book.balance(poor)]).toEqual([9000n + BigInt(price), 0n])
    expect(await book.database.db.read(audit)).toEqual([])
  })
})
