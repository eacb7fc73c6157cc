import type { Currency } from '@ante/kit/money'
import { money, toDecimal } from '@ante/kit/money'
import { day, type Instant } from '@ante/kit/instant'
import { type Refused, refused } from '@ante/kit/refusal'

/** One file holds at most so much: a leap year, and so many rounds. */
const exportDaysMax = 366
export const exportRoundsMax = 100_000
/** How long a file can be fetched. */
export const exportKeptDays = 7

export interface Period {
  readonly from: Instant
  readonly to: Instant
}

/** Whether a file can hold this period: its end is after its beginning, and not too far from it. */
export function checkPeriod({
  from,
  to,
}: Period): Refused<'InvalidParameter' | 'InvalidParameter/period_too_long'> | undefined {
  if (to <= from) return refused('InvalidParameter', { fields: { to: 'wrong' } })
  // An hour more: a year of somebody's calendar days may hold a change of clocks.
  if (to - from > exportDaysMax * day + 3_600_000) return refused('InvalidParameter/period_too_long')
  return undefined
}

export interface FileRound {
  readonly id: string
  readonly game: string
  readonly studio: string
  readonly status: string
  readonly stakeMinor: bigint
  readonly winMinor: bigint
  /** What it won of a jackpot, beside its win. */
  readonly jackpotMinor: bigint
  readonly currency: Currency
  readonly startedAt: string
  readonly finishedAt: string | null
}

const columns = [
  'round',
  'game',
  'studio',
  'started_at',
  'finished_at',
  'state',
  'currency',
  'stake',
  'win',
  'jackpot',
] as const

/** RFC 4180: text in quotes. What a spreadsheet would take for a formula begins with an apostrophe. */
const text = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** The rounds as CSV: a head, then a line for each; instants in UTC, sums with a point and both decimals. */
export function historyCsv(rounds: readonly FileRound[]): string {
  const lines = rounds.map((round) =>
    [
      round.id,
      text(round.game),
      text(round.studio),
      round.startedAt,
      round.finishedAt ?? '',
      round.status,
      round.currency,
      toDecimal(money(round.stakeMinor, round.currency)),
      toDecimal(money(round.winMinor, round.currency)),
      toDecimal(money(round.jackpotMinor, round.currency)),
    ].join(',')
  )
  return [columns.join(','), ...lines, ''].join('\r\n')
}
