import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'

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

/**
 * Brings the database to the present: each migration in a transaction of its own, all under one advisory lock, so several hosts may start
 * at once. A landed migration whose text was changed since is an error: history is not edited. `last` stops after the migration with that number,
 * as an older Ante would have.
 */
export async function migrate(pool: pg.Pool, { last = Number.POSITIVE_INFINITY }: { last?: number } = {}): Promise<string[]> {
  const client = await pool.connect()
  const done: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create schema if not exists house`)
    await client.query(`create table if not exists house.seeds (name text primary key, done_at timestamptz not null default now())`)
    await client.query(
      `create table if not exists house.migrations (number int primary key, name text not null, hash text not null, done_at timestamptz not null default now())`
    )
    const known = new Map(
      (await client.query<{ number: number; hash: string; name: string }>('select number, hash, name from house.migrations')).rows.map((row) => [
        row.number,
        row,
      ])
    )
    for (const migration of await readMigrations()) {
      const before = known.get(migration.number)
      if (before && before.hash !== migration.hash) throw new Error(`migration ${migration.name} was changed after it had been applied; write a new one`)
      if (before) continue
      if (migration.number > last) break
      await client.query('begin')
      try {
        await client.query(migration.text)
        await client.query('insert into house.migrations (number, name, hash) values ($1, $2, $3)', [migration.number, migration.name, migration.hash])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
      done.push(migration.name)
    }
    await runMigrations({ pgPool: pool })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    client.release()
  }
  return done
}
