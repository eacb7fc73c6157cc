import { testDatabase, type TestDatabase } from '@ante/testing/database'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** More than sixteen connections of a host: as many as it takes until two have numbers of processes that are sixteen apart. */
const connectionsMax = 40
const postOf = (key: string): string =>
  `select ledger.post('${key}', null, 'opening', 'USD', array['house:opening'], array['house:sportsbook'], array[100::bigint], array['opening'])`

test('two connections whose processes are sixteen numbers apart write an account of the platform at the same moment', async () => {
  const clients: { client: pg.Client; pid: number }[] = []
  const apart = () => {
    for (const one of clients)
      for (const other of clients)
        if (one.pid % 16 === other.pid % 16 && one.pid % 64 !== other.pid % 64)
          return [one.client, other.client] as const
    return undefined
  }
  try {
    while (!apart() && clients.length < connectionsMax) {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      clients.push({ client, pid: rows[0]?.pid ?? 0 })
    }
    const [first, second] = apart() ?? []
    if (!first || !second) throw new Error(`no two of ${connectionsMax} connections are sixteen apart`)
    await first.query('begin')
    await first.query(postOf('first'))
    // Refused at once where it would have to wait for the first.
    await second.query(`set lock_timeout = '1s'`)
    await second.query(postOf('second'))
    await first.query('commit')
  } finally {
    for (const { client } of clients) await client.end()
  }
  const { rows } = await database.db.pool.query<{ held: bigint; places: number }>(
    `select sum(balance_minor)::bigint as held, count(*)::int as places from ledger.accounts where path = 'house:sportsbook'`
  )
  expect(rows).toEqual([{ held: 200n, places: 2 }])
  expect(await database.db.read(audit)).toEqual([])
})
