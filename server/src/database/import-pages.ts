import { resolve } from 'node:path'
import { putPage, putPageDraft } from '@ante/product/content/index'
import { readPageFolder } from '@ante/product/seeds'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** `npm run db -- pages <folder> [--draft]`: all pages of the folder or, where one cannot be read, none. Drafts wait for editors to read them. */
export async function importPages({ db, say }: { db: OpenDatabase; say: (line: string) => void }, words: readonly string[]): Promise<number> {
  const [folder] = words.filter((word) => word !== '--draft')
  const put = words.includes('--draft') ? putPageDraft : putPage
  if (folder === undefined) {
    say('Say from where: npm run db -- pages <folder>')
    return 2
  }
  await migrate(db.pool)
  const pages = await readPageFolder(resolve(folder))
  await db.write(async (tx) => {
    for (const page of pages) await put(tx, page)
  })
  say(`${pages.length} pages are in.`)
  return 0
}
