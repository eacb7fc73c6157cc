import { Refusal } from '@ante/kit/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../ledger/index.ts'
import { endpoints } from '../contract.ts'
import { correctResult } from './correct-result.ts'
import { placeBet } from './place-bet.ts'
import { quoteSlip } from './quote-slip.ts'
import { settleFixtures } from './settle-fixtures.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

let book: TestBook
let fixtures: number[]
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  const rows = await book.query<{ id: number }>(
    `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
      where f.phase = 'not_started' and f.starts_at > now() + interval '30 minutes' order by f.id`
  )
  fixtures = rows.map(({ id }) => id)
  // Every home side pays three times the stake: liabilities are easy to add up.
  await book.query(
    `update sportsbook.outcomes o set price = 3000 from book.winners m where o.market_id = m.id and o.code = 'home' and m.event_id = any ($1)`,
    [fixtures]
  )
})
afterAll(() => book.close())

const next = (): number => fixtures.shift() ?? 0
const selectionsOf = (on: readonly number[]) =>
  Promise.all(on.map(async (fixture) => ({ market_id: await book.winner(fixture), outcome: 'home', price: 3 })))
const back = async (uid: bigint, on: readonly number[], stake: string, settings: object = {}) =>
  placeBet(
    book.context(uid, undefined, settings),
    endpoints['sportsbook.placebet'].input.parse({
      selections: await selectionsOf(on),
      stake,
      currency: 'USD',
      price_policy: 'none',
    })
  ).then(
    ({ bet }) => bet,
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    }
  )
const isTaken = (one: Awaited<ReturnType<typeof back>>): boolean => !(one instanceof Refusal)
async function mostFor(uid: bigint, on: readonly number[], settings: object): Promise<number> {
  const input = endpoints['sportsbook.getquote'].input.parse({ selections: await selectionsOf(on) })
  return endpoints['sportsbook.getquote'].output.parse(await quoteSlip(book.context(uid, undefined, settings), input))
    .limits.stake_max.amount
}
const end = async (fixture: number, home: number, away: number): Promise<void> => {
  await book.end(fixture, home, away)
  await settleFixtures(book.context())
}
const onScales = async (fixture: number): Promise<bigint | undefined> =>
  (
    await book.query<{ liability_minor: bigint }>(
      'select x.liability_minor from sportsbook.exposures x join sportsbook.markets m on m.id = x.market_id where m.event_id = $1',
      [fixture]
    )
  )[0]?.liability_minor
const ofPlayer = async (uid: bigint): Promise<bigint | undefined> =>
  (
    await book.query<{ liability_minor: bigint }>(
      'select liability_minor from sportsbook.player_exposures where uid = $1',
      [uid]
    )
  )[0]?.liability_minor

describe('what the house may lose', () => {
  it('is bounded for a selection however many bets come at once, by whomever; the quote shows what is left and that is honoured', async () => {
    const settings = { selectionLiabilityMaxMinor: 10_000 }
    const [one, two] = [await book.player(100_000n), await book.player(100_000n)]
    const fixture = next()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => back(index % 2 ? one : two, [fixture], '6', settings))
    )
    // Each may win 12.00 beyond its stake: eight fit into 100.00.
    expect(answers.filter(isTaken)).toHaveLength(8)
    for (const answer of answers)
      if (!isTaken(answer))
        expect(answer).toMatchObject({
          type: 'InvalidParameter',
          reason: 'stake_too_large',
          data: { max: { amount: 2, currency: 'USD' } },
        })
    expect(await onScales(fixture)).toBe(9600n)
    expect(await mostFor(one, [fixture], settings)).toBe(2)
    expect(isTaken(await back(one, [fixture], '2.01', settings))).toBe(false)
    expect(isTaken(await back(one, [fixture], '2', settings))).toBe(true)
    expect(await mostFor(one, [fixture], settings)).toBe(0)
    expect(await back(two, [fixture], '2', settings)).toMatchObject({
      type: 'InvalidRequest',
      reason: 'limit_reached',
      data: {},
    })
    // Another match has its own.
    expect(isTaken(await back(one, [next()], '6', settings))).toBe(true)
    expect((await book.balance(one)) + (await book.balance(two))).toBe(200_000n - 9n * 600n - 200n)
  })

  it('is bounded for a player over all matches, and an accumulator weighs on each of its selections', async () => {
    const settings = { playerLiabilityMaxMinor: 10_000, selectionLiabilityMaxMinor: 9000 }
    const uid = await book.player(100_000n)
    const [a, b] = [next(), next()]
    // 10.00 at 9 may win 80.00.
    expect(isTaken(await back(uid, [a, b], '10', settings))).toBe(true)
    expect([await onScales(a), await onScales(b), await ofPlayer(uid)]).toEqual([8000n, 8000n, 8000n])
    expect(await mostFor(uid, [next()], settings)).toBe(10)
    expect(isTaken(await back(uid, [next()], '10.01', settings))).toBe(false)
    expect(await mostFor(await book.player(100n), [a], settings)).toBe(5)
  })

  it('comes free with the end of a bet, and counts again for one that a corrected result opens', async () => {
    const settings = { playerLiabilityMaxMinor: 100_000 }
    const uid = await book.player(100_000n)
    const [a, b] = [next(), next()]
    await back(uid, [a], '10', settings)
    await back(uid, [a, b], '10', settings)
    expect([await onScales(a), await onScales(b), await ofPlayer(uid)]).toEqual([10_000n, 8000n, 10_000n])
    await end(a, 0, 1)
    // Both are lost; of a match that is over nothing is kept.
    expect([await onScales(a), await onScales(b), await ofPlayer(uid)]).toEqual([undefined, 0n, 0n])
    await correctResult(book.context(), a, { home: 2, away: 1 }, 'the league’s protocol')
    expect([await onScales(b), await ofPlayer(uid)]).toEqual([8000n, 8000n])
    await correctResult(book.context(), a, { home: 1, away: 1 }, 'the league’s second protocol')
    expect([await onScales(b), await ofPlayer(uid)]).toEqual([0n, 0n])
    await correctResult(book.context(), a, { home: 2, away: 1 }, 'the league’s third protocol')
    await end(b, 1, 0)
    expect(await ofPlayer(uid)).toBe(0n)
    expect(await book.database.db.read(audit)).toEqual([])
  })

  it('is bounded without any setting: twenty of the largest bets on one selection are not taken', async () => {
    const uid = await book.player(100_000_000n)
    const fixture = next()
    const answers = []
    for (let count = 0; count < 20; count++) answers.push(await back(uid, [fixture], '5000'))
    // Each may win 10,000.00: a player's limit is 100,000.00.
    expect(answers.filter(isTaken)).toHaveLength(10)
    const others = await Promise.all(Array.from({ length: 4 }, () => book.player(100_000_000n)))
    const more = []
    for (let count = 0; count < 20; count++) more.push(await back(others[count % 4] ?? uid, [fixture], '5000'))
    // The selection's is 250,000.00.
    expect(more.filter(isTaken)).toHaveLength(15)
    expect(await onScales(fixture)).toBe(25_000_000n)
  })

  it('is not counted where an operator has switched both limits off', async () => {
    const none = { selectionLiabilityMaxMinor: 0, playerLiabilityMaxMinor: 0 }
    const uid = await book.player(100_000n)
    const fixture = next()
    expect(isTaken(await back(uid, [fixture], '10', none))).toBe(true)
    expect([await onScales(fixture), await ofPlayer(uid)]).toEqual([undefined, undefined])
    // Ending it takes nothing off a liability that it was never counted in.
    await back(uid, [next()], '10', { playerLiabilityMaxMinor: 100_000 })
    await end(fixture, 1, 0)
    expect(await ofPlayer(uid)).toBe(2000n)
  })
})
