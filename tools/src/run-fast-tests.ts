import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { databaseTests, runVitest } from './run-vitest.ts'
import { readTree } from './tree.ts'

/**
 * While one works: all unit tests, and of the slow ones (those with a database, and all of the host, the simulators and the tools, which
 * start processes) those that the change reaches. `npm run test:fast -- <commit>` counts what was changed since that commit; without it, what is not committed.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const [since] = process.argv.slice(2)
const withDatabase = new Set(databaseTests(root))
const isSlow = (path: string): boolean => withDatabase.has(path) || /^(server|testing|sandbox|tools|bench)\//.test(path)

/** The test files that import a changed file, directly or not: vitest's own reading of the imports. */
function testsOfChanges(): string[] {
  const changed = since ? `--changed=${since}` : '--changed'
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', changed, '--passWithNoTests']
  const listed = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const files: { file: string }[] = JSON.parse(listed)
  return files.map(({ file }) => file.slice(root.length))
}

const unit = readTree(root)
  .files.map(({ path }) => path)
  .filter((path) => /\.test\.tsx?$/.test(path) && !isSlow(path))
const files = [...unit, ...testsOfChanges().filter(isSlow)]
const { passed, failed, wrong } = await runVitest(root, files)
for (const one of wrong) process.stdout.write(`failed: ${one}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
