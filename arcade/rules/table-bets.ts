import { isWhole, partOf } from './choice.ts'
import type { Json } from './engine.ts'

/** One bet of a table, in minor units. */
export interface TableBet {
  readonly bet: string
  readonly stake: number
}
export interface TableLimits {
  readonly betsMost: number
  readonly chipMinor: number
  readonly betMostMinor: number
}

/** The bets of a choice `{bets: [{bet, stake}]}`: known names, each once, in whole chips within the limits. Undefined for anything else. */
export function tableBetsOf(
  choice: Json | undefined,
  isKnown: (bet: string) => boolean,
  limits: TableLimits
): TableBet[] | undefined {
  const bets = partOf(choice, 'bets')
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > limits.betsMost) return undefined
  const read = bets.map((one: Json) => ({ bet: partOf(one, 'bet'), stake: partOf(one, 'stake') }))
  const isFine = ({ bet, stake }: { bet: Json | undefined; stake: Json | undefined }): boolean =>
    typeof bet === 'string' &&
    isKnown(bet) &&
    isWhole(stake, limits.chipMinor, limits.betMostMinor) &&
    stake % limits.chipMinor === 0
  if (!read.every(isFine) || new Set(read.map(({ bet }) => bet)).size !== read.length) return undefined
  return read as TableBet[]
}
export const sumOfBets = (bets: readonly TableBet[]): bigint => BigInt(bets.reduce((sum, { stake }) => sum + stake, 0))

/**
 * The most that one outcome can pay: the best bets on it, each up to its limit, until the table's limit is reached. `pays` are the hundredths of
 * every bet that covers the outcome, one list for each outcome.
 */
export function payMostMinor(
  pays: readonly (readonly number[])[],
  { betMostMinor, tableMostMinor }: { readonly betMostMinor: number; readonly tableMostMinor: number }
): number {
  const most = (outcome: readonly number[]): number => {
    let [left, won] = [tableMostMinor, 0]
    for (const pay of outcome.toSorted((a, b) => b - a)) {
      const stake = Math.min(left, betMostMinor)
      won += (stake * pay) / 100
      left -= stake
    }
    return won
  }
  return Math.max(...pays.map(most))
}
