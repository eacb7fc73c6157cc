import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface Message {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly at: number
}
const addressesMost = 200

/** The delivered messages, in one SQLite file. */
export function openMessages(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path)
  db.exec(`pragma journal_mode = wal;
    create table if not exists messages (id text primary key, key text not null unique, sender text not null, recipient text not null, subject text not null,
      body text not null, at integer not null) strict;
    create index if not exists messages_of on messages (recipient, at);`)
  // Books of before have no headers.
  const columns = db.prepare('pragma table_info(messages)').all()
  if (!columns.some((column) => column['name'] === 'headers'))
    db.exec(`alter table messages add column headers text not null default '{}'`)
  const insert = db.prepare(
    'insert into messages (id, key, sender, recipient, subject, body, at, headers) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing'
  )
  const byKey = db.prepare('select id from messages where key = ?')
  const byRecipient = db.prepare(
    'select id, sender, recipient, subject, body, at, headers from messages where recipient = ? order by at, rowid'
  )
  const recipients = db.prepare(
    'select recipient, max(at) as last, count(*) as n from messages group by recipient order by last desc limit ?'
  )
  return {
    /** Keeps a message under its key and answers its id; under a key that was there before nothing is kept. */
    keep(message: Omit<Message, 'id'> & { readonly key: string }): string {
      const { key, from, to, subject, text, at, headers } = message
      insert.run(randomUUID(), key, from, to, subject, text, at, JSON.stringify(headers))
      return String(byKey.get(key)?.['id'])
    },
    of: (address: string): Message[] =>
      byRecipient.all(address).map((row) => ({
        id: String(row['id']),
        from: String(row['sender']),
        to: String(row['recipient']),
        subject: String(row['subject']),
        text: String(row['body']),
        at: Number(row['at']),
        headers: JSON.parse(String(row['headers'])),
      })),
    addresses: (): { address: string; count: number }[] =>
      recipients.all(addressesMost).map((row) => ({ address: String(row['recipient']), count: Number(row['n']) })),
    close: () => db.close(),
  }
}
