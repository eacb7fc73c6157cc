import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeSchema } from '@ante/server/database/describe-schema'
import { startEmbedded } from '@ante/server/database/embedded'
import { migrate } from '@ante/server/database/migrate'
import { createPool } from '@ante/server/database/pool'
import { writeDocs } from './generated-files.ts'
import { historyDoc, historyHash, historyPath, schemaHeading, schemaPath } from './migration-history.ts'
import { readTree } from './tree.ts'

/** Migrates an empty database, made for this and thrown away, and tells its shape. */
async function schemaOfMigrations(root: string): Promise<string> {
  mkdirSync(join(root, '.data'), { recursive: true })
  const directory = mkdtempSync(join(root, '.data', 'schema-'))
  const embedded = await startEmbedded({ directory, keepAlive: false, durable: false })
  const pool = createPool({ url: embedded.url, size: 2, statementTimeoutMs: 0 })
  try {
    await migrate(pool)
    const client = await pool.connect()
    const text = await describeSchema(client)
    client.release()
    return text
  } finally {
    await pool.end()
    await embedded.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Writes the schema, where it is not the one of today's migrations, and adds new migrations to the history. */
export async function writeSchema(root: string): Promise<void> {
  const tree = readTree(root)
  const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  const heading = schemaHeading(historyHash(tree))
  const docs = new Map([[historyPath, historyDoc(tree, read(historyPath))]])
  if (!read(schemaPath).startsWith(heading)) docs.set(schemaPath, heading + (await schemaOfMigrations(root)))
  writeDocs(root, docs)
}
