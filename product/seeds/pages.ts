import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Tx } from '@ante/kit/context'
import { isLocale } from '@ante/texts'
import { putPage } from '../src/content/index.ts'
import { readPageFile } from '../src/content/rules/page-file.ts'

/** Takes the content pages that stand beside this file. Throws with the file's name where one cannot be read as a page. */
export async function seedPages(tx: Tx): Promise<void> {
  const folder = fileURLToPath(new URL('./pages', import.meta.url))
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).sort()
  for (const name of names) {
    const page = readPageFile({ path: name, text: await readFile(`${folder}/${name}`, 'utf8') }, isLocale)
    if (typeof page === 'string') throw new Error(page)
    await putPage(tx, page)
  }
}
