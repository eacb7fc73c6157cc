import { money } from '@ante/kit/money'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, houseAccount, playerAccount, post } from '../../ledger/index.ts'
import { endpoints } from '../contract.ts'
import { correctResult } from './correct-result.ts'
import { placeBet } from './place-bet.ts'
import { gradeFixture, pay, settledOf, settleFixtures } from './settle-fixtures.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { lockBets } from './store-bets.ts'

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

const atHome = async (uid: bigint, fixture: number, stake = '10', key?: string, settings: object = {}) =>
  placeBet(
    book.context(uid, key, settings),
    endpoints['sportsbook.placebet'].input.parse({
      selections: [{ market_id: await book.winner(fixture), outcome: 'home', price: 2 }],
      stake,
      currency: 'USD',
      price_policy: 'any',
    })
  )

const statesOf = (ids: readonly string[]) =>
  book
    .query<{ state: string }>('select state from sportsbook.bets where id = any ($1::bigint[]) order by id', [ids])
    .then((rows) => rows.map(({ state }) => state))

describe('a result that is put right while its players go on', () => {
  it('SB-7 corrects every bet, and books as owed what a player spends at this moment', async () => {
    const [fixture = 0] = fixtures
    const players = [await book.player(1000n), await book.player(1000n), await book.player(1000n)]
    const [, spender = 0n] = players
    for (const uid of players) await atHome(uid, fixture)
    await book.end(fixture, 1, 0)
    await settleFixtures(book.context())
    const won = await book.balance(spender)
    // The stake of another bet has gone and is not committed yet: whoever reads the balance still sees all of it.
    const other = await book.database.db.pool.connect()
    await other.query('begin')
    await other.query(
      `select ledger.post($1, null, 'bet', 'USD', array[$2], array['house:sportsbook'], array[$3::bigint], array['stake'])`,
      ['spent', `player:${spender}:main`, won]
    )
    const correcting = correctResult(book.context(), fixture, { home: 0, away: 0 }, 'the league’s protocol')
    const waits = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await book.query<{ n: number }>(waits))[0]?.n === 0) await book.query('select pg_sleep(0.01)')
    await other.query('commit')
    other.release()
    expect(await correcting).toMatchObject({
      corrected: [expect.anything(), expect.anything(), expect.anything()],
      owed: [{ amount: money(won) }],
    })
    expect(await Promise.all(players.map((uid) => book.balance(uid)))).toEqual([0n, 0n, 0n])
    expect(await book.query('select state from sportsbook.bets where uid = any ($1) order by uid', [players])).toEqual([
      { state: 'lost' },
      { state: 'lost' },
      { state: 'lost' },
    ])
    expect(await book.database.db.read(audit)).toEqual([])
  })
  it('SB-7 reaches a bet too that is being paid by the result of before in this very moment', async () => {
    const fixture = fixtures[2] ?? 0
    const uid = await book.player(1000n)
    const { bet } = await atHome(uid, fixture)
    await book.end(fixture, 1, 0)
    const { db } = book.context()
    await db.write((tx) => gradeFixture(tx, fixture, false))
    const [looked, paying] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const settling = db.write(async (tx) => {
      const [entry] = await settledOf(tx, await lockBets(tx, [{ uid, id: BigInt(bet.id) }]))
      looked.resolve(undefined)
      await paying.promise
      if (entry?.settled) await pay(tx, entry.bet, entry.settled, false)
    })
    await looked.promise
    // The payment is committed after the correction has looked for what it must put right.
    const slow: typeof db = {
      ...db,
      read: async (work) => {
        const answer = await db.read(work)
        paying.resolve(undefined)
        await settling
        return answer
      },
    }
    expect(await correctResult({ db: slow }, fixture, { home: 0, away: 0 }, 'the league’s protocol')).toEqual({
      corrected: [BigInt(bet.id)],
      owed: [],
      failed: [],
    })
    expect(await statesOf([bet.id])).toEqual(['lost'])
    expect(await book.balance(uid)).toBe(0n)
    expect(await db.read(audit)).toEqual([])
  })
  it('SB-7 corrects all others where one bet cannot be corrected, and that one when it can', async () => {
    const fixture = fixtures[3] ?? 0
    const uid = await book.player(3000n)
    const bets: string[] = []
    for (let count = 0; count < 3; count++) bets.push((await atHome(uid, fixture)).bet.id)
    await book.end(fixture, 1, 0)
    await settleFixtures(book.context())
    const correct = () => correctResult(book.context(), fixture, { home: 0, away: 0 }, 'the league’s protocol')
    await book.query(
      `alter table sportsbook.bets add constraint stuck check (id <> ${bets[0] ?? ''} or state <> 'lost')`
    )
    expect(await correct()).toEqual({
      corrected: bets.slice(1).map(BigInt),
      owed: [],
      failed: [expect.stringMatching(`^${bets[0]}: .*stuck`)],
    })
    expect(await statesOf(bets)).toEqual(['won', 'lost', 'lost'])
    await book.query('alter table sportsbook.bets drop constraint stuck')
    expect(await correct()).toEqual({ corrected: [BigInt(bets[0] ?? '')], owed: [], failed: [] })
    expect(await statesOf(bets)).toEqual(['lost', 'lost', 'lost'])
    expect(await book.database.db.read(audit)).toEqual([])
  })
  it('SB-7 corrects all others where a leg has no result at all, and says so', async () => {
    const fixture = fixtures[4] ?? 0
    const uid = await book.player(2000n)
    const bets = [(await atHome(uid, fixture)).bet.id, (await atHome(uid, fixture)).bet.id]
    await book.end(fixture, 1, 0)
    await settleFixtures(book.context())
    const correct = () => correctResult(book.context(), fixture, { home: 0, away: 0 }, 'the league’s protocol')
    const shift = (by: string) =>
      book.query('update sportsbook.bet_legs set market_type = $2 where bet_id = $1', [bets[0], by])
    await shift('unknown')
    expect(await correct()).toMatchObject({
      corrected: [BigInt(bets[1] ?? '')],
      failed: [expect.stringContaining('has no outcome')],
    })
    expect(await statesOf(bets)).toEqual(['won', 'lost'])
    await shift('1x2')
    expect(await correct()).toEqual({ corrected: [BigInt(bets[0] ?? '')], owed: [], failed: [] })
    expect(await statesOf(bets)).toEqual(['lost', 'lost'])
  })
})

describe('the staff call sportsbook.correctresult', () => {
  const asked = (fixture: number | string, score: string, source: string) => {
    const [home, away] = score.split('-')
    return operatorCall(book.database.db, 'sportsbook.correctresult', { fixture: String(fixture), home, away, source })
  }
  const scoreOf = async (fixture: number) =>
    (
      await book.query<{ score: string }>(
        `select home_goals || '-' || away_goals as score from book.football where id = $1`,
        [fixture]
      )
    )[0]?.score

  it('SB-7 corrects, and says of each bet what became of it, also where one fails half-way; said again, it ends what is left', async () => {
    const fixture = fixtures[5] ?? 0
    const [rich, poor, stuck] = [await book.player(1000n), await book.player(1000n), await book.player(1000n)]
    const bets: string[] = []
    for (const uid of [rich, poor, stuck]) bets.push((await atHome(uid, fixture)).bet.id)
    await book.end(fixture, 1, 0)
    await settleFixtures(book.context())
    const gone = [
      { from: playerAccount(poor, 'main'), to: houseAccount('opening'), amount: money(1n), code: 'opening' as const },
    ]
    await book.database.db.write((tx) => post(tx, { key: 'gone', kind: 'opening', postings: gone }))
    await book.query(
      `alter table sportsbook.bets add constraint stuck check (id <> ${bets[2] ?? ''} or state <> 'lost')`
    )
    const correct = () => asked(fixture, '0-0', 'the league’s protocol')
    expect(await correct()).toEqual({
      corrected: [bets[0], bets[1]],
      owed: [{ bet: bets[1], amount: { amount: 0.01, currency: 'USD' } }],
      failed: [expect.stringMatching(`^${bets[2]}: `)],
    })
    await book.query('alter table sportsbook.bets drop constraint stuck')
    expect(await correct()).toEqual({ corrected: [bets[2]], owed: [], failed: [] })
    expect(await statesOf(bets)).toEqual(['lost', 'lost', 'lost'])
    expect(await scoreOf(fixture)).toBe('0-0')
    expect(
      await book.query('select source from sportsbook.results where event_id = $1 order by number desc limit 1', [
        fixture,
      ])
    ).toEqual([{ source: 'the league’s protocol' }])
    expect(await book.database.db.read(audit)).toEqual([])
  })
  it('SB-7 refuses what it cannot read and a match that is not over, and changes nothing', async () => {
    const [fixture, running] = [fixtures[6] ?? 0, fixtures[7] ?? 0]
    await book.end(fixture, 1, 0)
    for (const [id, score, source] of [
      [fixture, '0', 'the league'],
      [fixture, '0-0', ' '],
      [fixture, '0:0', 'the league'],
      [fixture, '0-100', 'the league'],
      ['m7', '0-0', 'the league'],
      ['99999999999999999999', '0-0', 'the league'],
    ] as const)
      await expect(asked(id, score, source), `${id} ${score} ${source}`).rejects.toThrow('InvalidParameter')
    for (const unknown of ['999999999', running])
      await expect(asked(unknown, '0-0', 'the league'), String(unknown)).rejects.toThrow('not_found')
    expect(await scoreOf(fixture)).toBe('1-0')
  })
})

describe('a bet that is sent again', () => {
  it('SB-4 is the same bet, also where the limits have become narrower since', async () => {
    const uid = await book.player(5000n)
    const fixture = fixtures[1] ?? 0
    const { bet } = await atHome(uid, fixture, '20', 'sent-twice')
    const again = await atHome(uid, fixture, '20', 'sent-twice', { stakeMaxMinor: 1000 })
    expect(again.bet.id).toBe(bet.id)
    await expect(atHome(uid, fixture, '20', 'sent-once', { stakeMaxMinor: 1000 })).rejects.toMatchObject({
      reason: 'stake_too_large',
    })
    await expect(atHome(uid, fixture, '30', 'sent-twice', { stakeMaxMinor: 1000 })).rejects.toMatchObject({
      reason: 'idempotency_key_reused',
    })
    expect(await book.balance(uid)).toBe(3000n)
  })
})
