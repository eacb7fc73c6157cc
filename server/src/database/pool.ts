import pg from 'pg'
import { clientFor } from './many-hosts.ts'

const bigints = pg.types.builtins.INT8
// bigint columns arrive as bigint: a number would round above 2^53, a text would add up as text.
pg.types.setTypeParser(bigints, (text) => BigInt(text))
// And so do those in a list. The driver knows no name for that type; no list of ours holds a null.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The driver's types list the names that it knows.
const bigintLists = 1016 as typeof bigints
const listed = (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','))
pg.types.setTypeParser(bigintLists, (text) => listed(text).map(BigInt))

export interface PoolOptions {
  url: string
  /** 8 to 16: more gained nothing on two cores. */
  size?: number
  applicationName?: string
  /** Columns of 64 bits as text, as the driver alone would have them: for libraries that put their rows into JSON. */
  hasTextBigints?: boolean
  /** So long the server works on one statement. 0 for none: migrations, imports and other work of an operator. */
  statementTimeoutMs?: number
  onError?: (error: Error) => void
}

const usualStatementTimeoutMs = 15_000
const lateMs = 2_500
/** A server that is there ends a statement by itself: what is not answered until then comes from one that vanished. */
export const queryTimeoutOf = (statementTimeoutMs: number): number => statementTimeoutMs + lateMs

/** A host that vanished in a transaction gives its locks back after this. */
const idleInTransactionMs = 30_000

const textBigints: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === bigints ? String : oid === bigintLists ? listed : pg.types.getTypeParser(oid, format),
}

export function createPool({
  url,
  size = 12,
  applicationName = 'ante',
  hasTextBigints = false,
  statementTimeoutMs = usualStatementTimeoutMs,
  onError,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: clientFor(url),
    max: size,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(statementTimeoutMs === 0
      ? {}
      : {
          statement_timeout: statementTimeoutMs,
          query_timeout: queryTimeoutOf(statementTimeoutMs),
          idle_in_transaction_session_timeout: idleInTransactionMs,
        }),
    ...(hasTextBigints ? { types: textBigints } : {}),
  })
  // A pool that is being ended says farewell without waiting for the answer: a server that stops just then cuts nothing off.
  const lost = (error: Error) => void (pool.ending || onError?.(error))
  pool.on('error', lost)
  // A client that is checked out reports a lost connection by this event too; unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', lost))
  return pool
}
