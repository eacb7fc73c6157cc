import { advertisingTo, audienceOf, findsOffers } from '@ante/kit/advertising'
import type { Player } from '@ante/kit/context'
import type { PagePolicy, Policy } from '@ante/kit/policy'
import type { WireError } from '@ante/kit/refusal'
import { Refusal } from '@ante/kit/refusal'
import { offeredLocales } from '@ante/product/content/index'
import { defaultLocale, type LocaleCode, locales, messagesOf } from '@ante/texts'
import type { Site } from '@ante/web/context'
import type { FastifyRequest } from 'fastify'
import { asRefusal } from '../http/as-refusal.ts'
import { contextFor, perform, type HostServices, withoutCookies } from '../http/call.ts'
import type { Place } from '../http/domain.ts'
import { renderRefusal } from '../http/envelope.ts'
import { statusOf } from '../http/status-of.ts'
import type { Registry } from '../registry.ts'
import type { Sessions } from '../sessions.ts'
import { shownConfig } from '../settings.ts'
import { messagesFor } from '../wording.ts'
import { isCrawler } from './crawlers.ts'
import { noncePlaceholder, type PageCache } from './page-cache.ts'

/** One visitor's request for a page, understood. */
export interface Visit {
  readonly url: URL
  readonly place: Place
  readonly locale: LocaleCode
  readonly path: string
  readonly session: Awaited<ReturnType<Sessions['find']>>
  readonly token: string | undefined
  readonly theme: 'dark' | 'light'
  readonly timeZone: string
  /** The page cannot be made: the one that says so is. Without content it is made of the defaults (CMS-03). */
  readonly failure?: { readonly type: string; readonly status: number; readonly isWithoutContent?: boolean } | undefined
}

export interface SiteParts extends HostServices {
  readonly registry: Registry
  /** What public calls answer to visitors who are signed out, for a second: the pages of many addresses are made of the same few answers. */
  readonly answers: PageCache<unknown>
}

/** All that the pages may ask of this host, for one visit. */
export async function siteFor(request: FastifyRequest, visit: Visit, options: SiteParts): Promise<Site> {
  const { domain, origin } = visit.place
  const context = await contextFor(
    { ...options, origin },
    {
      session: visit.session,
      locale: visit.locale,
      domain,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      handle: { ...(visit.token !== undefined && visit.session ? { id: visit.token } : {}), ...withoutCookies },
    }
  )
  const ask = async (
    key: string,
    params: unknown
  ): Promise<{ data: unknown } | { error: WireError; status: number }> => {
    try {
      const found = options.registry.calls.get(key)
      if (!found) throw new Refusal('MethodNotFound')
      const given = withoutNothing(params)
      const answer = () => perform(found, context, visit.session, given)
      const isShared = !visit.session && found.endpoint.access === 'public' && found.endpoint.method === 'GET'
      return {
        data: isShared
          ? await options.answers.get([key, domain, visit.locale, JSON.stringify(given)].join('\n'), answer)
          : await answer(),
      }
    } catch (error) {
      const refusal = asRefusal(error, options.log, { request: request.id, call: key })
      return { error: renderRefusal(refusal, visit.locale), status: statusOf(refusal) }
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `perform` parses by the contract of the key, which the registry does not tell the compiler.
  const call = ask as Site['call']
  const account = await call('account.getInfo', {})
  if ('error' in account) throw new Error(`account info: ${account.error.message}`)
  const defaults = visit.failure?.isWithoutContent
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each group was parsed by its schema, which the registry does not tell the compiler.
  const settings = shownConfig(
    defaults ? defaultsOf(options.registry) : await options.settings.of(visit.locale, domain)
  ) as unknown as Site['settings']
  const offered = defaults ? [visit.locale] : offeredLocales(settings.locales)
  return {
    locale: { code: visit.locale, dir: locales.find((locale) => locale.code === visit.locale)?.dir ?? 'ltr' },
    locales: locales.filter(({ code }) => offered.includes(code)).map((locale) => ({ ...locale })),
    defaultLocale,
    messages: defaults ? messagesOf(visit.locale) : await messagesFor(options.settings, visit.locale, domain),
    call,
    account: account.data,
    settings,
    policy: visit.failure
      ? pagePolicyOf(options.policies.of(options.clock.now(), ['default']), undefined)
      : pagePolicyOf(context.policy(), context.player),
    nonce: noncePlaceholder,
    // CMS-05: what a mirror shows belongs to the main domain.
    origin: settings.general.domain_type === 'mirror' ? options.origin : origin,
    theme: visit.theme,
    timeZone: account.data.time_zone || visit.timeZone,
    failure: visit.failure,
    isBot: isCrawler(request.headers['user-agent']),
  }
}

const pagePolicyOf = (policy: Policy, player: Player | undefined): PagePolicy => ({
  minimumAge: policy.minimumAge,
  passwordMin: policy.passwordMin,
  withdrawalCancel: policy.withdrawalCancel,
  advertising: advertisingTo(policy, audienceOf(player)),
  findsOffers: findsOffers(policy, audienceOf(player)),
  hasDraws: policy.laterBonuses,
})

const withoutNothing = (params: unknown): unknown =>
  typeof params === 'object' && params !== null
    ? Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== null))
    : {}

const known = new WeakMap<Registry, Readonly<Record<string, unknown>>>()
/** CMS-03: what every reader has where nothing is configured. */
export function defaultsOf(registry: Registry): Readonly<Record<string, unknown>> {
  const made =
    known.get(registry) ??
    Object.fromEntries(Object.entries(registry.settings).map(([name, schema]) => [name, schema.parse({})]))
  known.set(registry, made)
  return made
}
