import type { ShownMarker } from '@ante/product/harm/contract'

const reasons: Readonly<Record<ShownMarker['marker'], (value: number) => string>> = {
  chasing: (value) => `Deposits within an hour of a loss: ${value}`,
  night: (value) => `Rounds between midnight and 6 am: ${value}%`,
  raised_limits: (value) => `Limits raised or removed: ${value}`,
  cancelled_withdrawals: (value) => `Withdrawals cancelled: ${value}`,
  declined_deposits: (value) => `Deposits declined: ${value}`,
  long_sessions: (value) => `Longest stretch of play: ${value} minutes`,
  rising_stakes: (value) => `Stakes per day of play up by ${value}% on the weeks before`,
}

/** What was counted, and from where on it counts. */
export const reasonOf = ({ marker, value, from }: ShownMarker): string => `${reasons[marker](value)} (from ${from})`
