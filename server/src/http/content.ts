import type { FastifyInstance } from 'fastify'
import { redirectSettings } from '@ante/product/content/contract'
import { defaultLocale, isLocale, locales } from '@ante/texts'
import { Refusal } from '@ante/kit/refusal'
import { type Settings, settingOf } from '../settings.ts'
import { messagesFor } from '../wording.ts'
import { renderRefusal } from './envelope.ts'

const short = 'public, max-age=30'

/** `/nfx/*` and `/cms/*`: locales, messages, configuration and the list of legacy addresses, as the specification's other calls name them. */
export function mountContent(app: FastifyInstance, settings: Settings): void {
  const notFound = { error: renderRefusal(new Refusal({ refused: 'InvalidRequest', reason: 'not_found' }), defaultLocale) }
  app.get('/nfx/i18n/locales', async (_request, reply) =>
    reply.header('cache-control', short).send({ locales: locales.map(({ code, dir, name }) => ({ code, dir, name })), defaultLocale })
  )
  app.get<{ Params: { locale: string } }>('/nfx/i18n/messages/:locale', async ({ params }, reply) =>
    isLocale(params.locale) ? reply.header('cache-control', short).send(await messagesFor(settings, params.locale)) : reply.code(404).send(notFound)
  )
  app.get<{ Params: { locale: string } }>('/nfx/cms-config/:locale', async ({ params }, reply) =>
    isLocale(params.locale) ? reply.header('cache-control', short).send(await settings.of(params.locale)) : reply.code(404).send(notFound)
  )
  app.get('/cms/redirects', async (_request, reply) => {
    const { list } = settingOf(await settings.of(defaultLocale))('redirects', redirectSettings)
    return reply.header('cache-control', short).send(list.map(({ from_url: from, to_url: to }) => ({ from, to })))
  })
}
