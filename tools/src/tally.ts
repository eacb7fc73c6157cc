export interface Tally {
  readonly passed: number
  readonly failed: number
}

export const sum = (...tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
})

/** Nothing that ran is nothing that was proved. */
export const isGood = ({ passed, failed }: Tally): boolean => failed === 0 && passed > 0
