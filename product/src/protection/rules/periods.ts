import { type BreakPeriod, breakPeriods } from '@ante/kit/break-periods'
import type { Policy } from '@ante/kit/policy'

/** `break`: the break in one press, as long as the market says. */
export const periods = ['break', ...breakPeriods] as const
export type Period = (typeof periods)[number]

/** The length of each as PostgreSQL reads it; months and years are those of the calendar. */
const lengths = {
  '1d': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '1m': '1 month',
  '6w': '6 weeks',
  '2m': '2 months',
  '3m': '3 months',
  '6m': '6 months',
  '9m': '9 months',
  '1y': '1 year',
  '2y': '2 years',
  '3y': '3 years',
  '4y': '4 years',
  '5y': '5 years',
  permanent: null,
} as const satisfies Record<BreakPeriod, string | null>
export const lengthOf = (period: Period, { breakHours }: Pick<Policy, 'breakHours'>): string | null =>
  period === 'break' ? `${breakHours} hours` : lengths[period]

type Offer = Pick<Policy, 'breakHours' | 'timeOuts' | 'exclusions'>
/** RG-09: what a player of the market may choose, the shortest first. */
export const offeredPeriods = ({ timeOuts, exclusions }: Omit<Offer, 'breakHours'>): BreakPeriod[] =>
  breakPeriods.filter((period) => timeOuts.includes(period) || exclusions.includes(period))
export const isOffered = (period: Period, policy: Offer): boolean =>
  period === 'break' ? policy.breakHours > 0 : offeredPeriods(policy).includes(period)

const shorterThanSixMonths: readonly Period[] = ['break', '1d', '7d', '30d', '1m', '6w', '2m', '3m']
/** Under six months it is a time-out; both do the same. */
export const kindOf = (period: Period): 'time_out' | 'self_exclusion' =>
  shorterThanSixMonths.includes(period) ? 'time_out' : 'self_exclusion'
