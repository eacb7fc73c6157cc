import type { Site } from '../../app/document/context.ts'
import { brandOf, lookOf } from '../../app/document/look.ts'
import { inLocale } from '../../app/navigation/paths.ts'

const icons = [
  { src: '/art/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/art/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/art/icons/app-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/art/icons/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** PWA-03: what an installed site is called, looks like and opens with. One application in all languages (`id`), in the language it was installed in. */
export function loadManifest(site: Site): Response {
  const { messages, locale, defaultLocale } = site
  const { nav } = messages.shell
  const look = lookOf(site.settings, site.theme)
  const { name, logo } = brandOf(look)
  const to = (path: string): string => inLocale(path, locale.code, defaultLocale)
  const shortcuts = (
    [
      [nav.deposit, '/cashier/deposit', 'deposit'],
      [nav.bets, '/profile/bets', 'bets'],
      [nav.live, '/betting?live=1', 'live'],
      [nav.casino, '/gamehall', 'casino'],
    ] as const
  ).map(([title, path, icon]) => ({
    name: title,
    url: to(path),
    icons: [{ src: `/art/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
  }))
  const manifest = {
    id: '/',
    name: `${name} · ${messages.home.title}`,
    short_name: name,
    lang: locale.code,
    dir: locale.dir,
    start_url: to('/'),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: look.colour,
    theme_color: look.colour,
    categories: ['entertainment', 'games', 'sports'],
    icons: logo === undefined ? icons : look.icons.map(({ sizes, href: src }) => ({ src, sizes, purpose: 'any' })),
    shortcuts,
    // What another app shares: a booking code, or a link to one, wherever it stands.
    share_target: { action: to('/b'), method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * PWA-13: what the service worker shows where a page cannot be reached. It runs no script and needs no other file than its sheet, so it works with
 * nothing at all (the mark is kept beside it, another brand's is not); its button asks for the address that stands in the address bar. It is kept in
 * the operator's theme; the worker gives it the visitor's own.
 */
export function loadOffline(site: Site): Response {
  const { messages, locale } = site
  const { title, description, button } = messages.system.offline
  const { name, logo } = brandOf(lookOf(site.settings, site.theme))
  const html = `<!doctype html>
<html lang="${locale.code}" dir="${locale.dir}" data-theme="${site.theme}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escaped(`${title} · ${name}`)}</title>
${logo === undefined ? '<link rel="icon" type="image/svg+xml" href="/favicon.svg">\n' : ''}<link rel="stylesheet" href="/offline.css">
<main>
${logo === undefined ? '<img src="/favicon.svg" alt="" width="56" height="56">\n' : ''}<h1>${escaped(title)}</h1>
<p>${escaped(description)}</p>
<!--own-->
<a href="">${escaped(button)}</a>
</main>
</html>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
