import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, ReadTx, Statement, Tx } from '@ante/kit/context'
import type pg from 'pg'

const open = new AsyncLocalStorage<'read' | 'write'>()
/** Whether the running code is inside a transaction: the wrapper around vendors asks, because a vendor is never called inside one. */
export const inTransaction = (): boolean => open.getStore() !== undefined

const serializationFailure = '40001'
const deadlock = '40P01'
const attemptsMax = 6

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** The connection went away or the server does not answer: the caller does not know whether its commit happened. */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error)
  if (code && (/^(08|57P0)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code))) return true
  return error instanceof Error && /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(error.message)
}

class PgReadTx implements ReadTx {
  readonly #client: pg.ClientBase | pg.Pool
  constructor(client: pg.ClientBase | pg.Pool) {
    this.#client = client
  }
  async rows<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const result = await this.#client.query({ name: statement.name, text: statement.text, values: [...values] })
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
  name: 'house.enqueue',
  text: `select graphile_worker.add_job($1, payload := $2::json, job_key := $3, run_at := $4::timestamptz, max_attempts := 25)`,
}

class PgTx extends PgReadTx {
  async announce(name: string, payload: unknown): Promise<void> {
    await this.rows(announce, [name, toJson(payload)])
  }
  async enqueue(job: string, payload: unknown, options: { key?: string; runAt?: number } = {}): Promise<void> {
    await this.rows(enqueue, [job, toJson(payload), options.key ?? null, options.runAt === undefined ? null : new Date(options.runAt)])
  }
}

/** JSON with bigints as text: ids stay exact on their way through the outbox. */
export const toJson = (value: unknown): string => JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner))

export interface OpenDatabase extends Database {
  readonly pool: pg.Pool
}

export function openDatabase(pool: pg.Pool): OpenDatabase {
  async function within<T>(kind: 'read' | 'write', begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (inTransaction()) throw new Error('a transaction inside a transaction: pass the tx on')
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      await client.query(begin)
      const answer = await open.run(kind, () => work(client))
      await client.query('commit')
      return answer
    } catch (error) {
      if (isConnectionLoss(error)) failure = error as Error
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
        if (attempt >= attemptsMax || (code !== serializationFailure && code !== deadlock)) throw error
      }
    }
  }

  return {
    pool,
    read: (work) => within('read', 'begin isolation level repeatable read read only', (client) => work(new PgReadTx(client))),
    glance: (work) => work(new PgReadTx(pool)),
    write: (work) => retried(() => within('write', 'begin', (client) => work(new PgTx(client) as unknown as Tx))),
    call: (statement, values) => retried(() => new PgReadTx(pool).rows(statement, values)),
  }
}
