import { createHash } from 'node:crypto'
import { jackpotClientSeed, winsJackpot } from '@ante/arcade/rules/jackpot'
import { money } from '@ante/kit/money'
import { defaultPolicy } from '@ante/testing/policy'
import { sealing } from '@ante/testing/sealing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawsOf } from '../../games/index.ts'
import type { StoredSeed } from '@ante/kit/stored-seed'
import { createSecrets, openRow } from '../../identity/index.ts'
import { jackpotDraft, listedSeeds, listedWinners, prepareSeeds } from '../../jackpots/bets.fixture.ts'
import { meterAccount, openJackpots, putJackpot } from '../../jackpots/index.ts'
import { audit, balancesOf } from '../../ledger/index.ts'
import { endpoints } from '../contract.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { correctResult } from './correct-result.ts'
import { giveFreeBet } from './free-bets.ts'
import { drawJackpotsOfBets } from './jackpot-of-bets.ts'
import { placeBet } from './place-bet.ts'
import { getBets } from './read-bets.ts'
import { settleFixtures } from './settle-fixtures.ts'

let book: TestBook
let fixtures: number[]
let used = 0
let jackpot: bigint
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

/** The jackpot of bets, as it is from now on. `every`: a level is won once in so much staked; `before`: before its meter is above so much. */
async function put(
  level: { name: string; every?: bigint; before?: bigint; rate?: number },
  isPaused = false
): Promise<void> {
  // One jackpot of a currency takes bets, and what a meter holds may not change how it is won.
  await book.query('update jackpots.jackpots set enabled = false where sysname <> $1', [level.name])
  jackpot = await book.database.db.write((tx) => putJackpot(tx, { ...jackpotDraft(level), isPaused }))
  await openJackpots(book.database.db, 'now')
}
/** At home on a match of its own, at 2.000 where nothing else is said. */
async function place(uid: bigint, { stake = '10', price = 2_000, more = {}, policy = defaultPolicy } = {}) {
  const fixture = fixtures[used++] ?? 0
  const market = await book.winner(fixture)
  await book.setPrice(market, 'home', price)
  const input = endpoints['sportsbook.placebet'].input.parse({
    selections: [{ market_id: market, outcome: 'home', price: price / 1_000 }],
    stake,
    currency: 'USD',
    price_policy: 'any',
    ...more,
  })
  const { bet } = await placeBet({ ...book.context(uid), policy }, input)
  return { fixture, id: bet.id, bet }
}
const storedSeeds = () =>
  book.query<{ day: string; server_seed: StoredSeed; server_hash: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, server_seed, server_hash from jackpots.draw_seeds order by jackpots.draw_seeds.day`
  )
const draw = () => drawJackpotsOfBets(book.context())
async function end(fixture: number, home: number, away: number): Promise<void> {
  await book.end(fixture, home, away)
  await settleFixtures(book.context())
}
async function cancel(fixture: number): Promise<void> {
  await book.query(
    `update sportsbook.events set status = 'cancelled', state = state || '{"phase":"cancelled"}' where id = $1`,
    [fixture]
  )
  await settleFixtures(book.context())
}
const betOf = async (uid: bigint, id: string) =>
  (await getBets(book.context(uid), endpoints['sportsbook.getbets'].input.parse({ ids: id }))).items[0]
const meter = async (level: string): Promise<bigint> => {
  const path = meterAccount(jackpot, level)
  return (await book.database.db.read((tx) => balancesOf(tx, [path], 'USD')))[path]?.minor ?? 0n
}
/** What stakes have brought to a meter, in millionths of a cent: with what is carried to the next ones. */
async function brought(level: string, seed: bigint): Promise<bigint> {
  const [row] = await book.query<{ carried: bigint }>(
    `select sum(s.carried[l.slot])::bigint as carried from jackpots.shares s join jackpots.levels l on l.jackpot_id = s.jackpot_id and l.name = $2 where s.jackpot_id = $1`,
    [jackpot, level]
  )
  return ((await meter(level)) - seed) * 1_000_000n + (row?.carried ?? 0n)
}

describe('a jackpot of bets', () => {
  it('JKP-04 the share of a stake is in the meter with the bet, to the millionth; short odds, free bets, test accounts and markets without jackpots feed none', async () => {
    await put({ name: 'steady', every: 1_000_000_000n, rate: 3_333 })
    const uid = await book.player(100_000n)
    expect((await place(uid, { stake: '7.77' })).bet.jackpot).toEqual({ state: 'waiting', win: null, draw: null })
    expect(await brought('steady', 1_000n)).toBe(777n * 3_333n)
    const gift = {
      type: 'free_bet',
      amounts_minor: { USD: 500 },
      days: 7,
      returns_stake: false,
      odds_least: null,
    } as const
    const free = await book.database.db.write((tx) => giveFreeBet(tx, { uid, currency: 'USD', source: 'test', gift }))
    const without = () => ({ ...defaultPolicy(), jackpots: false })
    const none = [
      await place(uid, { price: 1_499 }),
      await place(uid, { stake: '5', more: { free_bet: String(free) } }),
      await place(uid, { policy: without }),
    ]
    expect(none.map(({ bet }) => bet.jackpot)).toEqual([null, null, null])
    expect(await brought('steady', 1_000n)).toBe(777n * 3_333n)
  })

  it('JKP-05 JKP-02 a bet that is lost wins a level with its stake in so much: paid once, with its line among the winners, however often and at once it is drawn', async () => {
    await put({ name: 'certain', every: 1_000n })
    const uid = await book.player(100_000n)
    const { fixture, id } = await place(uid)
    expect(await draw()).toBe(0)
    await end(fixture, 0, 1)
    const before = await meter('certain')
    await Promise.all([draw(), draw(), draw()])
    expect(await book.balance(uid)).toBe(100_000n - 1_000n + before)
    expect(await betOf(uid, id)).toMatchObject({
      state: 'lost',
      jackpot: { state: 'won', win: { level: 'certain', amount: { amount: Number(before) / 100 } } },
    })
    expect(await meter('certain')).toBe(1_000n)
    expect(await draw()).toBe(0)
    expect((await listedWinners(book.context(uid)))[0]).toMatchObject({
      level: 'certain',
      game: 'betting',
      amount: { amount: Number(before) / 100 },
    })
  })

  it('JKP-05 a returned bet is not drawn and takes back what it fed out of the next stakes; a correction draws nothing a second time', async () => {
    await put({ name: 'certain', every: 1_000n })
    const uid = await book.player(100_000n)
    const fed = await brought('certain', 1_000n)
    const { fixture, id } = await place(uid)
    await cancel(fixture)
    await draw()
    expect((await betOf(uid, id))?.jackpot).toEqual({ state: 'given_back', win: null, draw: null })
    expect([await brought('certain', 1_000n), await book.balance(uid)]).toEqual([fed, 100_000n])
    const lost = await place(uid)
    await end(lost.fixture, 0, 1)
    await draw()
    const won = await book.balance(uid)
    await correctResult(book.context(), lost.fixture, { home: 2, away: 0 }, 'test')
    expect(await draw()).toBe(0)
    expect(await book.balance(uid)).toBe(won + 2_000n)
  })

  it('JKP-05 a level that is won before an amount has one winner in each run, also of bets that are drawn together', async () => {
    await put({ name: 'limited', before: 1_001n, rate: 200_000 })
    const players = [await book.player(100_000n), await book.player(100_000n)]
    const bets = []
    for (const uid of players) bets.push({ uid, ...(await place(uid)) })
    for (const { fixture } of bets) await end(fixture, 0, 1)
    expect(await draw()).toBe(2)
    const wins = await book.query<{ run: number; amount: bigint }>(
      `select run, amount_minor as amount from jackpots.wins where jackpot_id = $1 and level = 'limited' order by run`,
      [jackpot]
    )
    expect(wins.map(({ run }) => run)).toEqual(wins.map((_, index) => index + 1))
    expect(wins.every(({ amount }) => amount <= 1_001n)).toBe(true)
    expect(wins.length).toBeGreaterThan(0)
  })

  it('JKP-05 a bet that ends while the jackpot is paused waits, and is drawn when it goes on', async () => {
    await put({ name: 'certain', every: 1_000n })
    const uid = await book.player(100_000n)
    const { fixture, id } = await place(uid)
    await end(fixture, 0, 1)
    await put({ name: 'certain', every: 1_000n }, true)
    expect(await draw()).toBe(0)
    expect((await place(uid)).bet.jackpot).toBeNull()
    await put({ name: 'certain', every: 1_000n })
    expect(await draw()).toBe(1)
    expect((await betOf(uid, id))?.jackpot?.state).toBe('won')
  })

  it('JKP-05 a draw follows from the seed of its day, whose hash is known before and which itself is told when the day is over', async () => {
    await put({ name: 'half', every: 2_000n })
    const uid = await book.player(1_000_000n)
    const bets = []
    for (let count = 0; count < 12; count += 1) bets.push(await place(uid))
    for (const { fixture } of bets) await end(fixture, 0, 1)
    expect(await draw()).toBe(12)
    const [stored] = await storedSeeds()
    const seed = stored && openRow(sealing, stored)
    expect(
      createHash('sha256')
        .update(seed?.server_seed ?? '')
        .digest('hex')
    ).toBe(seed?.server_hash)
    expect(await listedSeeds(book.context())).toContainEqual({ ...seed, server_seed: null })
    for (const { id } of bets) {
      const drawn = (await betOf(uid, id))?.jackpot?.draw
      expect([drawn?.day, drawn?.text.startsWith(`bet:${uid}:`)]).toEqual([seed?.day, true])
      const [half] = drawn?.levels ?? []
      expect(half).toEqual({ level: 'half', share: '1000', range: '2000' })
      const numbers = drawsOf(seed?.server_seed ?? '', jackpotClientSeed(drawn?.text ?? '', drawn?.id ?? '', 'half'), 0)
      expect(drawn?.hit).toBe(winsJackpot(numbers, { share: 1_000n, range: 2_000n }) ? 'half' : null)
    }
    await book.query(`update jackpots.draw_seeds set day = day - 2`)
    expect(await listedSeeds(book.context())).toMatchObject([{ server_seed: seed?.server_seed }])
  })

  it('JKP-05 no table tells what bets of today and tomorrow are drawn by: older seeds are sealed, an older key can go, and what is public stands plain', async () => {
    const next = { id: 'next', key: new Uint8Array(32).fill(8) }
    const [both, late] = [
      { secrets: createSecrets([next, { id: 'test', key: new Uint8Array(32) }]) },
      { secrets: createSecrets([next]) },
    ]
    await book.query('delete from jackpots.draw_seeds')
    await prepareSeeds(book.context())
    const before = await storedSeeds()
    const seeds = before.map((row) => openRow(sealing, row).server_seed)
    expect([new Set(seeds).size, seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))]).toEqual([2, true])
    const dump = async () => JSON.stringify(await book.query('select d::text from jackpots.draw_seeds d'))
    for (const seed of seeds) expect(await dump()).not.toContain(seed)

    await book.query('update jackpots.draw_seeds set server_seed = $2 where server_hash = $1', [
      before[0]?.server_hash,
      seeds[0],
    ])
    await expect(prepareSeeds({ ...book.context(), ports: late })).rejects.toThrow('not among DATA_KEYS')
    await prepareSeeds({ ...book.context(), ports: both })
    expect((await storedSeeds()).map((row) => openRow(late, row).server_seed)).toEqual(seeds)
    expect(await dump()).not.toContain(seeds[0])

    await book.query('update jackpots.draw_seeds set day = day - 2')
    await prepareSeeds({ ...book.context(), ports: late })
    expect(await dump()).toContain(seeds[0])
    expect((await listedSeeds(book.context())).map(({ server_seed }) => server_seed)).toEqual(
      expect.arrayContaining([seeds[0]])
    )
    await book.query('delete from jackpots.draw_seeds')
  })

  it('JKP-05 a draw that is broken off half way leaves nothing, and the next one pays the same', async () => {
    await put({ name: 'certain', every: 1_000n })
    const uid = await book.player(100_000n)
    const { fixture, id } = await place(uid)
    await end(fixture, 0, 1)
    await book.query(
      `create function book.refuse() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`
    )
    await book.query(
      `create trigger refuse before update of jackpot_end on sportsbook.bets for each row execute function book.refuse()`
    )
    expect(await draw()).toBe(0)
    expect([await book.balance(uid), (await betOf(uid, id))?.jackpot?.state]).toEqual([99_000n, 'waiting'])
    await book.query('drop trigger refuse on sportsbook.bets')
    const held = money(await meter('certain'))
    expect(await draw()).toBe(1)
    expect(await book.balance(uid)).toBe(99_000n + held.minor)
  })
})
