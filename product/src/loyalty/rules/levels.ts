/** Where a level begins: whole experience. */
interface Begins {
  readonly from_experience: number
}

/** Whether levels begin at none and each above the one before. */
export const areOrdered = (levels: readonly Begins[]): boolean =>
  levels.every(({ from_experience }, index) => {
    const before = levels[index - 1]
    return before ? from_experience > before.from_experience : from_experience === 0
  })

/** How many of these beginnings, in rising order, were reached; both in the same unit. */
export const levelAt = (beginnings: readonly bigint[], experience: bigint): number =>
  beginnings.filter((from) => experience >= from).length

export interface Progress {
  readonly minValue: number
  /** Null on the last level. */
  readonly maxValue: number | null
  readonly expCount: number
}

/** LOY-07: (expCount − minValue) / (maxValue − minValue) in per cent, never below 0 or above 100; the last level is full. */
export function percentOf({ minValue, maxValue, expCount }: Progress): number {
  if (maxValue === null || maxValue <= minValue) return 100
  return Math.min(100, Math.max(0, ((expCount - minValue) / (maxValue - minValue)) * 100))
}
