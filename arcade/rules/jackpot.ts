import type { Draws } from './draws.ts'

/** How a round takes part in one level of a jackpot: it wins where a number from 0 to `range - 1` is below `share`. Both whole numbers. */
export interface JackpotChance {
  readonly share: bigint
  readonly range: bigint
}

/**
 * What takes the place of the client seed for a level: numbers of its own, from the same server seed and nonce, so a jackpot changes no outcome of a game. No other
 * text of a pair begins so: after the client seed a game's numbers have the nonce.
 */
export const jackpotClientSeed = (clientSeed: string, jackpot: string, level: string): string =>
  `${clientSeed}:jackpot-${jackpot}-${level}`

const all = 1n << 64n
/** As `below` for numbers up to 2^63: two numbers of 32 bits, the high one first; beyond the last whole multiple they are drawn again. */
function below(draws: Draws, range: bigint): bigint {
  const end = all - (all % range)
  for (;;) {
    const value = (BigInt(draws.uint32()) << 32n) | BigInt(draws.uint32())
    if (value < end) return value % range
  }
}

/** Whether a round wins a level: with a chance of exactly `share` in `range`. */
export const winsJackpot = (draws: Draws, { share, range }: JackpotChance): boolean =>
  share >= range || below(draws, range) < share
