import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export function createMetrics(sources: { sockets: () => number; outbox: () => Promise<number> }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'ante_' })
  const calls = new Histogram({
    name: 'ante_call_seconds',
    help: 'API calls by key and status',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const audits = new Gauge({ name: 'ante_books_problems', help: 'what the last audit of the books found; anything but 0 is an alarm', registers: [registry] })
  const jobs = new Counter({ name: 'ante_failed_jobs_total', help: 'jobs that failed', registers: [registry] })
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
  return { registry, observeCall: (call: string, status: number, ms: number) => calls.observe({ call, status: String(status) }, ms / 1000), audits, jobs }
}
export type Metrics = ReturnType<typeof createMetrics>
