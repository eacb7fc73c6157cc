import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { grantApplicationAt } from './application-role.ts'
import { codeOf } from '../errors.ts'
import { type OpenDatabase } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { createPool } from './pool.ts'
import { seed } from './seed.ts'
import { readSqlSources } from './sql-sources.ts'

export interface Preparation {
  readonly env: Pick<Env, 'ANTE_ROLE' | 'ANTE_SEED'>
  readonly db: OpenDatabase
  readonly url: string
  /** As the role that owns the tables, where that is another one: it migrates, and gives the host's role its rights. */
  readonly ownerUrl?: string | undefined
  /** Nobody else can bring it up to date. */
  readonly isEmbedded: boolean
  readonly waitMs?: number
}

/**
 * Brings the database to what this version needs. Only a worker changes it: a host that answers requests has no right to, and waits until everything
 * is there.
 */
export async function prepareDatabase(options: Preparation): Promise<{ migrated: string[]; seeded: string[] }> {
  const { env, db, url, ownerUrl, isEmbedded, waitMs = 60_000 } = options
  if (env.ANTE_ROLE === 'web' && !isEmbedded) {
    await waitForSchema(db.pool, waitMs)
    return { migrated: [], seeded: [] }
  }
  const migrated = await migrateFirst(ownerUrl ?? url)
  if (ownerUrl !== undefined) await grantApplicationAt(ownerUrl, await roleOf(db.pool))
  return { migrated, seeded: env.ANTE_SEED === 'demo' ? await seed(db) : [] }
}

async function roleOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/** By a connection without limits of time: an index of a large table takes as long as it takes. */
async function migrateFirst(url: string): Promise<string[]> {
  const pool = createPool({ url, size: 2, statementTimeoutMs: 0 })
  try {
    return await migrate(pool)
  } finally {
    await pool.end()
  }
}

const everyMs = 500

async function waitForSchema(pool: pg.Pool, waitMs: number): Promise<void> {
  const until = performance.now() + waitMs
  for (;;) {
    const missing = await missingIn(pool)
    if (missing.length === 0) return
    if (performance.now() >= until)
      throw new Error(
        `The database lacks ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}: run \`npm run db -- migrate\` as a role that may change tables, or start a worker first.`
      )
    await sleep(everyMs)
  }
}

/** What this version needs and the database does not have. A newer version may have added to it. */
async function missingIn(pool: pg.Pool): Promise<string[]> {
  const needed = [...(await readMigrations()), ...(await readSqlSources())].map(({ name }) => name)
  try {
    const { rows } = await pool.query<{ name: string }>(
      'select name from ante.migrations union all select name from ante.sql_sources'
    )
    const there = new Set(rows.map(({ name }) => name))
    return needed.filter((name) => !there.has(name))
  } catch (error) {
    // Neither the schema nor its tables: the database is new.
    if (['3F000', '42P01'].includes(codeOf(error) ?? '')) return needed
    throw error
  }
}
