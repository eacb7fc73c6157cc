import { fileURLToPath } from 'node:url'
import { check, report } from './check.ts'
import { runE2e } from './run-e2e.ts'
import { databaseTests, runVitest, versionOfPostgres } from './run-vitest.ts'
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

/**
 * The embedded database is the newest; what needs a database is proved on an older one too where its address is given. Only there: how long the
 * tests take must not depend on what else answers on the machine.
 */
async function provedOnAnother(url: string): Promise<void> {
  try {
    const name = `database tests on PostgreSQL ${await versionOfPostgres(url)}`
    tallies.set(name, await runVitest(root, databaseTests(root), { ANTE_TEST_DATABASE_URL: url }))
  } catch (error) {
    tallies.set('database tests on PostgreSQL', {
      passed: 0,
      failed: 1,
      wrong: [inOneLine('ANTE_TEST_POSTGRES_URL', String(error))],
    })
  }
}
const other = process.env.ANTE_TEST_POSTGRES_URL
if (other) await provedOnAnother(other)
else
  process.stdout.write(
    'The database tests ran on the embedded PostgreSQL only: ANTE_TEST_POSTGRES_URL names another.\n'
  )

tallies.set('browser', await runE2e([]))

for (const [name, tally] of tallies) for (const one of tally.wrong) process.stdout.write(`failed in ${name}: ${one}\n`)
for (const [name, { passed, failed }] of tallies) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`)
const total = sum(...tallies.values())
process.stdout.write(`second attempts: ${total.late?.length ?? 0}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
// A part that ran nothing is broken, however many the others ran.
process.exitCode = [...tallies.values()].every(isGood) ? 0 : 1
