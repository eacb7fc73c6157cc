import pg from 'pg'

export interface JobLocks {
  /** Whether this host may run the job now: nobody else runs it. */
  take(job: string): Promise<boolean>
  release(job: string): Promise<void>
  close(): Promise<void>
}

/**
 * Advisory locks of the periodic jobs, all on one connection of their own: a job that waits for a vendor holds no connection of the pool. When
 * the connection dies its locks are gone with it, and the next try opens another.
 */
export function createJobLocks(databaseUrl: string): JobLocks {
  let client: pg.Client | undefined
  let opening: Promise<pg.Client> | undefined
  async function open(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'ante-jobs', keepAlive: true })
    fresh.on('error', () => {
      if (client === fresh) client = undefined
    })
    fresh.on('end', () => {
      if (client === fresh) client = undefined
    })
    await fresh.connect()
    return fresh
  }
  const connection = async (): Promise<pg.Client> => {
    if (client) return client
    opening ??= open().finally(() => (opening = undefined))
    return (client = await opening)
  }
  // One statement at a time on the one connection.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  return {
    take: (job) =>
      inTurn(async () => {
        const { rows } = await (await connection()).query<{ locked: boolean }>('select pg_try_advisory_lock(4207, hashtext($1)) as locked', [job])
        return rows[0]?.locked === true
      }),
    // A lost connection has released it already.
    release: (job) => inTurn(async () => void (await client?.query('select pg_advisory_unlock(4207, hashtext($1))', [job]).catch(() => undefined))),
    async close() {
      await client?.end().catch(() => undefined)
    },
  }
}
