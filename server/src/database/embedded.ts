import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, existsSync, openSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDataFolder } from '../data-folder.ts'
import { surroundingsOf } from '../env-schema.ts'
import { type Binaries, EmbeddedDatabaseError, findBinaries, program } from './postgres-binaries.ts'
import { keptMemory, settingsFor } from './postgres-settings.ts'
import { chooseIdentity, type Identity, own } from './postgres-identity.ts'
import {
  freePort,
  isAlive,
  leaveTimeoutMs,
  livingSigner,
  type Postmaster,
  readPostmaster,
  readTextIfThere,
  readyTimeoutMs,
  signatureOf,
  speaksPostgres,
  until,
} from './postmaster.ts'
import { administrator, createCluster, type Places, places } from './postgres-cluster.ts'
import { lockedStart } from './start-lock.ts'

export { EmbeddedDatabaseError } from './postgres-binaries.ts'

export interface EmbeddedOptions {
  /** Where everything of the database lives: data, password, port, log. Made when it is not there. */
  readonly directory: string
  /** Wished port; without it the one of the last run, else a free one. */
  readonly port?: number
  /** The PATH to look for a system PostgreSQL in, where the packaged one does not run. */
  readonly path?: string
  /** Bring the server back when it dies (default). */
  readonly keepAlive?: boolean
  /** Survive a loss of power (default). Tests do without: what a killed process had committed stays either way. */
  readonly durable?: boolean
  /** Told when the server died and whether it came back; by default a process warning. */
  readonly report?: (message: string) => void
  /** Told when the server's process runs and is not ready yet: what blocks this process may be done now. Not told when one is adopted. */
  readonly spawned?: () => void
}

export interface Embedded {
  /** Of the database `postgres` with the administrator's rights. */
  readonly url: string
  /** The server was running already: left by a killed parent, or kept by another process that lives. */
  readonly adopted: boolean
  /** Another process that lives keeps the server, and ends it with itself. */
  readonly borrowed: boolean
  /** Fast shutdown: open transactions are rolled back, all that was committed stays. Does nothing while another living process keeps the server. */
  stop(): Promise<void>
}

const largestLog = 10 * 1024 * 1024

/** Spawns the server in a session of its own, so that Ctrl-C reaches us and not it, and waits until it is ready. */
async function spawnOnce(
  at: Places,
  identity: Identity,
  port: number,
  { durable = true, spawned }: EmbeddedOptions
): Promise<Postmaster | { readonly failed: string }> {
  if ((statSync(at.log, { throwIfNoEntry: false })?.size ?? 0) > largestLog) truncateSync(at.log)
  const log = openSync(at.log, 'a', 0o600)
  const logStart = statSync(at.log).size
  const flags = Object.entries(settingsFor(durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = identity.command('postgres', ['-D', at.cluster, '-p', String(port), ...flags])
  const child = spawn(file, args, {
    ...options,
    env: surroundingsOf(keptMemory),
    cwd: at.directory,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended: string | undefined
  child.once('error', (error) => (ended = String(error)))
  child.once('exit', (code, signal) => (ended ??= `it ended with ${signal ?? code}`))
  child.unref()
  spawned?.()
  const answer = await until(() => {
    if (ended) return { failed: `${ended}\n${(readTextIfThere(at.log) ?? '').slice(logStart).trim()}` }
    const found = readPostmaster(at.cluster)
    return found?.ready && found.pid === child.pid ? found : undefined
  }, readyTimeoutMs)
  return answer ?? { failed: `it was not ready after ${readyTimeoutMs / 1000} seconds` }
}

async function launch(at: Places, identity: Identity, wished: number, options: EmbeddedOptions): Promise<Postmaster> {
  const end = performance.now() + leaveTimeoutMs
  for (;;) {
    const answer = await spawnOnce(at, identity, await freePort(wished), options)
    if (!('failed' in answer)) {
      writeFileSync(at.port, String(answer.port))
      return answer
    }
    const passing = /still in use|lock file "postmaster\.pid"|could not bind|could not create any TCP/.test(
      answer.failed
    )
    if (!passing || performance.now() > end)
      throw new EmbeddedDatabaseError(`The database did not start: ${answer.failed}`)
    await until(() => undefined, 200)
  }
}

/** A server that lives and answers; one that is still starting or stopping is waited for. */
async function adopt(at: Places): Promise<Postmaster | undefined> {
  const found = await until(() => {
    const postmaster = readPostmaster(at.cluster)
    return postmaster?.ready ? postmaster : postmaster ? undefined : 'none'
  }, leaveTimeoutMs)
  if (found === undefined || found === 'none') return undefined
  return (await speaksPostgres(found.port)) ? found : undefined
}

async function bringUp(
  at: Places,
  options: EmbeddedOptions
): Promise<{ postmaster: Postmaster; adopted: boolean; binaries?: Binaries }> {
  const living = await adopt(at)
  if (living) return { postmaster: living, adopted: true }
  const version = Number(readTextIfThere(join(at.cluster, 'PG_VERSION')))
  const binaries = findBinaries({
    copyTo: at.binaries,
    path: options.path ?? '/usr/local/bin:/usr/bin:/bin',
    ...(version > 0 && { required: version }),
  })
  const identity = chooseIdentity(binaries, at.directory)
  if (version > 0) own(identity, at.directory)
  else if (existsSync(at.cluster))
    throw new EmbeddedDatabaseError(`${at.cluster} is no PostgreSQL data directory: put it right, or move it away.`)
  else createCluster(at, identity)
  const wished = options.port ?? Number(readTextIfThere(at.port) ?? 0)
  return {
    postmaster: await launch(at, identity, wished, options),
    adopted: false,
    binaries: identity.binaries,
  }
}

/** On Windows signals end a process without a word, so its own controller is asked. */
function askToStop(at: Places, postmaster: Postmaster, binaries: Binaries | undefined): void {
  if (process.platform === 'win32' && binaries) {
    spawnSync(program(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', at.cluster])
    return
  }
  if (isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGINT')
}

/**
 * Starts the PostgreSQL that comes with Ante, or adopts the one that is already running on this directory. The caller that started it, or
 * adopted it from a dead one, is its keeper: it brings the server back when it is killed, at the same address, and ends it with `stop`.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const at = places(resolve(options.directory))
  openDataFolder(at.directory)
  const report = options.report ?? ((message: string) => process.emitWarning(message))
  const first = await lockedStart(at.lock, report, async () => {
    chmodSync(at.directory, 0o700)
    const up = await bringUp(at, options)
    const keeper = livingSigner(readTextIfThere(at.keeper) ?? '')
    const borrowed = up.adopted && keeper !== undefined && keeper !== process.pid
    if (!borrowed) writeFileSync(at.keeper, signatureOf(process.pid))
    return { ...up, borrowed }
  })
  const { port } = first.postmaster
  const url = `postgres://${administrator}:${readTextIfThere(at.password)?.trim()}@127.0.0.1:${port}/postgres`
  if (first.borrowed) return { url, adopted: true, borrowed: true, stop: () => Promise.resolve() }

  let current = first.postmaster
  let stopping = false
  let returning: Promise<void> | undefined
  const revive = async () => {
    report(`The database (process ${current.pid}) died; starting it again.`)
    try {
      const up = await lockedStart(at.lock, report, () => bringUp(at, { ...options, port }))
      current = up.postmaster
      report(`The database is back (process ${current.pid}).`)
    } catch (error) {
      report(`The database did not come back and will be tried again: ${String(error)}`)
    }
  }
  const watch = setInterval(() => {
    if (stopping || returning || isAlive(current.pid)) return
    returning = revive().finally(() => (returning = undefined))
  }, 250)
  if (options.keepAlive === false) clearInterval(watch)
  watch.unref()

  const end = async () => {
    stopping = true
    clearInterval(watch)
    await returning
    askToStop(at, current, first.binaries)
    const gone = await until(() => (isAlive(current.pid) ? undefined : true), readyTimeoutMs)
    if (!gone)
      throw new EmbeddedDatabaseError(
        `The database (process ${current.pid}) has not stopped after ${readyTimeoutMs / 1000} seconds.`
      )
    rmSync(at.keeper, { force: true })
  }
  let ended: Promise<void> | undefined
  return { url, adopted: first.adopted, borrowed: false, stop: () => (ended ??= end()) }
}
