import { Refusal } from '@ante/kit/refusal'
import { tokenSettings } from '@ante/product/content/contract'
import { everyDomain, tokensAddress, tokensText } from '@ante/product/content/index'
import { defaultLocale } from '@ante/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { networkOf } from '@ante/kit/network'
import { cookieOptions, localeCookie, sessionCookieName, yearMs } from '../http/cookies.ts'
import { renderRefusal } from '../http/envelope.ts'
import { sessionAt } from '../http/session-at.ts'
import { settingOf } from '../settings.ts'
import type { Sessions } from '../sessions.ts'
import { addressOf, isProtected, localised, splitLocale } from './addresses.ts'
import { isCrawler } from './crawlers.ts'
import { freeze, type FrozenPage, type Sheets } from './frozen-page.ts'
import { legacyRedirect } from './legacy-redirects.ts'
import { localeRedirect } from './locale-redirect.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { framedBy, sourcesOfVendors } from './page-frame.ts'
import { NotRendered, type RenderGate } from './render-gate.ts'
import { ofHost, type PageListener, pageListeners, type PageListeners, renderPage } from './render-page.ts'
import { type PageFrame, send, sendKept } from './send-page.ts'
import { startOf } from './start.ts'
import { defaultsOf, type SiteParts, type Visit } from './visit.ts'
import { chosenTheme, themeFor, timeZoneOf } from './visitor-choices.ts'

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

/** Every address that nothing else answers is a page. */
export function mountSite(app: FastifyInstance, options: SiteOptions): void {
  const handle = pageListeners(options.build)
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
  handle: PageListeners
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
    isData || ofHost.has(path) ? undefined : localeRedirect(request, url, { locale, path, hasPrefix }, offered)
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
  const visit: Visit = {
    url,
    place,
    locale,
    path,
    session,
    token,
    theme: await themeFor(request, options.settings, place.domain),
    timeZone: timeZoneOf(request.cookies['time_zone']),
  }
  const frame = {
    ...options,
    origin: place.origin,
    framedBy: await framedBy(options, place.domain, path),
    vendors: await sourcesOfVendors(options, place.domain, path),
  }
  try {
    return await sendVisit({ request, reply, options, visit, frame, handle: handle[locale] })
  } catch (error) {
    if (!(error instanceof NotRendered)) throw error
    return sendBusy({ request, reply, options, visit, frame, handle: handle[locale] }, error)
  }
}

/** A visit that is to be answered with its page. */
interface Answering {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly options: SiteOptions
  readonly visit: Visit
  readonly frame: PageFrame
  readonly handle: PageListener
}

const isDataOf = ({ url }: Visit): boolean => url.pathname.endsWith('.data')

/** The page of the visit: the kept one for visitors who are signed out. Throws `NotRendered` where it cannot be made now. */
async function sendVisit({ request, reply, options, visit, frame, handle }: Answering): Promise<FastifyReply> {
  const { url, place, session } = visit
  const isData = isDataOf(visit)
  const who = session ? `player ${session.uid}` : networkOf(request.ip)
  let isTried = false
  const render = () => {
    isTried = true
    // What is kept is made for all who ask, the others' answer is for this one alone.
    const isGone = () => (session !== undefined || isData) && request.raw.socket.destroyed
    return options.gate.pass(who, () => renderPage(request, visit, options, handle), isGone)
  }
  if (!session && !isData) {
    // Visitors who wait for one rendering are not refused because the one who began it is: they try for themselves.
    const name = [url.pathname + url.search, visit.theme, visit.timeZone, isCrawler(request.headers['user-agent'])]
    const kept = await keep(options, place.domain, name, render).catch((error: unknown) => {
      if (isTried || !(error instanceof NotRendered)) throw error
    })
    if (kept) return sendKept(request, reply, frame, kept)
  }
  return send(request, reply, frame, await render())
}

/** One page for everybody who has to wait: it costs a rendering in five seconds, however many ask for it. */
async function sendBusy(
  { request, reply, options, visit, frame, handle }: Answering,
  { status, retryAfterMs }: NotRendered
): Promise<FastifyReply> {
  const { locale, place, theme } = visit
  reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
  if (isDataOf(visit)) return reply.code(status).header('cache-control', 'no-store').send()
  const busy = {
    ...visit,
    url: addressOf(localised('/', locale), place.origin),
    path: '/',
    session: undefined,
    token: undefined,
    failure: busyFailure,
  }
  const isBot = isCrawler(request.headers['user-agent'])
  const page = await keep(options, place.domain, ['busy', locale, theme, isBot], () =>
    renderPage(request, busy, options, handle)
  )
  return page ? sendKept(request, reply, frame, { ...page, status }) : reply.code(status).send()
}

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
  handle: PageListeners
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

/** For programs, in no language. */
const retryStartSeconds = 10
