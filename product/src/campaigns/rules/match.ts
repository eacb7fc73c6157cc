export interface MatchTerms {
  /** Hundredths of the deposit. */
  readonly percent: number
  readonly mostMinor: bigint
  readonly leastMinor: bigint
}

/** The bonus that a deposit brings, in minor units rounded down: a share of it up to the most, and nothing below the least deposit. */
export function matchedMinor(depositMinor: bigint, { percent, mostMinor, leastMinor }: MatchTerms): bigint {
  if (depositMinor < leastMinor) return 0n
  const share = (depositMinor * BigInt(percent)) / 100n
  return share < mostMinor ? share : mostMinor
}
