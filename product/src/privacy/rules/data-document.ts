/** What is held of a person: parts by their names, each with its rows. */
export type PersonalDocument = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
export interface Words {
  readonly title: string
  readonly intro: string
  readonly none: string
  readonly parts: Readonly<Record<string, string>>
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
const shown = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;padding:0 1rem;max-width:72rem}table{border-collapse:collapse;width:100%;margin-block:.5rem 2rem;font-size:.875rem}
th,td{text-align:start;vertical-align:top;padding:.375rem .5rem;border-block-end:1px solid #8884;overflow-wrap:anywhere}section{overflow-x:auto}`

/** The same data for people: a page that needs nothing else, each part a table. */
export function dataPage(
  document: PersonalDocument,
  words: Words,
  { locale, dir }: { locale: string; dir: 'ltr' | 'rtl' }
): string {
  const parts = Object.entries(document).map(([name, rows]) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const table =
      rows.length === 0
        ? `<p>${escape(words.none)}</p>`
        : `<table><thead><tr>${columns.map((column) => `<th scope="col">${escape(column.replaceAll('_', ' '))}</th>`).join('')}</tr></thead><tbody>${rows
            .map(
              (row) =>
                `<tr>${columns.map((column) => `<td><bdi>${escape(shown(row[column]))}</bdi></td>`).join('')}</tr>`
            )
            .join('')}</tbody></table>`
    return `<section><h2>${escape(words.parts[name] ?? name)}</h2>${table}</section>`
  })
  return `<!doctype html>
<html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(words.title)}</title><style>${style}</style></head>
<body><h1>${escape(words.title)}</h1><p>${escape(words.intro)}</p>${parts.join('\n')}</body></html>
`
}
