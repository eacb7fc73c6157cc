import { twin } from '@ante/sandbox/exponea/index'
import type { FastifyInstance } from 'fastify'
import type { MarketingWorld } from '../port.suite.ts'
import { serveTwin } from '../vendor-world.fixture.ts'
import { connector } from './index.ts'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<MarketingWorld> {
  const twinUrl = await serveTwin('exponea', twin, close)
  const place = { callbackUrl: '', twinUrl, isLocal: true }
  return {
    tool: connector.open({ token: 'c0ffee', siteGroup: 'ante' }, place),
    elsewhere: connector.open({ token: 'c0ffee', siteGroup: 'ante', target: 'https://api.exponea.example' }, place),
    base: new URL(twinUrl).origin,
  }
}
