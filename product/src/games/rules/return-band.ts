/** Sums over rounds, in minor units and their squares: figures of statistics, which no money is paid by. */
export interface ReturnSums {
  readonly rounds: number
  readonly staked: number
  readonly won: number
  readonly stakedSquares: number
  readonly wonSquares: number
  readonly products: number
}
/** What the certificate says: the return with the least and with the most favourable play, and the deviation of the win of a unit staked, of the calmest and of the wildest choice. */
export interface ReturnTheory {
  readonly lowest: number
  readonly highest: number
  readonly deviationLeast: number
  readonly deviationMost: number
}
export type ReturnVerdict =
  | 'within'
  | 'above'
  | 'below'
  /** Too few rounds to say anything. */
  | 'few'
  /** Nothing is certified of it here: another studio's game, or a version from before. */
  | 'unknown'
export interface ReturnBand {
  readonly actual: number
  /** The actual return is to be expected within; undefined where nothing is certified. */
  readonly low: number | undefined
  readonly high: number | undefined
  readonly verdict: ReturnVerdict
}

/** Of a million right bands six are left by chance. */
const deviations = 4.5
const roundsLeast = 1_000

/**
 * GAM-24: the actual return beside the band around the theoretical one. Players choose how much they risk, so the spread is what the rounds themselves show. What
 * they cannot show is a rare win that has not come yet: downwards the band is as wide as the wildest choice of the certificate makes it.
 */
export function returnBand(sums: ReturnSums, theory: ReturnTheory | undefined): ReturnBand {
  const { rounds, staked, won, stakedSquares, wonSquares, products } = sums
  const actual = staked > 0 ? won / staked : 0
  if (!theory || staked <= 0) return { actual, low: undefined, high: undefined, verdict: 'unknown' }
  const shown = wonSquares - 2 * actual * products + actual * actual * stakedSquares
  const half = (deviation: number): number =>
    (deviations * Math.sqrt(Math.max(shown, deviation ** 2 * stakedSquares))) / staked
  const low = Math.max(0, theory.lowest - half(theory.deviationMost))
  const high = theory.highest + half(theory.deviationLeast)
  const verdict = rounds < roundsLeast ? 'few' : actual > high ? 'above' : actual < low ? 'below' : 'within'
  return { actual, low, high, verdict }
}
