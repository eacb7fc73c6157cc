import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

interface Audit {
  readonly problems: number
  readonly audited_at: Date
}
export interface MetricsSources {
  readonly sockets: () => number
  readonly outbox: () => Promise<number>
  readonly lastAudit: () => Promise<Audit | undefined>
  /** Names of all jobs: their counts are there before the first failure. */
  readonly jobs: Iterable<string>
}

export function createMetrics(sources: MetricsSources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'ante_' })
  const calls = new Histogram({
    name: 'ante_call_seconds',
    help: 'API calls by key and status',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const lastAudit = (name: string, help: string, valueOf: (audit: Audit) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const audit = await sources.lastAudit()
        this.set(audit ? valueOf(audit) : 0)
      },
    })
  lastAudit(
    'ante_books_problems',
    'what the last audit of the books found; anything but 0 is an alarm',
    (audit) => audit.problems
  )
  lastAudit(
    'ante_books_audited_at_seconds',
    'when the books were audited, in seconds since 1970, 0 before the first audit; half an hour ago is an alarm',
    (audit) => audit.audited_at.getTime() / 1000
  )
  const failedJobs = new Counter({
    name: 'ante_failed_jobs_total',
    help: 'runs of jobs that failed, by job',
    labelNames: ['job'],
    registers: [registry],
  })
  for (const job of sources.jobs) failedJobs.inc({ job }, 0)
  new Gauge({
    name: 'ante_sockets',
    help: 'open live sockets',
    registers: [registry],
    collect() {
      this.set(sources.sockets())
    },
  })
  new Gauge({
    name: 'ante_outbox_waiting',
    help: 'events not told yet',
    registers: [registry],
    async collect() {
      this.set(await sources.outbox())
    },
  })
  return {
    registry,
    observeCall: (call: string, status: number, ms: number) =>
      calls.observe({ call, status: String(status) }, ms / 1000),
    jobFailed: (job: string) => failedJobs.inc({ job }),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
