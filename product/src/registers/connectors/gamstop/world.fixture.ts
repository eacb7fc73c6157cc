import { gamstopApp } from '@ante/sandbox/gamstop/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { RegisterWorld } from '../port.suite.ts'
import { gamstop } from './adapter.ts'

const person = (lastName: string) => ({
  firstName: 'Harry',
  lastName,
  birthDate: '1970-01-01',
  email: 'harry.potter@example.com',
  postcode: 'HP1 1AA',
  phone: '447700900123',
})

export async function openWorld(close: (server: FastifyInstance) => void): Promise<RegisterWorld> {
  const server = Fastify({ forceCloseConnections: true })
  await server.register(gamstopApp({ apiKey: 'k', slowMs: 20_000 }), { prefix: '/gamstop' })
  close(server)
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/gamstop/v2`
  return {
    register: gamstop({ url, apiKey: 'k', timeoutMs: 1_500 }),
    unreachable: gamstop({ url: 'http://127.0.0.1:9', apiKey: 'k', timeoutMs: 200 }),
    stranger: gamstop({ url, apiKey: 'other' }),
    people: {
      free: person('Potter'),
      excluded: person('Excluded'),
      lapsed: person('Lapsed'),
      slow: person('Slow'),
      broken: {
        'an error': person('Failing'),
        'too many questions': person('Busy'),
        'no word that there is': person('Malformed'),
        'no number of the answer': person('Unnumbered'),
        'another address': person('Moved'),
      },
    },
  }
}
