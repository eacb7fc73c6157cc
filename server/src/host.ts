import type { Log } from '@ante/kit/context'
import { pushChannel } from '@ante/product/push/index'
import { receiveNotice } from '@ante/product/verification/receive-notice'
import { receiveCallback } from '@ante/product/cashier/receive-callback'
import { receiveMailEvent, receiveReceipt } from '@ante/product/messages/index'
import { receiveWalletCall } from '@ante/product/studios/receive-call'
import { openApplicationRole, ownsTheBooks } from './database/application-role.ts'
import { openDatabase, type OpenDatabase } from './database/database.ts'
import type { Embedded } from './database/embedded.ts'
import { createPool } from './database/pool.ts'
import { prepareDatabase } from './database/prepare.ts'
import { type Env, publicUrl } from './env.ts'
import { openPages } from './pages.ts'
import { isDatabaseHere } from './plain-connections.ts'
import { openPorts, type Ports } from './ports.ts'
import { startServer } from './server.ts'

const stopWithinMs = 20_000

/** What each vendor tells goes to the capability that it is for. */
const receiveFor =
  (ports: Ports): NonNullable<Parameters<typeof startServer>[0]['receiveCallback']> =>
  (context, callback) => {
    if (callback.provider === ports.sms?.name) return receiveReceipt({ ...context, ports }, callback)
    if (callback.provider === ports.mail.name) return receiveMailEvent({ ...context, ports }, callback)
    if (callback.provider === ports.identityName) return receiveNotice({ ...context, ports }, callback)
    return receiveCallback({ ...context, ports }, callback)
  }

/** What an operator should know of the database that this host was given. */
async function warnOfDatabase(env: Env, pool: Parameters<typeof ownsTheBooks>[0], log: Log): Promise<void> {
  if (await ownsTheBooks(pool))
    log.warn({}, 'the role of DATABASE_URL owns the books and could change them: see DATABASE_OWNER_URL')
  if (env.ANTE_ROLE !== 'worker' && publicUrl(env).startsWith('https:') && isDatabaseHere(env.DATABASE_URL))
    log.warn({}, 'the database is on the machine that players reach: it belongs on a network behind it (SEC-22)')
}

export interface Beginning {
  readonly env: Env
  readonly log: Log
  /** The folder of this host's data, which can be written. */
  readonly data: string
  /** Undefined where `DATABASE_URL` names another one. */
  readonly embedded: Embedded | undefined
}

async function openUpToDate({ env, log, embedded }: Beginning): Promise<{ databaseUrl: string; db: OpenDatabase }> {
  const ownerUrl = embedded?.url ?? env.DATABASE_OWNER_URL
  const databaseUrl = embedded ? await openApplicationRole(embedded.url) : (env.DATABASE_URL ?? '')
  const pool = createPool({
    url: databaseUrl,
    size: env.DATABASE_POOL,
    onError: (error) => log.warn({ error: error.message }, 'a database connection was lost'),
  })
  const db = openDatabase(pool)
  const { migrated, seeded } = await prepareDatabase({
    env,
    db,
    url: databaseUrl,
    ownerUrl,
    isEmbedded: embedded !== undefined,
  })
  await warnOfDatabase(env, pool, log)
  log.info({ migrated: migrated.length, seeded }, 'the database is ready')
  return { databaseUrl, db }
}

const openPagesOf = ({ env, data }: Beginning, ports: Ports) =>
  openPages({
    payOrigins: env.PAY_ORIGINS,
    identityOrigins: ports.identity?.frameSources() ?? [],
    gameOrigins: [...ports.wallets.values()].flatMap((wallet) => wallet.frameSources()),
    pictureFolder: `${data}/pictures`,
    pictureRules: {
      hosts: env.PICTURE_HOSTS,
      trusted: ports.cms ? [new URL(ports.cms.source).origin] : [],
    },
  })

/** Opens the database, brings it up to date and answers, until the process is asked to stop. Resolves when the first request may come. */
export async function runHost(beginning: Beginning): Promise<void> {
  const { env, log, embedded } = beginning
  const ports = openPorts(env)
  // The built site is read while the database answers.
  const [{ databaseUrl, db }, pages] = await Promise.all([
    openUpToDate(beginning),
    env.ANTE_ROLE === 'worker' ? undefined : openPagesOf(beginning, ports),
  ])
  const starting = startServer({
    env,
    db,
    databaseUrl,
    log,
    // What the house writes reaches browsers where we have a key towards their push services.
    ports: ports.pushServices ? { ...ports, push: pushChannel(db) } : ports,
    receiveCallback: receiveFor(ports),
    receiveWalletCall: (context, call) => receiveWalletCall({ ...context, ports }, call),
    ...(pages ? { mountPages: pages } : {}),
  })

  let stopping: Promise<void> | undefined
  const stop = (signal: string): Promise<void> =>
    (stopping ??= (async () => {
      log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), stopWithinMs).unref()
      const server = await starting
      await server.stop()
      await db.pool.end()
      await embedded?.stop()
      process.exit(0)
    })())
  // Before the first answer is given: whoever sees that the server is ready may end it in that moment.
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  await starting
  process.stdout.write(`Ante is at ${publicUrl(env)}\n`)
}
