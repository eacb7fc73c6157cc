import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { networkOf } from '@ante/kit/network'

export interface SocketLimits {
  /** Whether one more socket may be opened from where this request comes; answers what gives its place back. */
  admit(request: IncomingMessage): (() => void) | undefined
  /** The same for a player, once it is known who speaks. */
  admitPlayer(uid: bigint): (() => void) | undefined
}

/** Counts of what is open, by name; nothing is kept of a name without any. */
function counterUpTo(most: number): (name: string) => (() => void) | undefined {
  const counts = new Map<string, number>()
  return (name) => {
    const count = counts.get(name) ?? 0
    if (count >= most) return undefined
    counts.set(name, count + 1)
    return () => {
      const left = (counts.get(name) ?? 1) - 1
      if (left > 0) counts.set(name, left)
      else counts.delete(name)
    }
  }
}

/** Without a limit one address or one account would take the memory and the connections of everybody. Each process counts for itself. */
export function createSocketLimits(options: {
  readonly perAddress: number
  readonly perPlayer: number
  /** As for calls: those whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
}): SocketLimits {
  const trusts = proxyAddress.compile([...options.trustedProxies])
  const [addresses, players] = [counterUpTo(options.perAddress), counterUpTo(options.perPlayer)]
  return {
    admit: (request) => addresses(networkOf(proxyAddress(request, trusts))),
    admitPlayer: (uid) => players(String(uid)),
  }
}
