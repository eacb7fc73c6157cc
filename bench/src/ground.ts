import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '@ante/server/database/embedded'
import { createPool } from '@ante/server/database/pool'
import { createFromTemplate, ensureTemplate } from '@ante/testing/template'
import type pg from 'pg'

export const root = fileURLToPath(new URL('../../', import.meta.url))
/** All that the benches write, made anew for each run. */
export const folder = join(root, '.data', 'bench')

export interface Database {
  readonly url: string
  readonly pool: pg.Pool
}
/** The PostgreSQL of one run: the embedded one with its usual, durable settings. */
export interface Ground {
  readonly version: string
  /** Runs the work on a fresh, migrated database with a pool like the server's, and drops it. */
  withDatabase<T>(name: string, work: (database: Database) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export async function openGround(): Promise<Ground> {
  const directory = join(folder, 'postgres')
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  const embedded = await startEmbedded({ directory })
  await ensureTemplate(embedded.url)
  const admin = createPool({ url: embedded.url, size: 1 })
  const { rows } = await admin.query<{ server_version: string }>('show server_version')
  return {
    version: rows[0]?.server_version ?? '',
    async withDatabase(name, work) {
      const made = await createFromTemplate(embedded.url, `bench_${name}`)
      const pool = createPool({ url: made.url, applicationName: 'ante-bench' })
      try {
        return await work({ url: made.url, pool })
      } finally {
        await pool.end()
        await made.drop()
        // What one bench has written is on the disk before the next one starts.
        await admin.query('checkpoint')
      }
    },
    async close() {
      await admin.end()
      await embedded.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
