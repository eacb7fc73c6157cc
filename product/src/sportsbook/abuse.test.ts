import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { money } from '@ante/kit/money'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { endpoints } from './contract.ts'
import { correctResult } from './bets/correct-result.ts'
import { searchSports } from './catalogue/find-teams.ts'
import { placeBet } from './bets/place-bet.ts'
import { snapshots } from './reactions.ts'
import { settleFixtures } from './bets/settle-fixtures.ts'
import { testBook, type TestBook } from './sportsbook.fixture.ts'

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
  expect(fixtures.length).toBeGreaterThan(9)
})
afterAll(() => book.close())

const next = (): number => fixtures.shift() ?? 0
const backHome = async (uid: bigint, on: readonly number[], key?: string) =>
  placeBet(
    book.context(uid, key),
    endpoints['sportsbook.placebet'].input.parse({
      selections: await Promise.all(
        on.map(async (fixture) => ({ market_id: await book.winner(fixture), outcome: 'home', price: 2 }))
      ),
      stake: '10',
      currency: 'USD',
      price_policy: 'any',
    })
  )
const stateOf = async (id: string): Promise<string> =>
  (await book.query<{ state: string }>('select state from sportsbook.bets where id = $1', [id]))[0]?.state ?? 'gone'
const fund = (uid: bigint) =>
  book.database.db.write((tx) =>
    post(tx, {
      key: `opening:${uid}`,
      kind: 'opening',
      postings: [
        { from: houseAccount('opening'), to: playerAccount(uid, 'main'), amount: money(10_000n), code: 'opening' },
      ],
    })
  )

describe('somebody who means harm', () => {
  it('SB-7 cannot take the name of another bet’s payout with an idempotency key of their own', async () => {
    const victim = await book.player(10_000n)
    const fixture = next()
    const { bet } = await backHome(victim, [fixture])
    // A player whose number is that of the victim's bet, with keys that look like the house's.
    const attacker = BigInt(bet.id)
    await fund(attacker)
    for (const key of ['settled:1', 'rejected', 'reversed:1']) await backHome(attacker, [next()], key)
    await book.end(fixture, 1, 0)
    await settleFixtures(book.context())
    expect(await stateOf(bet.id)).toBe('won')
    expect(await book.balance(victim)).toBeGreaterThan(10_000n)
  })

  it('cannot hold up the settlement of other matches with one that fails', async () => {
    const uid = await book.player(10_000n)
    const [broken, sound] = [next(), next()]
    const [first, second] = [await backHome(uid, [broken]), await backHome(uid, [sound])]
    await book.end(broken, 1, 0)
    await book.end(sound, 1, 0)
    await book.query(`update sportsbook.bet_legs set market_type = 'unknown' where bet_id = $1`, [first.bet.id])
    await settleFixtures(book.context())
    expect([await stateOf(first.bet.id), await stateOf(second.bet.id)]).toEqual(['open', 'won'])
    expect(book.warnings).toContain('a fixture could not be settled')
    await book.query(`update sportsbook.bet_legs set market_type = '1x2' where bet_id = $1`, [first.bet.id])
    await settleFixtures(book.context())
    expect(await stateOf(first.bet.id)).toBe('won')
  })

  it('SB-7 cannot hold up what others have won on the same match with a bet that fails, nor with one that has no result', async () => {
    const uids = [await book.player(10_000n), await book.player(10_000n), await book.player(10_000n)]
    const fixture = next()
    const [unpaid, ungraded, sound] = await Promise.all(
      uids.map(async (uid) => (await backHome(uid, [fixture])).bet.id)
    )
    await book.end(fixture, 1, 0)
    const shift = (by: string) =>
      book.query('update sportsbook.bet_legs set market_type = $2 where bet_id = $1', [ungraded, by])
    await shift('unknown')
    await book.query(`alter table sportsbook.bets add constraint unpaid check (id <> ${unpaid} or state = 'open')`)
    book.warnings.length = 0
    await settleFixtures(book.context())
    const states = () => Promise.all([unpaid, ungraded, sound].map((id) => stateOf(id ?? '')))
    expect(await states()).toEqual(['open', 'open', 'won'])
    expect(book.warnings).toEqual(['a fixture could not be settled'])
    await book.query('alter table sportsbook.bets drop constraint unpaid')
    await shift('1x2')
    await settleFixtures(book.context())
    expect(await states()).toEqual(['won', 'won', 'won'])
    expect(await book.database.db.read(audit)).toEqual([])
  })

  it('cannot hold it up with many that fail either, however many a turn looks at', async () => {
    const uid = await book.player(100_000n)
    const broken = fixtures.splice(0, 25).sort((a, b) => a - b)
    const sound = broken.pop() ?? 0
    for (const fixture of [...broken, sound]) await backHome(uid, [fixture])
    const shift = (by: string) =>
      book.query('update sportsbook.bet_legs set market_type = $3 where uid = $1 and event_id = any ($2)', [
        uid,
        broken,
        by,
      ])
    await shift('unknown')
    for (const fixture of [...broken, sound]) await book.end(fixture, 1, 0)
    await settleFixtures(book.context())
    expect(
      await book.query(`select state, count(*)::int as n from sportsbook.bets where uid = $1 group by 1 order by 1`, [
        uid,
      ])
    ).toEqual([
      { state: 'open', n: 24 },
      { state: 'won', n: 1 },
    ])
    await shift('1x2')
    await settleFixtures(book.context())
    expect(await book.query(`select distinct state from sportsbook.bets where uid = $1`, [uid])).toEqual([
      { state: 'won' },
    ])
  })

  it('gets no list of all live matches for each key that comes to mind', async () => {
    const list = snapshots['sportsbook.live']
    expect(await list(book.database.db, 'all')).toHaveProperty('fixtures')
    expect(await list(book.database.db, '17')).toBeUndefined()
  })

  it('is answered with a refusal for a market with a number that none has', async () => {
    const uid = await book.player(10_000n)
    const input = endpoints['sportsbook.placebet'].input.parse({
      selections: [{ market_id: '999999999999999999', outcome: 'home', price: 2 }],
      stake: '10',
      currency: 'USD',
      price_policy: 'any',
    })
    await expect(placeBet(book.context(uid), input)).rejects.toMatchObject({ reason: 'market_closed' })
    expect(endpoints['sportsbook.getfixtures'].input.safeParse({ day: '0000-01-01' }).success).toBe(false)
  })
})

describe('a result that is put right', () => {
  it('SB-7 opens an accumulator again that one wrong result had ended, and settles it with its last match, once', async () => {
    const uid = await book.player(10_000n)
    const [one, two] = [next(), next()]
    const { bet } = await backHome(uid, [one, two])
    await book.end(one, 0, 1)
    await settleFixtures(book.context())
    expect(await stateOf(bet.id)).toBe('lost')
    expect(await correctResult(book.context(), one, { home: 2, away: 1 }, 'the league’s protocol')).toMatchObject({
      corrected: [BigInt(bet.id)],
      owed: [],
    })
    expect(await stateOf(bet.id)).toBe('open')
    // A lost leg loses an accumulator at once, also where it was won in between.
    await correctResult(book.context(), one, { home: 0, away: 2 }, 'the league’s second protocol')
    expect(await stateOf(bet.id)).toBe('lost')
    await correctResult(book.context(), one, { home: 2, away: 1 }, 'the league’s third protocol')
    expect(await stateOf(bet.id)).toBe('open')
    expect(await book.balance(uid)).toBe(9000n)
    await book.end(two, 1, 0)
    for (let again = 0; again < 3; again++) await settleFixtures(book.context())
    expect(await stateOf(bet.id)).toBe('won')
    const [row] = await book.query<{ potential_minor: bigint }>(
      'select potential_minor from sportsbook.bets where id = $1',
      [bet.id]
    )
    expect(await book.balance(uid)).toBe(9000n + (row?.potential_minor ?? 0n))
    expect(await book.database.db.read(audit)).toEqual([])
  })
})

describe('the search', () => {
  it('BET-01 finds clubs, in slips and other spellings too, with the match that comes next, and leagues', async () => {
    const [club] = await book.query<{ name: string }>(
      `select c.name from sportsbook.participants c join sportsbook.events f on c.id in (f.home_id, f.away_id) where f.status = 'not_started' and split_part(c.name, ' ', 1) ~ '^[A-Z][a-z]{5,}$' order by c.id limit 1`
    )
    const name = club?.name ?? ''
    const search = async (query: string) =>
      endpoints['sportsbook.search'].output.parse(
        await searchSports(book.context(), endpoints['sportsbook.search'].input.parse({ query }))
      )
    const found = await search(name)
    expect([found.fixtures[0]?.home.name, found.fixtures[0]?.away.name]).toContain(name)
    expect((await search(name.slice(0, 2) + name.slice(3))).fixtures.map((fixture) => fixture.id)).toContain(
      found.fixtures[0]?.id
    )
    expect(new Set(found.fixtures.map((fixture) => fixture.id)).size).toBe(found.fixtures.length)
    const [league] = await book.query<{ name: string; sysname: string }>(
      `select name, sysname from sportsbook.competitions order by id limit 1`
    )
    expect((await search(league?.name.toUpperCase() ?? '')).leagues.map(({ sysname }) => sysname)).toContain(
      league?.sysname
    )
    expect(await search('%_%')).toEqual({ fixtures: [], leagues: [] })
  })
})
