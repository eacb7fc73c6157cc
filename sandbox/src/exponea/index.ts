import type { Twin } from '../twin.ts'
import { script } from './script.ts'

/** Bloomreach Engagement: its script, and the address that it tells. */
export const twin: Twin = () => async (app) => {
  app.get('/js/exponea.min.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script)
  )
  app.post<{ Params: { token: string } }>('/track/v2/projects/:token/customers', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send({ success: true })
  )
  app.options('/track/v2/projects/:token/customers', async (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-allow-methods', 'POST')
      .send()
  )
}
