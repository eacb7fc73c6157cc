import type { FastifyInstance } from 'fastify'
import { defaultLocale, isLocale, locales } from '@ante/texts'
import { Refusal } from '@ante/kit/refusal'
import { redirectSettings, seoSettings, tokenSettings } from '@ante/product/content/contract'
import { tokensAddress, tokensText } from '@ante/product/content/index'
import { type Settings, settingOf } from '../settings.ts'
import { messagesFor } from '../wording.ts'
import { renderRefusal } from './envelope.ts'

const short = 'public, max-age=30'

/** `/nfx/*` and `/cms/*`: locales, messages, configuration and the list of legacy addresses, as the specification's other calls name them. */
export function mountContent(app: FastifyInstance, settings: Settings): void {
  const ofHost = async ({ hostname }: { hostname: string }, locale: string) => settings.of(locale, await settings.domainOf(hostname))
  const notFound = { error: renderRefusal(new Refusal({ refused: 'InvalidRequest', reason: 'not_found' }), defaultLocale) }
  app.get('/nfx/i18n/locales', async (_request, reply) =>
    reply.header('cache-control', short).send({ locales: locales.map(({ code, dir, name }) => ({ code, dir, name })), defaultLocale })
  )
  app.get<{ Params: { locale: string } }>('/nfx/i18n/messages/:locale', async ({ params, hostname }, reply) =>
    isLocale(params.locale)
      ? reply.header('cache-control', short).send(await messagesFor(settings, params.locale, await settings.domainOf(hostname)))
      : reply.code(404).send(notFound)
  )
  app.get<{ Params: { locale: string } }>('/nfx/cms-config/:locale', async ({ params, hostname }, reply) =>
    isLocale(params.locale) ? reply.header('cache-control', short).send(await ofHost({ hostname }, params.locale)) : reply.code(404).send(notFound)
  )
  app.get('/cms/redirects', async ({ hostname }, reply) => {
    const { list } = settingOf(await ofHost({ hostname }, defaultLocale))('redirects', redirectSettings)
    return reply.header('cache-control', short).send(list.map(({ from_url: from, to_url: to }) => ({ from, to })))
  })
  // CMS-39: by the host that is named, else by the one that is asked.
  app.get<{ Querystring: { host?: unknown; locale?: unknown } }>('/nfx/domain-seo-settings', async ({ query, hostname }, reply) => {
    const host = typeof query.host === 'string' ? query.host : hostname
    const locale = typeof query.locale === 'string' && isLocale(query.locale) ? query.locale : defaultLocale
    const seo = settingOf(await ofHost({ hostname: host }, locale))('seo', seoSettings)
    return reply.header('cache-control', short).send({ host, ...seo })
  })
  app.get<{ Querystring: { v?: unknown } }>('/nfx/tokens.css', async ({ query, hostname }, reply) => {
    const tokens = settingOf(await ofHost({ hostname }, defaultLocale))('tokens', tokenSettings)
    // A page names the version that it was made with: that one never changes.
    const isNamed = tokensAddress(tokens).endsWith(`?v=${String(query.v)}`)
    return reply
      .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : short)
      .type('text/css; charset=utf-8')
      .send(tokensText(tokens))
  })
}
