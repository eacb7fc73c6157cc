import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { reachedTests } from './reached-tests.ts'
import { databaseTests, runVitest } from './run-vitest.ts'
import { readTree } from './tree.ts'

/**
 * While one works: all unit tests, and of the slow ones (those with a database, those of the host, the simulators and the tools, which start processes,
 * and those of the arcade, which play millions of rounds) those that the change reaches. `npm run test:fast -- <commit>` counts what was changed since that
 * commit; without it, what is not committed.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const [since = 'HEAD'] = process.argv.slice(2)
const tree = readTree(root)
const withDatabase = new Set(databaseTests(root))
const isSlow = (path: string): boolean =>
  withDatabase.has(path) || /^(arcade|server|testing|sandbox|tools|bench)\//.test(path)

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const [from = since] = git('merge-base', since, 'HEAD')
const changed = [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')]
const unit = tree.files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path) && !isSlow(path))
const files = [...unit, ...reachedTests(tree, changed).filter(isSlow)]
const { passed, failed, wrong } = await runVitest(root, files)
for (const one of wrong) process.stdout.write(`failed: ${one}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
