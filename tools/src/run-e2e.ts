import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderInMemory } from '@ante/testing/memory'
import { runNode } from './child.ts'
import { type JourneyReport, tallyOfJourneys } from './journeys.ts'
import { measurePace } from './pace.ts'
import type { Tally } from './tally.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const onDisk = join(root, '.data', 'e2e')
const reportFile = join(onDisk, 'report.json')
/** What a world of all journeys holds at its end, several times. */
const roomBytes = 6 * 1024 ** 3

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => done(port))
    })
  })

/** What Playwright counted; nothing when it did not come to writing. */
function counted(): Tally | undefined {
  if (!existsSync(reportFile)) return undefined
  const report: JourneyReport = JSON.parse(readFileSync(reportFile, 'utf8'))
  const tally = tallyOfJourneys(report)
  for (const title of tally.late ?? []) process.stdout.write(`passed at the second attempt only: ${title}\n`)
  return tally
}

/**
 * The journeys in a real browser, against a world of their own: fresh data, in memory where there is room (docs/decisions/0821), and ports that nobody has. At its end the books must balance, which
 * counts as a test.
 */
export async function runE2e(args: readonly string[]): Promise<Tally> {
  rmSync(onDisk, { recursive: true, force: true })
  mkdirSync(onDisk, { recursive: true })
  const inMemory = folderInMemory('journeys', roomBytes)
  const data = inMemory ?? onDisk
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()])
  const pace = measurePace()
  const minute = 400 * pace
  process.stdout.write(`pace of this machine: ${pace}\n`)
  const env = {
    ...process.env,
    E2E_PACE: String(pace),
    ANTE_DATA: data,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    // The same matches in every run.
    SANDBOX_SEED: 'ante',
    // A thousand rounds in, at the start of a round: the same at every hour.
    SANDBOX_EPOCH: String(Date.now() - 1000 * 960 * minute),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_CONTROL: '1',
    SANDBOX_PACE: String(pace),
    // A match lasts forty seconds of a usual machine: bets settle while a test waits.
    SANDBOX_MINUTE_MS: String(minute),
    RATE_LIMITS: 'off',
    // Rounds and bets of a journey are its own.
    SANDBOX_PLAYERS: '0',
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  }
  const code = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...args],
    { cwd: root, env }
  )
  const tally = counted() ?? { passed: 0, failed: 1, wrong: [`Playwright ended with ${code} and left no report`] }
  const audit = await runNode(['--conditions=ante-server', 'server/src/db.ts', 'audit'], { cwd: root, env })
  const isBroken = code !== 0 && tally.failed === 0
  const wrong = [...tally.wrong]
  if (audit !== 0) wrong.push(`the books of the journeys: the audit ended with ${audit}`)
  if (isBroken) wrong.push(`Playwright ended with ${code}`)
  // Whoever looks for why something failed finds it where it was.
  if (inMemory && wrong.length === 0) rmSync(inMemory, { recursive: true, force: true })
  return {
    ...tally,
    passed: tally.passed + (audit === 0 ? 1 : 0),
    failed: tally.failed + (audit === 0 ? 0 : 1) + (isBroken ? 1 : 0),
    wrong,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runE2e(process.argv.slice(2))
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
