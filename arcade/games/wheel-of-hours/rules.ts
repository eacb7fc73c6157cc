import { wrongChoice } from '../../rules/choice.ts'
import { below } from '../../rules/draws.ts'
import type { Json, SharedEngine } from '../../rules/engine.ts'
import {
  coverNearlyAll,
  isSumOfChips,
  payMostMinor,
  sumOfBets,
  sumOfWins,
  tableBetsOf,
} from '../../rules/table-bets.ts'

/** A dial of 24 hours, each as likely as any other; all who play share one turn. A bet pays its hundredths times its stake, the stake included. */
export const wheelOfHours = {
  hours: 24,
  betsMost: 32,
  chipMinor: 100,
  betMostMinor: 50_000,
  tableMostMinor: 200_000,
} as const

const range = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, index) => (from + index * step) % wheelOfHours.hours)

/** Every bet by its name: the hours it covers, and what it pays in hundredths. */
export const wheelBets: ReadonlyMap<string, { readonly hours: readonly number[]; readonly pays: number }> = new Map<
  string,
  { readonly hours: readonly number[]; readonly pays: number }
>([
  ...range(0, 24).map((hour) => [String(hour), { hours: [hour], pays: 2325 }] as const),
  ['twelves', { hours: [0, 12], pays: 1164 }],
  ['night', { hours: range(0, 6), pays: 388 }],
  ['morning', { hours: range(6, 6), pays: 388 }],
  ['afternoon', { hours: range(12, 6), pays: 388 }],
  ['evening', { hours: range(18, 6), pays: 388 }],
  ['light', { hours: range(6, 12), pays: 194 }],
  ['dark', { hours: range(18, 12), pays: 194 }],
  ['even', { hours: range(0, 12, 2), pays: 194 }],
  ['odd', { hours: range(1, 12, 2), pays: 194 }],
])

export type WheelView = {
  /** Null while the round is still open. */
  readonly hour: number | null
  readonly bets: readonly { readonly bet: string; readonly stake: number; readonly win: number }[]
}

const betsOf = (choice: Json | undefined) => tableBetsOf(choice, (bet) => wheelBets.has(bet), wheelOfHours)

export const engine: SharedEngine<WheelView> = {
  sysname: 'wheel-of-hours',
  type: 'live',
  version: '1.0.0',
  stakesMinor: [100n, 500n, 1000n, 2500n, 10_000n],
  /** The stake is the sum of the bets; the levels are the chips. */
  isStake: (stakeMinor) => isSumOfChips(stakeMinor, wheelOfHours),
  table: {
    betMostMinor: wheelOfHours.betMostMinor,
    tableMostMinor: wheelOfHours.tableMostMinor,
    payMostMinor: payMostMinor(
      range(0, wheelOfHours.hours).map((hour) =>
        [...wheelBets.values()].flatMap(({ hours, pays }) => (hours.includes(hour) ? pays : []))
      ),
      wheelOfHours
    ),
  },
  isOpposed: (bets) =>
    coverNearlyAll(
      bets,
      range(0, wheelOfHours.hours),
      (bet, hour) => wheelBets.get(bet)?.hours.includes(hour) ?? false
    ),
  sheet: {
    kind: 'wheel-of-hours',
    ...wheelOfHours,
    bets: [...wheelBets].map(([bet, { hours, pays }]) => ({ bet, hours, pays })),
  },
  bettingMs: 18_000,
  restMs: 10_000,
  draw: (draws) => below(draws, wheelOfHours.hours),
  waiting: ([choice]) => ({ hour: null, bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet, win: 0 })) }),
  storedChoice: (choice) => ({ bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) }),
  seenByAll: ([choice]) => ({ bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) }),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const bets = betsOf(choice)
    if (more.length > 0 || !bets) return wrongChoice('bets')
    if (sumOfBets(bets) !== stakeMinor) return wrongChoice('stake')
    const hour = below(draws, wheelOfHours.hours)
    const paid = bets.map(({ bet, stake }) => {
      const { hours, pays } = wheelBets.get(bet) ?? { hours: [], pays: 0 }
      // A chip is a whole unit, so every pay is a whole number of cents.
      return { bet, stake, win: hours.includes(hour) ? (stake / 100) * pays : 0 }
    })
    return { open: false, winMinor: sumOfWins(paid), view: { hour, bets: paid } }
  },
}
