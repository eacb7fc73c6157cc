import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@ante/server/database/postmaster'
import { folder, root } from './ground.ts'
import { type Measurement, type Row, seconds } from './table.ts'

const warmMaxMs = 3_000
const freshMaxMs = 120_000
const warmRounds = 3
const stopWithinMs = 25_000

/** A start by `start.mjs` in a directory, from the command to the first page; then it is asked to stop, as by Ctrl-C. */
async function startOnce(directory: string, data: string, limitMs: number): Promise<number> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    ANTE_DATA: data,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    LOG_LEVEL: 'error',
  }
  const began = performance.now()
  const child = spawn(process.execPath, ['start.mjs', 'start'], {
    cwd: directory,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await firstPage(child, `http://127.0.0.1:${port}/`, began + limitMs * 2)
    return performance.now() - began
  } finally {
    await stop(child)
  }
}

async function firstPage(child: ChildProcess, url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the start ended with ${child.exitCode}`)
    const page = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      // Nobody listens yet.
      () => undefined
    )
    if (page?.status === 200 && page.text.includes('</html>')) return
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error(`${url} was not there in time`)
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    child.once('exit', () => {
      clearTimeout(timer)
      done()
    })
    child.kill('SIGTERM')
  })
}

async function warm(): Promise<Row> {
  const data = join(folder, 'world')
  rmSync(data, { recursive: true, force: true })
  // The first start makes the database and the demo world.
  await startOnce(root, data, freshMaxMs)
  const times: number[] = []
  for (let round = 0; round < warmRounds; round++) times.push(await startOnce(root, data, warmMaxMs * 10))
  rmSync(data, { recursive: true, force: true })
  const median = times.sort((a, b) => a - b)[Math.floor(warmRounds / 2)] ?? 0
  return {
    what: 'warm start to the first page',
    ours: seconds(median),
    yardstick: '',
    ratio: '',
    bar: `≤ ${warmMaxMs / 1000} s`,
    met: median <= warmMaxMs,
  }
}

/** A clone elsewhere, without node_modules: npm's download, the build, the database and the demo world are all in the time. */
async function fresh(): Promise<Row> {
  const directory = mkdtempSync(join(tmpdir(), 'ante-fresh-'))
  try {
    const began = performance.now()
    const code = await new Promise<number | null>((done) =>
      spawn('git', ['clone', '--quiet', root, directory], { stdio: 'inherit' }).once('exit', done)
    )
    if (code !== 0) throw new Error(`git clone ended with ${code}`)
    const cloned = performance.now() - began
    const took = cloned + (await startOnce(directory, join(directory, '.data'), freshMaxMs))
    return {
      what: 'fresh clone to the first page, download included',
      ours: seconds(took),
      yardstick: '',
      ratio: '',
      bar: `≤ ${freshMaxMs / 1000} s`,
      met: took <= freshMaxMs,
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

export const measureWarmStart = async (): Promise<Measurement> => ({ rows: [await warm()] })
export const measureFreshStart = async (): Promise<Measurement> => ({ rows: [await fresh()] })
