import { fileURLToPath } from 'node:url'
import { check, report } from './check.ts'
import { runE2e } from './run-e2e.ts'
import { databaseTests, reachablePostgres, runVitest } from './run-vitest.ts'
import { inOneLine, isGood, sum, type Tally } from './tally.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** All that can be said about Ante: the source, the tests, the browser. The last line is the sum. */
const tallies = new Map<string, Tally>()

const steps = await check()
report(steps)
const wrong = steps
  .filter(({ complaints }) => complaints !== '')
  .map(({ name, complaints }) => inOneLine(name, complaints))
tallies.set('check', { passed: steps.length - wrong.length, failed: wrong.length, wrong })

tallies.set('tests', await runVitest(root))

// The embedded database is the newest; where the machine has another, what needs a database is proved on it too.
const other = await reachablePostgres()
if (other)
  tallies.set(
    `database tests on PostgreSQL ${other.version}`,
    await runVitest(root, databaseTests(root), { ANTE_TEST_DATABASE_URL: other.url })
  )
else
  process.stdout.write(
    'No PostgreSQL of this machine answers (ANTE_TEST_POSTGRES_URL): the database tests ran on the embedded one only.\n'
  )

tallies.set('browser', await runE2e([]))

for (const [name, tally] of tallies) for (const one of tally.wrong) process.stdout.write(`failed in ${name}: ${one}\n`)
for (const [name, { passed, failed }] of tallies) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`)
const total = sum(...tallies.values())
process.stdout.write(`second attempts: ${total.late?.length ?? 0}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
// A part that ran nothing is broken, however many the others ran.
process.exitCode = [...tallies.values()].every(isGood) ? 0 : 1
