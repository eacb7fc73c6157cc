import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spelpaus, subjectOf } from './adapter.ts'

let server: FastifyInstance
let url: string
let seen: { headers: Record<string, unknown>; body: unknown; path: string }
beforeAll(async () => {
  server = Fastify({ forceCloseConnections: true })
  server.post('/api/*', (request, reply) => {
    seen = { headers: request.headers, body: request.body, path: request.url }
    return reply.send({ isBlocked: true, requestId: (request.body as { requestId: string }).requestId, responseId: 42 })
  })
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

describe('what Spelpaus is sent, by its documentation', () => {
  it('is a JSON object, the key in Authorization and the licensee in the path', async () => {
    const register = spelpaus({ url, actorId: 'casino-test', apiKey: 'rxCz' })
    // The person of the documentation's own example.
    expect(await register.ask({ person: { nationalId: '192905098717' }, trace: 'requestId' })).toEqual({
      word: 'excluded',
      reference: '42',
    })
    expect(seen).toMatchObject({
      path: '/api/blocking-info/casino-test',
      headers: { authorization: 'rxCz', 'content-type': 'application/json' },
      body: { requestId: 'requestId', subjectId: '192905098717' },
    })
  })
  it('is asked before news by the interface for that, with the same object', async () => {
    const register = spelpaus({ url, actorId: 'casino-test', apiKey: 'rxCz' })
    const said = await register.askBeforeNews?.({ person: { nationalId: '192905098717' }, trace: 'requestId' })
    expect(said).toEqual({ word: 'excluded', reference: '42' })
    expect(seen).toMatchObject({
      path: '/api/marketing-single-subjectid/casino-test',
      headers: { authorization: 'rxCz', 'content-type': 'application/json' },
      body: { requestId: 'requestId', subjectId: '192905098717' },
    })
  })
  it('takes the personal numbers of the documentation, and none that its last digit does not prove', () => {
    expect(['192602041614', '19290509-8717'].map(subjectOf)).toEqual(['192602041614', '192905098717'])
    for (const wrong of ['', '2905098717', '192905098718', '182905098717', '1929050987171', 'abcdefghijkl'])
      expect(subjectOf(wrong), wrong).toBeUndefined()
  })
})
