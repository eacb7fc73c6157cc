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

/** Bets that together cover more than this many hundredths of what can come leave hardly anything at risk: of a roulette two dozens may be played, and red with black may not. */
const opposedFrom = 75

/** Whether these bets pay together on more of the equally likely outcomes than is a risk; `isPaid` says whether a bet is paid on one. One bet has no opposite. */
export const coverNearlyAll = <Outcome>(
  bets: readonly string[],
  outcomes: readonly Outcome[],
  isPaid: (bet: string, outcome: Outcome) => boolean
): boolean =>
  bets.length > 1 &&
  outcomes.filter((outcome) => bets.some((bet) => isPaid(bet, outcome))).length * 100 > outcomes.length * opposedFrom

/** The names of the bets of a stored choice. */
export function betNamesOf(choice: Json | undefined): string[] {
  const bets = partOf(choice, 'bets')
  return Array.isArray(bets) ? bets.map((one) => partOf(one, 'bet')).filter((bet) => typeof bet === 'string') : []
}

/** The bets of a choice `{bets: [{bet, stake}]}`: known names, each once, in whole chips within the limits. Undefined for anything else. */
export function tableBetsOf(
  choice: Json | undefined,
  isKnown: (bet: string) => boolean,
  limits: TableLimits
): TableBet[] | undefined {
  const bets = partOf(choice, 'bets')
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > limits.betsMost) return undefined
  const read = new Map<string, TableBet>()
  for (const one of bets) {
    const [bet, stake] = [partOf(one, 'bet'), partOf(one, 'stake')]
    if (typeof bet !== 'string' || !isKnown(bet) || read.has(bet)) return undefined
    if (!isWhole(stake, limits.chipMinor, limits.betMostMinor) || stake % limits.chipMinor !== 0) return undefined
    read.set(bet, { bet, stake })
  }
  return [...read.values()]
}
export const sumOfBets = (bets: readonly TableBet[]): bigint => BigInt(bets.reduce((sum, { stake }) => sum + stake, 0))

/** Whether a stake can be a sum of chips on this table. */
export const isSumOfChips = (
  stakeMinor: bigint,
  { chipMinor, tableMostMinor }: { readonly chipMinor: number; readonly tableMostMinor: number }
): boolean => stakeMinor > 0n && stakeMinor % BigInt(chipMinor) === 0n && stakeMinor <= BigInt(tableMostMinor)

/** GAM-6: a bet with what it returns, in minor units. A type, not an interface: views are JSON. */
export type PaidBet = { readonly bet: string; readonly stake: number; readonly win: number }

/** Each bet with its win; `paysOf` says the hundredths of its stake that it returns. */
export const paidBets = (bets: readonly TableBet[], paysOf: (bet: string) => number): PaidBet[] =>
  bets.map(({ bet, stake }) => ({ bet, stake, win: (stake * paysOf(bet)) / 100 }))
export const sumOfWins = (bets: readonly PaidBet[]): bigint => BigInt(bets.reduce((sum, { win }) => sum + win, 0))

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
