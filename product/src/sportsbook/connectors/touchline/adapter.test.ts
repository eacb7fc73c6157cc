import { instant } from '@ante/kit/instant'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { FeedUnavailable } from '../port.ts'
import { touchline } from './adapter.ts'

const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

describe('touchline', () => {
  it('comes through a vendor that fails, answers nonsense or another shape', async () => {
    const answers: (() => { status: number; body: string })[] = [
      () => ({ status: 503, body: '' }),
      () => ({ status: 200, body: '{"match":1}' }),
      () => ({ status: 500, body: 'x' }),
      () => ({ status: 500, body: 'x' }),
      () => ({ status: 200, body: '<html>' }),
      () => ({ status: 401, body: '{}' }),
    ]
    let calls = 0
    const server = Fastify()
    server.get('/v1/*', async (_, reply) => {
      const { status, body } = answers[calls++]?.() ?? { status: 404, body: '{}' }
      return reply.code(status).type('application/json').send(body)
    })
    servers.push(server)
    const feed = touchline({ url: await server.listen({ port: 0, host: '127.0.0.1' }), apiKey: 'k' })
    await expect(feed.match('a')).rejects.toBeInstanceOf(FeedUnavailable)
    expect(calls).toBe(2)
    await expect(feed.match('b')).rejects.toBeInstanceOf(FeedUnavailable)
    expect(calls).toBe(5)
    await expect(feed.match('c')).rejects.toBeInstanceOf(FeedUnavailable)
    expect(await feed.match('d')).toBeUndefined()
  })
  it('understands all that it can of an answer of which it cannot understand a part', async () => {
    const card = (id: string, name: string) => ({
      id,
      competition: { id: 'c', name: 'C', region: { code: 'xx', name: 'X' } },
      round: '1',
      starts_at: '2026-11-21T12:00:00Z',
      home: { id: 'a', name },
      away: { id: 'b', name: 'B' },
      replay: false,
    })
    const word = (n: unknown, more: object = {}) => ({ match: 'm', n, code: 'CLOCK', minute: n, stoppage: 0, ...more })
    const bodies: Record<string, unknown> = {
      '/v1/messages': {
        messages: [word(1), word(2, { minute: 1000 }), word(3, { code: 'VAR' }), 'what', word(4)],
        next: 7,
        more: false,
      },
      '/v1/matches/m': { match: 1, messages: [word(1), word(2, { side: 'neither' }), word(3, { code: 'VAR' })] },
      '/v1/matches': { matches: [card('one', ''), card('two', 'A'), card('three', 'A\u0000'), 5] },
      '/v1/results': {
        results: [
          { ...card('one', 'A'), score: [1, -1] },
          { ...card('two', 'A'), score: [1, 0] },
        ],
      },
    }
    const server = Fastify()
    server.get('/v1/*', async (request) => bodies[new URL(request.url, 'http://host').pathname])
    servers.push(server)
    const feed = touchline({ url: await server.listen({ port: 0, host: '127.0.0.1' }), apiKey: 'k' })
    const clock = (sequence: number) => ({ sequence, kind: 'clock', minute: sequence, added: 0 })
    const unknown = { sequence: 3, kind: 'unknown', minute: 3, added: 0 }
    expect(await feed.follow(1n, 0)).toEqual({
      messages: [clock(1), undefined, unknown, undefined, clock(4)].map((moment, index) => ({
        matchId: index === 3 ? '' : 'm',
        moment,
      })),
      cursor: 7n,
      more: false,
    })
    // The hole tells that a word is missing.
    expect(await feed.match('m')).toEqual([clock(1), unknown])
    expect((await feed.matches(instant(0), instant(1))).map(({ id }) => id)).toEqual(['two'])
    expect((await feed.results('c', 2)).map(({ id }) => id)).toEqual(['two'])
    bodies['/v1/matches/m'] = { match: 1, messages: [word(1), word('2')] }
    expect(await feed.match('m')).toEqual([clock(1), undefined])
    // Where nothing can be understood, it is not as if there were nothing.
    bodies['/v1/matches'] = { matches: [5] }
    bodies['/v1/results'] = { results: [card('one', 'A')] }
    await expect(feed.matches(instant(0), instant(1))).rejects.toBeInstanceOf(FeedUnavailable)
    await expect(feed.results('c', 2)).rejects.toBeInstanceOf(FeedUnavailable)
    bodies['/v1/matches/m'] = { match: 1, messages: [word('1'), word('2')] }
    await expect(feed.match('m')).rejects.toBeInstanceOf(FeedUnavailable)
    bodies['/v1/matches/m'] = { match: 1, messages: [] }
    expect(await feed.match('m')).toEqual([])
  })
})
