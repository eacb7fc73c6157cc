import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOf, gamstop, mobileOf } from './adapter.ts'

const person = {
  firstName: 'Harry',
  lastName: 'O’Neill-Potter',
  birthDate: '1970-01-01',
  email: 'harry.potter@example.com',
  postcode: 'hp1 1aa',
  phone: '447700900123',
}
let server: FastifyInstance
let url: string
let seen: { headers: Record<string, unknown>; body: string; method: string }
beforeAll(async () => {
  server = Fastify({ forceCloseConnections: true })
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.all('/', (request, reply) => {
    seen = { headers: request.headers, body: String(request.body), method: request.method }
    return reply.header('X-Exclusion', 'P').header('X-Unique-Id', '8e0f-42').send('never read')
  })
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

describe('what GAMSTOP is sent, by its published client', () => {
  it('is a form with these fields, the key in X-API-Key and our number in X-Trace-Id', async () => {
    expect(await gamstop({ url, apiKey: 'dummy' }).ask({ person, trace: 'ante-7' })).toEqual({
      word: 'lapsed',
      reference: '8e0f-42',
    })
    expect(seen.method).toBe('POST')
    expect(seen.headers).toMatchObject({
      'x-api-key': 'dummy',
      'x-trace-id': 'ante-7',
      'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
    })
    expect(seen.body).toBe(
      'firstName=Harry&lastName=O%E2%80%99Neill-Potter&dateOfBirth=1970-01-01&email=harry.potter%40example.com&postcode=hp11aa&mobile=07700900123'
    )
  })
  it('leaves the number of a telephone out where there is none, and writes it as it is dialled at home', () => {
    expect(formOf({ ...person, phone: '' }).has('mobile')).toBe(false)
    expect(['447700900123', '+44 7700 900123', '00447700900123', '07700900123', '353861234567'].map(mobileOf)).toEqual([
      '07700900123',
      '07700900123',
      '07700900123',
      '07700900123',
      '353861234567',
    ])
  })
})
