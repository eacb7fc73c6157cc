import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@ante/kit/context'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { createPool } from '../database/pool.ts'
import type { Leases } from './leases.ts'

export interface QueueOptions {
  readonly databaseUrl: string
  readonly tasks: TaskList
  readonly log: Log
  readonly leases: Leases
  readonly unlockAfterMs: number
}

export interface Queue {
  readonly pool: pg.Pool
  stop(): Promise<void>
}

const pauseMs = 1000
const concurrency = 4

const leaseOf = (worker: string): string => `queue/${worker}`
/** The queue itself gives a begun job to another worker only after four hours. $1: how long a worker may be without a lease. */
const unlockStatement = {
  name: 'ante.unlock_jobs',
  text: `with gone as (
    select distinct locked_by from graphile_worker.jobs j
      where locked_by is not null and locked_at < now() - $1 * interval '1 millisecond' and not exists (
        select from ante.leases l where l.name = 'queue/' || j.locked_by and l.expires_at > clock_timestamp() - $1 * interval '1 millisecond')
  ), forgotten as (
    delete from ante.leases where name like 'queue/%' and expires_at < now() - interval '1 day'
  ) select locked_by as worker, graphile_worker.force_unlock_workers(array[locked_by]) from gone`,
}

/**
 * Works off the enqueued jobs. A worker that gives up, because its database went away, is followed by another one. Its connections are its own:
 * it writes the ids of failed jobs as JSON, which knows no bigint.
 */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { databaseUrl, tasks, log, leases, unlockAfterMs } = options
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: true }, message)
  })
  const onError = (error: Error) => log.warn({ error: error.message }, 'the queue lost a database connection')
  const pool = createPool({
    url: databaseUrl,
    size: concurrency + 1,
    applicationName: 'ante-queue',
    hasTextBigints: true,
    onError,
  })
  const events: WorkerEvents = new EventEmitter()
  // A pool of workers locks its jobs by its own id, and each start of the queue has another.
  let worked: string | undefined
  events.on('pool:create', ({ workerPool }) => {
    if (worked !== undefined) void leases.release(leaseOf(worked))
    worked = workerPool.id
    void leases.keep(leaseOf(worked))
  })
  const begin = (): Promise<Runner> =>
    run({ pgPool: pool, concurrency, pollInterval: 1000, noHandleSignals: true, logger, taskList: tasks, events })

  async function unlock(): Promise<void> {
    try {
      const { rows } = await pool.query<{ worker: string }>({ ...unlockStatement, values: [unlockAfterMs] })
      if (rows.length > 0) log.warn({ workers: rows.length }, 'jobs of workers that vanished are free again')
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, 'jobs could not be unlocked')
    }
  }
  const unlocking = setInterval(() => void unlock(), unlockAfterMs / 2)
  const stopping = new AbortController()
  let worker = await begin()

  async function keepWorking(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await worker.promise
        if (!stopping.signal.aborted) worker = await begin()
      } catch (error) {
        log.warn(
          { error: error instanceof Error ? error.message : String(error) },
          'the queue’s worker gave up; another one follows'
        )
        await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
        if (!stopping.signal.aborted) worker = await begin().catch(() => worker)
      }
    }
  }
  const working = keepWorking()

  return {
    pool,
    async stop() {
      stopping.abort()
      clearInterval(unlocking)
      await worker.stop().catch(() => undefined)
      await working
      // One that began while the old one was being stopped; stopping twice is refused.
      await worker.stop().catch(() => undefined)
      if (worked !== undefined) await leases.release(leaseOf(worked))
      await pool.end()
    },
  }
}
