import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { modules } from '@ante/product/modules'
import type pg from 'pg'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** One function or view of a module: `product/src/<module>/sql/<name>.sql` holds its only definition, and its triggers where it has any. */
export interface SqlSource {
  /** With its schema: `games.play_rounds`. */
  name: string
  schema: string
  object: string
  kind: 'function' | 'view'
  text: string
  hash: string
}

const folders: readonly (readonly [schema: string, folder: string])[] = [
  ['ante', 'server/src/ante/sql'],
  ['outbox', 'server/src/outbox/sql'],
  ...Object.keys(modules).map((module): readonly [string, string] => [module, `product/src/${module}/sql`]),
]

async function readFolder(schema: string, folder: string): Promise<SqlSource[]> {
  const names = await readdir(join(root, folder)).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map(async (file) => {
        const text = await readFile(join(root, folder, file), 'utf8')
        const object = file.slice(0, -'.sql'.length)
        const [, kind, defined] = /^create or replace (function|view) ([a-z0-9_.]+)/m.exec(text) ?? []
        if (defined !== `${schema}.${object}` || (kind !== 'function' && kind !== 'view'))
          throw new Error(`${folder}/${file} does not define ${schema}.${object}`)
        const hash = createHash('sha256').update(text).digest('hex')
        return { name: defined, schema, object, kind, text, hash }
      })
  )
}

/** All functions and views in the order of the modules. Throws when a file does not define what its name says. */
export async function readSqlSources(): Promise<SqlSource[]> {
  return (await Promise.all(folders.map(([schema, folder]) => readFolder(schema, folder)))).flat()
}

interface Overload {
  signature: string
  written: string
}
const overloadsOf = async (client: pg.ClientBase, { schema, object }: SqlSource): Promise<Overload[]> => {
  const { rows } = await client.query<Overload>(
    `select p.oid::regprocedure::text as signature, p.xmin::text as written
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 and p.proname = $2`,
    [schema, object]
  )
  return rows
}

/** PostgreSQL refuses to replace a function by one that returns another type, and a view by one with other columns. */
const needsDrop = new Set(['42P13', '42P16'])

async function define(client: pg.ClientBase, source: SqlSource): Promise<void> {
  const before = await overloadsOf(client, source)
  await client.query('savepoint define')
  try {
    await client.query(source.text)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && needsDrop.has(String(error.code)))) throw error
    await client.query('rollback to savepoint define')
    await drop(client, source)
    await client.query(source.text)
  }
  await client.query('release savepoint define')
  // Other arguments make a second function beside the first: what this file did not write just now is the old one.
  for (const { signature, written } of await overloadsOf(client, source))
    if (before.some((old) => old.signature === signature && old.written === written))
      await client.query(`drop function ${signature}`)
}

async function drop(client: pg.ClientBase, source: SqlSource): Promise<void> {
  if (source.kind === 'view') await client.query(`drop view if exists ${source.name}`)
  else for (const { signature } of await overloadsOf(client, source)) await client.query(`drop function ${signature}`)
}

/**
 * Defines again each function and view whose text changed, and drops those whose file is gone. To be called within the transaction of the
 * migrations that it belongs to. Returns the names of what changed.
 */
export async function applySqlSources(client: pg.ClientBase, sources: readonly SqlSource[]): Promise<string[]> {
  const { rows } = await client.query<Pick<SqlSource, 'name' | 'kind' | 'hash'>>(
    'select name, kind, hash from ante.sql_sources'
  )
  const known = new Map(rows.map((row) => [row.name, row]))
  const changed: string[] = []
  // A body may name what is defined after it.
  await client.query('set local check_function_bodies = off')
  for (const { name, kind } of rows) {
    if (sources.some((source) => source.name === name)) continue
    const [schema = '', object = ''] = name.split('.')
    await drop(client, { name, schema, object, kind, text: '', hash: '' })
    await client.query('delete from ante.sql_sources where name = $1', [name])
    changed.push(name)
  }
  for (const source of sources) {
    if (known.get(source.name)?.hash === source.hash) continue
    await define(client, source)
    await client.query(
      `insert into ante.sql_sources (name, kind, hash) values ($1, $2, $3)
       on conflict (name) do update set kind = excluded.kind, hash = excluded.hash, applied_at = now()`,
      [source.name, source.kind, source.hash]
    )
    changed.push(source.name)
  }
  return changed
}
