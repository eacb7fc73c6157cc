/** How long somebody may choose not to play, the shortest first: days, weeks, months and years of the calendar, or for ever. */
export const breakPeriods = [
  '1d',
  '7d',
  '30d',
  '1m',
  '6w',
  '2m',
  '3m',
  '6m',
  '9m',
  '1y',
  '2y',
  '3y',
  '4y',
  '5y',
  'permanent',
] as const
export type BreakPeriod = (typeof breakPeriods)[number]
