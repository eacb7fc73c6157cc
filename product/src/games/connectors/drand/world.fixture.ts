import { drandApp, type DrandTrouble } from '@ante/sandbox/drand/app'
import { beaconOf, info } from '@ante/sandbox/drand/chain'
import Fastify, { type FastifyInstance } from 'fastify'
import type { BeaconWorld } from '../port.suite.ts'
import { drand } from './adapter.ts'
import { randomnessOf } from './verify.ts'

/** Quicknet's round 123: a signature of another key. */
const foreign = 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'

export async function openWorld(close: (server: FastifyInstance) => void): Promise<BeaconWorld> {
  const server = Fastify({ forceCloseConnections: true })
  const troubles: Record<string, DrandTrouble> = {
    fine: {},
    slow: { slowMs: 5_000 },
    broken: { answer: () => ({ status: 500, body: 'no' }) },
    'another round': { answer: (round) => ({ body: beaconOf(round - 1) }) },
    'the number of another round under this one': { answer: (round) => ({ body: { ...beaconOf(round - 1), round } }) },
    'a number that does not follow from its signature': {
      answer: (round) => ({ body: { ...beaconOf(round), randomness: '0'.repeat(64) } }),
    },
    'a signature of another key': {
      answer: (round) => ({ body: { round, randomness: randomnessOf(foreign), signature: foreign } }),
    },
    'an answer of another kind': { answer: () => ({ body: { round: 'latest' } }) },
    'half an answer': { answer: () => ({ body: '{"round":' }) },
    'another chain under its hash': { info: () => ({ ...info, public_key: info.public_key.replace(/^../, '8d') }) },
    'a chain of another scheme': { info: () => ({ ...info, schemeID: 'pedersen-bls-chained' }) },
  }
  for (const [index, trouble] of Object.values(troubles).entries())
    await server.register(drandApp(trouble), { prefix: `/${index}` })
  close(server)
  const base = await server.listen({ port: 0, host: '127.0.0.1' })
  const at = (name: string, more: { readonly chain?: string; readonly timeoutMs?: number } = {}) =>
    drand({ url: `${base}/${Object.keys(troubles).indexOf(name)}`, chain: info.hash, isSandbox: true, ...more })
  return {
    source: at('fine'),
    unavailable: {
      'nobody there': drand({ url: 'http://127.0.0.1:9', chain: info.hash, isSandbox: true, timeoutMs: 200 }),
      slow: at('slow', { timeoutMs: 300 }),
      broken: at('broken'),
      'a chain that it does not know': at('fine', { chain: '0'.repeat(64) }),
    },
    lying: Object.fromEntries(
      Object.keys(troubles)
        .slice(3)
        .map((name) => [name, at(name)])
    ),
  }
}
