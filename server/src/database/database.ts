import { asError, codeOf } from '../errors.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, ReadTx, Statement, Tx } from '@ante/kit/context'
import type { EventDeclaration } from '@ante/kit/contract'
import type pg from 'pg'
import { queryTimeoutOf } from './pool.ts'
import type { z } from 'zod'

const open = new AsyncLocalStorage<'read' | 'write'>()
/** Whether the running code is inside a transaction: the wrapper around vendors asks, because a vendor is never called inside one. */
export const inTransaction = (): boolean => open.getStore() !== undefined
/**
 * Runs what must neither share the transaction of the caller nor be refused because of it. Only the outbox may: it publishes live messages, which
 * read the committed state, before the transaction that deletes their events commits.
 */
export const outsideTransaction = <T>(work: () => T): T => open.exit(work)

const serializationFailure = '40001'
const deadlock = '40P01'
const attemptsMax = 6
/** By other connections: where all of them only read, more tries would only cost more connections. */
const readOnlyAttemptsMax = 3

const connectionCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]

/** The connection went away or the server does not answer: the caller does not know whether its commit happened. */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error)
  if (code && (/^(08|57P0)/.test(code) || connectionCodes.includes(code))) return true
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
      error.message
    )
  )
}

/** The connection leads to a standby, or to a server that was told to only read. Nothing happened. */
export const readOnly = '25006'
/**
 * The database cannot do it now, and it is no fault of the caller: its connection was lost, it is a standby that only reads (25006), it lacks disk, memory
 * or connections (53), it took too long (57014), or its disk fails (58030).
 */
export const isOutage = (error: unknown): boolean =>
  isConnectionLoss(error) || /^(25006|53|57014|58030)/.test(codeOf(error) ?? '')

/** The driver knows a limit of one query, its types do not. */
type QueryConfig = pg.QueryConfig & { query_timeout?: number }

class PgReadTx implements ReadTx {
  readonly #client: pg.ClientBase | pg.Pool
  readonly #answerWithin: { query_timeout?: number }
  /** @param withinMs in place of the limit of the pool */
  constructor(client: pg.ClientBase | pg.Pool, withinMs?: number) {
    this.#client = client
    this.#answerWithin = withinMs === undefined ? {} : { query_timeout: queryTimeoutOf(withinMs) }
  }
  async rows<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const { name, text } = statement
    const query: QueryConfig = { name, text, values: [...values], ...this.#answerWithin }
    const result = await this.#client.query(query)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A store says by the type which columns its statement answers.
    return result.rows as Row[]
  }
  async maybe<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row | undefined> {
    const rows = await this.rows<Row>(statement, values)
    if (rows.length > 1) throw new Error(`${statement.name} answered ${rows.length} rows where one was expected`)
    return rows[0]
  }
}

const announce = { name: 'outbox.announce', text: 'insert into outbox.events (name, payload) values ($1, $2)' }
const enqueue = {
  name: 'ante.enqueue',
  text: `select graphile_worker.add_job($1, payload := $2::json, job_key := $3, run_at := $4::timestamptz, max_attempts := 25)`,
}

class PgTx extends PgReadTx {
  async announce<Payload extends z.ZodType>(
    event: EventDeclaration<Payload>,
    payload: z.input<Payload>
  ): Promise<void> {
    await this.rows(announce, [event.name, toJson(event.payload.parse(payload))])
  }
  async enqueue(job: string, payload: unknown, options: { key?: string; runAt?: number } = {}): Promise<void> {
    await this.rows(enqueue, [
      job,
      toJson(payload),
      options.key ?? null,
      options.runAt === undefined ? null : new Date(options.runAt),
    ])
  }
}

/** JSON with bigints as text: ids stay exact on their way through the outbox. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner))

const beginRead = 'begin isolation level repeatable read read only'
const begin = (text: string, withinMs: number | undefined): string =>
  withinMs === undefined ? text : `${text}; set local statement_timeout = ${withinMs}`

export interface OpenDatabase extends Database {
  readonly pool: pg.Pool
}

export function openDatabase(pool: pg.Pool): OpenDatabase {
  async function within<T>(
    kind: 'read' | 'write',
    begin: string,
    work: (client: pg.PoolClient) => Promise<T>
  ): Promise<T> {
    if (inTransaction()) throw new Error('a transaction inside a transaction: pass the tx on')
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      await client.query(begin)
      const answer = await open.run(kind, () => work(client))
      await client.query('commit')
      return answer
    } catch (error) {
      if (isConnectionLoss(error) || codeOf(error) === readOnly) failure = asError(error)
      else await client.query('rollback').catch((rollbackError: Error) => (failure = rollbackError))
      throw error
    } finally {
      client.release(failure)
    }
  }

  async function retried<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        const code = codeOf(error)
        const most =
          code === serializationFailure || code === deadlock ? attemptsMax : code === readOnly ? readOnlyAttemptsMax : 1
        if (attempt >= most) throw error
      }
    }
  }

  return {
    pool,
    read: (work, { withinMs } = {}) =>
      within('read', begin(beginRead, withinMs), (client) => work(new PgReadTx(client, withinMs))),
    query: (work) => work(new PgReadTx(pool)),
    write: (work, { withinMs } = {}) =>
      retried(() =>
        within('write', begin('begin', withinMs), (client) =>
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The brand is there for the compiler alone.
          work(new PgTx(client, withinMs) as unknown as Tx)
        )
      ),
    call: (statement, values) => retried(() => new PgReadTx(pool).rows(statement, values)),
  }
}
