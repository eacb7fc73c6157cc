/** Whether the robots rules keep crawlers away from a path (given without the locale’s prefix). */
export const isDisallowed = (disallow: readonly string[], path: string): boolean =>
  disallow.some((start) => path.startsWith(start))

/** The text of `/robots.txt`. `prefixes` are the locales’ (`''`, `/ar`): a page that is closed is closed in each language. `more` is the operator's own. */
export function robotsText(
  disallow: readonly string[],
  prefixes: readonly string[],
  origin: string,
  more = ''
): string {
  const lines = disallow.flatMap((path) => prefixes.map((prefix) => `Disallow: ${prefix}${path}`))
  return [
    'User-agent: *',
    ...(lines.length > 0 ? lines : ['Disallow:']),
    ...(more === '' ? [] : [more]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
