import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What a vendor keeps: JSON objects by kind and id, in the order in which they were made, and the answers that were given to idempotency keys. */
export interface Books {
  get<T>(kind: string, id: string): T | undefined
  /** Newest first. */
  all<T>(kind: string): T[]
  put(kind: string, id: string, object: object): void
  close(): void
}

/** Objects of a kind have one type, which the vendor's twin names when it reads them. */
const bodyOf = <T>(row: Record<string, unknown>): T => JSON.parse(String(row['body']))

/** Books in a SQLite file, or in memory for `:memory:`. */
export function openBooks(storage: string): Books {
  if (storage !== ':memory:') mkdirSync(dirname(storage), { recursive: true })
  const file = new DatabaseSync(storage)
  file.exec(`pragma journal_mode = wal; pragma busy_timeout = 2000;
    create table if not exists objects (seq integer primary key autoincrement, kind text not null, id text not null, body text not null, unique (kind, id)) strict`)
  const get = file.prepare('select body from objects where kind = ? and id = ?')
  const all = file.prepare('select body from objects where kind = ? order by seq desc')
  const put = file.prepare(
    'insert into objects (kind, id, body) values (?, ?, ?) on conflict (kind, id) do update set body = excluded.body'
  )
  return {
    get<T>(kind: string, id: string) {
      const row = get.get(kind, id)
      return row && bodyOf<T>(row)
    },
    all: <T>(kind: string) => all.all(kind).map((row) => bodyOf<T>(row)),
    put: (kind, id, object) => void put.run(kind, id, JSON.stringify(object)),
    close: () => file.close(),
  }
}
