import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** What failed, each by its name and the first line of why: it is told once more beside the sum, where a long record ends. */
  readonly wrong: readonly string[]
  /** Browser tests that passed at their second attempt only: none is hidden, the sum says how many there were. */
  readonly late?: readonly string[]
}

export const sum = (...tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  wrong: tallies.flatMap(({ wrong }) => wrong),
  late: tallies.flatMap(({ late = [] }) => late),
})

/** Nothing that ran is nothing that was proved. */
export const isGood = ({ passed, failed }: Tally): boolean => failed === 0 && passed > 0

/** A failure in one line: where, and the first line of why, without colours. */
export function inOneLine(where: string, why = ''): string {
  const first = stripVTControlCharacters(why).trim().split('\n', 1)[0] ?? ''
  return first === '' ? where : `${where}: ${first.slice(0, 300)}`
}
