import type { DayOfPlay } from '@ante/kit/played-days'

/** Minor units of one currency. */
export interface Bounds {
  /** The least net loss that counts. */
  readonly least: bigint
  /** The most that is given. */
  readonly most: bigint
}
export interface Reckoned {
  /** Never below zero. */
  readonly netLoss: bigint
  readonly sum: bigint
  readonly isCapped: boolean
}

/** BON-39: so many hundredths of what was lost, rounded down to a minor unit; nothing where it is less than what counts, never more than the most. */
export function reckon(days: readonly DayOfPlay[], percent: number, { least, most }: Bounds): Reckoned {
  const lost = days.reduce((sum, { staked, returned }) => sum + staked - returned, 0n)
  const netLoss = lost > 0n ? lost : 0n
  const share = netLoss >= least ? (netLoss * BigInt(percent)) / 100n : 0n
  const isCapped = share > most
  return { netLoss, sum: isCapped ? most : share, isCapped }
}
