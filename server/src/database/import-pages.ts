import { resolve } from 'node:path'
import { putPage } from '@ante/product/content/index'
import { readPageFolder } from '@ante/product/seeds'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** `npm run db -- pages <folder>`: all pages of the folder or, where one cannot be read, none. */
export async function importPages({ db, say }: { db: OpenDatabase; say: (line: string) => void }, [folder]: readonly string[]): Promise<number> {
  if (folder === undefined) {
    say('Say from where: npm run db -- pages <folder>')
    return 2
  }
  await migrate(db.pool)
  const pages = await readPageFolder(resolve(folder))
  await db.write(async (tx) => {
    for (const page of pages) await putPage(tx, page)
  })
  say(`${pages.length} pages are in.`)
  return 0
}
