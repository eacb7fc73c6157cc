import { type Tx, sql } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { advanceProof, audit, auditSinceProof, houseAccount, playerAccount, post } from './index.ts'
import { closeBooks } from './partitions.ts'

let database: TestDatabase
beforeEach(async () => void (database = await testDatabase()))
afterEach(() => database.close())

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.pool.query(text, values)).rows as Row[]
let payments = 0
const pay = (uid: bigint, minor: bigint) =>
  database.db.write((tx) =>
    post(tx, {
      key: `payment:${++payments}`,
      kind: 'test',
      postings: [
        { from: houseAccount('bank'), to: playerAccount(uid, 'main'), amount: money(minor), code: 'deposit' as const },
        { from: playerAccount(uid, 'main'), to: houseAccount('games'), amount: money(1n), code: 'stake' as const },
      ],
    })
  )
/** Everything up to now is proven, as if the audit's two minutes had passed; answers the moment up to which. */
async function prove(): Promise<Date> {
  await database.db.write((tx) => advanceProof(tx, 1000))
  await query(`update ledger.proof set next_to = ledger.id_at(clock_timestamp()), next_after = '0'`)
  while ((await database.db.write((tx) => advanceProof(tx, 1000))) > 0n);
  const [proof] = await query<{ to: bigint }>('select proven_to as to from ledger.proof')
  return new Date(Number((proof?.to ?? 0n) / 1000n))
}
const problems = async () => [...(await database.db.read(audit)), ...(await database.db.read(auditSinceProof))]
const movedBefore = (before: Date) =>
  query(
    `select account_id, sum(amount)::bigint as balance_minor, count(*)::int as movements from (
       select from_account as account_id, -amount_minor as amount from ledger.postings where transaction_id < ledger.id_at($1)
       union all select to_account, amount_minor from ledger.postings where transaction_id < ledger.id_at($1)) each
     group by 1 order by 1`,
    [before]
  )
const closings = (before: Date) =>
  query(
    `select distinct on (account_id) account_id, balance_minor, movements::int from ledger.closing_balances where closed_to <= ledger.id_at($1)
      order by account_id, closed_to desc`,
    [before]
  )
const end = sql('test.end_own_backend', 'select pg_terminate_backend(pg_backend_pid())')

/** Closes in steps of two postings or accounts, and is killed within step `last`, before its commit; true when it got to its end. */
async function closeUntil(before: Date, last: number): Promise<boolean> {
  let step = 0
  const db = {
    ...database.db,
    write: <T>(work: (tx: Tx) => Promise<T>) =>
      database.db.write(async (tx) => {
        const answer = await work(tx)
        // Play goes on while a step holds whatever it holds.
        await query(`select ledger.post_one($1, null, 'test', 'USD', 'house:bank', 'player:2:main', 10, 'deposit')`, [
          `payment:${++payments}`,
        ])
        if (++step === last) await tx.rows(end)
        return answer
      }),
  }
  return closeBooks({ db }, before, 2).catch((error: unknown) => {
    expect(error).toMatchObject({ code: '57P01' })
    return false
  })
}

test('MON-7 a closing that is killed in each of its steps goes on from there, the books balance all the while and play does not wait', async () => {
  for (let uid = 1n; uid <= 5n; uid++) await pay(uid, 100n * uid)
  const before = await prove()
  let tries = 0
  for (let isClosed = false; !isClosed; tries++) {
    isClosed = await closeUntil(before, 2)
    expect(await problems()).toEqual([])
    await prove()
    expect(await problems()).toEqual([])
  }
  expect(tries).toBeGreaterThan(5)
  expect(await closings(before)).toEqual(await movedBefore(before))
  expect(await query('select 1 from ledger.closing_sums')).toEqual([])
  await pay(1n, 10n)
  const later = await prove()
  expect(await closeUntil(later, 0)).toBe(true)
  expect(await closings(later)).toEqual(await movedBefore(later))
  expect(await problems()).toEqual([])
})

test('MON-7 two hosts that close the same month at once close it once', async () => {
  for (let uid = 1n; uid <= 5n; uid++) await pay(uid, 100n * uid)
  const before = await prove()
  await Promise.all([closeBooks(database, before, 2), closeBooks(database, before, 2), closeBooks(database, before, 3)])
  expect(await closings(before)).toEqual(await movedBefore(before))
  expect(await problems()).toEqual([])
})
