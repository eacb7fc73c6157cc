import type { Currency } from './money.ts'

/** What somebody staked on one day and got back, in minor units. */
export interface DayOfPlay {
  /** UTC, `2026-11-16`. */
  readonly day: string
  readonly plays: number
  readonly staked: bigint
  readonly returned: bigint
}
/** The days on which a player played in one currency, in their order. */
export interface PlayedDays {
  readonly uid: bigint
  readonly currency: Currency
  readonly days: readonly DayOfPlay[]
}
/** A player, and from when on their play counts. */
export interface PlayedSince {
  readonly uid: bigint
  readonly since: Date
}
/** What a player staked in some time and got back, in minor units of their currency. */
export interface SumOfPlay {
  readonly uid: bigint
  readonly staked: bigint
  readonly returned: bigint
}
/** How much was played on all days together; nothing on none. */
export const sumOfDays = (
  days: readonly Pick<DayOfPlay, 'plays' | 'staked'>[]
): { readonly plays: number; readonly staked: bigint } => ({
  plays: days.reduce((sum, { plays }) => sum + plays, 0),
  staked: days.reduce((sum, { staked }) => sum + staked, 0n),
})

/** As a statement answers: `days` is a document, with sums as text. */
export interface PlayedDaysRow {
  readonly uid: bigint
  readonly currency: Currency
  readonly days: readonly (Omit<DayOfPlay, 'staked' | 'returned'> & {
    readonly staked: string
    readonly returned: string
  })[]
}

/** A statement's rows, with sums as what they are. */
export const playedDays = (rows: readonly PlayedDaysRow[]): PlayedDays[] =>
  rows.map(({ days, ...row }) => ({
    ...row,
    days: days.map((one) => ({ ...one, staked: BigInt(one.staked), returned: BigInt(one.returned) })),
  }))

/** Days of a time zone, `2026-11-01`, the second one not among them, and the least stakes that count, by currency. Without a day there is no bound. */
export interface PlayedIn {
  readonly uid: bigint
  readonly timeZone: string
  readonly from: string | null
  readonly before: string | null
  readonly least: Readonly<Partial<Record<string, number>>>
}
