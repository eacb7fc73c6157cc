import type { Twin } from '@ante/sandbox/twin'
import Fastify, { type FastifyInstance } from 'fastify'

/** A vendor's twin over HTTP: the address of its folder, without a trailing slash. */
export async function serveTwin(name: string, twin: Twin, close: (server: FastifyInstance) => void): Promise<string> {
  const server = Fastify({ forceCloseConnections: true })
  close(server)
  const world = {
    storage: () => ':memory:',
    variable: (_: string, fallback: string) => fallback,
    hasControl: true,
    pace: 0,
  }
  await server.register(twin({ ...world, url: '' }), { prefix: `/${name}` })
  return `${await server.listen({ port: 0, host: '127.0.0.1' })}/${name}`
}
