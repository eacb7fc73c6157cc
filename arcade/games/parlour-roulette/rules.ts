import { wrongChoice } from '../../rules/choice.ts'
import { below } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import {
  coverNearlyAll,
  isSumOfChips,
  payMostMinor,
  sumOfBets,
  sumOfWins,
  tableBetsOf,
} from '../../rules/table-bets.ts'

/** One zero; each of 37 pockets as likely as a real wheel's (GAM-10). A bet on n numbers pays 36/n times its stake, the stake included. */
export const roulette = {
  pockets: 37,
  returned: 36,
  betsMost: 40,
  chipMinor: 100,
  betMostMinor: 50_000,
  tableMostMinor: 200_000,
} as const
/** Around the wheel, clockwise from the zero. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const colourOf = (pocket: number): 'zero' | 'red' | 'black' =>
  pocket === 0 ? 'zero' : reds.has(pocket) ? 'red' : 'black'

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
const layout: Readonly<Record<string, readonly number[]>> = {
  red: range(1, 36).filter((pocket) => reds.has(pocket)),
  black: range(1, 36).filter((pocket) => !reds.has(pocket)),
  even: range(2, 36, 2),
  odd: range(1, 35, 2),
  low: range(1, 18),
  high: range(19, 36),
  'dozen-1': range(1, 12),
  'dozen-2': range(13, 24),
  'dozen-3': range(25, 36),
  'column-1': range(1, 34, 3),
  'column-2': range(2, 35, 3),
  'column-3': range(3, 36, 3),
}
/** Every bet of the table by its name: `17`, `red`, `dozen-2`, `split-8-9`, `street-4`, `corner-10`, `line-13`. */
export const rouletteBets: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...range(0, 36).map((pocket) => [String(pocket), [pocket]] as const),
  ...Object.entries(layout),
  ...range(1, 35)
    .filter((pocket) => pocket % 3 !== 0)
    .map((pocket) => [`split-${pocket}-${pocket + 1}`, [pocket, pocket + 1]] as const),
  ...range(1, 33).map((pocket) => [`split-${pocket}-${pocket + 3}`, [pocket, pocket + 3]] as const),
  ...range(1, 34, 3).map((pocket) => [`street-${pocket}`, range(pocket, pocket + 2)] as const),
  ...range(1, 31, 3).map((pocket) => [`line-${pocket}`, range(pocket, pocket + 5)] as const),
  ...range(1, 32)
    .filter((pocket) => pocket % 3 !== 0)
    .map((pocket) => [`corner-${pocket}`, [pocket, pocket + 1, pocket + 3, pocket + 4]] as const),
])

/** How many times its stake a bet on so many numbers pays, the stake included. */
const roulettePay = (numbers: number): number => roulette.returned / numbers

export type RouletteView = {
  readonly pocket: number
  /** GAM-6: each bet with its own win, in minor units. */
  readonly bets: readonly { readonly bet: string; readonly stake: number; readonly win: number }[]
}

/** Every bet that wins with this pocket, those on few numbers first. */
export const betsOn = (pocket: number): { readonly bet: string; readonly numbers: readonly number[] }[] =>
  [...rouletteBets]
    .flatMap(([bet, numbers]) => (numbers.includes(pocket) ? [{ bet, numbers }] : []))
    .sort((one, other) => one.numbers.length - other.numbers.length)

const betsOf = (choice: Json | undefined) => tableBetsOf(choice, (bet) => rouletteBets.has(bet), roulette)

export const engine: Engine<RouletteView> = {
  sysname: 'parlour-roulette',
  type: 'casino',
  version: '1.0.0',
  stakesMinor: [100n, 500n, 1000n, 2500n, 10_000n],
  /** The stake is the sum of the bets; the levels are the chips. */
  isStake: (stakeMinor) => isSumOfChips(stakeMinor, roulette),
  table: {
    betMostMinor: roulette.betMostMinor,
    tableMostMinor: roulette.tableMostMinor,
    payMostMinor: payMostMinor(
      range(0, roulette.pockets - 1).map((pocket) =>
        [...rouletteBets.values()].flatMap((numbers) =>
          numbers.includes(pocket) ? roulettePay(numbers.length) * 100 : []
        )
      ),
      roulette
    ),
  },
  isOpposed: (bets) =>
    coverNearlyAll(
      bets,
      range(0, roulette.pockets - 1),
      (bet, pocket) => rouletteBets.get(bet)?.includes(pocket) ?? false
    ),
  sheet: {
    kind: 'roulette',
    ...roulette,
    bets: [...rouletteBets].map(([bet, numbers]) => ({ bet, numbers, pays: roulettePay(numbers.length) })),
  },
  storedChoice: (choice) => ({ bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) }),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const bets = betsOf(choice)
    if (more.length > 0 || !bets) return wrongChoice('bets')
    if (sumOfBets(bets) !== stakeMinor) return wrongChoice('stake')
    const pocket = below(draws, roulette.pockets)
    const paid = bets.map(({ bet, stake }) => {
      const numbers = rouletteBets.get(bet) ?? []
      return { bet, stake, win: numbers.includes(pocket) ? stake * roulettePay(numbers.length) : 0 }
    })
    return { open: false, winMinor: sumOfWins(paid), view: { pocket, bets: paid } }
  },
}
