import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderInMemory } from '@ante/testing/memory'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'
import { sharedBuffersFor } from './postgres-settings.ts'
import { findBinaries } from './postgres-binaries.ts'
import { readPostmaster, until } from './postmaster.ts'

/** Each test makes a database and waits until all of it is written. */
const inMemory = folderInMemory('embedded')
const launcher = fileURLToPath(new URL('./embedded.ts', import.meta.url))
let home = ''
let running: Embedded[] = []

beforeEach(() => {
  home = mkdtempSync(join(inMemory ?? tmpdir(), 'ante-embedded-'))
  chmodSync(home, 0o755)
})
afterEach(async () => {
  for (const embedded of running) await embedded.stop()
  running = []
  rmSync(home, { recursive: true, force: true })
})

afterAll(() => inMemory && rmSync(inMemory, { recursive: true, force: true }))

async function start(directory: string, report: string[] = []): Promise<Embedded> {
  const embedded = await startEmbedded({ directory, report: (message) => report.push(message) })
  running.push(embedded)
  return embedded
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => client.removeAllListeners('end'))
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Another process that starts the database and keeps it, or dies at once and leaves it behind. */
function otherProcess(directory: string, after: 'die' | 'live', as: { uid?: number; gid?: number } = {}) {
  const script = `const { startEmbedded } = await import(${JSON.stringify(launcher)})
    const { adopted } = await startEmbedded({ directory: ${JSON.stringify(directory)} })
    console.log(adopted ? 'adopted' : 'started')
    ${after === 'die' ? "process.kill(process.pid, 'SIGKILL')" : 'setInterval(() => undefined, 1000)'}`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...as,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
const said = (child: ReturnType<typeof otherProcess>) =>
  new Promise<string>((done) => child.stdout.once('data', (bytes: Buffer) => done(String(bytes).trim())))
const gone = (child: ReturnType<typeof otherProcess>) =>
  new Promise<void>((done) => ((child.exitCode ?? child.signalCode) ? done() : child.once('exit', () => done())))

describe('the embedded database', () => {
  it('keeps a tenth of the memory at hand, never less than a small house needs nor more than a large one', () => {
    const gigabyte = 1024 ** 3
    expect([gigabyte / 2, 2 * gigabyte, 4 * gigabyte, 24 * gigabyte].map(sharedBuffersFor)).toEqual([
      128, 204, 409, 1024,
    ])
  })

  it('says at once that nothing can be written where it is to live, also under /proc', async () => {
    writeFileSync(join(home, 'a-file'), '')
    const bad = [join(home, 'a-file', 'pg'), ...(process.platform === 'linux' ? ['/proc/ante/pg'] : [])]
    for (const directory of bad)
      await expect(start(directory)).rejects.toThrow(`Nothing can be written in ${directory}`)
  })

  it('starts on an empty directory, keeps what was committed and its address over a restart', async () => {
    const first = await start(join(home, 'pg'))
    await ask(first.url, 'create table kept (n int); insert into kept values (7)')
    const [settings] = await ask<{ fsync: string; commit: string; locale: string; encoding: string }>(
      first.url,
      `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit, datlocale locale, pg_encoding_to_char(encoding) encoding
       from pg_database where datname = 'postgres'`
    )
    expect(settings).toEqual({ fsync: 'on', commit: 'on', locale: 'C.UTF-8', encoding: 'UTF8' })
    await first.stop()
    const second = await start(join(home, 'pg'))
    expect(second).toMatchObject({ adopted: false, url: first.url })
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('lets nobody in without the generated password, and nobody else read it', async () => {
    const { url } = await start(join(home, 'pg'))
    await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(statSync(join(home, 'pg')).mode & 0o777).toBe(0o700)
    expect(statSync(join(home, 'pg', 'password')).mode & 0o777).toBe(0o600)
  })

  it('adopts the server that a killed parent left, and ends it', async () => {
    const parent = otherProcess(join(home, 'pg'), 'die')
    await gone(parent)
    const left = readPostmaster(join(home, 'pg', 'cluster'))
    expect(left?.ready).toBe(true)
    const adopted = await start(join(home, 'pg'))
    expect(adopted).toMatchObject({ adopted: true, borrowed: false })
    expect(await ask(adopted.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await adopted.stop()
    expect(readPostmaster(join(home, 'pg', 'cluster'))).toBeUndefined()
  })

  it('borrows the server of a living process and leaves it running', async () => {
    const keeper = otherProcess(join(home, 'pg'), 'live')
    expect(await said(keeper)).toBe('started')
    const borrowed = await start(join(home, 'pg'))
    expect(borrowed).toMatchObject({ adopted: true, borrowed: true })
    await borrowed.stop()
    expect(await ask(borrowed.url, 'select 1 as one')).toEqual([{ one: 1 }])
    keeper.kill('SIGKILL')
    await gone(keeper)
    await start(join(home, 'pg'))
  })

  it('brings a killed server back at the same address with all that was committed', async () => {
    const report: string[] = []
    const { url } = await start(join(home, 'pg'), report)
    await ask(url, 'create table kept (n int); insert into kept values (1)')
    const before = readPostmaster(join(home, 'pg', 'cluster'))
    process.kill(before?.pid ?? 0, 'SIGKILL')
    await until(() => (report.some((line) => line.includes('is back')) ? true : undefined), 60_000)
    expect(await ask(url, 'select n from kept')).toEqual([{ n: 1 }])
    expect(readPostmaster(join(home, 'pg', 'cluster'))?.pid).not.toBe(before?.pid)
  })

  it('tells when its process runs and is not ready yet, and nothing where it was running already', async () => {
    const directory = join(home, 'pg')
    const told: boolean[] = []
    const spawned = () => void told.push(readPostmaster(join(directory, 'cluster'))?.ready ?? false)
    running.push(await startEmbedded({ directory, spawned }))
    expect(told).toEqual([false])
    running.push(await startEmbedded({ directory, spawned }))
    expect(told).toEqual([false])
  })

  it('starts again at once on the directory of a killed server whose children still hold its memory', async () => {
    const first = await startEmbedded({ directory: join(home, 'pg'), keepAlive: false })
    await ask(first.url, 'create table kept (n int)')
    process.kill(readPostmaster(join(home, 'pg', 'cluster'))?.pid ?? 0, 'SIGKILL')
    const second = await start(join(home, 'pg'))
    expect(second.adopted).toBe(false)
    expect(await ask(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }])
  })

  it('does not take another program that was given the process id of a dead server for the server', async () => {
    const first = await start(join(home, 'pg'))
    await first.stop()
    const stale = [String(process.ppid), join(home, 'pg', 'cluster'), '1', '1', '', '127.0.0.1', '0', 'ready', '']
    writeFileSync(join(home, 'pg', 'cluster', 'postmaster.pid'), stale.join('\n'))
    expect((await start(join(home, 'pg'))).adopted).toBe(false)
  })

  it('is not held up by a lock that was left behind, whoever has the id of its maker now, nor by one without a name', async () => {
    mkdirSync(join(home, 'pg'))
    const lock = join(home, 'pg', 'starting.pid')
    // Another program has the id: it began at another moment. Only Linux tells when.
    writeFileSync(lock, process.platform === 'linux' ? `${process.ppid} 1` : '999999')
    await (await start(join(home, 'pg'))).stop()
    writeFileSync(lock, '')
    utimesSync(lock, 1, 1)
    expect((await start(join(home, 'pg'))).adopted).toBe(false)
  })

  it('waits for a process that is starting it, and says so', async () => {
    mkdirSync(join(home, 'pg'))
    writeFileSync(join(home, 'pg', 'starting.pid'), String(process.ppid))
    const report: string[] = []
    const starting = start(join(home, 'pg'), report)
    await until(() => (report.length > 0 ? true : undefined), 60_000)
    expect(report).toEqual([`Another process (${process.ppid}) is starting the database; waiting for it.`])
    rmSync(join(home, 'pg', 'starting.pid'))
    expect((await starting).adopted).toBe(false)
    expect(report).toHaveLength(1)
  })

  it('says that a data directory is none, and leaves it as it is', async () => {
    await (await start(join(home, 'pg'))).stop()
    const version = join(home, 'pg', 'cluster', 'PG_VERSION')
    writeFileSync(version, 'rubbish')
    await expect(start(join(home, 'pg'))).rejects.toThrow(/is no PostgreSQL data directory/)
    expect(readFileSync(version, 'utf8')).toBe('rubbish')
  })

  it('names the version that an existing data directory needs when it is not there', () => {
    expect(() => findBinaries({ copyTo: join(home, 'binaries'), path: '', required: 12 })).toThrow(
      /PostgreSQL 12, which is not on this machine/
    )
  })
})

const asRoot = process.getuid?.() === 0
describe.runIf(asRoot)('the embedded database, started by root', () => {
  it('runs as an unprivileged user', async () => {
    await start(join(home, 'pg'))
    const pid = readPostmaster(join(home, 'pg', 'cluster'))?.pid
    expect(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]).not.toBe('0')
  })

  it('runs below a folder that is closed to others', async () => {
    mkdirSync(join(home, 'closed'), { mode: 0o700 })
    const apart = spawnSync('unshare', ['-U', 'true']).status === 0
    if (apart) expect(await ask((await start(join(home, 'closed', 'pg'))).url, 'select 1 as one')).toEqual([{ one: 1 }])
    else await expect(start(join(home, 'closed', 'pg'))).rejects.toThrow(/refuses to run as root/)
  })

  it('is started by an ordinary user as themselves, who may not start what belongs to another', async () => {
    const nobody = { uid: 65534, gid: 65534 }
    mkdirSync(join(home, 'theirs'))
    chownSync(join(home, 'theirs'), nobody.uid, nobody.gid)
    const theirs = otherProcess(join(home, 'theirs', 'pg'), 'die', nobody)
    expect(await said(theirs)).toBe('started')
    await gone(theirs)
    const pid = readPostmaster(join(home, 'theirs', 'pg', 'cluster'))?.pid
    expect(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]).toBe('65534')
    await start(join(home, 'theirs', 'pg'))
  })
})
