import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { describeSchema } from './describe-schema.ts'
import { migrate, readMigrations } from './migrate.ts'
import { createPool } from './pool.ts'

const committed = fileURLToPath(new URL('../../../docs/generated/schema.sql', import.meta.url))
const open: TestDatabase[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})

const migrated = async (): Promise<TestDatabase> => {
  const database = await testDatabase({ poolSize: 2 })
  open.push(database)
  return database
}
async function shapeOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await describeSchema(client)
  } finally {
    await client.end()
  }
}

describe('the schema', () => {
  test('that stands in docs/generated is the one that the migrations make', async () => {
    const [, body = ''] = (await readFile(committed, 'utf8')).split(/^-- From the history [0-9a-f]{64}\n\n/m)
    const { url, db } = await migrated()
    const { rows } = await db.pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`
    )
    // Before PostgreSQL 16 the same view is written with other words.
    const comparable = (text: string): string =>
      (rows[0]?.version ?? 0) >= 160_000 ? text : text.replace(/^-- Views\n[\s\S]*?(?=^-- Functions\n)/m, '')
    expect(comparable(await shapeOf(url))).toBe(comparable(body))
  })

  test('is the same when every migration was applied by another start, each on what the last one left', async () => {
    const fresh = await migrated()
    const name = `ante_steps_${randomBytes(6).toString('hex')}`
    await fresh.db.pool.query(`create database ${name} encoding 'UTF8' template template0`)
    const address = new URL(fresh.url)
    address.pathname = `/${name}`
    try {
      for (const { number, name: file } of await readMigrations()) {
        const pool = createPool({ url: address.toString(), size: 2 })
        const applied = await migrate(pool, { last: number })
        expect(applied.filter((one) => one.endsWith('.sql'))).toEqual([file])
        await pool.end()
      }
      expect(await shapeOf(address.toString())).toBe(await shapeOf(fresh.url))
    } finally {
      await fresh.db.pool.query(`drop database ${name} with (force)`)
    }
  })

  test('differs by any column, default, constraint, index, function, trigger or right', async () => {
    const { url, db } = await migrated()
    const seen = new Set([await shapeOf(url)])
    const changes = [
      'create table players.spare (id int not null, note text)',
      `alter table players.spare alter column note set default 'none'`,
      'alter table players.spare add constraint spare_positive check (id > 0)',
      'alter table players.spare alter column id drop not null',
      'create index spare_note on players.spare (note)',
      `create function players.spare_word() returns trigger language plpgsql as $$ begin return new; end $$`,
      'create trigger spare_told before insert on players.spare for each row execute function players.spare_word()',
      'alter table players.spare disable trigger spare_told',
      'grant select on players.spare to public',
      'create view players.spares as select id from players.spare',
      `create type players.spare_kind as enum ('one', 'two')`,
      'alter table players.spare set (fillfactor = 80)',
    ]
    for (const change of changes) {
      await db.pool.query(change)
      const shape = await shapeOf(url)
      expect(seen.has(shape), change).toBe(false)
      seen.add(shape)
    }
  })
})
