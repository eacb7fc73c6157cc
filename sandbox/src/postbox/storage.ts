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
  /** Empty: plain text alone. */
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly at: number
}
/** Something that becomes of a message, which our customer is told. */
export interface EventRow {
  readonly id: string
  readonly message: string
  readonly type: string
  readonly isPermanent: boolean
  readonly reason: string | null
  readonly reference: string
  readonly url: string
  readonly attempts: number
}
const addressesMost = 200
const event = (row: Record<string, unknown>): EventRow => ({
  id: String(row['id']),
  message: String(row['message']),
  type: String(row['type']),
  isPermanent: row['permanent'] === 1,
  reason: typeof row['reason'] === 'string' ? row['reason'] : null,
  reference: String(row['reference']),
  url: String(row['url']),
  attempts: Number(row['attempts']),
})

/** The delivered messages, in one SQLite file. */
export function openMessages(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path)
  db.exec(`pragma journal_mode = wal;
    create table if not exists messages (id text primary key, key text not null unique, sender text not null, recipient text not null, subject text not null,
      body text not null, at integer not null) strict;
    create index if not exists messages_of on messages (recipient, at);
    create table if not exists events (id text primary key, message text not null, type text not null, permanent integer not null, reason text, reference text not null,
      url text not null, attempts integer not null default 0, due integer) strict;`)
  // Books of before have no headers.
  const columns = db.prepare('pragma table_info(messages)').all()
  if (!columns.some((column) => column['name'] === 'headers'))
    db.exec(`alter table messages add column headers text not null default '{}'`)
  if (!columns.some((column) => column['name'] === 'html'))
    db.exec(`alter table messages add column html text not null default ''`)
  const insert = db.prepare(
    'insert into messages (id, key, sender, recipient, subject, body, at, headers, html) values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing'
  )
  const byKey = db.prepare('select id from messages where key = ?')
  const byRecipient = db.prepare(
    'select id, sender, recipient, subject, body, at, headers, html from messages where recipient = ? order by at, rowid'
  )
  const recipients = db.prepare(
    'select recipient, max(at) as last, count(*) as n from messages group by recipient order by last desc limit ?'
  )
  const insertEvent = db.prepare(
    'insert into events (id, message, type, permanent, reason, reference, url, due) values (?, ?, ?, ?, ?, ?, ?, ?)'
  )
  const due = db.prepare('select * from events where due is not null and due <= ? order by due, rowid limit 50')
  const postpone = db.prepare('update events set due = ?, attempts = attempts + 1 where id = ?')
  const ofAddress = db.prepare(
    'select e.* from events e join messages m on m.id = e.message where m.recipient = ? order by e.rowid'
  )
  return {
    has: (key: string): boolean => byKey.get(key) !== undefined,
    keepEvent(one: Omit<EventRow, 'id' | 'attempts'>, at: number): void {
      const { message, type, isPermanent, reason, reference, url } = one
      insertEvent.run(randomUUID(), message, type, isPermanent ? 1 : 0, reason, reference, url, at)
    },
    dueEvents: (now: number): EventRow[] => due.all(now).map(event),
    postponeEvent: (id: string, at: number | null): void => void postpone.run(at, id),
    eventsOf: (address: string): EventRow[] => ofAddress.all(address).map(event),
    /** Keeps a message under its key and answers its id; under a key that was there before nothing is kept. */
    keep(message: Omit<Message, 'id'> & { readonly key: string }): string {
      const { key, from, to, subject, text, html, at, headers } = message
      insert.run(randomUUID(), key, from, to, subject, text, at, JSON.stringify(headers), html)
      return String(byKey.get(key)?.['id'])
    },
    of: (address: string): Message[] =>
      byRecipient.all(address).map((row) => ({
        id: String(row['id']),
        from: String(row['sender']),
        to: String(row['recipient']),
        subject: String(row['subject']),
        text: String(row['body']),
        html: String(row['html']),
        at: Number(row['at']),
        headers: JSON.parse(String(row['headers'])),
      })),
    addresses: (): { address: string; count: number }[] =>
      recipients.all(addressesMost).map((row) => ({ address: String(row['recipient']), count: Number(row['n']) })),
    close: () => db.close(),
  }
}
export type Messages = ReturnType<typeof openMessages>
