import type { StaffMember } from '@ante/kit/context'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../ledger/index.ts'
import { endpoints } from '../contract.ts'
import { type StaffBet, staffEndpoints } from '../contract-staff.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { staffHandlers } from '../handlers-staff.ts'
import { correctResult } from './correct-result.ts'
import { placeBet } from './place-bet.ts'
import { settleFixtures } from './settle-fixtures.ts'

let book: TestBook
let fixtures: number[]
let used = 0
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  fixtures = (
    await book.query<{ id: number }>(
      `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
        where f.phase = 'not_started' and f.starts_at > now() + interval '10 minutes' order by f.id`
    )
  ).map(({ id }) => id)
})
afterAll(async () => {
  expect(await book.database.db.read(audit)).toEqual([])
  await book.close()
})

const next = (): number => fixtures[used++] ?? 0
const reason = 'a price that was typed wrong'
interface Voided {
  bet: string
  state: string
  payout: { amount: number } | null
  owed: { amount: number }
}
/** Another member has approved it: prices are the feed's, so a test that is not about the limit may be above it. */
const approved = { approval: { request: 1n, by: 'somebody else' } } as unknown as Partial<StaffMember>
const asVoid = (bet: string, leg?: number, by: Partial<StaffMember> = approved): Promise<Voided> => {
  const staff: StaffMember = { name: `clerk-${bet}`, permissions: ['*'], ...by }
  const context = {
    ...book.context(),
    staff,
    refuse: (code: string) => {
      throw new Error(code)
    },
  }
  const input = staffEndpoints['sportsbook.voidbet'].input.parse({ bet, reason, ...(leg === undefined ? {} : { leg }) })
  return staffHandlers['sportsbook.voidbet'](context as never, input)
}
/** At home in each of these matches. */
const place = async (uid: bigint, on: readonly number[], stake = '10', key?: string, settings: object = {}) =>
  (
    await placeBet(
      book.context(uid, key, settings),
      endpoints['sportsbook.placebet'].input.parse({
        selections: await Promise.all(
          on.map(async (fixture) => ({ market_id: await book.winner(fixture), outcome: 'home', price: 2 }))
        ),
        stake,
        currency: 'USD',
        price_policy: 'any',
      })
    )
  ).bet
const rowOf = async (id: string) =>
  (
    await book.query<{ state: string; reason: string | null; payout: number | null; potential: number }>(
      'select state, reason, payout_minor::int as payout, potential_minor::int as potential from sportsbook.bets where id = $1',
      [id]
    )
  )[0]
const movedBy = async (id: string) =>
  (
    await book.query<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from ledger.transactions where key like $1 group by kind order by kind`,
      [`bet-%:${id}:%`]
    )
  ).map(({ kind, count }) => `${kind} ${count}`)

describe('a bet that staff void', () => {
  it('SB-8 gives the stake back once, however often it is said, and settlement and the player’s own repeat change nothing', async () => {
    const [fixture, uid] = [next(), await book.player(5000n)]
    const key = `mine-${fixture}-press`
    const bet = await place(uid, [fixture], '10', key)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => asVoid(bet.id, undefined, { ...approved, name: 'one clerk' }))
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ state: 'returned', payout: { amount: 10 }, owed: { amount: 0 } })
    expect(await book.balance(uid)).toBe(5000n)
    expect(await rowOf(bet.id)).toMatchObject({ state: 'returned', reason: 'void', payout: 1000 })
    expect((await place(uid, [fixture], '10', key)).id).toBe(bet.id)
    await book.end(fixture, 3, 0)
    await settleFixtures(book.context())
    expect(await book.balance(uid)).toBe(5000n)
    expect(await movedBy(bet.id)).toEqual(['bet-settled 1'])
    expect(
      await book.query('select made_by, approved_by, reason from sportsbook.voids where bet_id = $1', [bet.id])
    ).toEqual([{ made_by: 'one clerk', approved_by: 'somebody else', reason }])
  })

  it('is found by staff among its player’s bets, the latest first, page by page', async () => {
    const uid = await book.player(5000n)
    const bets = [await place(uid, [next()]), await place(uid, [next()]), await place(uid, [next()])]
    await place(await book.player(5000n), [next()])
    await asVoid(bets[1]?.id ?? '')
    const list = async (page: object) =>
      (
        await operatorCall<{ items: StaffBet[] }>(book.database.db, 'sportsbook.listbets', {
          uid: String(uid),
          ...page,
        })
      ).items.map(({ id, state, legs }) => [id, state, legs.length])
    const [first, second, third] = bets.map(({ id }) => id)
    expect(await list({})).toEqual([
      [third, 'open', 1],
      [second, 'returned', 1],
      [first, 'open', 1],
    ])
    expect(await list({ before: third, count: 1 })).toEqual([[second, 'returned', 1]])
    expect(await list({ before: first })).toEqual([])
  })

  it('SB-8 after it was won: takes the win back, what was spent is owed, and no correction pays it again', async () => {
    const [fixture, uid] = [next(), await book.player(1000n)]
    const bet = await place(uid, [fixture])
    await book.end(fixture, 1, 0)
    await settleFixtures(book.context())
    const won = await book.balance(uid)
    expect(won).toBeGreaterThan(1000n)
    // Nearly all of it is spent.
    await place(uid, [next()], String(Number(won - 100n) / 100))
    const answer = await asVoid(bet.id)
    expect(answer).toMatchObject({ state: 'returned', payout: { amount: 10 } })
    expect(answer.owed.amount).toBeCloseTo(Number(won - 1000n - 100n) / 100, 5)
    expect(await book.balance(uid)).toBe(0n)
    expect(await correctResult(book.context(), fixture, { home: 0, away: 2 }, 'the league')).toMatchObject({
      corrected: [],
      failed: [],
    })
    expect(await rowOf(bet.id)).toMatchObject({ state: 'returned', payout: 1000 })
    expect(await movedBy(bet.id)).toEqual(['bet-corrected 1', 'bet-settled 1'])
  })

  it('SB-8 after it was lost: the stake is back', async () => {
    const [fixture, uid] = [next(), await book.player(1000n)]
    const bet = await place(uid, [fixture])
    await book.end(fixture, 0, 1)
    await settleFixtures(book.context())
    expect(await asVoid(bet.id)).toMatchObject({ state: 'returned', payout: { amount: 10 } })
    expect(await book.balance(uid)).toBe(1000n)
  })

  it('SB-8 one leg: the bet goes on with the others at what they may pay, and pays just that', async () => {
    const [one, two, uid] = [next(), next(), await book.player(1000n)]
    const bet = await place(uid, [one, two])
    const [, second] = await book.query<{ price: number }>(
      'select price from sportsbook.bet_legs where bet_id = $1 order by position',
      [bet.id]
    )
    const left = Math.floor((1000 * (second?.price ?? 0)) / 1000)
    expect(await asVoid(bet.id, 1, approved)).toMatchObject({ state: 'open', payout: null })
    expect(await asVoid(bet.id, 1)).toMatchObject({ state: 'open' })
    expect((await rowOf(bet.id))?.potential).toBe(left)
    await book.end(one, 0, 4)
    await book.end(two, 1, 0)
    await settleFixtures(book.context())
    expect(await rowOf(bet.id)).toMatchObject({ state: 'won', payout: left })
    expect(await book.balance(uid)).toBe(BigInt(left))
  })

  it('SB-8 the leg that lost an accumulator: it waits for its other legs again', async () => {
    const [one, two, uid] = [next(), next(), await book.player(1000n)]
    const bet = await place(uid, [one, two], '10', undefined, { selectionLiabilityMaxMinor: 25_000_000 })
    await book.end(one, 0, 4)
    await settleFixtures(book.context())
    expect(await rowOf(bet.id)).toMatchObject({ state: 'lost', payout: 0 })
    expect(await asVoid(bet.id, 1, approved)).toMatchObject({ state: 'open', payout: null })
    await book.end(two, 2, 0)
    await settleFixtures(book.context())
    expect((await rowOf(bet.id))?.state).toBe('won')
    const exposed = await book.query<{ sum: bigint }>(
      'select coalesce(sum(liability_minor), 0)::bigint as sum from sportsbook.player_exposures where uid = $1',
      [uid]
    )
    expect(exposed[0]?.sum).toBe(0n)
  })

  it('SB-8 while its match is being settled: one end, whoever is first', async () => {
    for (let round = 0; round < 6; round++) {
      const [fixture, uid] = [next(), await book.player(1000n)]
      const bet = await place(uid, [fixture])
      await book.end(fixture, 1, 0)
      await Promise.all([settleFixtures(book.context()), asVoid(bet.id), settleFixtures(book.context())])
      expect(await rowOf(bet.id)).toMatchObject({ state: 'returned', reason: 'void', payout: 1000 })
      expect(await book.balance(uid)).toBe(1000n)
    }
  })

  it('SB-8 above the limit of a day another member has to approve, in parts too, and nothing is written before', async () => {
    const [fixture, uid] = [next(), await book.player(50_000n)]
    const bets = [
      await place(uid, [fixture], '60'),
      await place(uid, [fixture], '40'),
      await place(uid, [fixture], '1'),
    ]
    // Less than twice the stake: the stake is what counts.
    await book.query('update sportsbook.bets set potential_minor = stake_minor * 3 / 2 where uid = $1', [uid])
    const by = { name: 'a clerk of the limit' }
    const [first, second, third] = bets.map(({ id }) => id)
    await asVoid(first ?? '', undefined, by)
    await asVoid(second ?? '', undefined, by)
    await expect(asVoid(third ?? '', undefined, by)).rejects.toThrow('approve')
    // Another member, the same player.
    await expect(asVoid(third ?? '', undefined, { name: 'another clerk' })).rejects.toThrow('approve')
    await expect(operatorCall(book.database.db, 'sportsbook.voidbet', { bet: third, reason })).rejects.toThrow(
      'approval_needed'
    )
    expect(await rowOf(third ?? '')).toMatchObject({ state: 'open' })
    expect(await book.query('select 1 from sportsbook.bet_legs where bet_id = $1 and is_voided', [third])).toEqual([])
    expect(await asVoid(third ?? '', undefined, { ...by, ...approved })).toMatchObject({ state: 'returned' })
    expect(await book.balance(uid)).toBe(50_000n)
  })

  it('SB-8 what the player could have won counts towards the limit, not the stake alone', async () => {
    const [one, two, three, uid] = [next(), next(), next(), await book.player(100_000n)]
    const single = await place(uid, [one], '60')
    expect((await rowOf(single.id))?.potential).toBeGreaterThan(6000)
    await book.query('update sportsbook.bets set potential_minor = 250000 where id = $1', [single.id])
    // The match is over and not yet settled: who knows how it ended voids the winning bet.
    await book.end(one, 3, 0)
    await expect(asVoid(single.id, undefined, {})).rejects.toThrow('approve')
    const double = await place(uid, [two, three], '30')
    await book.query('update sportsbook.bets set potential_minor = 250000 where id = $1', [double.id])
    await expect(asVoid(double.id, 1, {})).rejects.toThrow('approve')
    expect(await asVoid(double.id, 1, approved)).toMatchObject({ state: 'open' })
  })

  it('SB-8 the leg that lost, while another match of the bet is being settled: the bet does not stay open', async () => {
    const [one, two, uid] = [next(), next(), await book.player(100_000n)]
    const limited = { selectionLiabilityMaxMinor: 25_000_000 }
    const bet = await place(uid, [one, two], '10', undefined, limited)
    await book.end(one, 0, 4)
    await settleFixtures(book.context())
    // The void waits for the exposure of its player; the other match ends and is settled meanwhile.
    const blocker = await book.database.db.pool.connect()
    await blocker.query('begin')
    await blocker.query('select from sportsbook.player_exposures where uid = $1 for update', [uid])
    const voided = asVoid(bet.id, 1, approved)
    await expect
      .poll(
        async () =>
          (
            await book.query(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%exposure%'`
            )
          ).length
      )
      .toBe(1)
    await book.end(two, 2, 0)
    const settled = settleFixtures(book.context())
    await expect
      .poll(
        async () =>
          (
            await book.query(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`
            )
          ).length
      )
      .toBe(2)
    await blocker.query('commit')
    blocker.release()
    await Promise.all([voided, settled])
    await settleFixtures(book.context())
    expect((await rowOf(bet.id))?.state).toBe('won')
  })

  it('SB-8 what does not exist is not found', async () => {
    const [fixture, uid] = [next(), await book.player(1000n)]
    const bet = await place(uid, [fixture])
    await expect(asVoid('999999999')).rejects.toThrow('not_found')
    await expect(asVoid(bet.id, 2)).rejects.toThrow('not_found')
  })
})
