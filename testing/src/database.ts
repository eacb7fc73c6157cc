import { randomBytes } from 'node:crypto'
import { type OpenDatabase, openDatabase } from '@ante/server/database/database'
import { createPool } from '@ante/server/database/pool'
import { createFromTemplate } from './template.ts'

export interface TestDatabase {
  db: OpenDatabase
  url: string
  close(): Promise<void>
}

/**
 * A fresh migrated database for one test file, on the server that the global set-up started (`ANTE_TEST_DATABASE_URL`).
 * Close it in `afterAll`: it is dropped.
 */
export async function testDatabase({ poolSize = 8 }: { poolSize?: number } = {}): Promise<TestDatabase> {
  const server = process.env.ANTE_TEST_DATABASE_URL
  if (!server) throw new Error('ANTE_TEST_DATABASE_URL is not set: run the tests through vitest and its global set-up')
  const made = await createFromTemplate(server, `ante_test_${randomBytes(6).toString('hex')}`)
  const pool = createPool({ url: made.url, size: poolSize, applicationName: 'ante-test', onError: () => undefined })
  return {
    db: openDatabase(pool),
    url: made.url,
    async close() {
      await pool.end()
      await made.drop()
    },
  }
}
