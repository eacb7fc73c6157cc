import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { exportDatabase } from './export.ts'
import { importDatabase } from './import.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'ante-transfer-'))
const file = join(folder, 'odd.gz')
const plain = join(folder, 'plain.gz')
let source: TestDatabase
const made: string[] = []

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.ANTE_TEST_DATABASE_URL })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A database without anything in it. */
async function emptyDatabase(): Promise<string> {
  const name = `ante_empty_${randomBytes(6).toString('hex')}`
  await administrate(`create database ${name} template template0`)
  made.push(name)
  const address = new URL(source.url)
  address.pathname = `/${name}`
  return address.toString()
}

/** Everything but the moment at which it was written. */
const contentOf = (path: string): string[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .replace(/"at":"[^"]+"/, '')
    .split('\n')

beforeAll(async () => {
  source = await testDatabase()
  // With the partitions that the template leaves out: an import makes them all.
  await migrate(source.db.pool)
  await seed(source.db)
  const odd = `create schema odd;
    create table odd.parents (id bigint generated always as identity primary key, name text);
    create table odd.children (parent bigint references odd.parents (id), doubled bigint generated always as (parent * 2) stored,
      bytes bytea, at timestamptz, plain json, tree jsonb, list text[], share numeric, ratio float8, gap interval)`
  await source.db.pool.query(odd)
  await source.db.pool.query(`insert into odd.parents (name) values ('line one' || chr(10) || '"two"'), (null)`)
  await source.db.pool.query(
    `insert into odd.children values (1, default, '\\x00ff', '2026-11-21 01:02:03.000004+02', 'null', 'null', '{"a,b",null}', 0.10, 0.1, '1 day 2 hours')`
  )
  await exportDatabase(source.url, file)
})
afterAll(async () => {
  await source.close()
  for (const name of made) await administrate(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

describe('an export', () => {
  it('and its import bring back every row, every type and the next numbers', async () => {
    // Tables beside the product's are refused, so the odd ones are made by hand on the other side.
    await source.db.pool.query('drop schema odd cascade')
    const written = await exportDatabase(source.url, plain)
    const target = await emptyDatabase()
    expect(await importDatabase(target, plain)).toEqual(written)
    const again = join(folder, 'again.gz')
    await exportDatabase(target, again)
    expect(contentOf(again).sort()).toEqual(contentOf(plain).sort())
    // What guards the ledger is awake again.
    const client = new pg.Client({ connectionString: target })
    await client.connect()
    const { rows } = await client
      .query(`select tgname from pg_trigger where tgenabled = 'D'`)
      .finally(() => client.end())
    expect(rows).toEqual([])
  })

  it('writes values as PostgreSQL writes them, whatever their type', () => {
    const content = contentOf(file)
    expect(content).toContain(JSON.stringify(['1', 'line one\n"two"']).replaceAll(',', ', '))
    expect(content.find((line) => line.includes('\\\\x00ff"'))).toBe(
      '["1", "\\\\x00ff", "2026-11-20 23:02:03.000004+00", "null", "null", "{\\"a,b\\",NULL}", "0.10", "0.1", "1 day 02:00:00"]'
    )
  })

  it('is refused by a database that holds something', async () => {
    await expect(importDatabase(source.url, file)).rejects.toThrow(/not empty/)
  })

  it('that was cut off leaves nothing behind', async () => {
    const cut = join(folder, 'cut.gz')
    writeFileSync(cut, readFileSync(plain).subarray(0, -100))
    const target = await emptyDatabase()
    await expect(importDatabase(target, cut)).rejects.toThrow(/unexpected end of file/)
    const lines = gunzipSync(readFileSync(plain)).toString().split('\n')
    writeFileSync(cut, gzipSync(lines.slice(0, -5).join('\n')))
    await expect(importDatabase(await emptyDatabase(), cut)).rejects.toThrow(/not whole/)
    const client = new pg.Client({ connectionString: target })
    await client.connect()
    expect((await client.query('select count(*)::int as n from ante.seeds')).rows).toEqual([{ n: 0 }])
    await client.end()
  })

  it('of another version, or something else altogether, is refused before anything is touched', async () => {
    const target = await emptyDatabase()
    const other = join(folder, 'other.gz')
    writeFileSync(
      other,
      gzipSync(
        `${JSON.stringify({ header: { format: 'ante-export', version: 2, at: '', migrations: [], sequences: [], months: [] } })}\n`
      )
    )
    await expect(importDatabase(target, other)).rejects.toThrow(/with the version that wrote it/)
    writeFileSync(other, gzipSync('["something else"]\n'))
    await expect(importDatabase(target, other)).rejects.toThrow(/not an export/)
  })
})
