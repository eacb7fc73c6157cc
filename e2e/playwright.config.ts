import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { paced } from './pace.ts'

const port = Number(process.env.PORT ?? 3000)
const baseURL = process.env.PUBLIC_URL ?? `http://localhost:${port}`
const { executablePath, args } = await findBrowser()

/** Journeys that wait most, for matches and rounds: begun last, one of them would keep one worker while the other has nothing to do. */
const longest = ['**/the-day.e2e.ts', '**/provably-fair.e2e.ts', '**/tournaments.e2e.ts']
/** Compares looks: before journeys have changed what pages show. */
const looks = '**/every-page.e2e.ts'

/** Run by `npm run e2e`, which gives the world its ports and its data. */
export default defineConfig({
  testDir: '.',
  // Projects begin in their order.
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'pages', testMatch: looks },
    { name: 'journeys', testMatch: '**/*.e2e.ts', testIgnore: [...longest, looks] },
  ],
  outputDir: '../test-results',
  forbidOnly: true,
  // A journey that passes only at the second attempt is told by name (docs/decisions/0010).
  retries: 1,
  // One more than the processors of a usual build machine: a journey waits for half of its time (docs/decisions/0330).
  workers: 3,
  // Generous: every wait is for a state, and a busy machine is not a defect.
  timeout: paced(120_000),
  expect: { timeout: paced(40_000) },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A worker between page and network would go past what tests arrange there; installed.e2e.ts lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Of the second attempt: a picture of every step of every journey would double what they cost.
    trace: 'on-first-retry',
    launchOptions: { executablePath, args },
  },
  webServer: {
    command: `"${process.execPath}" start.mjs start`,
    cwd: '..',
    url: `${baseURL}/readyz`,
    timeout: paced(120_000),
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: paced(20_000) },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
