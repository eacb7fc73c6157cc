import { existsSync, globSync, readFileSync } from 'node:fs'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const globalSetup = 'testing/src/global-setup.ts'
const conditions = ['ante-server', ...defaultServerConditions]

/** Files that take tens of seconds: begun last, one of them would keep one worker busy while the other has nothing to do. */
const longest = [
  'chaos/kills',
  'tools/src/scaffolds',
  'arcade/definition',
  'arcade/certificates',
  'settle-fixtures',
  'database/embedded',
]
const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((part) => moduleId.includes(`${part}.test.`))
  return at === -1 ? longest.length : at
}
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

const include = '**/*.test.{ts,tsx}'
const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.data/**', 'tools/fixtures/**']

/** What a test changes for everything that its process loads: such a file has a process of its own. */
const changesItsProcess = /vi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers)\(/
/** The site's code reads the browser's globals as it loads. */
const alone = [
  'web/**',
  'operator/**',
  ...globSync('{arcade,bench,kit,product,sandbox,server,testing,texts,tools}/**/*.test.{ts,tsx}', { exclude }).filter(
    (path) => changesItsProcess.test(readFileSync(path, 'utf8'))
  ),
]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['ante-server'] } },
  test: {
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // One more than the processors of a usual build machine: much of a test waits for the database (docs/decisions/0620).
    maxWorkers: 3,
    // Generous: no test waits for time to pass, and a busy machine is not a defect.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A forgotten `.only` would make the rest of the suite silently green.
    allowOnly: false,
    // To load the product once for each worker instead of for each file takes a third of the processor time (docs/decisions/0330).
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, include: [include], exclude: [...exclude, ...alone] } },
      { extends: true, test: { name: 'alone', include: alone.map((path) => path.replace(/\*\*$/, include)), exclude } },
    ],
  },
})
