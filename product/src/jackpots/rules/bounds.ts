/** What staff may set. The database holds the same bounds: `jackpots.levels` and `jackpots.shares`. */
export const bounds = {
  /** The most of a stake that a jackpot takes, its levels and the reserve together, in parts per million: a fifth. */
  mostPpm: 200_000,
  /** The most that a meter begins with, is won before, or that is staked for a win on the average, in minor units. */
  mostMinor: 1_000_000_000_000,
  mostLevels: 8,
} as const
