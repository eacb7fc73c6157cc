import { resolve } from 'node:path'
import type { Log } from '@ante/kit/context'
import { openDataFolder } from './data-folder.ts'
import { openApplicationRole, ownsTheBooks } from './database/application-role.ts'
import { isConnectionLoss, openDatabase } from './database/database.ts'
import { startEmbedded } from './database/embedded.ts'
import { createPool } from './database/pool.ts'
import { prepareDatabase } from './database/prepare.ts'
import { type Env, publicUrl, readEnv } from './env.ts'
import { createLog } from './operations/log.ts'
import { openPages } from './pages.ts'
import { isDatabaseHere } from './plain-connections.ts'
import { openPorts, type Ports } from './ports.ts'
import { pushChannel } from '@ante/product/push/index'
import { receiveNotice } from '@ante/product/verification/receive-notice'
import { receiveCallback } from '@ante/product/cashier/receive-callback'
import { receiveMailEvent, receiveReceipt } from '@ante/product/messages/index'
import { receiveWalletCall } from '@ante/product/studios/receive-call'
import { startServer } from './server.ts'

const stopWithinMs = 20_000

/**
 * Work in the background that nobody waits for (the queue's bookkeeping) may lose its database: that work is done again, and the process, which
 * brings the database back, must live. Any other rejection that nobody handles is a bug and ends the process.
 */
function surviveConnectionLoss(log: Log): void {
  process.on('unhandledRejection', (error) => {
    if (!isConnectionLoss(error)) throw error
    log.warn(
      { error: error instanceof Error ? error.message : String(error) },
      'work in the background lost its database'
    )
  })
}

/** Ends the embedded database, also when the rest could not start: it would live on otherwise. */
let stopDatabase = async (): Promise<void> => undefined

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

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  surviveConnectionLoss(log)
  const data = resolve(env.ANTE_DATA)
  openDataFolder(data)
  const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ directory: `${data}/postgres` }) : undefined
  stopDatabase = async () => embedded?.stop()
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
  const ports = openPorts(env)
  const pages =
    env.ANTE_ROLE === 'worker'
      ? undefined
      : await openPages({
          payOrigins: env.PAY_ORIGINS,
          identityOrigins: ports.identity?.frameSources() ?? [],
          gameOrigins: [...ports.wallets.values()].flatMap((wallet) => wallet.frameSources()),
          pictureFolder: `${data}/pictures`,
          pictureRules: {
            hosts: env.PICTURE_HOSTS,
            trusted: ports.cms ? [new URL(ports.cms.source).origin] : [],
          },
        })
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
      await pool.end()
      await embedded?.stop()
      process.exit(0)
    })())
  // Before the first answer is given: whoever sees that the server is ready may end it in that moment.
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  await starting
  process.stdout.write(`Ante is at ${publicUrl(env)}\n`)
}

main().catch(async (error: unknown) => {
  process.stderr.write(`Ante could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  await stopDatabase().catch(() => undefined)
  process.exit(1)
})
