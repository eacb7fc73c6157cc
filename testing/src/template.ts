import { createPool } from '@ante/server/database/pool'
import { migrate, schemaHash } from '@ante/server/database/migrate'
import pg from 'pg'

/** Another schema or another month, another template: it holds the months of its making. */
const templateName = async (now: Date): Promise<string> =>
  `ante_template_${(await schemaHash()).slice(0, 12)}_${now.toISOString().slice(0, 7).replace('-', '_')}`

/** In memory, where the global set-up has found room for it. */
const place = (): string => (process.env.ANTE_TEST_TABLESPACE ? ` tablespace ${process.env.ANTE_TEST_TABLESPACE}` : '')

const addressOf = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.toString()
}

/** Tests happen in this month or, at its end, in the next: each month more would be a hundred files to copy for every test. */
const dropLaterMonths = `do $$
  declare v_name text;
  begin
    for v_name in select c.oid::regclass::text from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where c.relkind = 'r' and c.relname ~ '_\\d{4}_\\d{2}$' and right(c.relname, 7) > to_char(now() at time zone 'UTC' + interval '1 month', 'YYYY_MM')
    loop
      execute 'drop table ' || v_name;
    end loop;
  end $$`

/** Makes the migrated template on the server at `url` when it is not there; returns its name. Safe for several processes at once. */
export async function ensureTemplate(url: string, now = new Date()): Promise<string> {
  const name = await templateName(now)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(4207002)')
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length === 0) {
      await client.query(`drop database if exists ${name}_making`)
      await client.query(`create database ${name}_making encoding 'UTF8' template template0${place()}`)
      const pool = createPool({ url: addressOf(url, `${name}_making`), size: 2, statementTimeoutMs: 0 })
      await migrate(pool)
      await pool.query(dropLaterMonths)
      await pool.query('vacuum full')
      await pool.end()
      await client.query(`alter database ${name}_making rename to ${name}`)
    }
  } finally {
    await client.end()
  }
  return name
}

/** A fresh, migrated, empty database from the template, which is made where a run has come into a month that began after it. `drop` removes it. */
export async function createFromTemplate(
  url: string,
  database: string,
  now = new Date()
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = await ensureTemplate(url, now)
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('select pg_advisory_lock(4207003)')
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${database} template ${template} strategy file_copy${place()}`)
  return { url: addressOf(url, database), drop: () => run(`drop database if exists ${database} with (force)`) }
}
