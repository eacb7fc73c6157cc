import { money } from '@ante/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, houseAccount, playerAccount, post } from '../../ledger/index.ts'
import { endpoints } from '../contract.ts'
import { correctResult } from './correct-result.ts'
import { placeBet } from './place-bet.ts'
import { settleFixtures } from './settle-fixtures.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

let book: TestBook
let fixtures: number[]
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  const rows = await book.query<{ id: number }>(
    `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
      where f.phase = 'not_started' and f.starts_at > now() + interval '10 minutes' order by f.id`
  )
  fixtures = rows.map(({ id }) => id)
})
afterAll(() => book.close())

const winner = ['1x2', ''] as const
/** Home with a head start of a quarter of a goal against it: a draw loses half of the stake. */
const quarterBehind = ['asian_handicap', 'handicap=-0.25'] as const
async function bet(
  uid: bigint,
  fixture: number,
  [type, specifier]: readonly [string, string] = winner
): Promise<string> {
  await book.query(
    `insert into sportsbook.markets (event_id, market_type, specifier, status, version) values ($1, $2, $3, 'open', 1)
       on conflict (event_id, market_type, specifier) do update set status = 'open'`,
    [fixture, type, specifier]
  )
  const [market] = await book.query<{ id: bigint }>(
    'select id from sportsbook.markets where event_id = $1 and market_type = $2 and specifier = $3',
    [fixture, type, specifier]
  )
  await book.query(
    `insert into sportsbook.outcomes (market_id, code, position, price, status) values ($1, 'home', 0, 3000, 'active')
       on conflict (market_id, code) do update set status = 'active', price = excluded.price`,
    [market?.id]
  )
  const input = {
    selections: [{ market_id: String(market?.id), outcome: 'home', price: 3 }],
    stake: '10',
    currency: 'USD',
    price_policy: 'none',
  }
  return (await placeBet(book.context(uid), endpoints['sportsbook.placebet'].input.parse(input))).bet.id
}
async function end(fixture: number, home: number, away: number): Promise<void> {
  await book.end(fixture, home, away)
  await settleFixtures(book.context())
}
const correct = (fixture: number, home: number, away: number) =>
  correctResult(book.context(), fixture, { home, away }, 'the protocol of the league')
let spendings = 0
const spend = (uid: bigint, minor: bigint) =>
  book.database.db.write((tx) =>
    post(tx, {
      key: `spent:${++spendings}`,
      kind: 'opening',
      postings: [
        { from: playerAccount(uid, 'main'), to: houseAccount('opening'), amount: money(minor), code: 'opening' },
      ],
    })
  )
const owed = async (uid: bigint): Promise<bigint> =>
  (
    await book.query<{ balance_minor: bigint }>(`select balance_minor from ledger.accounts where path = $1`, [
      `player:${uid}:owed`,
    ])
  )[0]?.balance_minor ?? 0n
const stateOf = async (id: string) =>
  (
    await book.query<{ state: string; payout_minor: bigint }>(
      'select state, payout_minor from sportsbook.bets where id = $1',
      [id]
    )
  )[0]

describe('a result that is put right', () => {
  it('SB-7 pays the difference in the player’s favour also where the first payout is spent', async () => {
    const fixture = fixtures[0] ?? 0
    const uid = await book.player(1000n)
    const id = await bet(uid, fixture, quarterBehind)
    await end(fixture, 0, 0)
    expect(await book.balance(uid)).toBe(500n)
    await spend(uid, 500n)
    expect(await correct(fixture, 1, 0)).toMatchObject({ corrected: [BigInt(id)], owed: [], failed: [] })
    expect([await book.balance(uid), await owed(uid)]).toEqual([2500n, 0n])
    expect(await stateOf(id)).toEqual({ state: 'won', payout_minor: 3000n })
    expect(await book.database.db.read(audit)).toEqual([])
  })

  it('SB-7 takes what is there and books the rest as owed; what the sportsbook pays next settles it, however often results change', async () => {
    const [fixture, other] = [fixtures[1] ?? 0, fixtures[2] ?? 0]
    const uid = await book.player(1000n)
    const id = await bet(uid, fixture)
    await end(fixture, 1, 0)
    await spend(uid, 2500n)
    const lost = { corrected: [BigInt(id)], owed: [{ bet: BigInt(id), amount: money(2500n) }], failed: [] }
    for (let round = 0; round < 3; round++) {
      expect(await correct(fixture, 0, 0)).toEqual(lost)
      expect([await book.balance(uid), await owed(uid)]).toEqual([0n, -2500n])
      expect(await stateOf(id)).toEqual({ state: 'lost', payout_minor: 0n })
      expect(await correct(fixture, 0, 0)).toEqual({ corrected: [], owed: [], failed: [] })
      expect(await correct(fixture, 2, 1)).toEqual({ corrected: [BigInt(id)], owed: [], failed: [] })
      expect([await book.balance(uid), await owed(uid)]).toEqual([500n, 0n])
      expect(await stateOf(id)).toEqual({ state: 'won', payout_minor: 3000n })
    }
    await correct(fixture, 0, 1)
    // Money that does not come from the sportsbook is the player's own.
    const opening = { from: houseAccount('opening'), to: playerAccount(uid, 'main'), amount: money(1000n) }
    await book.database.db.write((tx) =>
      post(tx, { key: `more:${uid}`, kind: 'opening', postings: [{ ...opening, code: 'opening' }] })
    )
    expect([await book.balance(uid), await owed(uid)]).toEqual([1000n, -2500n])
    await bet(uid, other)
    await end(other, 1, 0)
    expect([await book.balance(uid), await owed(uid)]).toEqual([500n, 0n])
    expect(await book.database.db.read(audit)).toEqual([])
  })

  it('SB-7 recovers a debt once, whatever is settled at the same moment', async () => {
    const [fixture, ...others] = fixtures.slice(3, 9)
    if (!fixture) throw new Error('nothing to bet on')
    const uid = await book.player(6000n)
    await bet(uid, fixture)
    await end(fixture, 1, 0)
    for (const other of others) await bet(uid, other)
    await spend(uid, await book.balance(uid))
    await correct(fixture, 0, 0)
    expect(await owed(uid)).toBe(-3000n)
    for (const other of others) await book.end(other, 1, 0)
    await Promise.all(Array.from({ length: 4 }, () => settleFixtures(book.context())))
    await settleFixtures(book.context())
    expect([await book.balance(uid), await owed(uid)]).toEqual([5n * 3000n - 3000n, 0n])
    expect(await book.database.db.read(audit)).toEqual([])
  })
})
