import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, askAgain, type Reply, understood } from './ask.ts'

let server: FastifyInstance
let url: string
let asked = 0
beforeAll(async () => {
  server = Fastify({ forceCloseConnections: true })
  server.get('/json', () => ({ value: 1 }))
  server.get('/empty', (_, reply) => reply.code(204).send())
  server.get('/words', () => 'no JSON')
  server.get('/long', () => ({ value: 'x'.repeat(2_000) }))
  server.get('/elsewhere', (_, reply) => reply.redirect('/json'))
  server.get('/busy', (_, reply) => reply.code(++asked === 3 ? 200 : 503).send({ asked }))
  server.get('/limited', (_, reply) => reply.code(429).send({ error: 'later' }))
  server.get('/no', (_, reply) => reply.code(422).send({ error: 'no' }))
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const options = { timeoutMs: 5_000, bytesMax: 1_000, transient: [429] }
const get = (path: string, more: { isBodyOptional?: boolean } = {}): Promise<Reply> =>
  ask(url + path, { method: 'GET' }, { ...options, ...more })

describe('a vendor that is asked', () => {
  it('is answered by its status and its JSON, a refusal as well', async () => {
    expect(await get('/json')).toEqual({ status: 200, body: { value: 1 } })
    expect(await get('/no')).toEqual({ status: 422, body: { error: 'no' } })
  })
  it.each(['/empty', '/words', '/elsewhere', '/busy', '/limited'])(
    'is unreachable when it answers %s',
    async (path) => {
      expect(await get(path)).toBe('unreachable')
    }
  )
  it('is unreachable when its answer is longer than it may be', async () => {
    expect(await get('/long')).toBe('unreachable')
  })
  it('may answer without a body where that is said', async () => {
    expect(await get('/empty', { isBodyOptional: true })).toEqual({ status: 204, body: undefined })
  })
  it('is unreachable when nobody listens', async () => {
    expect(await ask('http://127.0.0.1:9/', { method: 'GET' }, options)).toBe('unreachable')
  })
  it('is asked again until it answers, once after each pause', async () => {
    asked = 0
    expect(await askAgain([1, 1, 1], () => get('/busy'))).toEqual({ status: 200, body: { asked: 3 } })
    asked = 3
    expect(await askAgain([1], () => get('/busy'))).toBe('unreachable')
  })
  it('is understood where a good answer has the documented shape', async () => {
    const shape = z.object({ value: z.number() })
    expect(understood(await get('/json'), shape)).toEqual({ value: 1 })
    expect(understood({ status: 422, body: { value: 1 } }, shape)).toBeUndefined()
    expect(understood({ status: 200, body: { value: '1' } }, shape)).toBeUndefined()
    expect(understood('unreachable', shape)).toBeUndefined()
  })
})
