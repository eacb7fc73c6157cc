import { existsSync } from 'node:fs'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const globalSetup = 'server/src/testing/global-setup.ts'
const conditions = ['ante-server', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['ante-server'] } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.data/**', 'tools/fixtures/**'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
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
