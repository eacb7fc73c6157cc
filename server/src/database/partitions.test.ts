import type { Context } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { advanceProof, audit, auditSinceProof, houseAccount, playerAccount, post } from '@ante/product/ledger/index'
import { closeBooks, partitions as ledgerPartitions } from '@ante/product/ledger/partitions'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../operations/log.ts'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { migrate } from './migrate.ts'
import { keepPartitions } from './partitions.ts'

const purse = playerAccount(7n, 'main')
const microseconds = 1000n
const yearsAgo = (years: number): bigint => BigInt(years) * 365n * 24n * 3_600_000n * microseconds

let database: TestDatabase
beforeEach(async () => void (database = await testDatabase()))
afterEach(() => database.close())

const query = async <Row extends pg.QueryResultRow = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await database.db.pool.query<Row>(text, values)).rows
const pay = (key: string, minor: bigint) =>
  database.db.write((tx) =>
    post(tx, {
      key,
      kind: 'test',
      hash: Buffer.from(key),
      postings: [{ from: houseAccount('bank'), to: purse, amount: money(minor), code: 'deposit' }],
    })
  )

/** What was posted so far was posted `years` ago, in a partition of its month. */
async function age(years: number): Promise<void> {
  const before = yearsAgo(years)
  for (const table of ['ledger.transactions', 'ledger.postings'])
    await query(`select ante.make_partitions($1, 1, now() - $2 * interval '365 days' - interval '1 month')`, [
      table,
      years,
    ])
  await query(`begin;
    alter table ledger.transactions disable trigger user; alter table ledger.postings disable trigger user;
    update ledger.transactions set id = id - ${before}; update ledger.postings set transaction_id = transaction_id - ${before};
    update ledger.keys set transaction_id = transaction_id - ${before};
    alter table ledger.transactions enable trigger user; alter table ledger.postings enable trigger user;
    commit`)
}
/** Everything up to now is proven, as if the audit's two minutes had passed. */
async function prove(): Promise<void> {
  await database.db.write((tx) => advanceProof(tx, 1000))
  // Nobody else writes here; transactions of other databases of this server are not waited for.
  await query(`update ledger.proof set next_to = ledger.id_at(clock_timestamp()), next_after = '0'`)
  while ((await database.db.write((tx) => advanceProof(tx, 1000))) > 0n);
}
const keep = () =>
  keepPartitions(ledgerPartitions).run(
    {
      db: database.db,
      log: createLog('silent'),
      setting: (_name: string, schema: { parse: (value: unknown) => unknown }) => schema.parse(undefined),
    } as unknown as Context<never>,
    undefined as never
  )
const problems = async () => (await database.db.read(audit)).map(({ problem }) => problem)
const rowsIn = async (table: string) => (await query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n
const partitionsOf = async (table: string) =>
  (
    await query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1`,
      [table]
    )
  ).map(({ name }) => name)

describe('partitions of the books', () => {
  test('exist after a start for this month and the next twelve, and what is made twice is made once', async () => {
    const months = Array.from({ length: 13 }, (_, ahead) => {
      const now = new Date()
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString()
      return `ledger.postings_${month.slice(0, 4)}_${month.slice(5, 7)}`
    })
    await migrate(database.db.pool)
    expect(await partitionsOf('ledger.postings')).toEqual([...months, 'ledger.postings_model'])
    await keep()
    expect(await partitionsOf('ledger.postings')).toEqual([...months, 'ledger.postings_model'])
    await pay('first', 100n)
    expect(await rowsIn(months[0] ?? '')).toBe(1)
  })

  test('that are missing are made by the job', async () => {
    await keep()
    const before = await partitionsOf('ledger.postings')
    await query(`drop table ${before.slice(3, 13).join()}`)
    await keep()
    expect(await partitionsOf('ledger.postings')).toEqual(before)
  })

  test('refuse update, delete and truncate, each of them and the archived ones', async () => {
    await pay('first', 100n)
    await age(8)
    await pay('second', 100n)
    const [old] = await query<{ name: string }>('select min(tableoid::regclass::text) as name from ledger.postings')
    const tables = [...(await partitionsOf('ledger.postings')), ...(await partitionsOf('ledger.transactions'))]
    expect(tables).toContain(old?.name)
    for (const table of tables) {
      await expect(database.db.pool.query(`truncate ${table}`), table).rejects.toMatchObject({ code: 'AN009' })
      if ((await rowsIn(table)) === 0) continue
      await expect(database.db.pool.query(`delete from ${table}`), table).rejects.toMatchObject({ code: 'AN009' })
      const change = table.includes('postings') ? 'amount_minor = 1' : `kind = 'x'`
      await expect(database.db.pool.query(`update ${table} set ${change}`), table).rejects.toMatchObject({
        code: 'AN009',
      })
    }
    await prove()
    await keep()
    const [archived] = await query<{ name: string }>(
      `select format('archive.%I', tablename) as name from pg_tables where schemaname = 'archive' and tablename like 'ledger_postings%'`
    )
    for (const change of ['delete from', 'truncate', `insert into ${archived?.name} select * from`])
      await expect(database.db.pool.query(`${change} ${archived?.name}`), change).rejects.toMatchObject({
        code: 'AN009',
      })
  })

  test('older than the retention are archived, and closing balances with the postings that remain are the balances', async () => {
    await pay('first', 700n)
    await age(8)
    await pay('second', 50n)
    await prove()
    await keep()
    expect(await query('select key from ledger.transactions')).toEqual([{ key: 'second' }])
    expect(await query(`select balance_minor, movements from ledger.closing_balances order by 1`)).toEqual([
      { balance_minor: -700n, movements: 1n },
      { balance_minor: 700n, movements: 1n },
    ])
    const archives = await query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'archive' and tablename like 'ledger_postings%'`
    )
    const archived = await Promise.all(archives.map(({ name }) => rowsIn(`archive.${name}`)))
    expect(archived.toSorted()).toEqual([0, 1])
    expect(await problems()).toEqual([])
    expect(await database.db.read(auditSinceProof)).toEqual([])
    // The next closing goes on from the last one.
    await age(7)
    await query(
      'update ledger.proof set proven_to = closed_to, next_to = 0; delete from ledger.proven_balances; insert into ledger.proven_balances select account_id, balance_minor, movements from ledger.closing_balances'
    )
    await pay('third', 1n)
    await prove()
    await closeBooks(database, new Date(Date.now() - 86_400_000))
    expect(await query(`select balance_minor, movements from ledger.closing_balances order by closed_to, 1`)).toEqual([
      { balance_minor: -700n, movements: 1n },
      { balance_minor: 700n, movements: 1n },
      { balance_minor: -750n, movements: 2n },
      { balance_minor: 750n, movements: 2n },
    ])
    expect(await problems()).toEqual([])
  })

  test('a forged closing balance is found, alone and together with the balance that it should explain', async () => {
    await pay('first', 700n)
    await age(8)
    await pay('second', 50n)
    await prove()
    await keep()
    const forge = (sum: number) =>
      query(`begin; alter table ledger.closing_balances disable trigger user;
        update ledger.closing_balances set balance_minor = balance_minor + ${sum} where balance_minor > 0;
        update ledger.closing_balances set balance_minor = balance_minor - ${sum} where balance_minor < 0;
        alter table ledger.closing_balances enable trigger user; commit`)
    await forge(10)
    expect(await problems()).toContain('balance is not the sum of its postings')
    await query(
      `update ledger.accounts set balance_minor = balance_minor + case when balance_minor > 0 then 10 else -10 end`
    )
    expect(new Set(await problems())).toEqual(new Set(['a closing balance that the next posting does not start from']))
  })

  test('are not closed before the audit has read them', async () => {
    await pay('first', 700n)
    await age(8)
    await expect(keep()).rejects.toMatchObject({ errors: [{ code: 'AN010' }] })
    expect(await rowsIn('ledger.postings')).toBe(1)
  })
})

test('CASH-12 a key that was used in an earlier partition answers with its first transaction, until its retention is over', async () => {
  const first = await pay('deposit:1', 700n)
  await age(1)
  const again = await pay('deposit:1', 700n)
  expect(again).toEqual({ id: first.id - yearsAgo(1), replay: true })
  expect(await rowsIn('ledger.postings')).toBe(1)
})

describe('the audit of the books', () => {
  test('reads each posting once, and finds what changes in the proven ones all the same', async () => {
    await pay('first', 700n)
    await prove()
    await pay('second', 50n)
    expect(
      await query('select count(*)::int as n, sum(balance_minor)::int as sum from ledger.proven_balances')
    ).toEqual([{ n: 2, sum: 0 }])
    expect(await database.db.read(auditSinceProof)).toEqual([])
    await query(`update ledger.accounts set balance_minor = balance_minor + 1 where path = $1`, [purse])
    expect((await database.db.read(auditSinceProof)).map(({ problem }) => problem)).toContain(
      'balance is not the sum of its postings'
    )
  })

  test('waits with its watermark for a transaction that may still write below it', async () => {
    await database.db.write((tx) => advanceProof(tx, 1000))
    const slow = await database.db.pool.connect()
    await slow.query('begin')
    await slow.query(
      `select ledger.post('slow', null, 'test', 'USD', array['house:bank'], array[$1], array[5::bigint], array['deposit'])`,
      [purse]
    )
    // Another account: this one is locked.
    await query(`select ledger.post_one('quick', null, 'test', 'USD', 'house:other', 'player:8:main', 5, 'deposit')`)
    await database.db.write((tx) => advanceProof(tx, 1000))
    await query(
      'update ledger.proof set next_to = ledger.id_at(clock_timestamp()), next_after = pg_snapshot_xmax(pg_current_snapshot())'
    )
    expect(await database.db.write((tx) => advanceProof(tx, 1000))).toBe(0n)
    await slow.query('commit')
    slow.release()
    // Transactions of other databases on the same server may hold it up for a moment.
    await expect.poll(() => database.db.write((tx) => advanceProof(tx, 1000))).toBe(2n)
    expect(await database.db.read(auditSinceProof)).toEqual([])
  })

  test('stops before a posting without its transaction and names it in every run', async () => {
    await pay('first', 700n)
    await query(
      `insert into ledger.postings values (ledger.next_id(), 1, 2, 5, 0, 0, 9, 9, 0, false, false, 'deposit')`
    )
    await prove()
    for (const _run of [1, 2])
      expect((await database.db.read(auditSinceProof)).map(({ problem }) => problem)).toContain(
        'a posting without its transaction'
      )
  })
})
