import { twin } from '@ante/sandbox/seon/index'
import type { FastifyInstance } from 'fastify'
import type { FraudWorld } from '../port.suite.ts'
import { serveTwin } from '../vendor-world.fixture.ts'
import { seon } from './adapter.ts'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<FraudWorld> {
  const url = await serveTwin('seon', twin, close)
  const script = `${url}/js/agent.js`
  return {
    vendor: seon({ url, apiKey: 'seon_sandbox_ante', script }),
    unreachable: seon({ url: 'http://127.0.0.1:9', apiKey: 'k', script, timeoutMs: 200 }),
    stranger: seon({ url, apiKey: 'other', script }),
    addresses: {
      approved: '198.51.100.7',
      reviewed: '203.0.113.50',
      declined: '203.0.113.66',
      broken: ['203.0.113.5', '203.0.113.6'],
    },
  }
}
