import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { runNode } from './child.ts'
import type { Tally } from './tally.ts'
import { isTest, readTree } from './tree.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Runs vitest on all test files, or on those named. A file that did not even load counts as one failure. */
export async function runVitest(root: string, files: readonly string[] = [], more: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const reportFile = join(root, '.data', 'vitest.json')
  rmSync(reportFile, { force: true })
  mkdirSync(join(root, '.data'), { recursive: true })
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...files]
  const code = await runNode(args, { cwd: root, env: { ...process.env, ...more } })
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 }
  const counted = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport
  const unloaded = counted.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failed = counted.numFailedTests + counted.numTodoTests + unloaded
  return { passed: counted.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const oldestMajor = 15

/** A PostgreSQL of the machine on which databases may be made: its address and version. `ANTE_TEST_POSTGRES_URL` names another than the usual one. */
export async function reachablePostgres(): Promise<{ url: string; version: string } | undefined> {
  const url = process.env.ANTE_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; number: number; may: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number, rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`
    )
    const found = rows[0]
    return found && found.may && found.number >= oldestMajor * 10_000 ? { url, version: found.version } : undefined
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}

/** The test files that need a database, themselves or through a fixture beside them. */
export function databaseTests(root: string): string[] {
  const needs = /from '(?:@ante\/server\/testing\/|\.{1,2}\/(?:[\w-]+\/)*testing\/|\.\/[\w-]+\.fixture\.ts')/
  return readTree(root)
    .files.filter((file) => isTest(file.path) && file.path.endsWith('.test.ts') && needs.test(file.text))
    .map((file) => file.path)
}
