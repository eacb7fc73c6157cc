import { spelpausApp } from '@ante/sandbox/spelpaus/app'
import Fastify, { type FastifyInstance } from 'fastify'
import type { RegisterWorld } from '../port.suite.ts'
import { spelpaus, subjectOf } from './adapter.ts'

/** Of somebody born on 1 January 1970, with these three digits and the last one that proves them. */
const numbered = (three: string) => {
  const known = [...'0123456789'].map((last) => `19700101${three}${last}`).find((number) => subjectOf(number))
  return { nationalId: known ?? '' }
}

export async function openWorld(close: (server: FastifyInstance) => void): Promise<RegisterWorld> {
  const server = Fastify({ forceCloseConnections: true })
  await server.register(spelpausApp({ actorId: 'casino-test', apiKey: 'k', slowMs: 20_000 }), { prefix: '/spelpaus' })
  close(server)
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/spelpaus`
  const actorId = 'casino-test'
  return {
    register: spelpaus({ url, actorId, apiKey: 'k', timeoutMs: 1_500 }),
    unreachable: spelpaus({ url: 'http://127.0.0.1:9', actorId, apiKey: 'k', timeoutMs: 200 }),
    stranger: spelpaus({ url, actorId, apiKey: 'other' }),
    people: {
      free: numbered('239'),
      excluded: numbered('001'),
      slow: numbered('002'),
      broken: {
        'an error': numbered('003'),
        'half an answer': numbered('004'),
        'an answer to another question': numbered('005'),
        'an answer of another kind': numbered('006'),
      },
    },
  }
}
