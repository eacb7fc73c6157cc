import { fileURLToPath } from 'node:url'
import { type Embedded, startEmbedded } from '@ante/server/database/embedded'
import { placeInMemory } from './memory.ts'
import { ensureTemplate } from './template.ts'

/** In `.data/test`. A second run at the same time takes the next place: the server of the first would end with it. */
async function ownDatabase(): Promise<{ embedded: Embedded; directory: string }> {
  const place = fileURLToPath(new URL('../../.data/test', import.meta.url))
  for (let number = 1; ; number++) {
    const directory = number === 1 ? place : `${place}-${number}`
    const embedded = await startEmbedded({ directory, durable: false })
    if (!embedded.borrowed) return { embedded, directory }
  }
}

/** Brings up the database of the tests: `ANTE_TEST_DATABASE_URL` when given, else an embedded one of this run alone. */
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env.ANTE_TEST_DATABASE_URL
  if (given) {
    await ensureTemplate(given)
    return () => Promise.resolve()
  }
  const { embedded, directory } = await ownDatabase()
  process.env.ANTE_TEST_DATABASE_URL = embedded.url
  await ensureTemplate(embedded.url)
  const memory = await placeInMemory(embedded.url, directory)
  if (memory) process.env.ANTE_TEST_TABLESPACE = memory.name
  return async () => {
    await memory?.remove()
    await embedded.stop()
  }
}
