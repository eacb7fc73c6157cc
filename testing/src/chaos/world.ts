import type { ChildProcess } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort, readPostmaster, until } from '@ante/server/database/postmaster'
import { folderInMemory } from '../memory.ts'
import { testSecrets } from '../secrets.ts'
import { spawnScript } from '../spawn-script.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** In memory where there is room: what a killed process had written stays there as it does on a disk. */
const inMemory = folderInMemory('chaos')
const onDisk = join(root, '.data', 'chaos')
const directory = inMemory ?? onDisk
const cluster = join(directory, 'postgres', 'cluster')
const readyWithinMs = 180_000
export const bankKey = testSecrets.BANK_API_KEY

export interface ChaosWorld {
  readonly url: string
  readonly bankUrl: string
  /** Where the processes write what they have to say. */
  readonly log: string
  /** Calls that were answered so far. */
  answered: number
  startServer(): void
  /** Resolves when the server may be sent requests. */
  ready(): Promise<void>
  killServer(): Promise<void>
  killDatabase(): void
  /** Asks the server to stop, as an operator does; its exit code. */
  stopServer(): Promise<number | null>
  /** The administrator's own look into the database, tried again while it is down. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((done) => child.once('exit', (code) => done(code)))

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    // Nobody is there, or nobody any more.
    () => false
  )

const sandboxEnvironment = (port: number): Record<string, string> => ({
  SANDBOX_PORT: String(port),
  SANDBOX_DATA: directory,
  SANDBOX_CONTROL: '1',
  BANK_API_KEY: bankKey,
  BANK_WEBHOOK_SECRET: testSecrets.BANK_WEBHOOK_SECRET,
  FEED_API_KEY: testSecrets.FEED_API_KEY,
  MAIL_API_KEY: testSecrets.MAIL_API_KEY,
  // A match is over within a minute, so that bets are settled while the world dies around them.
  SANDBOX_MINUTE_MS: '400',
  SANDBOX_SEED: 'chaos',
})

const serverEnvironment = (port: number, sandboxUrl: string): Record<string, string> => ({
  ANTE_DATA: directory,
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  CALLBACK_URL: `http://127.0.0.1:${port}`,
  SANDBOX_URL: sandboxUrl,
  ...testSecrets,
  ANTE_ROLE: 'all',
  ANTE_SEED: 'demo',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
})

/** Asks the world's own database, whose address and password stand in its folder. */
async function askDatabase<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const word = (name: string) => readFileSync(join(directory, 'postgres', name), 'utf8').trim()
  const client = new pg.Client({
    connectionString: `postgres://ante:${word('password')}@127.0.0.1:${word('port')}/postgres`,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** A whole Ante with nothing but its own data: server, embedded database and outside world, each a process that can be killed. */
export async function openWorld(): Promise<ChaosWorld> {
  for (const folder of [onDisk, directory]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const log = join(onDisk, 'processes.log')
  const out = openSync(log, 'a')
  const compiled = { NODE_COMPILE_CACHE: join(directory, 'compiled') }
  const sandbox = spawnScript('sandbox/src/main.ts', out, { ...compiled, ...sandboxEnvironment(sandboxPort) })
  const serverEnv = { ...compiled, ...serverEnvironment(port, sandboxUrl) }
  let server: ChildProcess | undefined
  const kill = async (): Promise<void> => {
    server?.kill('SIGKILL')
    if (server) await ended(server)
  }
  const killDatabase = (): void => {
    const postmaster = readPostmaster(cluster)
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  }

  return {
    url,
    bankUrl: `${sandboxUrl}/bank`,
    log,
    answered: 0,
    startServer: () => void (server = spawnScript('server/src/main.ts', out, serverEnv)),
    async ready() {
      const isUp = await until(async () => {
        if (server?.exitCode) throw new Error(`the server ended with ${server.exitCode}: see ${log}`)
        return (await answers(`${url}/readyz`)) || undefined
      }, readyWithinMs)
      if (!isUp) throw new Error(`the server was not ready again within ${readyWithinMs / 1000} seconds: see ${log}`)
    },
    killServer: kill,
    killDatabase,
    async stopServer() {
      server?.kill('SIGTERM')
      return server ? ended(server) : null
    },
    async rows(text, values = []) {
      for (let tries = 0; ; tries++) {
        try {
          return await askDatabase(text, values)
        } catch (error) {
          if (tries >= 50) throw error
          await sleep(200)
        }
      }
    },
    async close() {
      await kill()
      killDatabase()
      sandbox.kill('SIGTERM')
      await ended(sandbox)
      if (inMemory) rmSync(inMemory, { recursive: true, force: true })
    },
  }
}
