const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

export interface SitemapLocale {
  readonly code: string
  /** `''` for the default locale, `/ar` for another. */
  readonly prefix: string
}

/** The sitemap of the paths (without prefix): each in each language, and each entry names the others. */
export function sitemapText(paths: readonly string[], locales: readonly SitemapLocale[], origin: string): string {
  const address = (prefix: string, path: string) =>
    escaped(`${origin}${prefix && path === '/' ? prefix : `${prefix}${path}`}`)
  const entries = paths.flatMap((path) => {
    const links = locales
      .map(({ code, prefix }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(prefix, path)}"/>`)
      .join('')
    return locales.map(({ prefix }) => `<url><loc>${address(prefix, path)}</loc>${links}</url>`)
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
}
