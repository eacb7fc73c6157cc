import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { migrate, readMigrations } from './migrate.ts'
import { createPool } from './pool.ts'
import {
  format,
  formatVersion,
  type Header,
  type Line,
  makeMonths,
  plainText,
  readTables,
  headings,
  type TableHeading,
} from './transfer.ts'
import { openClient } from './many-hosts.ts'

const rowsAtOnce = 1000

/** Why a file cannot be taken, in one sentence. */
class ImportError extends Error {}

const noExport = 'The file is not an export of Ante, or of a version that this one cannot read.'

/** The rows are many, and the database reads each of their values: they are lists and nothing more is asked of them here. */
function lineOf(text: string): Line {
  const parsed: unknown = JSON.parse(text)
  if (Array.isArray(parsed)) return parsed
  const read = headings.safeParse(parsed)
  if (!read.success) throw new ImportError(noExport)
  return read.data
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  // An error of either stream ends the other, and comes out of the loop below.
  const unpacked = pipeline(createReadStream(file), createGunzip().setEncoding('utf8'), () => undefined)
  let rest = ''
  for await (const chunk of unpacked) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield lineOf(line)
  }
}

async function judge(header: Header): Promise<void> {
  if (header.format !== format || header.version !== formatVersion) throw new ImportError(noExport)
  const known = await readMigrations()
  const differs =
    known.length !== header.migrations.length ||
    known.some(({ hash }, index) => header.migrations[index]?.hash !== hash)
  if (differs)
    throw new ImportError(
      `The file was written after ${header.migrations.length} migrations, this version has ${known.length} or others: import it with the version that wrote it, then update.`
    )
}

async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select 1 from pg_namespace where nspname = 'ante'`)
  if (rows.length > 0) throw new ImportError('The database is not empty: import into a new one.')
}

/** What migrations themselves put into tables gives way to what the file says. */
async function emptyTable(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query(`select 1 from ${table} limit 1`)
  if (rows.length > 0) await client.query(`delete from ${table}`)
}

async function insert(
  client: pg.ClientBase,
  { table, columns, types }: TableHeading,
  rows: readonly Line[]
): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const values = types.map((type, index) => `(line->>${index})::${type}`).join(', ')
  await client.query(
    `insert into ${table} (${names}) overriding system value select ${values} from json_array_elements($1::json) as line`,
    [JSON.stringify(rows)]
  )
}

/** The rows come as they were: what a trigger would make of them has been done where they come from. References are looked at all the same. */
async function switchTriggers(client: pg.ClientBase, to: 'enable' | 'disable'): Promise<void> {
  for (const { table } of await readTables(client)) await client.query(`alter table ${table} ${to} trigger user`)
}

/** The rows, in one transaction: all of the file, or nothing of it. */
async function fill(client: pg.ClientBase, file: string): Promise<number> {
  const known = new Map((await readTables(client)).map((table) => [table.table, table]))
  let heading: TableHeading | undefined
  let waiting: Line[] = []
  let count = 0
  let end: number | undefined
  let sequences: Header['sequences'] = []
  const flush = async () => {
    if (heading && waiting.length > 0) await insert(client, heading, waiting)
    count += waiting.length
    waiting = []
  }
  for await (const line of linesOf(file)) {
    if (Array.isArray(line)) {
      waiting.push(line)
      if (waiting.length >= rowsAtOnce) await flush()
      continue
    }
    await flush()
    if ('header' in line) sequences = line.header.sequences
    else if ('end' in line) end = line.end.rows
    else {
      heading = line.table
      if (!known.has(heading.table))
        throw new ImportError(`The file holds the table ${heading.table}, which is not there.`)
      await emptyTable(client, heading.table)
    }
  }
  if (end !== count) throw new ImportError(`The file is not whole: it ends after ${count} rows.`)
  for (const { name, last, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, last, isCalled])
  return count
}

async function firstLine(file: string): Promise<Header> {
  const { value } = await linesOf(file).next()
  if (value && !Array.isArray(value) && 'header' in value) return value.header
  throw new ImportError('The file is not an export of Ante.')
}

/** Reads an export into an empty database, which is migrated first. */
export async function importDatabase(url: string, file: string): Promise<{ rows: number }> {
  const header = await firstLine(file)
  await judge(header)
  const client = openClient({ connectionString: url, application_name: 'ante-import' })
  await client.connect()
  try {
    await refuseUnlessEmpty(client)
    const pool = createPool({ url, size: 2, statementTimeoutMs: 0 })
    await migrate(pool).finally(() => pool.end())
    await client.query('begin')
    await client.query(plainText)
    await client.query('set constraints all deferred')
    await makeMonths(client, header.months)
    await switchTriggers(client, 'disable')
    const rows = await fill(client, file)
    // Nothing may wait for a look at a table that is altered.
    await client.query('set constraints all immediate')
    await switchTriggers(client, 'enable')
    await client.query('commit')
    await client.query('analyze')
    return { rows }
  } finally {
    await client.end()
  }
}
