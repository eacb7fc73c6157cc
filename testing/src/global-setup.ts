import { fileURLToPath } from 'node:url'
import { type Embedded, startEmbedded } from '@ante/server/database/embedded'
import { ensureTemplate } from './template.ts'

/** In `.data/test`. A second run at the same time takes the next place: the server of the first would end with it. */
async function ownDatabase(): Promise<Embedded> {
  const place = fileURLToPath(new URL('../../.data/test', import.meta.url))
  for (let number = 1; ; number++) {
    const directory = number === 1 ? place : `${place}-${number}`
    const embedded = await startEmbedded({ directory, durable: false })
    if (!embedded.borrowed) return embedded
  }
}

/** Brings up the database of the tests: `ANTE_TEST_DATABASE_URL` when given, else an embedded one of this run alone. */
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env.ANTE_TEST_DATABASE_URL
  if (given) {
    await ensureTemplate(given)
    return () => Promise.resolve()
  }
  const embedded = await ownDatabase()
  process.env.ANTE_TEST_DATABASE_URL = embedded.url
  await ensureTemplate(embedded.url)
  return () => embedded.stop()
}
