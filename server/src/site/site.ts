import { isRecord, recordOf } from '@ante/kit/record'
import { Refusal } from '@ante/kit/refusal'
import { customCodeSettings, siteSettings, tokenSettings } from '@ante/product/content/contract'
import { authSettings } from '@ante/product/identity/contract'
import { everyDomain, isFreeOfCode, placeCode, tokensAddress, tokensText } from '@ante/product/content/index'
import type { ChatPorts } from '@ante/product/support/connectors/port'
import { type TrackingPorts, vendorSources } from '@ante/product/tracking/index'
import { joinedSources, noSources, type PageSources } from '@ante/kit/page-sources'
import { chosenWidget } from '@ante/product/support/index'
import { defaultLocale, type LocaleCode, locales } from '@ante/texts'
import type { siteContext } from '@ante/web/context'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { networkOf } from '@ante/kit/network'
import { cookieOptions, localeCookie, sessionCookieName, themeCookie, yearMs } from '../http/cookies.ts'
import { renderRefusal } from '../http/envelope.ts'
import { sessionAt } from '../http/session-at.ts'
import { settingOf } from '../settings.ts'
import type { Sessions } from '../sessions.ts'
import {
  addressOf,
  isFormPage,
  isProtected,
  localised,
  preferredLocale,
  type SiteAddress,
  splitLocale,
} from './addresses.ts'
import { isCrawler } from './crawlers.ts'
import { freeze, type FrozenPage, type Sheets } from './frozen-page.ts'
import { type CachedPage, noncePlaceholder, type PageCache } from './page-cache.ts'
import { deferScripts } from './defer-scripts.ts'
import { legacyRedirect } from './legacy-redirects.ts'
import { NotRendered, type RenderGate } from './render-gate.ts'
import { send, sendKept } from './send-page.ts'
import { startOf } from './start.ts'
import { defaultsOf, siteFor, type SiteParts, type Visit } from './visit.ts'

export interface SiteOptions extends SiteParts {
  readonly sessions: Sessions
  readonly build: ServerBuild
  readonly cache: PageCache<FrozenPage>
  /** Pages that say that there is no site; kept apart, because content that changes does not change them. */
  readonly failures: PageCache<FrozenPage>
  /** Written into pages that are kept. */
  readonly sheets: Sheets
  /** Every rendering passes it. */
  readonly gate: RenderGate
  readonly secure: boolean
  readonly payOrigins: readonly string[]
  readonly identityOrigins?: readonly string[]
  /** Of games that other studios' servers play: framed. */
  readonly gameOrigins?: readonly string[]
}

/** A context is compared by identity, so the host fills the one that the build itself reads. */
function contextOf(build: ServerBuild): typeof siteContext {
  const entry: object = build.entry.module
  if (!hasContext(entry)) throw new Error('the site’s build does not export its context')
  return entry.siteContext
}
const hasContext = (entry: object): entry is { siteContext: typeof siteContext } =>
  'siteContext' in entry && typeof entry.siteContext === 'object' && entry.siteContext !== null

/** One request listener for each locale: `/ar` is a base name, so it never swallows `/{slug}`. */
function listeners(build: ServerBuild): Record<LocaleCode, ReturnType<typeof createRequestHandler>> {
  return recordOf(
    locales.map(({ code }) => code),
    (code) => createRequestHandler({ ...build, basename: code === defaultLocale ? '/' : `/${code}` }, 'production')
  )
}

/** Every address that nothing else answers is a page. */
export function mountSite(app: FastifyInstance, options: SiteOptions): void {
  const handle = listeners(options.build)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).send({ error: renderRefusal(new Refusal('MethodNotFound'), defaultLocale) })
    return answer(request, reply, options, handle)
  })
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SiteOptions,
  handle: ReturnType<typeof listeners>
): Promise<FastifyReply> {
  const start = await startOf(request, options)
  if ('status' in start) return sendFailure(request, reply, options, start.status, handle)
  const { place, offered } = start
  const url = addressOf(request.url, place.origin)
  const { locale, path, hasPrefix } = splitLocale(url.pathname.replace(/\.data$/, ''), offered)
  const isData = url.pathname.endsWith('.data')
  const legacy = isData ? undefined : await legacyRedirect(options.settings, url, place.domain)
  // Not `immutable`: what an operator changes holds soon.
  if (legacy !== undefined)
    return reply.code(301).header('cache-control', 'public, max-age=300').header('location', legacy).send()
  const redirect =
    isData || ofHost.has(path) ? undefined : redirectFor(request, url, { locale, path, hasPrefix }, offered)
  // An explicit prefix is a choice and is remembered, also the default locale's own.
  const isChoice = hasPrefix && request.cookies[localeCookie] !== locale
  if (isChoice)
    reply.setCookie(localeCookie, locale, cookieOptions(yearMs, { secure: options.secure, httpOnly: false }))
  if (redirect !== undefined)
    return reply.code(302).header('cache-control', 'no-store').header('location', redirect).send()
  const token = request.cookies[sessionCookieName(options.secure)]
  const session = await sessionAt(request, token, options)
  if (token !== undefined && session) options.sessions.touch(token)
  if (!session && !isData && isProtected(path)) {
    const target = `${localised('/', locale)}?redirectUrl=${encodeURIComponent(url.pathname + url.search)}`
    return reply.code(302).header('cache-control', 'no-store').header('location', target).send()
  }
  const theme = await themeFor(request, options, place.domain)
  const sent = {
    ...options,
    origin: place.origin,
    framedBy: await framedBy(options, place.domain, path),
    vendors: await sourcesOfVendors(options, place.domain, path),
  }
  const visit: Visit = {
    url,
    place,
    locale,
    path,
    session,
    token,
    theme,
    timeZone: timeZoneOf(request.cookies['time_zone']),
  }
  const who = session ? `player ${session.uid}` : networkOf(request.ip)
  let isTried = false
  const render = () => {
    isTried = true
    // What is kept is made for all who ask, the others' answer is for this one alone.
    const isGone = () => (session !== undefined || isData) && request.raw.socket.destroyed
    return options.gate.pass(who, () => renderPage(request, visit, options, handle[locale]), isGone)
  }
  const isBot = isCrawler(request.headers['user-agent'])
  try {
    if (!session && !isData) {
      // Visitors who wait for one rendering are not refused because the one who began it is: they try for themselves.
      const kept = await keep(
        options,
        place.domain,
        [url.pathname + url.search, theme, visit.timeZone, isBot],
        render
      ).catch((error: unknown) => {
        if (isTried || !(error instanceof NotRendered)) throw error
      })
      if (kept) return await sendKept(request, reply, sent, kept)
    }
    return await send(request, reply, sent, await render())
  } catch (error) {
    if (!(error instanceof NotRendered)) throw error
    reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000))
    if (isData) return reply.code(error.status).header('cache-control', 'no-store').send()
    // One page for everybody who has to wait: it costs a rendering in five seconds, however many ask for it.
    const busy = {
      ...visit,
      url: addressOf(localised('/', locale), place.origin),
      path: '/',
      session: undefined,
      token: undefined,
      failure: busyFailure,
    }
    const page = await keep(options, place.domain, ['busy', locale, theme, isBot], () =>
      renderPage(request, busy, options, handle[locale])
    )
    return page ? sendKept(request, reply, sent, { ...page, status: error.status }) : reply.code(error.status).send()
  }
}

/** SOC-14: who may hold the forms of sign-in; every other page stands alone. */
async function framedBy({ settings }: SiteOptions, domain: string, path: string): Promise<readonly string[]> {
  if (!isFormPage(path)) return []
  const { partnerOrigins } = settingOf(await settings.of(defaultLocale, domain))('auth', authSettings)
  return [`'self'`, ...partnerOrigins]
}

/** The pages are open to the vendors that this domain has chosen, and to no other one's. */
async function sourcesOfVendors({ settings, ports }: SiteOptions, domain: string, path: string): Promise<PageSources> {
  // Where cards are named no script of theirs runs, the chat's neither (docs/decisions/0021, 0481).
  if (isFreeOfCode(path)) return noSources
  const setting = settingOf(await settings.of(defaultLocale, domain))
  const given = { ports: hasVendors(ports) ? ports : {}, setting }
  return joinedSources([chosenWidget(given)?.sources() ?? noSources, vendorSources(given)])
}
const hasVendors = (ports: unknown): ports is ChatPorts & TrackingPorts =>
  isRecord(ports) && ports['chats'] instanceof Map

const busyFailure = { type: 'TooManyRequestsException', status: 429 } as const

/**
 * The page of a site that cannot be shown, made of defaults and the same for everybody who reads its language. It says nothing that search engines should
 * keep, and tells programs to come again.
 */
async function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SiteOptions,
  status: 404 | 500,
  handle: ReturnType<typeof listeners>
): Promise<FastifyReply> {
  const url = addressOf(request.url, options.origin)
  const { locale, path } = splitLocale(url.pathname)
  reply.header('retry-after', retryStartSeconds)
  // Not 404: crawlers would take it that there are no rules.
  if (ofHost.has(path)) return reply.code(503).header('cache-control', 'no-store').send()
  if (url.pathname.endsWith('.data')) return reply.code(status).header('cache-control', 'no-store').send()
  const place = { domain: everyDomain, origin: options.origin }
  const failure = { type: 'UnknownErrorException', status, isWithoutContent: true }
  const [theme, isBot] = [chosenTheme(request) ?? 'dark', isCrawler(request.headers['user-agent'])]
  const address = addressOf(localised('/', locale), options.origin)
  const visit: Visit = {
    url: address,
    place,
    locale,
    path: '/',
    session: undefined,
    token: undefined,
    theme,
    timeZone: 'UTC',
    failure,
  }
  const page = await options.failures.get([status, locale, theme, isBot].join('\n'), async () => {
    const tokens = tokenSettings.parse(defaultsOf(options.registry)['tokens'])
    return freeze(
      await renderPage(request, visit, options, handle[locale]),
      new Map([...options.sheets, [tokensAddress(tokens), tokensText(tokens)]])
    )
  })
  return page ? sendKept(request, reply, { ...options, framedBy: [] }, page) : reply.code(status).send()
}

/** The page under its name, made where it is not there. One that does not come about for one visitor (limit, failure) is tried anew by the next. */
function keep(
  options: SiteOptions,
  domain: string,
  name: readonly unknown[],
  render: () => Promise<CachedPage>
): Promise<FrozenPage | undefined> {
  return options.cache.get([domain, ...name].join('\n'), async () => {
    const rendered = await render()
    // A broken page is not kept: the next visitor may have more luck.
    if (rendered.status >= 500) return undefined
    const tokens = settingOf(await options.settings.of(defaultLocale, domain))('tokens', tokenSettings)
    return freeze(rendered, new Map([...options.sheets, [tokensAddress(tokens), tokensText(tokens)]]))
  })
}

function chosenTheme(request: FastifyRequest): Visit['theme'] | undefined {
  const chosen = request.cookies[themeCookie]
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

/** CMS-45: what the visitor chose, else what the operator set. */
async function themeFor(request: FastifyRequest, { settings }: SiteOptions, domain: string): Promise<Visit['theme']> {
  const chosen = chosenTheme(request)
  if (chosen) return chosen
  return settingOf(await settings.of(defaultLocale, domain))('site', siteSettings).theme.default
}

/** For programs, in no language. */
const retryStartSeconds = 10

const ofHost = new Set(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/offline'])

/** The default locale's own prefix leads to the bare path; a bare path leads a reader of another language to theirs. Bots stay. */
function redirectFor(
  request: FastifyRequest,
  url: URL,
  { locale, path, hasPrefix }: SiteAddress,
  offered: readonly LocaleCode[]
): string | undefined {
  if (hasPrefix && locale === defaultLocale) return path + url.search
  if (hasPrefix || isbot(request.headers['user-agent'] ?? '')) return undefined
  const wanted = preferredLocale(request.cookies[localeCookie], request.headers['accept-language'], offered)
  return wanted === defaultLocale ? undefined : localised(path, wanted) + url.search
}

function timeZoneOf(given: string | undefined): string {
  if (given === undefined || given.length > 60) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

async function renderPage(
  request: FastifyRequest,
  visit: Visit,
  options: SiteOptions,
  handle: ReturnType<typeof createRequestHandler>
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
  const page = { status: response.status, headers: [...response.headers], body: deferScripts(await response.text()) }
  if (
    !response.headers.get('content-type')?.startsWith('text/html') ||
    ofHost.has(visit.path) ||
    isFreeOfCode(visit.path)
  )
    return page
  if (visit.failure?.isWithoutContent) return page
  const code = settingOf(await options.settings.of(visit.locale, visit.place.domain))('customCode', customCodeSettings)
  return {
    ...page,
    body: placeCode(page.body, code, noncePlaceholder),
    codeHosts: code.list.some(({ isEnabled }) => isEnabled) ? code.hosts : [],
  }
}
