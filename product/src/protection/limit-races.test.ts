import { randomBytes } from 'node:crypto'
import { money } from '@ante/kit/money'
import { Refusal } from '@ante/kit/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCashier } from '../../seeds/cashier.ts'
import { seedGames } from '../../seeds/games.ts'
import { endpoints as cashier } from '../cashier/contract.ts'
import { makeDeposit } from '../cashier/make-deposit.ts'
import { createVault } from '../cashier/vault.ts'
import { playRound } from '../games/play-round.ts'
import { audit, refuseStakes } from '../ledger/index.ts'
import { placeBet } from '../sportsbook/bets/place-bet.ts'
import { endpoints as sportsbook } from '../sportsbook/contract.ts'
import { testBook, type TestBook } from '../sportsbook/sportsbook.fixture.ts'
import { setLimit } from './set-limit.ts'

const atOnce = 200
const repetitions = Number(process.env['LIMIT_RACES'] ?? 1)
const times = Array.from({ length: repetitions }, (_, index) => index + 1)

let book: TestBook
let selection: { market_id: string; outcome: string; price: number }
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  await book.database.db.write(seedGames)
  await book.database.db.write(seedCashier)
  const [row] = await book.query<{ id: bigint; price: number }>(
    `select m.id, o.price from book.winners m join sportsbook.outcomes o on o.market_id = m.id
       where m.status = 'open' and o.code = 'home' and o.status = 'active' order by m.id desc limit 1`
  )
  selection = { market_id: String(row?.id), outcome: 'home', price: Number(row?.price) / 1000 }
})
afterAll(() => book.close())

async function racer(): Promise<bigint> {
  const uid = await book.player(1_000_000n)
  await book.query(
    `insert into identity.users (uid, login, password_hash) overriding system value values ($1, $2, 'none')`,
    [uid, `racer-${uid}`]
  )
  return uid
}
const limit = (uid: bigint, kind: 'deposit' | 'stake' | 'loss', minor: bigint) =>
  setLimit(book.context(uid), { kind, period: 7, amount: money(minor) })
/** Nothing was decided: no connection was free in time, or too many rounds of one player wanted the next number of the seed. */
const isUndecided = (error: unknown): boolean =>
  error instanceof Refusal
    ? error.reason === 'conflict'
    : error instanceof Error && error.message === 'timeout exceeded when trying to connect'
/** What became of a try, made again until it is decided: done, or refused because of the limit. Anything else is thrown. */
async function outcomeOf(attempt: () => Promise<unknown>): Promise<'done' | 'refused'> {
  for (;;) {
    try {
      await attempt()
      return 'done'
    } catch (error) {
      if (isUndecided(error)) continue
      if (error instanceof Refusal && error.reason === 'own_limit') return 'refused'
      throw error
    }
  }
}
/** Each act is tried under one key, however often: what was done and lost its answer is not done again. */
async function race(acts: readonly (() => () => Promise<unknown>)[]): Promise<number> {
  const outcomes = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => outcomeOf((acts[index % acts.length] ?? raise)()))
  )
  return outcomes.filter((outcome) => outcome === 'done').length
}
const raise = (): never => {
  throw new Error('nothing to try')
}
const newKey = (): string => randomBytes(8).toString('hex')
const bet = (uid: bigint, stake: string) => () => {
  const context = book.context(uid, newKey())
  const input = { selections: JSON.stringify([selection]), stake, price_policy: 'any' }
  return () => placeBet(context, sportsbook['sportsbook.placebet'].input.parse(input))
}
const round = (uid: bigint, stake: bigint) => () => {
  const context = book.context(uid, newKey(), { cycleMs: {} })
  const choice = { side: 'under', chance: 50 }
  return () => playRound(context, { sysname: 'dicebox', stake: money(stake), choice })
}
const staked = async (uid: bigint): Promise<bigint> =>
  (
    await book.query<{ sum: bigint }>(
      `select coalesce(sum(p.amount_minor), 0)::bigint as sum from ledger.postings p join ledger.accounts a on a.id = p.from_account
         where a.path = $1 and p.code = 'stake'`,
      [`player:${uid}:main`]
    )
  )[0]?.sum ?? 0n
const won = async (uid: bigint): Promise<bigint> =>
  (
    await book.query<{ sum: bigint }>(
      `select coalesce(sum(p.amount_minor), 0)::bigint as sum from ledger.postings p join ledger.accounts a on a.id = p.to_account
         where a.path = $1 and p.code = 'win'`,
      [`player:${uid}:main`]
    )
  )[0]?.sum ?? 0n

it.each([
  ['bet', (uid: bigint) => bet(uid, '1')],
  ['round', (uid: bigint) => round(uid, 100n)],
] as const)(
  'RG-08 a %s that used up the limit is still the answer to its key, once stakes are refused too',
  async (_, begin) => {
    const uid = await racer()
    await limit(uid, 'stake', 100n)
    const [attempt, next] = [begin(uid)(), begin(uid)()]
    const first = await attempt()
    expect(await attempt()).toEqual(first)
    expect(await outcomeOf(next)).toBe('refused')
    await book.database.db.write((tx) => refuseStakes(tx, uid, 'USD', null))
    expect(await attempt()).toEqual(first)
    expect(await staked(uid)).toBe(100n)
  }
)

describe.each(times)('two hundred at once against one limit, time %i', () => {
  it('RG-08 SAFE-8 bets: never one cent over, and not one too few', async () => {
    const uid = await racer()
    await limit(uid, 'stake', 2_550n)
    expect(await race([bet(uid, '1')])).toBe(25)
    expect(await staked(uid)).toBe(2_500n)
  })

  it('RG-08 SAFE-8 rounds: never one cent over, and not one too few', async () => {
    const uid = await racer()
    await limit(uid, 'stake', 2_550n)
    expect(await race([round(uid, 100n)])).toBe(25)
    expect(await staked(uid)).toBe(2_500n)
  })

  it('RG-08 bets and rounds share one limit, also with those of others beside them', async () => {
    const [uid, other] = [await racer(), await racer()]
    await limit(uid, 'stake', 2_500n)
    const others = Array.from({ length: 20 }, () => outcomeOf(round(other, 100n)()))
    expect(await race([bet(uid, '1'), round(uid, 100n)])).toBe(25)
    await Promise.all(others)
    expect([await staked(uid), await staked(other)]).toEqual([2_500n, 2_000n])
  })

  it('RG-08 losses: what is lost is never more than the limit', async () => {
    const uid = await racer()
    await limit(uid, 'loss', 1_000n)
    await race([round(uid, 500n), bet(uid, '1')])
    expect((await staked(uid)) - (await won(uid))).toBeLessThanOrEqual(1_000n)
    const [account] = await book.query<{ lost_minor: bigint; staked_minor: bigint }>(
      'select lost_minor, staked_minor from ledger.accounts where path = $1',
      [`player:${uid}:main`]
    )
    expect(account).toEqual({ lost_minor: (await staked(uid)) - (await won(uid)), staked_minor: await staked(uid) })
  })

  it('RG-08 a limit that is lowered in their midst: each is before it and fits the old one, or after it and fits the new', async () => {
    const uid = await racer()
    await limit(uid, 'stake', 10_000n)
    const running = race([bet(uid, '1'), round(uid, 100n)])
    const after = await limit(uid, 'stake', 1_000n).then(() => staked(uid))
    await running
    expect(await staked(uid)).toBeLessThanOrEqual(after > 1_000n ? after : 1_000n)
    expect(await outcomeOf(bet(uid, '1')())).toBe('refused')
  })

  it('RG-08 SAFE-8 deposits: never one cent over, and not one too few', async () => {
    const uid = await racer()
    await limit(uid, 'deposit', 10_900n)
    const [method] = await book.query<{ id: bigint }>(
      `select id from cashier.methods where sysname = 'card' and direction = 'deposit'`
    )
    // The provider does not answer: that a deposit is begun is its row.
    const bank = { start: () => Promise.resolve({ outcome: 'unknown' }) }
    const ports = {
      payments: new Map([['bank', bank]]),
      vault: createVault([{ id: 'test', key: new Uint8Array(32).fill(7) }]),
    }
    const given = { methodId: String(method?.id), method: 'card', amount: '10' }
    const deposit = () => {
      const context = { ...book.context(uid, newKey()), ports } as never
      return () =>
        makeDeposit(context, cashier['cashier.makedeposit'].input.parse(given)).catch((error: unknown) => {
          if (error instanceof Refusal && error.code === 'BillingUnavailable/provider_unavailable') return undefined
          throw error
        })
    }
    expect(await race([deposit])).toBe(10)
    const [sum] = await book.query<{ sum: bigint }>(
      'select sum(amount_minor)::bigint as sum from cashier.deposits where uid = $1',
      [uid]
    )
    expect(sum?.sum).toBe(10_000n)
  })
})

it('RG-08 the books are whole afterwards', async () => {
  expect(await book.database.db.read((tx) => audit(tx))).toEqual([])
})
