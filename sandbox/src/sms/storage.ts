import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

export type ReceiptState = 'delivered' | 'failed'
export interface Message {
  readonly id: string
  readonly from: string
  /** Digits of the E.164 number, without its plus. */
  readonly to: string
  readonly text: string
  readonly reference: string
  readonly receiptUrl: string
  readonly at: number
  /** Null: this number gives no receipt. */
  readonly receipt: ReceiptState | null
  readonly attempts: number
}
const numbersMost = 200

const messageOf = (row: Record<string, SQLOutputValue>): Message => ({
  id: String(row['id']),
  from: String(row['sender']),
  to: String(row['recipient']),
  text: String(row['body']),
  reference: String(row['reference']),
  receiptUrl: String(row['receipt_url']),
  at: Number(row['at']),
  receipt: row['receipt'] === 'delivered' || row['receipt'] === 'failed' ? row['receipt'] : null,
  attempts: Number(row['attempts']),
})

/** The messages that were taken, in one SQLite file, with the receipts that still have to be told. */
export function openMessages(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path)
  db.exec(`pragma journal_mode = wal;
    create table if not exists messages (id text primary key, key text not null unique, sender text not null, recipient text not null, body text not null,
      reference text not null, receipt_url text not null, at integer not null, receipt text, attempts integer not null default 0, due_at integer) strict;
    create index if not exists messages_of on messages (recipient, at);`)
  const insert = db.prepare(
    `insert into messages (id, key, sender, recipient, body, reference, receipt_url, at, receipt, due_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (key) do nothing`
  )
  const byKey = db.prepare('select id from messages where key = ?')
  const byRecipient = db.prepare('select * from messages where recipient = ? order by at, rowid')
  const due = db.prepare('select * from messages where due_at <= ? order by due_at limit 50')
  const postpone = db.prepare('update messages set attempts = attempts + 1, due_at = ? where id = ?')
  const recipients = db.prepare(
    'select recipient, max(at) as last, count(*) as n from messages group by recipient order by last desc limit ?'
  )
  return {
    /** Keeps a message under its key and answers its id; under a key that was there before nothing is kept. */
    keep(message: Omit<Message, 'id' | 'attempts'> & { readonly key: string }): string {
      const { key, from, to, text, reference, receiptUrl, at, receipt } = message
      insert.run(randomUUID(), key, from, to, text, reference, receiptUrl, at, receipt, receipt === null ? null : at)
      return String(byKey.get(key)?.['id'])
    },
    of: (number: string): Message[] => byRecipient.all(number).map(messageOf),
    /** Those whose receipt is to be told now. */
    due: (now: number): Message[] => due.all(now).map(messageOf),
    /** When the receipt is told again; null is never. */
    postpone: (id: string, at: number | null): void => void postpone.run(at, id),
    numbers: (): { number: string; count: number }[] =>
      recipients.all(numbersMost).map((row) => ({ number: String(row['recipient']), count: Number(row['n']) })),
    close: () => db.close(),
  }
}
export type Messages = ReturnType<typeof openMessages>
