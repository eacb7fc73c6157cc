import { money } from '@ante/kit/money'
import { Refusal } from '@ante/kit/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStakeLimits } from '../ledger/index.ts'
import { testBook, type TestBook } from '../sportsbook/sportsbook.fixture.ts'
import { cancelLimitChange, confirmLimit, removeLimit, setLimit } from './set-limit.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
})
afterAll(() => book.close())

const stake = { kind: 'stake', period: 7 } as const
const set = (uid: bigint, minor: bigint) => setLimit(book.context(uid), { ...stake, amount: money(minor) })
const confirm = (uid: bigint) => confirmLimit(book.context(uid), stake)
const cancel = (uid: bigint) => cancelLimitChange(book.context(uid), stake)

/** A player with a limit of 100, whose raise to 200 waits for nothing but the confirmation. */
async function withReadyRaise(): Promise<bigint> {
  const uid = await book.player(1_000_000n)
  await book.query(
    `insert into identity.users (uid, login, password_hash) overriding system value values ($1, $2, 'none')`,
    [uid, `changer-${uid}`]
  )
  await set(uid, 10_000n)
  await set(uid, 20_000n)
  await book.query(`update protection.limits set ready_at = now() - interval '1 second' where uid = $1`, [uid])
  return uid
}
/** All at once, in turns; answers how many of each were done. A refusal other than that there is nothing to confirm or to take back is thrown. */
async function atOnce(times: number, acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const done = acts.map(() => 0)
  await Promise.all(
    Array.from({ length: times * acts.length }, async (_, index) => {
      const which = index % acts.length
      try {
        await acts[which]?.()
        done[which] = (done[which] ?? 0) + 1
      } catch (error) {
        const isExpected =
          error instanceof Refusal && ['limit_not_asked', 'limit_not_ready'].includes(error.reason ?? '')
        if (!isExpected) throw error
      }
    })
  )
  return done
}
/** What is noted and what binds have to be the same; with what waits, and how often a raise was noted. */
async function standing(uid: bigint) {
  const [noted] = await book.query<{ most: bigint; wanted: bigint | null; ready_at: Date | null }>(
    `select most, wanted, ready_at from protection.limits where uid = $1`,
    [uid]
  )
  const [bound] = await book.database.db.read((tx) => readStakeLimits(tx, uid, 'USD'))
  const [raised] = await book.query<{ count: bigint }>(
    `select count(*) as count from protection.limit_changes where uid = $1 and what = 'raised'`,
    [uid]
  )
  expect(bound?.most.minor).toBe(noted?.most)
  return { most: noted?.most, waits: noted?.ready_at !== null && noted !== undefined, raised: Number(raised?.count) }
}

describe.each([1, 2])('changes of one limit in one moment, time %i', () => {
  it('RG-12 a raise that fifty windows confirm is made once', async () => {
    const uid = await withReadyRaise()
    expect(await atOnce(50, [() => confirm(uid)])).toEqual([1])
    expect(await standing(uid)).toEqual({ most: 20_000n, waits: false, raised: 1 })
  })

  it('RG-12 SAFE-4 a lower limit wins against every confirmation beside it, and leaves nothing to confirm', async () => {
    const uid = await withReadyRaise()
    const [confirmed = 0, lowered] = await atOnce(20, [() => confirm(uid), () => set(uid, 3_000n)])
    expect(lowered).toBe(20)
    expect(confirmed).toBeLessThanOrEqual(1)
    expect(await standing(uid)).toEqual({ most: 3_000n, waits: false, raised: confirmed })
  })

  it('RG-12 what is taken back and confirmed at once is one of both', async () => {
    const uid = await withReadyRaise()
    const [confirmed = 0, taken = 0] = await atOnce(20, [() => confirm(uid), () => cancel(uid)])
    expect(confirmed + taken).toBe(1)
    expect(await standing(uid)).toEqual({ most: confirmed === 1 ? 20_000n : 10_000n, waits: false, raised: confirmed })
  })

  it('RG-12 SAFE-5 a wish that is said anew waits anew: no confirmation of the old one makes the new one', async () => {
    const uid = await withReadyRaise()
    const acts = [() => confirm(uid), () => set(uid, 90_000n), () => removeLimit(book.context(uid), stake)]
    const [confirmed = 0] = await atOnce(15, acts)
    const { most, waits, raised } = await standing(uid)
    expect(raised).toBe(confirmed)
    expect(raised).toBeLessThanOrEqual(1)
    expect(most).toBe(raised === 1 ? 20_000n : 10_000n)
    expect(waits).toBe(true)
  })
})
