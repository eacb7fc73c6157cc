/** RG-09: what a player may choose, in this order, with its length as PostgreSQL reads it; months and years are those of the calendar. */
export const periodLengths = {
  '1d': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '3m': '3 months',
  '6m': '6 months',
  '9m': '9 months',
  '1y': '1 year',
  '2y': '2 years',
  '3y': '3 years',
  '4y': '4 years',
  '5y': '5 years',
  permanent: null,
} as const
export const periods = [
  '1d',
  '7d',
  '30d',
  '3m',
  '6m',
  '9m',
  '1y',
  '2y',
  '3y',
  '4y',
  '5y',
  'permanent',
] as const satisfies readonly (keyof typeof periodLengths)[]
export type Period = keyof typeof periodLengths

const shorterThanSixMonths: readonly Period[] = ['1d', '7d', '30d', '3m']
/** Under six months it is a time-out; both do the same. */
export const kindOf = (period: Period): 'time_out' | 'self_exclusion' =>
  shorterThanSixMonths.includes(period) ? 'time_out' : 'self_exclusion'
