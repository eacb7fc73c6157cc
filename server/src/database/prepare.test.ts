import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { registrationOf, testServer } from '@ante/testing/server'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { createPool } from './pool.ts'
import { prepareDatabase } from './prepare.ts'

let database: TestDatabase
const role = `web_${randomBytes(6).toString('hex')}`
const password = randomBytes(12).toString('hex')
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.db.pool.query(`drop owned by ${role}`)
  await database.db.pool.query(`drop role ${role}`)
  await database.close()
})

const web = { ANTE_ROLE: 'web', ANTE_SEED: 'none' } as const

/** The same database as a role that reads and writes rows and owns nothing. */
async function urlOfWeb(): Promise<string> {
  const { pool } = database.db
  await pool.query(`create role ${role} login password '${password}'`)
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^(pg_|information_schema$)'`
  )
  for (const { name } of rows) {
    await pool.query(`grant usage on schema ${name} to ${role}`)
    await pool.query(`grant select, insert, update, delete on all tables in schema ${name} to ${role}`)
    await pool.query(`grant usage, select on all sequences in schema ${name} to ${role}`)
    await pool.query(`grant execute on all functions in schema ${name} to ${role}`)
  }
  const url = new URL(database.url)
  url.username = role
  url.password = password
  return url.href
}

test('a web host needs no right to change tables: it finds everything there, and answers', async () => {
  const url = await urlOfWeb()
  const pool = createPool({ url, size: 4 })
  await expect(migrate(pool)).rejects.toThrow(/permission denied/)
  const db = openDatabase(pool)
  expect(await prepareDatabase({ env: web, db, url, isEmbedded: false })).toEqual({ migrated: [], seeded: [] })
  const server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players'],
    database: { ...database, db, url, close: () => pool.end() },
    env: { ANTE_ROLE: 'web' },
  })
  const answer = await server.visitor().post('auth.register', registrationOf({ email: 'web-only@example.com' }))
  expect([answer.status, answer.error]).toEqual([200, undefined])
  await server.stop()
})

test('a web host waits for a worker to bring the database up to date, and says what to do where none comes', async () => {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await database.db.pool.query(`create database ${name}`)
  const url = database.url.replace(/\/[^/]*$/, `/${name}`)
  const pool = createPool({ url, size: 4, statementTimeoutMs: 0 })
  const db = openDatabase(pool)
  try {
    const soon = { env: web, db, url, isEmbedded: false, waitMs: 0 }
    await expect(prepareDatabase(soon)).rejects.toThrow(/lacks 0001_outbox.* and \d+ more: run `npm run db -- migrate`/)
    const waiting = prepareDatabase({ env: web, db, url, isEmbedded: false })
    const { migrated } = await prepareDatabase({ env: { ...web, ANTE_ROLE: 'worker' }, db, url, isEmbedded: false })
    expect(migrated.length).toBeGreaterThan(0)
    expect(await waiting).toEqual({ migrated: [], seeded: [] })
  } finally {
    await pool.end()
    await database.db.pool.query(`drop database ${name} with (force)`)
  }
})
