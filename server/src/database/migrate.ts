import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { codeOf } from '../errors.ts'
import { makePartitions } from './partitions.ts'
import { applySqlSources, readSqlSources } from './sql-sources.ts'

const folder = fileURLToPath(new URL('../../../product/migrations/', import.meta.url))
const lockKey = 4_207_001

export interface Migration {
  number: number
  name: string
  text: string
  hash: string
}

/** All migrations of the product in their order. Throws when a number is used twice. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  const all = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { number: Number(name.slice(0, 4)), name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
  )
  const numbers = new Set(all.map((migration) => migration.number))
  if (numbers.size !== all.length) throw new Error('two migrations have the same number')
  return all
}

/** One hash of all migrations and of all functions and views: the same hash means the same database. */
export async function schemaHash(): Promise<string> {
  const all = [...(await readMigrations()), ...(await readSqlSources())]
  return createHash('sha256')
    .update(all.map(({ name, hash }) => `${hash}  ${name}\n`).join(''))
    .digest('hex')
}

/** What this file itself keeps: which migrations ran, the text of each function as it was applied, and which seeds were planted. */
const ownTables = `
  create schema if not exists ante;
  create table if not exists ante.seeds (name text primary key, done_at timestamptz not null default now());
  create table if not exists ante.migrations
    (number int primary key, name text not null, hash text not null, done_at timestamptz not null default now());
  create table if not exists ante.sql_sources
    (name text primary key, kind text not null, hash text not null, applied_at timestamptz not null default now());
`

export interface MigrateOptions {
  /** Stops after the migration with that number, as an older Ante would have, and leaves functions and views as they are. */
  readonly last?: number
  readonly migrations?: readonly Migration[]
  /** A statement that waits longer for a lock is given up: whoever came behind it would wait too. */
  readonly lockTimeoutMs?: number
  readonly retryMs?: number
  readonly triesMax?: number
}

/** The first line of a migration that cannot run in a transaction, as `create index concurrently`. It may be interrupted, so it can be repeated. */
const withoutTransaction = /^-- Without a transaction\b/
const lockNotAvailable = '55P03'

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    // Several statements in one query would be a transaction.
    const texts = withoutTransaction.test(migration.text) ? migration.text.split(/;\s*$/m) : [migration.text]
    for (const text of texts) if (text.trim() !== '') await client.query(text)
  } catch (error) {
    throw new MigrationError(migration, error)
  }
  await client.query('insert into ante.migrations (number, name, hash) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.hash,
  ])
}

class MigrationError extends Error {
  readonly code: string | undefined
  constructor({ name }: Migration, cause: unknown) {
    super(`migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.code = codeOf(cause)
  }
}

/** Those that the database lacks. Throws where its history is not ours. */
async function missing(client: pg.PoolClient, all: readonly Migration[], last: number): Promise<Migration[]> {
  const { rows } = await client.query<{ number: number; hash: string; name: string }>(
    'select number, hash, name from ante.migrations order by number'
  )
  const known = new Map(rows.map((row) => [row.number, row.hash]))
  for (const { number, name } of rows)
    if (!all.some((migration) => migration.number === number))
      throw new Error(`the database was migrated by a newer version of Ante (${name}): start that one`)
  return all.filter(({ number, name, hash }) => {
    const before = known.get(number)
    if (before !== undefined && before !== hash)
      throw new Error(`migration ${name} was changed after it had been applied; write a new one`)
    return before === undefined && number <= last
  })
}

/** Those that go together: one transaction for all in a row, and each that needs none by itself. */
function grouped(migrations: readonly Migration[]): Migration[][] {
  const groups: Migration[][] = []
  for (const migration of migrations) {
    const group = groups.at(-1)
    const isAlone = withoutTransaction.test(migration.text)
    if (!group || isAlone || withoutTransaction.test(group[0]?.text ?? '')) groups.push([migration])
    else group.push(migration)
  }
  return groups
}

/**
 * Brings the database to the present: the migrations it lacks and the functions and views whose text changed, under an advisory lock, so several
 * hosts may start at once. A landed migration whose text was changed since is an error. Returns the names of what was applied.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { last = Number.POSITIVE_INFINITY, lockTimeoutMs = 300, retryMs = 3_000, triesMax = 100 } = options
  const client = await pool.connect()
  const done: string[] = []
  async function together(work: () => Promise<string[]>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
        const names = await work()
        await client.query('commit')
        return void done.push(...names)
      } catch (error) {
        await client.query('rollback')
        if (codeOf(error) !== lockNotAvailable || tries >= triesMax) throw error
        await sleep(retryMs)
      }
    }
  }
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(ownTables)
    const migrations = options.migrations ?? (await readMigrations())
    const groups = grouped(await missing(client, migrations, last))
    const isAlone = (group: readonly Migration[]) => group.some(({ text }) => withoutTransaction.test(text))
    // Functions and views go with the last tables that they may need.
    const end = groups.length > 0 && !isAlone(groups.at(-1) ?? []) ? (groups.pop() ?? []) : []
    const isWhole = migrations.every(({ number }) => number <= last)
    const applyAll = async (group: readonly Migration[]): Promise<string[]> => {
      for (const migration of group) await apply(client, migration)
      return group.map(({ name }) => name)
    }
    for (const group of groups)
      if (isAlone(group)) done.push(...(await applyAll(group)))
      else await together(() => applyAll(group))
    await together(async () => [
      ...(await applyAll(end)),
      ...(isWhole ? await applySqlSources(client, await readSqlSources()) : []),
      ...(isWhole ? await makePartitions(client) : []),
    ])
    await runMigrations({ pgPool: pool })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    client.release()
  }
  return done
}
