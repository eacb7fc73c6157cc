import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { mountOneClick, type OneClickOptions } from './one-click.ts'
import { createRateLimiter } from './rate-limit.ts'

it('PROF-38 a mail provider from whose machine a thousand readers stop the news in a minute is not turned away', async () => {
  const app = Fastify()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Nothing else is needed before the body is read.
  mountOneClick(app, { limiter: createRateLimiter(() => 0), log: app.log } as unknown as OneClickOptions)
  const statuses = new Set<number>()
  for (let count = 0; count < 1000; count += 1) {
    const answer = await app.inject({ method: 'POST', url: '/unsubscribe?contact=a&hash=b', payload: 'x' })
    statuses.add(answer.statusCode)
  }
  expect([...statuses]).toEqual([400])
  await app.close()
})
