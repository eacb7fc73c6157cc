import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { testSecrets } from '@ante/testing/secrets'
import type { Answer, Question } from './answering.ts'

/** As `npm start` runs the server (tools/launcher/world.mjs). */
const nodeOptions = [
  '--conditions=ante-server',
  '--disable-warning=ExperimentalWarning',
  `--v8-pool-size=${Math.max(1, Math.min(4, availableParallelism() - 1))}`,
  '--no-memory-reducer',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
]

export interface Answering {
  readonly pid: number
  ask(ask: Question['ask'], more?: { key?: string; data?: unknown }): Promise<Answer>
  close(): Promise<void>
}
export interface Host extends Answering {
  readonly url: string
  /** Answers every request with the bare rendering of the React tree of the last page. */
  readonly bareUrl: string
}
export interface PlainHost extends Answering {
  readonly port: number
}

/** Fails when a process of the bench ends: nothing waits for what it will never say. */
export function endOf(child: ChildProcess, name: string): Promise<never> {
  const ended = new Promise<never>((_, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => fail(new Error(`${name} of the bench ended with ${signal ?? code}`)))
  })
  // It ends in good order too, when nobody waits any more.
  ended.catch(() => undefined)
  return ended
}

/** A process of its own that answers questions, once it says that it is ready. */
async function startAnswering<Ready>(script: string, env: Record<string, string>): Promise<Ready & Answering> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    execArgv: [...nodeOptions, ...(process.env.BENCH_HOST_ARGS?.split(' ') ?? [])],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const ended = endOf(child, script)
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  const ready = await Promise.race([
    ended,
    new Promise<Ready>((done) => {
      child.on('message', (said: Answer & { id: number } & Ready) => {
        if (said.id === 0) return done(said)
        waiting.get(said.id)?.(said)
        waiting.delete(said.id)
      })
    }),
  ])
  return {
    ...ready,
    pid: child.pid ?? 0,
    ask: (ask, more = {}) =>
      Promise.race([
        ended,
        new Promise<Answer>((done) => {
          count += 1
          waiting.set(count, done)
          child.send({ id: count, ask, ...more })
        }),
      ]),
    async close() {
      // It ends itself then, so that a profile asked for by BENCH_HOST_ARGS gets written.
      if (child.connected) child.disconnect()
      await ended.catch(() => undefined)
    },
  }
}

/** The instrumented server of `host.ts` on a free port, with the given database. Rate limits are off: the callers share one address. */
export const startHost = ({
  databaseUrl,
  env = {},
}: {
  databaseUrl: string
  env?: Record<string, string>
}): Promise<Host> =>
  startAnswering('host.ts', {
    ...testSecrets,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...env,
  })

/** Plain sockets of a process that does nothing else. */
export const startPlainHost = (): Promise<PlainHost> => startAnswering('plain-host.ts', {})
