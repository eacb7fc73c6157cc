import type { FunnelCounts, FunnelStep, Returned } from '@ante/product/tracking/rules/funnel'

export const stepNames: Readonly<Record<FunnelStep, string>> = {
  visit: 'Visits',
  registration_opened: 'Registration opened',
  registered: 'Registered',
  first_deposit: 'First deposit',
  first_stake: 'First stake',
}

/** `12.5%`; a dash where there is nothing to compare with. */
export const percentText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((1000 * part) / whole) / 10}%`

/** `40% (2 of 5)`; a dash while no day of it is over. */
export const returnedText = ({ of, back }: Returned): string =>
  of === 0 ? '–' : `${percentText(back, of)} (${back} of ${of})`

export const isEmpty = (counts: FunnelCounts): boolean => Object.values(counts).every((count) => count === 0)
export const marketName = (market: string): string => (market === '' ? 'All markets' : market)
