import type { Log } from '@ante/kit/context'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale, locales } from '@ante/texts'
import { Refusal } from '@ante/kit/refusal'
import { redirectSettings, seoSettings, tokenSettings } from '@ante/product/content/contract'
import { ContentMissing, tokensAddress, tokensText } from '@ante/product/content/index'
import { localesOn, type Settings, settingOf, shownConfig } from '../settings.ts'
import { messagesFor } from '../wording.ts'
import { asRefusal } from './as-refusal.ts'
import { renderRefusal } from './envelope.ts'
import { statusOf } from './status-of.ts'

const short = 'public, max-age=30'
/** For programs: content that was never read is asked for again and again, and soon there. */
const retrySeconds = 10

interface ContentParts {
  readonly settings: Settings
  readonly log: Log
}

/** What needs content that was never read is not there yet; whoever asks comes again. */
const notReadYet = (log: Log) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  if (!(error instanceof ContentMissing)) throw error
  const refusal = asRefusal(error, log, { request: request.id })
  return reply
    .code(statusOf(refusal))
    .header('cache-control', 'no-store')
    .header('retry-after', retrySeconds)
    .send({ error: renderRefusal(refusal, defaultLocale) })
}
const notFound = { error: renderRefusal(new Refusal('InvalidRequest/not_found'), defaultLocale) }

/** `/nfx/*` and `/cms/*`: locales, messages, configuration and the list of legacy addresses, as the specification's other calls name them. */
export function mountContent(app: FastifyInstance, { settings, log }: ContentParts): void {
  const ofHost = async ({ hostname }: { hostname: string }, locale: string) =>
    settings.of(locale, await settings.domainOf(hostname))
  const errorHandler = notReadYet(log)
  mountLanguages(app, { settings, log })
  app.get<{ Params: { locale: string } }>(
    '/nfx/cms-config/:locale',
    { errorHandler },
    async ({ params, hostname }, reply) =>
      isLocale(params.locale)
        ? reply.header('cache-control', short).send(shownConfig(await ofHost({ hostname }, params.locale)))
        : reply.code(404).send(notFound)
  )
  app.get('/cms/redirects', { errorHandler }, async ({ hostname }, reply) => {
    const { list } = settingOf(await ofHost({ hostname }, defaultLocale))('redirects', redirectSettings)
    return reply.header('cache-control', short).send(list.map(({ from_url: from, to_url: to }) => ({ from, to })))
  })
  // CMS-39: by the host that is named, else by the one that is asked.
  app.get<{ Querystring: { host?: unknown; locale?: unknown } }>(
    '/nfx/domain-seo-settings',
    { errorHandler },
    async ({ query, hostname }, reply) => {
      const host = typeof query.host === 'string' ? query.host : hostname
      const locale = typeof query.locale === 'string' && isLocale(query.locale) ? query.locale : defaultLocale
      const seo = settingOf(await ofHost({ hostname: host }, locale))('seo', seoSettings)
      return reply.header('cache-control', short).send({ host, ...seo })
    }
  )
  app.get<{ Querystring: { v?: unknown } }>('/nfx/tokens.css', async ({ query, hostname }, reply) => {
    // The page that says that there is no content is made of the defaults, and so is its look.
    const config = await ofHost({ hostname }, defaultLocale).catch(() => undefined)
    const tokens = settingOf(config ?? {})('tokens', tokenSettings)
    // A page names the version that it was made with: that one never changes.
    const isNamed = tokensAddress(tokens).endsWith(`?v=${String(query.v)}`)
    return reply
      .header('cache-control', !config ? 'no-store' : isNamed ? 'public, max-age=31536000, immutable' : short)
      .type('text/css; charset=utf-8')
      .send(tokensText(tokens))
  })
}

/** `/nfx/i18n/*`: the languages of the site and what it says in each. */
function mountLanguages(app: FastifyInstance, { settings, log }: ContentParts): void {
  const errorHandler = notReadYet(log)
  // CMS-26, ERR-39: where the list cannot be had, that is told in the log alone, and the list is empty.
  app.get('/nfx/i18n/locales', async ({ hostname, id }, reply) => {
    let offered: readonly string[] = []
    try {
      offered = await localesOn(settings, await settings.domainOf(hostname))
    } catch (error) {
      log.error(
        { request: id, error: error instanceof Error ? error.message : String(error) },
        'the languages of the site cannot be read'
      )
    }
    const list = locales
      .filter(({ code }) => offered.includes(code))
      .map(({ code, dir, name }) => ({ code, dir, name }))
    return reply.header('cache-control', list.length === 0 ? 'no-store' : short).send({ locales: list, defaultLocale })
  })
  app.get<{ Params: { locale: string } }>(
    '/nfx/i18n/messages/:locale',
    { errorHandler },
    async ({ params, hostname }, reply) =>
      isLocale(params.locale)
        ? reply
            .header('cache-control', short)
            .send(await messagesFor(settings, params.locale, await settings.domainOf(hostname)))
        : reply.code(404).send(notFound)
  )
}
