import { bits52, type Draws } from './draws.ts'

/** A multiplier that is drawn by the chance to reach it: each target m is reached with the chance `returned` % / m, so every target returns the same. */
export const reachSpan = 2n ** 52n

/** How many of 2^52 equally likely numbers reach a target, both in hundredths. v (1 to 2^52) gives floor(returned · 2^52 / v), so those up to returned · 2^52 / target do. */
export const countReaching = (returned: number, target: number): bigint =>
  (BigInt(returned) * reachSpan) / BigInt(target)

/** What the draws reach, in hundredths: `returned` at least, and without a bound. */
export const reachedBy = (draws: Draws, returned: number): bigint =>
  (BigInt(returned) * reachSpan) / (reachSpan - bits52(draws))
