import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Tx } from '@ante/kit/context'
import { isLocale } from '@ante/texts'
import { putPage } from '../src/content/index.ts'
import { isSlug, pageOfFile } from '../src/content/rules/page-text.ts'

type Page = Parameters<typeof putPage>[1]

/** Content pages of a folder: `<locale>/<order>-<slug>.md`. Throws with the file's name where one cannot be read as a page. */
export async function readPageFolder(folder: string): Promise<Page[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name): Promise<Page> => {
      const [, locale = '', position = '', slug = ''] = /^([a-z-]+)[/\\](\d{1,4})-(.+)\.md$/.exec(name) ?? []
      if (!isLocale(locale) || !isSlug(slug)) throw new Error(`${name}: expected <locale>/<order>-<slug>.md with a locale of this site`)
      const page = pageOfFile(await readFile(`${folder}/${name}`, 'utf8'))
      if (!page) throw new Error(`${name}: expected "# Title", then "> Description", then the text`)
      return { ...page, locale, slug, position: Number(position) }
    })
  )
}

export async function seedPages(tx: Tx): Promise<void> {
  for (const page of await readPageFolder(fileURLToPath(new URL('./pages', import.meta.url)))) await putPage(tx, page)
}
