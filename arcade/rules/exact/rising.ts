import { type Fraction, fraction, plus, product } from './fraction.ts'
import type { CycleRow } from './full-cycle.ts'

/** Moments of one free spin: its coins `w` before they are multiplied, and by how much it raises the multiplier of the spins after it, `c`. */
interface SpinMoments {
  readonly w: Fraction
  readonly ww: Fraction
  readonly c: Fraction
  readonly cc: Fraction
  readonly wc: Fraction
}

/** The moments of a spin from the sums over its cycle. `raised` sums, over the stops of a row, by how much they raise: as it is, squared, and times the coins. */
export function spinMoments(
  rows: readonly CycleRow[],
  raised: (row: CycleRow) => { readonly c: bigint; readonly cc: bigint; readonly wc: bigint }
): SpinMoments {
  const cycle = rows.reduce((sum, row) => sum + BigInt(row.count), 0n)
  const over = (of: (row: CycleRow) => bigint): Fraction =>
    fraction(
      rows.reduce((sum, row) => sum + of(row), 0n),
      cycle
    )
  return {
    w: over((row) => BigInt(row.coins)),
    ww: over((row) => BigInt(row.squares)),
    c: over((row) => raised(row).c),
    cc: over((row) => raised(row).cc),
    wc: over((row) => raised(row).wc),
  }
}

/**
 * First and second moment of all coins of free spins with a rising multiplier. A spin pays coins `w` times a multiplier `m` and then raises it by
 * `c`: S' = S + w·m, m' = m + c. `w` and `c` of one spin depend on each other, spins do not, so five moments of (S, m) carry the whole recursion
 * exactly.
 */
export function risingMoments(spins: readonly SpinMoments[], multiplier: number): { mean: Fraction; square: Fraction } {
  const twice = fraction(2)
  let [m, mm] = [fraction(multiplier), fraction(multiplier ** 2)]
  let [s, ss, sm] = [fraction(0), fraction(0), fraction(0)]
  for (const { w, ww, c, cc, wc } of spins) {
    ;[s, ss, sm, m, mm] = [
      plus(s, product(w, m)),
      plus(ss, product(twice, w, sm), product(ww, mm)),
      plus(sm, product(s, c), product(w, mm), product(wc, m)),
      plus(m, c),
      plus(mm, product(twice, c, m), cc),
    ]
  }
  return { mean: s, square: ss }
}
