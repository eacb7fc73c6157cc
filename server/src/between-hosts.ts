import { z } from 'zod'
import { withoutRepeats } from './live/recent-messages.ts'
import type { Log } from '@ante/kit/context'
import type { Env } from './env.ts'
import { createRateLimiter, type RateLimiter } from './http/rate-limit.ts'
import { type Bus, databaseBus } from './live/bus.ts'
import type { Hub } from './live/hub.ts'
import type { Sockets } from './live/socket.ts'
import type { Sessions } from './sessions.ts'

export interface BetweenHosts {
  readonly bus: Bus
  /** Left out where nobody is counted. */
  readonly limiter: RateLimiter | undefined
  close(): Promise<void>
}

/** What the hosts of a house share beside the database: by Redis where there is one, else by PostgreSQL. */
export async function openBetweenHosts(
  env: Env,
  { databaseUrl, log, sessions }: { databaseUrl: string; log: Log; sessions: Sessions }
): Promise<BetweenHosts> {
  const lost = (what: string) => (error: Error) => {
    log.warn({ error: error.message }, `${what} lost its connection`)
    // A logout on another host may have gone past this one.
    sessions.forgetAll()
  }
  const counts = env.RATE_LIMITS === 'on' && env.ANTE_ROLE !== 'worker'
  if (env.REDIS_URL === undefined) {
    const bus = databaseBus(databaseUrl, lost('the live bus'))
    return { bus, limiter: counts ? createRateLimiter() : undefined, close: () => bus.close() }
  }
  // The client of Redis is an eighth of all modules: a host without Redis starts sooner without them.
  const [{ redisBus }, { createSharedRateLimiter }] = await Promise.all([
    import('./live/redis-bus.ts'),
    import('./http/shared-rate-limit.ts'),
  ])
  const redis = { url: env.REDIS_URL, prefix: env.REDIS_PREFIX, onError: lost('Redis') }
  const bus = redisBus(redis)
  const limiter = counts
    ? createSharedRateLimiter({
        ...redis,
        onError: (error) => log.warn({ error: error.message }, 'the shared rate limits lost Redis'),
      })
    : undefined
  void limiter?.connect()
  return { bus, limiter, close: async () => void (await Promise.all([bus.close(), limiter?.close()])) }
}

export interface Hearers {
  readonly hub: Hub
  readonly log: Log
  readonly sessions: Sessions
  readonly sockets: Sockets
  readonly contentChanged: () => void
}

/** What this host does with what any of them tells. */
const sessionEnded = z.object({ session: z.string().transform(BigInt) })
const profileSaved = z.object({ uid: z.string().transform(BigInt) })

export function subscribeToBus(bus: Bus, { hub, log, sessions, sockets, contentChanged }: Hearers): Promise<void> {
  const beginAnew = () => {
    log.warn({}, 'messages between hosts may have been lost: sockets get new snapshots, caches are read again')
    sessions.forgetAll()
    contentChanged()
    void sockets.resync()
  }
  const firstTime = withoutRepeats()
  return bus.listen((received) => {
    const messages = firstTime(received)
    for (const { topic, data } of messages) {
      if (topic === 'hosts.session-ended') {
        const session = sessionEnded.parse(data).session
        sessions.forget(session)
        sockets.closeSession(session)
      } else if (topic === 'hosts.profile-saved') sessions.forgetPlayer(profileSaved.parse(data).uid)
      else if (topic === 'hosts.content-changed') contentChanged()
    }
    hub.tell(messages)
  }, beginAnew)
}
