/** The way of somebody new, in its order. */
export const funnelSteps = ['visit', 'registration_opened', 'registered', 'first_deposit', 'first_stake'] as const
export type FunnelStep = (typeof funnelSteps)[number]
/** What a page counts: it says nothing of who took the step. */
export const pageSteps = ['visit', 'registration_opened'] as const
export type PageStep = (typeof pageSteps)[number]

export type FunnelCounts = Readonly<Record<FunnelStep, number>>
export interface FunnelRow {
  /** `2026-11-27` (UTC). */
  readonly day: string
  readonly market: string
  readonly step: FunnelStep
  readonly count: number
}

const none: FunnelCounts = { visit: 0, registration_opened: 0, registered: 0, first_deposit: 0, first_stake: 0 }

/** Counts of these rows under each value of a name, in the order of the values. */
function countsBy(rows: readonly FunnelRow[], name: 'day' | 'market'): [value: string, counts: FunnelCounts][] {
  const found = new Map<string, FunnelCounts>()
  for (const row of rows) {
    const before = found.get(row[name]) ?? none
    found.set(row[name], { ...before, [row.step]: before[row.step] + row.count })
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

export function funnelOf(rows: readonly FunnelRow[]): {
  total: FunnelCounts
  days: { day: string; counts: FunnelCounts }[]
  markets: { market: string; counts: FunnelCounts }[]
} {
  const total = { ...none }
  for (const { step, count } of rows) total[step] += count
  return {
    total,
    days: countsBy(rows, 'day').map(([day, counts]) => ({ day, counts })),
    markets: countsBy(rows, 'market').map(([market, counts]) => ({ market, counts })),
  }
}

/** So many days after the registration. */
const returnDays = [1, 7, 30] as const
type ReturnName = `day_${(typeof returnDays)[number]}`
export interface RetentionRow extends Readonly<Record<ReturnName, number>> {
  readonly day: string
  readonly market: string
  /** Who registered on that day and agreed to analytics. */
  readonly players: number
}
/** Of so many players whose day has passed, so many were here on it. */
export interface Returned {
  readonly of: number
  readonly back: number
}
export interface Retention extends Readonly<Record<ReturnName, Returned>> {
  readonly market: string
  readonly players: number
}

const dayMs = 86_400_000
const hasPassed = (day: string, after: number, today: string): boolean =>
  Date.parse(day) + after * dayMs < Date.parse(today)

/** By market, and of all under the name ''. A day that is not over says nothing yet. */
export function retentionOf(rows: readonly RetentionRow[], today: string): Retention[] {
  const returned = (of: readonly RetentionRow[], after: (typeof returnDays)[number]): Returned => {
    const passed = of.filter(({ day }) => hasPassed(day, after, today))
    const sum = (name: 'players' | ReturnName) => passed.reduce((all, row) => all + row[name], 0)
    return { of: sum('players'), back: sum(`day_${after}`) }
  }
  const line = (market: string, of: readonly RetentionRow[]): Retention => ({
    market,
    players: of.reduce((all, { players }) => all + players, 0),
    day_1: returned(of, 1),
    day_7: returned(of, 7),
    day_30: returned(of, 30),
  })
  const markets = [...new Set(rows.map(({ market }) => market))].toSorted()
  return [
    line('', rows),
    ...markets.map((one) =>
      line(
        one,
        rows.filter(({ market }) => market === one)
      )
    ),
  ]
}
