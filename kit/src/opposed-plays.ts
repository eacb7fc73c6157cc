/** Plays of one player in one currency of which others had the other side. */
export interface OpposedPlay {
  readonly plays: number
  readonly stakedMinor: bigint
  readonly others: readonly bigint[]
}

/** By player and currency: `7 USD`. */
export function opposedPlays(
  plays: readonly {
    readonly uid: bigint
    readonly currency: string
    readonly stakeMinor: bigint
    readonly other: bigint
  }[]
): Map<string, OpposedPlay> {
  const groups = Map.groupBy(plays, ({ uid, currency }) => `${uid} ${currency}`)
  return new Map(
    [...groups].map(([key, its]) => [
      key,
      {
        plays: its.length,
        stakedMinor: its.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
        others: [...new Set(its.map(({ other }) => other))],
      },
    ])
  )
}
