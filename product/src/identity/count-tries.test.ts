import { createHash } from 'node:crypto'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { countTry, forgiveTry } from './count-tries.ts'
import { failuresOfAllMax } from './rules/lock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const from = (address: string) => ({ address, session: undefined })
const hashOf = (text: string) => createHash('sha256').update(text).digest()
const count = (address: string, uid: bigint) =>
  database.db.write((tx) => countTry(tx, from(address), `login-${uid}`, uid))
const forgive = (address: string, uid: bigint) =>
  database.db.write((tx) => forgiveTry(tx, from(address), `login-${uid}`, uid))

describe('tries from one network', () => {
  it('ERR-16 stay too many for the time, however often somebody signs in rightly at once', async () => {
    const [address, own] = ['203.0.113.5', 900_001n]
    for (let nth = 0; nth <= failuresOfAllMax; nth++) await count(address, 910_000n + BigInt(nth))
    const atOnce = Array.from({ length: 8 }, () => count(address, own))
    expect((await Promise.all(atOnce)).every(({ isCrowded }) => isCrowded)).toBe(true)
    for (const _ of atOnce) await forgive(address, own)
    expect((await count(address, 900_002n)).isCrowded).toBe(true)
  })

  it('ERR-16 count one less with each that was right, until they are too many', async () => {
    const [address, own] = ['203.0.113.6', 900_003n]
    for (let nth = 0; nth < 2 * failuresOfAllMax; nth++) {
      expect((await count(address, own)).isCrowded).toBe(false)
      await forgive(address, own)
    }
    expect((await count(address, 900_004n)).isCrowded).toBe(false)
  })

  it('ERR-16 are forgiven in the order in which they are counted, so that neither waits for the other', async () => {
    const address = '203.0.113.7'
    const network = hashOf('\u0000network 203.0.113.7')
    // One whose own counter comes first by its name and by its place in the table.
    let uid = 920_000n
    while (hashOf(`\u0000account ${uid}`).compare(network) > 0) uid++
    const ofAll = hashOf(`\u0000account ${uid}`)
    await database.db.pool.query(
      'insert into identity.login_failures (login_hash, failures, last_at) values ($1, 3, now()), ($2, 3, now())',
      [ofAll, network]
    )
    const lock = 'select from identity.login_failures where login_hash = $1 for update'
    const other = await database.db.pool.connect()
    try {
      await other.query('begin')
      await other.query(lock, [network])
      const forgiven = forgive(address, uid)
      await vi.waitFor(async () => {
        const { rows } = await database.db.pool.query('select 1 from pg_locks where not granted')
        expect(rows.length).toBeGreaterThan(0)
      })
      expect((await other.query(`${lock} nowait`, [ofAll])).rowCount).toBe(1)
      await other.query('commit')
      await forgiven
    } finally {
      other.release()
    }
  })
})
