import type { FastifyPluginAsync } from 'fastify'
import { partnerPage } from './page.ts'

export interface PartnerOptions {
  /** Origin of the site whose forms stand in this page. */
  readonly site: string
}

/** The page of a partner who recommends the site: it holds the forms of login and registration, and is told what happens in them. */
export function partnerApp({ site }: PartnerOptions): FastifyPluginAsync {
  const origin = new URL(site).origin
  return async (app) => {
    app.get<{ Querystring: { form?: string } }>('/', (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(partnerPage(origin, request.query.form === 'sign_up' ? 'sign_up' : 'sign_in'))
    )
  }
}
