import type { Tally } from './tally.ts'

/** What is read of Playwright's JSON report. */
interface Suite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly Suite[]
}
export interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
  readonly suites: readonly Suite[]
}

/** So many journeys of a run may need their second attempt; more of them are no accident of the machine. */
export const secondAttempts = 3

/** The journeys that passed at their second attempt only, by title. */
export function passedLate(suites: readonly Suite[]): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...passedLate(suite.suites ?? []),
  ])
}

/** A journey that passed late has passed, unless too many did (decision 0010); one that is skipped has proved nothing. */
export function tallyOfJourneys({ stats }: JourneyReport): Tally {
  const isTooMuch = stats.flaky > secondAttempts
  return { passed: stats.expected + (isTooMuch ? 0 : stats.flaky), failed: stats.unexpected + stats.skipped + (isTooMuch ? stats.flaky : 0) }
}
