import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface HostQuestion {
  readonly id: number
  readonly ask: 'processor' | 'watch-loop' | 'loop-blocked' | 'tell' | 'tell-bare'
  readonly key?: string
  readonly data?: unknown
}
export interface HostAnswer {
  readonly ms?: number
  /** Nanoseconds of the machine's monotonic clock, which all processes share. */
  readonly at?: string
}
export interface Host {
  readonly url: string
  /** Answers every request with the bare rendering of the React tree of the last page. */
  readonly bareUrl: string
  /** Where plain sockets wait for what `tell-bare` writes to all of them. */
  readonly barePort: number
  readonly pid: number
  ask(ask: HostQuestion['ask'], more?: { key?: string; data?: unknown }): Promise<HostAnswer>
  close(): Promise<void>
}

/** The instrumented server of `host.ts` on a free port, with the given database. Rate limits are off: the callers share one address. */
export async function startHost({ databaseUrl, env = {} }: { databaseUrl: string; env?: Record<string, string> }): Promise<Host> {
  const child = fork(fileURLToPath(new URL('host.ts', import.meta.url)), {
    execArgv: ['--conditions=ante-server', '--disable-warning=ExperimentalWarning', ...(process.env.BENCH_HOST_ARGS?.split(' ') ?? [])],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env },
  })
  const waiting = new Map<number, (answer: HostAnswer) => void>()
  let count = 0
  const ready = await new Promise<Pick<Host, 'url' | 'bareUrl' | 'barePort'>>((done, fail) => {
    child.once('exit', (code, signal) => fail(new Error(`the server of the bench ended with ${signal ?? code}`)))
    child.on('message', (said: HostAnswer & { id: number } & Partial<Pick<Host, 'url' | 'bareUrl' | 'barePort'>>) => {
      const { url, bareUrl, barePort } = said
      if (url !== undefined && bareUrl !== undefined && barePort !== undefined) done({ url, bareUrl, barePort })
      waiting.get(said.id)?.(said)
      waiting.delete(said.id)
    })
  })
  return {
    ...ready,
    pid: child.pid ?? 0,
    ask: (ask, more = {}) =>
      new Promise((done) => {
        count += 1
        waiting.set(count, done)
        child.send({ id: count, ask, ...more })
      }),
    close: () =>
      new Promise((done) => {
        child.once('exit', () => done())
        // It ends itself then, so that a profile asked for by BENCH_HOST_ARGS gets written.
        child.disconnect()
      }),
  }
}
