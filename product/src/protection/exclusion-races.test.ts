import { randomBytes } from 'node:crypto'
import { money } from '@ante/kit/money'
import { Refusal } from '@ante/kit/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { seedCashier } from '../../seeds/cashier.ts'
import { endpoints as cashier } from '../cashier/contract.ts'
import { makeDeposit } from '../cashier/make-deposit.ts'
import { createVault } from '../cashier/vault.ts'
import { playRound } from '../games/play-round.ts'
import { audit } from '../ledger/index.ts'
import { endpoints as sportsbook } from '../sportsbook/contract.ts'
import { placeBet } from '../sportsbook/bets/place-bet.ts'
import { testBook, type TestBook } from '../sportsbook/sportsbook.fixture.ts'
import { setSelfExclusion } from './set-self-exclusion.ts'

const atOnce = 100

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

async function richPlayer(): Promise<bigint> {
  const uid = await book.player(1_000_000n)
  await book.query(
    `insert into identity.users (uid, login, password_hash) overriding system value values ($1, $2, 'none')`,
    [uid, `racer-${uid}`]
  )
  return uid
}
const exclude = (uid: bigint) => setSelfExclusion(book.context(uid), { period: '6m' })
/** What became of a try: done, or refused because of the exclusion. Anything else is thrown. */
const outcomeOf = (work: Promise<unknown>): Promise<'done' | 'refused'> =>
  work.then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'InvalidRequest/self_excluded' && error.data['until'] !== null)
        return 'refused' as const
      throw error
    }
  )

/** A hundred at once, and the exclusion in their midst: what is not done when it answers is not done any more. */
async function race(
  uid: bigint,
  act: () => Promise<unknown>,
  measure: () => Promise<bigint>
): Promise<{ done: number; refused: number; measured: bigint }> {
  const first = Array.from({ length: atOnce / 2 }, () => outcomeOf(act()))
  const excluded = exclude(uid).then(measure)
  const second = Array.from({ length: atOnce / 2 }, () => outcomeOf(act()))
  const measured = await excluded
  const outcomes = await Promise.all([...first, ...second])
  expect(await measure()).toBe(measured)
  expect(await outcomeOf(act())).toBe('refused')
  expect(await measure()).toBe(measured)
  return {
    done: outcomes.filter((outcome) => outcome === 'done').length,
    refused: outcomes.filter((outcome) => outcome === 'refused').length,
    measured,
  }
}

describe('an exclusion in the midst of a hundred', () => {
  it('RG-11 SAFE-11 bets: each is placed before it or refused, and none moves money after it', async () => {
    const uid = await richPlayer()
    const bet = () =>
      placeBet(
        book.context(uid),
        sportsbook['sportsbook.placebet'].input.parse({
          selections: JSON.stringify([selection]),
          stake: '1',
          price_policy: 'any',
        })
      )
    const { done, refused, measured } = await race(uid, bet, () => book.balance(uid))
    expect(done + refused).toBe(atOnce)
    expect(measured).toBe(1_000_000n - 100n * BigInt(done))
  })

  it('RG-11 SAFE-11 rounds: each is played before it or refused, also those that go to the database with other players’', async () => {
    const [uid, other] = [await richPlayer(), await richPlayer()]
    const play = (player: bigint) =>
      playRound(book.context(player, randomBytes(8).toString('hex'), { cycleMs: {} }), {
        sysname: 'dicebox',
        stake: money(100n),
        choice: { side: 'under', chance: 50 },
      })
    const roundsOf = async (player: bigint) =>
      (await book.query<{ count: bigint }>('select count(*) from games.rounds where player_uid = $1', [player]))[0]
        ?.count ?? 0n
    const others = Array.from({ length: 20 }, () => play(other))
    const { done, refused, measured } = await race(
      uid,
      () => play(uid),
      () => roundsOf(uid)
    )
    expect(done + refused).toBe(atOnce)
    expect(measured).toBe(BigInt(done))
    await Promise.all(others)
    expect(await roundsOf(other)).toBe(20n)
  })

  it('RG-11 SAFE-11 deposits: each is begun before it or refused', async () => {
    const uid = await richPlayer()
    const [method] = await book.query<{ id: bigint }>(
      `select id from cashier.methods where sysname = 'card' and direction = 'deposit'`
    )
    // The provider does not answer: that a deposit is begun is its row.
    const bank = { start: () => Promise.resolve({ outcome: 'unknown' }) }
    const ports = {
      payments: new Map([['bank', bank]]),
      vault: createVault([{ id: 'test', key: new Uint8Array(32).fill(7) }]),
    }
    const deposit = () =>
      makeDeposit(
        { ...book.context(uid), ports } as never,
        cashier['cashier.makedeposit'].input.parse({ methodId: String(method?.id), method: 'card', amount: '10' })
      ).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'BillingUnavailable/provider_unavailable') return undefined
        throw error
      })
    const begun = async () =>
      (await book.query<{ count: bigint }>('select count(*) from cashier.deposits where uid = $1', [uid]))[0]?.count ??
      0n
    const { done, refused, measured } = await race(uid, deposit, begun)
    expect(done + refused).toBe(atOnce)
    expect(measured).toBe(BigInt(done))
  })

  it('the books are whole afterwards', async () => {
    expect(await book.database.db.read((tx) => audit(tx))).toEqual([])
  })
})
