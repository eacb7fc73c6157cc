import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { countTry, forgiveTry } from './count-tries.ts'
import { sha256 } from './tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('ERR-16 tries of staff are forgiven in the order in which they are counted, so that neither waits for the other', async () => {
  const address = '203.0.113.7'
  const { rows } = await database.db.pool.query<{ id: bigint }>(
    `insert into staff.accounts (document_id, username, email) values ('tries', 'tries', 'tries@staff.example') returning id`
  )
  const account = rows[0]?.id ?? 0n
  const network = sha256(`network ${address}`)
  const others = (login: string) => [
    sha256(`name ${login} from ${address}`),
    sha256(`account ${account} from ${address}`),
  ]
  // Of whom a row that is deleted comes after one that is counted down.
  let nth = 0
  while (others(`login-${nth}`).every((hash) => hash.compare(network) < 0)) nth++
  const login = `login-${nth}`
  await database.db.write((tx) => countTry(tx, address, login, account))
  const lock = 'select from staff.login_failures where login_hash = $1 for update'
  const counting = await database.db.pool.connect()
  try {
    await counting.query('begin')
    await counting.query(lock, [network])
    const forgiving = database.db.write((tx) => forgiveTry(tx, address, login, account))
    await vi.waitFor(async () => {
      const { rows } = await database.db.pool.query('select 1 from pg_locks where not granted')
      expect(rows.length).toBeGreaterThan(0)
    })
    // Whoever counts goes on to those that come after it.
    for (const hash of others(login).filter((one) => one.compare(network) > 0))
      expect((await counting.query(`${lock} nowait`, [hash])).rowCount).toBe(1)
    await counting.query('commit')
    await forgiving
  } finally {
    counting.release(true)
  }
})
