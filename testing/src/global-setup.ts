import { fileURLToPath } from 'node:url'
import { startEmbedded } from '@ante/server/database/embedded'
import { ensureTemplate } from './template.ts'

/** Brings up the database of the tests: `ANTE_TEST_DATABASE_URL` when given, else an embedded one in `.data/test`. */
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env.ANTE_TEST_DATABASE_URL
  if (given) {
    await ensureTemplate(given)
    return () => Promise.resolve()
  }
  const embedded = await startEmbedded({
    directory: fileURLToPath(new URL('../../.data/test', import.meta.url)),
    durable: false,
  })
  process.env.ANTE_TEST_DATABASE_URL = embedded.url
  await ensureTemplate(embedded.url)
  return () => embedded.stop()
}
