import type { BetState } from '@ante/product/sportsbook/contract'
import { isDay } from '../board/days.ts'

export const betFilters = ['all', 'open', 'won', 'lost', 'returned'] as const
export type BetFilter = (typeof betFilters)[number]

/** A bet that waits is open to its player, and one that was not accepted is a stake that came back. */
export const statesOf: Readonly<Record<BetFilter, readonly BetState[] | undefined>> = {
  all: undefined,
  open: ['pending', 'open'],
  won: ['won'],
  lost: ['lost'],
  returned: ['returned', 'rejected'],
}

export interface BetsQuery {
  readonly filter: BetFilter
  readonly from: string | undefined
  readonly to: string | undefined
  readonly page: number
}

export const betsPerPage = 20

export function betsQuery(query: URLSearchParams): BetsQuery {
  const day = (name: string) => {
    const text = query.get(name) ?? ''
    return isDay(text) ? text : undefined
  }
  const page = Number(query.get('page') ?? 1)
  return {
    filter: betFilters.find((one) => one === query.get('state')) ?? 'all',
    from: day('from'),
    to: day('to'),
    page: Number.isInteger(page) && page >= 1 && page <= 50_000 ? page : 1,
  }
}

export function betsAddress({ filter, from, to }: Partial<BetsQuery>): string {
  const query = new URLSearchParams()
  if (filter && filter !== 'all') query.set('state', filter)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  const text = query.toString()
  return text ? `/profile/bets?${text}` : '/profile/bets'
}
