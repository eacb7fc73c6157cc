import type pg from 'pg'
import { z } from 'zod'

/** The file is gzip over lines of JSON: a header, then for each table its heading and its rows, then the end. */
export const format = 'ante-export'
export const formatVersion = 2

/** A monthly partition of a table, or what became of one: a table of the schema `archive`. */
const month = z.object({
  parent: z.string(),
  /** As `2026-11-01`. */
  first: z.string(),
  archive: z.string().nullable(),
})
export type Month = z.output<typeof month>
const header = z.object({
  format: z.string(),
  version: z.number(),
  /** The moment that the file shows. */
  at: z.string(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), hash: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  months: z.array(month),
})
export type Header = z.output<typeof header>
const tableHeading = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** As PostgreSQL writes them: a value is text, and goes back through a cast to its type. */
  types: z.array(z.string()),
})
export type TableHeading = z.output<typeof tableHeading>
const end = z.object({ tables: z.number(), rows: z.number() })
export const headings = z.union([z.object({ header }), z.object({ table: tableHeading }), z.object({ end })])
/** A row is a list of texts in the order of the columns: exact for every type, where JSON's own numbers and nulls would not be. */
export type Line = z.output<typeof headings> | (string | null)[]

/** The text of values must not depend on the machine that writes or reads them. */
export const plainText = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1`

const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** All tables that hold rows, those first that others refer to. */
export async function readTables(client: pg.ClientBase): Promise<TableHeading[]> {
  const { rows } = await client.query<{ table: string; columns: string[]; types: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as table,
            array_agg(a.attname::text order by a.attnum) as columns,
            array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't' and ${ours}
      group by 1 order by 1`
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct format('%I.%I', fn.nspname, f.relname) as from, format('%I.%I', n.nspname, t.relname) as to
       from pg_constraint k
       join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
       join pg_class t on t.oid = k.confrelid join pg_namespace n on n.oid = t.relnamespace
      where k.contype = 'f' and k.conrelid <> k.confrelid`
  )
  return inOrder(rows, references)
}

function inOrder(tables: readonly TableHeading[], references: readonly { from: string; to: string }[]): TableHeading[] {
  const ordered: TableHeading[] = []
  const left = new Map(tables.map((table) => [table.table, table]))
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ table }) => !references.some(({ from, to }) => from === table && left.has(to))
    )
    // Tables that refer to each other in a circle keep their names' order: their constraints must be deferrable.
    for (const table of free.length > 0 ? free : [...left.values()]) {
      ordered.push(table)
      left.delete(table.table)
    }
  }
  return ordered
}

export async function readSequences(client: pg.ClientBase): Promise<Header['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${ours} order by 1`
  )
  const sequences: Header['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`
    )
    if (state[0]) sequences.push({ name, ...state[0] })
  }
  return sequences
}

export async function readMonths(client: pg.ClientBase): Promise<Month[]> {
  const month = `to_char(to_date(right(c.relname, 7), 'YYYY_MM'), 'YYYY-MM-DD')`
  const { rows } = await client.query<Month>(
    `select i.inhparent::regclass::text as parent, ${month} as first, null as archive
       from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relkind = 'r' and c.relname ~ '_\\d{4}_\\d{2}$'
     union all
     select regexp_replace(c.relname, '^([a-z]+)_(.*)_\\d{4}_\\d{2}$', '\\1.\\2'), ${month}, format('archive.%I', c.relname)
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = 'archive'
     order by 1, 2`
  )
  return rows
}

/** Makes what a file's months need and a migrated database does not have. */
export async function makeMonths(client: pg.ClientBase, months: readonly Month[]): Promise<void> {
  for (const { parent, first, archive } of months)
    if (archive === null) await client.query('select ante.make_partitions($1, 0, $2)', [parent, first])
    else await client.query('select ante.make_archive($1, $2)', [parent, archive])
}
