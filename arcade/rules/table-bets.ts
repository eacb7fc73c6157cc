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
