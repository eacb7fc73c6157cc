import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Job, Log } from '@ante/kit/context'
import { createJobLocks } from './locks.ts'
import { startQueue } from './queue.ts'

export interface Jobs {
  stop(): Promise<void>
}

export interface JobsOptions {
  readonly databaseUrl: string
  readonly jobs: ReadonlyMap<string, Job>
  readonly context: () => Promise<Context>
  readonly log: Log
  /** Called after a job: it may have left events behind. */
  readonly wake: () => void
}

/** Runs enqueued jobs through the queue, and periodic ones on timers, one host at a time by an advisory lock. */
export async function startJobs({ databaseUrl, jobs, context, log, wake }: JobsOptions): Promise<Jobs> {
  const runJob = async (name: string, job: Job, payload: unknown): Promise<void> => {
    await job.run((await context()) as never, payload as never)
    wake()
    log.info({ job: name }, 'job done')
  }
  const queue = await startQueue({
    databaseUrl,
    log,
    tasks: Object.fromEntries(
      [...jobs].filter(([, job]) => job.everyMs === undefined).map(([name, job]) => [name, (payload: unknown) => runJob(name, job, payload)])
    ),
  })
  const locks = createJobLocks(databaseUrl)
  const stopping = new AbortController()
  const loops = [...jobs].flatMap(([name, job]) => (job.everyMs === undefined ? [] : [periodically(name, job, job.everyMs)]))

  async function periodically(name: string, job: Job, everyMs: number): Promise<void> {
    while (!stopping.signal.aborted) {
      const wishedMs = await once(name, job).catch((error: unknown) =>
        log.error({ job: name, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'a job failed')
      )
      await sleep(wishedMs ?? everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  /** Runs a periodic job unless another host runs it now. Answers what the job answers. */
  async function once(name: string, job: Job): Promise<void | number> {
    if (!(await locks.take(name))) return
    try {
      const answer = await job.run((await context()) as never, undefined as never)
      wake()
      return answer
    } finally {
      await locks.release(name)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await queue.stop()
      await Promise.all(loops)
      await locks.close()
    },
  }
}
