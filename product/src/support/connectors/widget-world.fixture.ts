import type { Connector } from '@ante/kit/connector'
import type { Twin } from '@ante/sandbox/twin'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ChatWidget } from './port.ts'
import type { WidgetWorld } from './port.suite.ts'

/** A vendor's connector against its twin over HTTP. */
export const openWidgetWorld =
  (connector: Connector<string, ChatWidget>, twin: Twin, given: Readonly<Record<string, string>>) =>
  async (close: (server: FastifyInstance) => void): Promise<WidgetWorld> => {
    const server = Fastify()
    close(server)
    const world = {
      storage: () => ':memory:',
      variable: (_: string, fallback: string) => fallback,
      hasControl: false,
      pace: 0,
    }
    await server.register(twin({ ...world, url: '' }), { prefix: `/${connector.twin}` })
    const base = await server.listen({ port: 0, host: '127.0.0.1' })
    return {
      widget: connector.open(given, { callbackUrl: '', twinUrl: `${base}/${connector.twin}`, isLocal: true }),
      elsewhere: connector.open(
        { ...given, url: 'https://chat.example' },
        { callbackUrl: '', twinUrl: base, isLocal: true }
      ),
      base,
    }
  }
