import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import pg from 'pg'
import { runNode } from './child.ts'
import { inOneLine, type Tally } from './tally.ts'
import { isTest, readTree } from './tree.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numTodoTests: number
  testResults: FileReport[]
}
interface FileReport {
  name: string
  status: string
  message?: string
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
}

/** What failed in one file: its tests, or the file itself when it did not load. */
function wrongIn(root: string, { name, status, message, assertionResults }: FileReport): string[] {
  const file = relative(root, name)
  if (status === 'failed' && assertionResults.length === 0) return [inOneLine(file, message)]
  const isWrong = (result: string): boolean => result !== 'passed' && result !== 'skipped' && result !== 'pending'
  return assertionResults
    .filter((one) => isWrong(one.status))
    .map((one) => inOneLine(`${file} › ${one.fullName}`, one.failureMessages?.[0]))
}

/** Runs vitest on all test files, or on those named. A file that did not even load counts as one failure. */
export async function runVitest(
  root: string,
  files: readonly string[] = [],
  more: NodeJS.ProcessEnv = {}
): Promise<Tally> {
  const reportFile = join(root, '.data', 'vitest.json')
  rmSync(reportFile, { force: true })
  mkdirSync(join(root, '.data'), { recursive: true })
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...files,
  ]
  const code = await runNode(args, { cwd: root, env: { ...process.env, ...more } })
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, wrong: [`vitest ended with ${code} and left no report`] }
  const counted: VitestReport = JSON.parse(readFileSync(reportFile, 'utf8'))
  const unloaded = counted.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0
  ).length
  const failed = counted.numFailedTests + counted.numTodoTests + unloaded
  const wrong = counted.testResults.flatMap((file) => wrongIn(root, file))
  if (code !== 0 && failed === 0)
    return { passed: counted.numPassedTests, failed: 1, wrong: [`vitest ended with ${code}`, ...wrong] }
  return { passed: counted.numPassedTests, failed, wrong }
}

const oldestMajor = 15

/** The PostgreSQL at this address, where databases may be made on it: its version. Throws when it cannot prove anything. */
export async function versionOfPostgres(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; number: number; may: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number, rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`
    )
    const found = rows[0]
    if (!found?.may) throw new Error('its role may make no databases')
    if (found.number < oldestMajor * 10_000) throw new Error(`${found.version} is older than ${oldestMajor}`)
    return found.version
  } finally {
    await client.end()
  }
}

/** The test files that need a database, themselves or through a fixture beside them. */
export function databaseTests(root: string): string[] {
  const needs = /from '(?:@ante\/testing\/|\.{1,2}\/(?:[\w-]+\/)*testing\/|\.\/[\w-]+\.fixture\.ts')/
  return readTree(root)
    .files.filter((file) => isTest(file.path) && file.path.endsWith('.test.ts') && needs.test(file.text))
    .map((file) => file.path)
}
