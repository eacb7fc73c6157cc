import pg from 'pg'

const bigints = pg.types.builtins.INT8
// bigint columns arrive as bigint: a number would round above 2^53, a text would add up as text.
pg.types.setTypeParser(bigints, (text) => BigInt(text))
// And so do those in a list. The driver knows no name for that type; no list of ours holds a null.
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
  onError?: (error: Error) => void
}

const textBigints: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigints ? String : oid === bigintLists ? listed : pg.types.getTypeParser(oid, format)),
}

export function createPool({ url, size = 12, applicationName = 'ante', hasTextBigints = false, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
    keepAlive: true,
    ...(hasTextBigints ? { types: textBigints } : {}),
  })
  // A pool that is being ended says farewell without waiting for the answer: a server that stops just then cuts nothing off.
  const lost = (error: Error) => void (pool.ending || onError?.(error))
  pool.on('error', lost)
  // A client that is checked out reports a lost connection by this event too; unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', lost))
  return pool
}
