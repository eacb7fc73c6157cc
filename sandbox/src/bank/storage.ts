import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Payout, Session } from './words.ts'

/** An outgoing callback: the body is fixed when the event happens, so a late delivery tells an old state. */
export interface OutgoingEvent {
  readonly id: string
  readonly url: string
  readonly body: string
  readonly attempts: number
}

/** A line of the bank's statement: money that moved, once and for ever. */
export interface StatementLine {
  readonly line: number
  readonly kind: 'session' | 'payout'
  readonly object: string
  readonly at: number
}

export interface Storage {
  session(id: string): Session | undefined
  sessionByReference(reference: string): Session | undefined
  saveSession(session: Session): void
  payout(id: string): Payout | undefined
  payoutByReference(reference: string): Payout | undefined
  savePayout(payout: Payout): void
  dueSessions(now: number): Session[]
  duePayouts(now: number): Payout[]
  /** The object that an idempotency key made, with the hash of its request. */
  keyed(scope: string, key: string): { hash: string; object: string } | undefined
  saveKey(scope: string, key: string, hash: string, object: string): void
  addEvent(event: Omit<OutgoingEvent, 'attempts'>, object: string, at: number): void
  dueEvents(now: number): OutgoingEvent[]
  eventsOf(object: string): OutgoingEvent[]
  delivered(id: string): void
  postpone(id: string, until: number | null): void
  addLine(kind: StatementLine['kind'], object: string, at: number): void
  linesAfter(line: number, count: number): StatementLine[]
  atomically<T>(work: () => T): T
  close(): void
}

const schema = `
  pragma journal_mode = wal;
  pragma busy_timeout = 2000;
  create table if not exists sessions (id text primary key, reference text not null unique, wake_at integer, body text not null) strict;
  create table if not exists payouts (id text primary key, reference text not null unique, wake_at integer, body text not null) strict;
  create table if not exists keys (scope text not null, key text not null, hash text not null, object text not null, primary key (scope, key)) strict;
  create table if not exists events (id text primary key, object text not null, url text not null, body text not null,
    attempts integer not null default 0, delivered integer not null default 0, due_at integer, made_at integer not null) strict;
  create table if not exists statement (line integer primary key autoincrement, object text not null unique, kind text not null, at integer not null) strict;
  create index if not exists sessions_wake on sessions (wake_at) where wake_at is not null;
  create index if not exists payouts_wake on payouts (wake_at) where wake_at is not null;
  create index if not exists events_due on events (due_at) where due_at is not null;
  create index if not exists events_object on events (object);
`

const sessionWakesAt = ({ status, due_at, expires_at }: Session): number | null =>
  status === 'open' ? expires_at : status === 'processing' ? due_at : null

/** A table holds bodies of one type, and only this file writes them. */
const bodyOf = <T>(row: Record<string, unknown>): T => JSON.parse(String(row['body']))
const body = <T>(row: Record<string, unknown> | undefined): T | undefined => row && bodyOf<T>(row)
const bodies = <T>(rows: Record<string, unknown>[]): T[] => rows.map((row) => bodyOf<T>(row))
const event = (row: Record<string, unknown>): OutgoingEvent => ({
  id: String(row['id']),
  url: String(row['url']),
  body: String(row['body']),
  attempts: Number(row['attempts']),
})

/** Every statement of the books, prepared once. */
function prepareStatements(db: DatabaseSync) {
  const one = (table: string, column: string) => db.prepare(`select body from ${table} where ${column} = ?`)
  const put = (table: string) =>
    db.prepare(
      `insert into ${table} (id, reference, wake_at, body) values (?, ?, ?, ?) on conflict (id) do update set wake_at = excluded.wake_at, body = excluded.body`
    )
  const due = (table: string) => db.prepare(`select body from ${table} where wake_at <= ? order by wake_at limit 200`)
  return {
    session: one('sessions', 'id'),
    sessionByReference: one('sessions', 'reference'),
    putSession: put('sessions'),
    dueSessions: due('sessions'),
    payout: one('payouts', 'id'),
    payoutByReference: one('payouts', 'reference'),
    putPayout: put('payouts'),
    duePayouts: due('payouts'),
    key: db.prepare('select hash, object from keys where scope = ? and key = ?'),
    putKey: db.prepare('insert into keys (scope, key, hash, object) values (?, ?, ?, ?)'),
    putLine: db.prepare('insert into statement (object, kind, at) values (?, ?, ?)'),
    lines: db.prepare('select line, kind, object, at from statement where line > ? order by line limit ?'),
    putEvent: db.prepare('insert into events (id, object, url, body, due_at, made_at) values (?, ?, ?, ?, ?, ?)'),
    dueEvents: db.prepare(
      'select id, url, body, attempts from events where due_at <= ? order by made_at, rowid limit 100'
    ),
    eventsOf: db.prepare('select id, url, body, attempts from events where object = ? order by made_at, rowid'),
    delivered: db.prepare('update events set delivered = 1, due_at = null, attempts = attempts + 1 where id = ?'),
    postpone: db.prepare('update events set attempts = attempts + 1, due_at = ? where id = ?'),
  }
}

/** The bank's books in a SQLite file; `:memory:` for tests. */
export function openStorage(file: string): Storage {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec(schema)
  const statements = prepareStatements(db)
  return {
    session: (id) => body(statements.session.get(id)),
    sessionByReference: (reference) => body(statements.sessionByReference.get(reference)),
    saveSession: (session) =>
      void statements.putSession.run(session.id, session.reference, sessionWakesAt(session), JSON.stringify(session)),
    payout: (id) => body(statements.payout.get(id)),
    payoutByReference: (reference) => body(statements.payoutByReference.get(reference)),
    savePayout: (payout) =>
      void statements.putPayout.run(payout.id, payout.reference, payout.due_at, JSON.stringify(payout)),
    dueSessions: (now) => bodies(statements.dueSessions.all(now)),
    duePayouts: (now) => bodies(statements.duePayouts.all(now)),
    keyed: (scope, key) => {
      const row = statements.key.get(scope, key)
      return row && { hash: String(row['hash']), object: String(row['object']) }
    },
    saveKey: (scope, key, hash, object) => void statements.putKey.run(scope, key, hash, object),
    addEvent: ({ id, url, body: text }, object, at) => void statements.putEvent.run(id, object, url, text, at, at),
    dueEvents: (now) => statements.dueEvents.all(now).map(event),
    eventsOf: (object) => statements.eventsOf.all(object).map(event),
    delivered: (id) => void statements.delivered.run(id),
    postpone: (id, until) => void statements.postpone.run(until, id),
    addLine: (kind, object, at) => void statements.putLine.run(object, kind, at),
    linesAfter: (after, count) =>
      statements.lines.all(after, count).map((row) => ({
        line: Number(row['line']),
        kind: row['kind'] === 'payout' ? 'payout' : 'session',
        object: String(row['object']),
        at: Number(row['at']),
      })),
    atomically: (work) => {
      db.exec('begin immediate')
      try {
        const answer = work()
        db.exec('commit')
        return answer
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    close: () => db.close(),
  }
}
