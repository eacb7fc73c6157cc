import { existsSync } from 'node:fs'
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

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['ante-server'] } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.data/**', 'tools/fixtures/**'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    maxWorkers: 2,
    // Generous: no test waits for time to pass, and a busy machine is not a defect.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A forgotten `.only` would make the rest of the suite silently green.
    allowOnly: false,
  },
})
