import { pageAddress } from '@ante/product/content/rules/page-addresses'
import { isDisallowed, robotsText } from '@ante/product/content/rules/robots'
import { sitemapText } from '@ante/product/content/rules/sitemap'
import { isSlug } from '@ante/product/content/rules/page-text'
import { shownName } from '@ante/product/games/rules/lobby'
import type { Site } from '../../app/document/context.ts'
import { pageNotFound, readIfAllowed } from '../../app/api/load.server.ts'
import { inLocale } from '../../app/navigation/paths.ts'

/** RTE-11: a slug that nobody wrote is a page that was not found. */
export async function loadContentPage(site: Site, slug: string, path: string) {
  const page = isSlug(slug) ? await readIfAllowed(site, 'content.getpage', { slug }) : undefined
  if (!page) throw pageNotFound(path)
  return page
}

const prefixesOf = (site: Site) =>
  site.locales.map(({ code }) => ({ code, prefix: inLocale('/', code, site.defaultLocale).replace(/\/$/, '') }))

/** CMS-37. */
export function loadRobots(site: Site): Response {
  const prefixes = prefixesOf(site).map(({ prefix }) => prefix)
  return new Response(robotsText(site.settings.seo.disallow, prefixes, site.origin, site.settings.seo.robots), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

const lists = [
  '/',
  '/gamehall',
  '/betting',
  '/offers',
  '/promotions',
  '/jackpots',
  '/tournaments',
  '/draws',
  '/winners',
  '/providers',
  '/fairness',
  '/support',
]
const gamesMost = 200

/** What visitors find in the market of the site. */
const isFound = ({ policy }: Site, path: string): boolean =>
  (path !== '/offers' || policy.findsOffers) && (path !== '/promotions' || policy.advertising !== 'nothing')

/** The pages for everybody: the areas, each game, and what the operator wrote, without those that are closed to crawlers. */
export async function loadSitemap(site: Site): Promise<Response> {
  const games = (await readIfAllowed(site, 'games.get', { options: { count: gamesMost } }))?.games ?? []
  const pages = (await readIfAllowed(site, 'content.getpages', {}))?.items ?? []
  const paths = [
    ...lists.filter((path) => isFound(site, path)),
    ...games.map((game) => pageAddress(site.settings.seo.templates, 'game', game.sysname, shownName(game))),
    ...pages.map(({ slug }) => `/${slug}`),
  ]
  const open = paths.filter((path) => !isDisallowed(site.settings.seo.disallow, path))
  return new Response(sitemapText(open, prefixesOf(site), site.origin), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
