import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Job, Log } from '@ante/kit/context'
import type pg from 'pg'
import { createPool } from '../database/pool.ts'
import { createLeases } from './leases.ts'
import { startQueue } from './queue.ts'

export interface Jobs {
  /** Its connections, by what they are for. */
  readonly pools: Readonly<Record<string, pg.Pool>>
  stop(): Promise<void>
}

export interface JobsOptions {
  readonly databaseUrl: string
  readonly jobs: ReadonlyMap<string, Job>
  readonly context: () => Promise<Context>
  readonly log: Log
  /** Called after a job: it may have left events behind. */
  readonly wake: () => void
  /** Called with the name of a job that failed. */
  readonly failed?: (job: string) => void
  readonly limits?: JobLimits
}

export interface JobLimits {
  /** A periodic job whose host vanished runs elsewhere after this. */
  readonly leaseMs: number
  /** An enqueued job is given to another worker when the one that had begun it has not renewed its lease for so long. */
  readonly unlockAfterMs: number
}
const usualLimits: JobLimits = { leaseMs: 6_000, unlockAfterMs: 60_000 }

const begin = (job: Job, context: Context, payload: unknown): ReturnType<Job['run']> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A job declares the ports and the payload that it takes; the host knows neither.
  job.run(context as never, payload as never)

const poolOfLeases = (url: string, log: JobsOptions['log']) =>
  createPool({
    url,
    size: 2,
    applicationName: 'ante-leases',
    onError: (error) => log.warn({ error: error.message }, 'the leases lost a database connection'),
  })

/** Runs enqueued jobs through the queue, and periodic ones on timers, one host at a time by a lease. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { databaseUrl, jobs, context, log, wake, failed = () => undefined, limits = usualLimits } = options
  const stopping = new AbortController()
  const jobContext = async (): Promise<Context> => ({ ...(await context()), stopping: stopping.signal })
  const runJob = async (name: string, job: Job, payload: unknown): Promise<void> => {
    try {
      await begin(job, await jobContext(), payload)
    } catch (error) {
      failed(name)
      throw error
    }
    wake()
    log.info({ job: name }, 'job done')
  }
  const enqueued = [...jobs].filter(([, job]) => job.everyMs === undefined)
  const pool = poolOfLeases(databaseUrl, log)
  const leases = createLeases({ pool, log, leaseMs: limits.leaseMs })
  const queue = await startQueue({
    databaseUrl,
    log,
    leases,
    unlockAfterMs: limits.unlockAfterMs,
    tasks: Object.fromEntries(enqueued.map(([name, job]) => [name, (payload) => runJob(name, job, payload)])),
  })
  const loops = [...jobs].flatMap(([name, job]) =>
    job.everyMs === undefined ? [] : [periodically(name, job, job.everyMs)]
  )

  async function periodically(name: string, job: Job, everyMs: number): Promise<void> {
    while (!stopping.signal.aborted) {
      const wishedMs = await once(name, job, everyMs).catch((error: unknown) => {
        failed(name)
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
        log.error({ job: name, error: text }, 'a job failed')
      })
      await sleep(wishedMs ?? everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  /**
   * Runs a periodic job unless it is another host's now. Answers what the job answers. One that comes again before its lease would end stays this host's:
   * to give it back and take it again would be two writes for every turn.
   */
  async function once(name: string, job: Job, everyMs: number): Promise<void | number> {
    if (!(await leases.take(name))) return
    try {
      const answer = await begin(job, await jobContext(), undefined)
      wake()
      if (everyMs >= limits.leaseMs) await leases.release(name)
      return answer
    } catch (error) {
      // Another host may be able to.
      await leases.release(name)
      throw error
    }
  }

  return {
    pools: { leases: pool, queue: queue.pool },
    async stop() {
      stopping.abort()
      await queue.stop()
      await Promise.all(loops)
      await leases.close()
      await pool.end()
    },
  }
}
