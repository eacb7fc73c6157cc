import { inOneLine, type Tally } from './tally.ts'

interface JourneyTest {
  readonly status: string
  readonly results?: readonly { readonly error?: { readonly message?: string } }[]
}
/** What is read of Playwright's JSON report. */
interface Suite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly JourneyTest[] }[]
  readonly suites?: readonly Suite[]
}
export interface JourneyReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly Suite[]
}

/** So many journeys of a run may need their second attempt; more of them are no accident of the machine. */
const secondAttempts = 3

/** The journeys of a report that ended so, each by its title and, where it failed, the first line of why. */
function endedAs(ends: readonly string[], suites: readonly Suite[]): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) => {
      const test = tests.find(({ status }) => ends.includes(status))
      return test ? [inOneLine(title, test.results?.find(({ error }) => error)?.error?.message)] : []
    }),
    ...endedAs(ends, suite.suites ?? []),
  ])
}

/** The journeys that passed at their second attempt only, by title, with what the first one died of. */
export const passedLate = (suites: readonly Suite[]): string[] => endedAs(['flaky'], suites)

/** A journey that passed late has passed, unless too many did (decision 0010); one that is skipped has proved nothing. */
export function tallyOfJourneys({ stats, suites }: JourneyReport): Tally {
  const isTooMuch = stats.flaky > secondAttempts
  return {
    passed: stats.expected + (isTooMuch ? 0 : stats.flaky),
    failed: stats.unexpected + stats.skipped + (isTooMuch ? stats.flaky : 0),
    wrong: endedAs(['unexpected', 'skipped', ...(isTooMuch ? ['flaky'] : [])], suites),
    late: passedLate(suites),
  }
}
