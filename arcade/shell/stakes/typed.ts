/** The stakes that may be typed, in minor units: whole multiples of `step` from `least` to `most`. */
export interface StakeRange {
  readonly least: bigint
  readonly most: bigint
  readonly step: bigint
}

/** The largest stake of the range that is not above this one; the least where there is none. */
export function notAbove(minor: bigint, { least, most, step }: StakeRange): bigint {
  const within = minor > most ? most : minor
  const whole = within - (within % step)
  return whole < least ? least : whole
}

/** Whether somebody may stake just this. */
export const isOfRange = (minor: bigint, range: StakeRange): boolean => notAbove(minor, range) === minor

export const half = (minor: bigint, range: StakeRange): bigint => notAbove(minor / 2n, range)
export const double = (minor: bigint, range: StakeRange): bigint => notAbove(minor * 2n, range)

/** The largest stake that the balance, the player's limits and the market's rules leave; undefined where none is left. */
export function largest(range: StakeRange, ...bounds: readonly (bigint | undefined)[]): bigint | undefined {
  const bound = bounds.reduce<bigint>((least, one) => (one !== undefined && one < least ? one : least), range.most)
  return bound < range.least ? undefined : notAbove(bound, range)
}

/** The next level above or below a stake that may stand between two; the stake itself where there is none. */
export function nextLevel(minor: bigint, levels: readonly bigint[], by: 1 | -1): bigint {
  const found = by > 0 ? levels.find((level) => level > minor) : levels.findLast((level) => level < minor)
  return found ?? minor
}
