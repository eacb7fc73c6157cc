import { isSlug, pageOfFile, type PageSource } from './page-text.ts'

export interface FiledPage extends PageSource {
  readonly locale: string
  readonly slug: string
  readonly position: number
}

/** The page that a file `<locale>/<order>-<slug>.md` holds, or what is wrong with it. */
export function readPageFile(
  { path, text }: { readonly path: string; readonly text: string },
  isLocale: (code: string) => boolean
): FiledPage | string {
  const [, locale = '', position = '', slug = ''] = /^([a-z-]+)[/\\](\d{1,4})-(.+)\.md$/.exec(path) ?? []
  if (!isLocale(locale) || !isSlug(slug))
    return `${path}: expected <locale>/<order>-<slug>.md with a locale of this site`
  const page = pageOfFile(text)
  return page
    ? { ...page, locale, slug, position: Number(position) }
    : `${path}: expected "# Title", then "> Description", then the text`
}
