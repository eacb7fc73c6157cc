import type { Context, Log } from '@ante/kit/context'
import type { RefusalCode, Refuses } from '@ante/kit/refusal'
import { minute } from '@ante/kit/instant'
import { settingsSourceOf } from '@ante/product/content/index'
import { authSettings } from '@ante/product/identity/contract'
import { offerServices } from '@ante/product/identity/index'
import { lastAudit } from '@ante/product/ledger/index'
import { readPerson } from '@ante/product/players/index'
import { createPolicies, type Policies } from '@ante/product/policies/index'
import { defaultLocale } from '@ante/texts'
import { subscribeToBus, openBetweenHosts } from './between-hosts.ts'
import { createApp } from './http/app.ts'
import { contextOfHouse, type HostServices, systemClock } from './http/call.ts'
import { readFirst } from './cms/read-first.ts'
import { drainOf } from './http/drain.ts'
import { warnOfUntrustedProxies } from './http/proxies.ts'
import { type OpenDatabase } from './database/database.ts'
import { type Env, publicUrl } from './env.ts'
import { createRegistry, type Registry } from './registry.ts'
import { type Jobs, startJobs } from './jobs/runner.ts'
import { createHub } from './live/hub.ts'
import { listeningPort } from './listening-port.ts'
import { mountSockets, type SocketOptions, type Sockets } from './live/socket.ts'
import { createSocketLimits } from './live/socket-limits.ts'
import { whoListens } from './live/who-listens.ts'
import { mountHealth } from './operations/health.ts'
import { createMetrics } from './operations/metrics.ts'
import { createReadiness } from './operations/readiness.ts'
import { createDispatcher, type Dispatcher } from './outbox/dispatcher.ts'
import { type Mounted, mountCalls } from './mount-calls.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSettings, type Settings, settingOf } from './settings.ts'
import type { FastifyInstance } from 'fastify'

export interface ServerParts extends Mounted {
  readonly env: Env
  readonly db: OpenDatabase
  readonly databaseUrl: string
  readonly log: Log
  /** The vendors, built by the composition root. */
  readonly ports: unknown
  readonly registry?: Registry
  /** The rules of the markets; those of `product/policies` where left out. */
  readonly policies?: Policies
  /** So long the end waits for requests that are under way; then their connections are closed. */
  readonly drainMs?: number
}

export interface RunningServer {
  readonly url: string
  readonly app: FastifyInstance
  readonly dispatcher: Dispatcher | undefined
  context(): Promise<Context & Refuses<RefusalCode>>
  stop(): Promise<void>
}

/** The lines over which live topics reach players, visitors of the chat and staff. */
const openSockets = (
  app: FastifyInstance,
  {
    env,
    registry,
    context,
    ...around
  }: Pick<SocketOptions, 'db' | 'hub' | 'log' | 'allowedOrigins' | 'secure' | 'limiter'> & {
    readonly env: Env
    readonly registry: Registry
    readonly context: () => Promise<Context>
  }
): Sockets =>
  mountSockets(app.server, {
    ...around,
    topics: registry.topics,
    snapshots: registry.snapshots,
    limits:
      env.RATE_LIMITS === 'off'
        ? undefined
        : createSocketLimits({
            perAddress: env.SOCKETS_PER_ADDRESS,
            perPlayer: env.SOCKETS_PER_PLAYER,
            trustedProxies: env.TRUSTED_PROXIES,
          }),
    ...whoListens({ db: around.db, secure: around.secure, context }),
  })

const sessionsOf = (db: OpenDatabase, settings: Settings): Sessions =>
  createSessions(db, {
    personOf: (uid) => db.query((tx) => readPerson(tx, uid)),
    idleMs: async () => settingOf(await settings.of(defaultLocale))('auth', authSettings).sessionIdleMinutes * minute,
  })

const metricsOf = (db: OpenDatabase, registry: Registry, sockets: Sockets) =>
  createMetrics({
    sockets: () => sockets.count,
    outbox: async () =>
      Number(
        (
          await db.pool.query(
            'select (select count(*) from outbox.events) + (select count(*) from outbox.deliveries) as n'
          )
        ).rows[0]?.n ?? 0
      ),
    lastAudit: () => db.query(lastAudit),
    jobs: registry.jobs.keys(),
  })

/** Puts the host together and listens. `ANTE_ROLE` decides whether it answers, works, or both. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { env, db, databaseUrl, log, ports, drainMs = 10_000 } = parts
  const { registry = createRegistry(), policies = createPolicies() } = parts
  const works = env.ANTE_ROLE !== 'web'
  const origin = publicUrl(env)
  const secure = origin.startsWith('https:')
  // Our own public origin is ours also behind a proxy that asks us by another host name.
  const allowedOrigins = [...env.ALLOWED_ORIGINS, new URL(origin).origin]
  let stopping = false
  const settings = createSettings(db, registry.settings, {
    from: settingsSourceOf(ports),
    log,
    adapt: (config) => offerServices(config, ports),
  })
  const sessions = sessionsOf(db, settings)
  const hub = createHub()
  const contentListeners: (() => void)[] = []
  const between = await openBetweenHosts(env, { databaseUrl, log, sessions })
  const { bus, limiter } = between
  const around: HostServices = { db, clock: systemClock, log, ports, settings, policies, origin }
  const context = () => contextOfHouse(around)
  const dispatcher = works
    ? createDispatcher({ db, registry, log, publish: (messages) => bus.publish(messages) })
    : undefined
  const wake = () => dispatcher?.wake()

  const app = createApp({ log, trustedProxies: env.TRUSTED_PROXIES, secure })
  warnOfUntrustedProxies(app, { trustedProxies: env.TRUSTED_PROXIES, secure, log })
  const drain = drainOf(app)
  const sockets = openSockets(app, { env, db, hub, log, registry, allowedOrigins, secure, limiter, context })
  const metrics = metricsOf(db, registry, sockets)
  let jobs: Jobs | undefined
  const ready = createReadiness({ pool: db.pool, pools: () => jobs?.pools ?? {} })
  mountHealth(app, { ready, metrics, token: env.METRICS_TOKEN, isStopping: () => stopping })
  if (env.ANTE_ROLE !== 'worker')
    mountCalls(app, parts, {
      ...around,
      registry,
      sessions,
      secure,
      limiter,
      onContentChange: (listener) => void contentListeners.push(listener),
      allowedOrigins,
      context,
      wake,
      observe: metrics.observeCall,
    })
  const contentChanged = () => {
    settings.changed()
    for (const listener of contentListeners) listener()
  }
  await subscribeToBus(bus, { hub, log, sessions, sockets, contentChanged })
  await readFirst(await context())
  await app.listen({ host: env.HOST, port: env.PORT })
  if (works) jobs = await startJobs({ databaseUrl, jobs: registry.jobs, context, log, wake, failed: metrics.jobFailed })
  return {
    url: `http://localhost:${listeningPort(app.server)}`,
    app,
    dispatcher,
    context,
    /** No new requests, those in flight are finished, sockets are told, jobs and events end where they are safe. */
    async stop() {
      stopping = true
      await Promise.all([jobs?.stop(), sockets.close()])
      await drain(drainMs)
      await dispatcher?.stop()
      await between.close()
    },
  }
}
