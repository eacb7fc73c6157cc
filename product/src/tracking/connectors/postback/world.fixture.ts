import { twin } from '@ante/sandbox/publishers/index'
import type { FastifyInstance } from 'fastify'
import type { AffiliatesWorld } from '../port.suite.ts'
import { serveTwin } from '../vendor-world.fixture.ts'
import { connector } from './index.ts'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<AffiliatesWorld> {
  const twinUrl = await serveTwin('publishers', twin, close)
  const place = { callbackUrl: '', twinUrl, isLocal: true }
  return {
    network: connector.open({ secret: 'pb_sandbox_ante_publishers' }, place),
    stranger: connector.open({ secret: 'pb_other' }, place),
    unreachable: connector.open({ secret: 'pb_other', url: 'http://127.0.0.1:9/p?tx={id}' }, place),
    told: async () => {
      const { items } = (await (await fetch(`${twinUrl}/told`)).json()) as { items: { tx: string; query: string }[] }
      return items
    },
  }
}
