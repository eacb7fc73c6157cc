import type { ReadTx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import { returnPpm } from './rules/levels.ts'
import * as store from './store.ts'

/** What a jackpot that takes stakes returns of them in the long run, in millionths. */
export interface JackpotReturn {
  readonly sysname: string
  readonly currency: Currency
  readonly games: readonly string[]
  /** Where bets feed it: the least odds of each selection. */
  readonly betsOddsLeast: number | null
  readonly ppm: bigint
}

export async function readJackpotReturns(tx: ReadTx): Promise<JackpotReturn[]> {
  const rows = await store.readOpen(tx)
  const levels =
    rows.length > 0
      ? await store.readLevels(
          tx,
          rows.map(({ id }) => id)
        )
      : []
  return rows.map(({ id, sysname, currency, games, bets_odds_least: least }) => ({
    sysname: sysname ?? String(id),
    currency,
    games,
    betsOddsLeast: least === null ? null : least / 1_000,
    // Each level rounded up: what is said of a cost is never too low.
    ppm: levels
      .filter(({ jackpot_id }) => jackpot_id === id)
      .reduce((sum, level) => sum + returnPpm(store.termsOf(level)) + 1n, 0n),
  }))
}
