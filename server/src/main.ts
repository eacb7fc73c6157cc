import { resolve } from 'node:path'
import type { Log } from '@ante/kit/context'
import { openDataFolder } from './data-folder.ts'
import { isConnectionLoss } from './database/database.ts'
import { startEmbedded } from './database/embedded.ts'
import { readEnv } from './env.ts'
import { createLog } from './operations/log.ts'

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

/** All the rest. Loading it takes a second and leaves no turn to anything else: it is begun when the database's own process runs. */
const loadHost = () => import('./host.ts')

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  surviveConnectionLoss(log)
  const data = resolve(env.ANTE_DATA)
  openDataFolder(data)
  const embedded =
    env.DATABASE_URL === undefined
      ? await startEmbedded({
          directory: `${data}/postgres`,
          // What is wrong with it is said below.
          spawned: () => void loadHost().catch(() => undefined),
        })
      : undefined
  stopDatabase = async () => embedded?.stop()
  const { runHost } = await loadHost()
  await runHost({ env, log, data, embedded })
}

main().catch(async (error: unknown) => {
  process.stderr.write(`Ante could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  await stopDatabase().catch(() => undefined)
  process.exit(1)
})
