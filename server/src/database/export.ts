import { createWriteStream, renameSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import {
  format,
  formatVersion,
  type Header,
  type Line,
  plainText,
  readMonths,
  readSequences,
  readTables,
  type TableHeading,
} from './transfer.ts'
import { openClient } from './many-hosts.ts'

const rowsAtOnce = 2000

const text = (line: Line): string => `${JSON.stringify(line)}\n`

async function* rowsOf(client: pg.ClientBase, { table, columns }: TableHeading): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ')
  await client.query(`declare rows_of cursor for select json_build_array(${values})::text as line from ${table}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from rows_of`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close rows_of')
}

async function* lines(client: pg.ClientBase): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<Header['migrations'][number]>(
    'select number, name, hash from ante.migrations order by number'
  )
  const { rows: now } = await client.query<{ at: Date }>('select now() as at')
  const tables = await readTables(client)
  yield text({
    header: {
      format,
      version: formatVersion,
      at: now[0]?.at.toISOString() ?? '',
      migrations,
      sequences: await readSequences(client),
      months: await readMonths(client),
    },
  })
  let count = 0
  for (const table of tables) {
    yield text({ table })
    for await (const batch of rowsOf(client, table)) {
      count += batch.length
      // PostgreSQL may break its own JSON over lines only inside of texts, where it writes \n.
      yield `${batch.join('\n')}\n`
    }
  }
  yield text({ end: { tables: tables.length, rows: count } })
}

/**
 * Writes all tables of one moment into a file: other writers go on, and the file shows none of what they do. The embedded PostgreSQL has no
 * `pg_dump`, and this is also the way to a big one.
 */
export async function exportDatabase(url: string, file: string): Promise<{ rows: number }> {
  const client = openClient({ connectionString: url, application_name: 'ante-export' })
  await client.connect()
  let rows = 0
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(plainText)
    const counted = async function* () {
      for await (const line of lines(client)) {
        const end = /^\{"end":.*"rows":(\d+)/.exec(line)
        if (end) rows = Number(end[1])
        yield line
      }
    }
    // Under another name until it is whole: half a file is never taken for one.
    await pipeline(
      Readable.from(counted()),
      createGzip({ level: 6 }),
      createWriteStream(`${file}.unfinished`, { mode: 0o600 })
    )
    renameSync(`${file}.unfinished`, file)
    await client.query('commit')
  } finally {
    await client.end()
  }
  return { rows }
}
