import { recordOf } from '@ante/kit/record'
import { customCodeSettings } from '@ante/product/content/contract'
import { isFreeOfCode, placeCode } from '@ante/product/content/index'
import { defaultLocale, type LocaleCode, locales } from '@ante/texts'
import type { siteContext } from '@ante/web/context'
import type { FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { settingOf } from '../settings.ts'
import { deferScripts } from './defer-scripts.ts'
import { type CachedPage, noncePlaceholder } from './page-cache.ts'
import { siteFor, type SiteParts, type Visit } from './visit.ts'

/** Answers requests of one locale with pages. */
export type PageListener = ReturnType<typeof createRequestHandler>
export type PageListeners = Record<LocaleCode, PageListener>

/** What the host itself answers at addresses of the site: no page, so nothing is placed into it. */
export const ofHost = new Set(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/offline'])

/** A context is compared by identity, so the host fills the one that the build itself reads. */
function contextOf(build: ServerBuild): typeof siteContext {
  const entry: object = build.entry.module
  if (!hasContext(entry)) throw new Error('the site’s build does not export its context')
  return entry.siteContext
}
const hasContext = (entry: object): entry is { siteContext: typeof siteContext } =>
  'siteContext' in entry && typeof entry.siteContext === 'object' && entry.siteContext !== null

/** One request listener for each locale: `/ar` is a base name, so it never swallows `/{slug}`. */
export function pageListeners(build: ServerBuild): PageListeners {
  return recordOf(
    locales.map(({ code }) => code),
    (code) => createRequestHandler({ ...build, basename: code === defaultLocale ? '/' : `/${code}` }, 'production')
  )
}

/** The page of a visit as the site makes it, with the operator's code in it where there is some. */
export async function renderPage(
  request: FastifyRequest,
  visit: Visit,
  options: SiteParts & { readonly build: ServerBuild },
  handle: PageListener
): Promise<CachedPage> {
  const site = await siteFor(request, visit, options)
  const provider = new RouterContextProvider()
  provider.set(contextOf(options.build), site)
  const headers = new Headers()
  for (const name of ['accept', 'accept-language', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const response = await handle(new Request(visit.url, { method: 'GET', headers }), provider)
  const body = deferScripts(Buffer.from(await response.arrayBuffer()))
  const page = { status: response.status, headers: [...response.headers], body }
  if (
    !response.headers.get('content-type')?.startsWith('text/html') ||
    ofHost.has(visit.path) ||
    isFreeOfCode(visit.path)
  )
    return page
  if (visit.failure?.isWithoutContent) return page
  const code = settingOf(await options.settings.of(visit.locale, visit.place.domain))('customCode', customCodeSettings)
  if (!code.list.some(({ isEnabled }) => isEnabled)) return page
  return {
    ...page,
    body: Buffer.from(placeCode(body.toString('utf8'), code, noncePlaceholder)),
    codeHosts: code.hosts,
  }
}
