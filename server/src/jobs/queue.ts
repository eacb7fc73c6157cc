import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@ante/kit/context'
import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import { createPool } from '../database/pool.ts'

export interface QueueOptions {
  readonly databaseUrl: string
  readonly tasks: TaskList
  readonly log: Log
}

const pauseMs = 1000
const concurrency = 4

/**
 * Works off the enqueued jobs. A worker that gives up, because its database went away, is followed by another one. Its connections are its own:
 * it writes the ids of failed jobs as JSON, which knows no bigint.
 */
export async function startQueue({ databaseUrl, tasks, log }: QueueOptions): Promise<{ stop(): Promise<void> }> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: true }, message)
  })
  const onError = (error: Error) => log.warn({ error: error.message }, 'the queue lost a database connection')
  const pool = createPool({ url: databaseUrl, size: concurrency + 1, applicationName: 'ante-queue', hasTextBigints: true, onError })
  const begin = (): Promise<Runner> => run({ pgPool: pool, concurrency, pollInterval: 1000, noHandleSignals: true, logger, taskList: tasks })
  const stopping = new AbortController()
  let worker = await begin()

  async function keepWorking(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await worker.promise
        if (!stopping.signal.aborted) worker = await begin()
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the queue’s worker gave up; another one follows')
        await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
        if (!stopping.signal.aborted) worker = await begin().catch(() => worker)
      }
    }
  }
  const working = keepWorking()

  return {
    async stop() {
      stopping.abort()
      await worker.stop().catch(() => undefined)
      await working
      // One that began while the old one was being stopped; stopping twice is refused.
      await worker.stop().catch(() => undefined)
      await pool.end()
    },
  }
}
