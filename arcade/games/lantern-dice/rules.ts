import { wrongChoice } from '../../rules/choice.ts'
import { below } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import {
  coverNearlyAll,
  isSumOfChips,
  type PaidBet,
  payMostMinor,
  sumOfBets,
  sumOfWins,
  tableBetsOf,
} from '../../rules/table-bets.ts'

/** Three dice with six sides, each side as likely as a real one's (GAM-10). */
export const lantern = {
  sides: 6,
  dice: 3,
  betsMost: 52,
  chipMinor: 100,
  betMostMinor: 50_000,
  tableMostMinor: 200_000,
  /** Below this total is small, from it on big. */
  big: 11,
} as const

/** Times its stake that a bet returns, the stake included. A single number pays by how many dice show it; totals from 4 to 17. */
export const lanternPays = {
  half: 2,
  single: [2, 3, 4],
  pair: 7,
  double: 12,
  any: 31,
  triple: 191,
  total: [63, 31, 19, 13, 9, 8, 7, 7, 8, 9, 13, 19, 31, 63],
} as const
export const leastTotal = 4

const numbers = Array.from({ length: lantern.sides }, (_, index) => index + 1)
/** Every bet of the table by its name: `small`, `total-9`, `single-3`, `pair-2-5`, `double-4`, `triple-6`, `any`. */
export const lanternBets: ReadonlySet<string> = new Set([
  'small',
  'odd',
  'even',
  'big',
  'any',
  ...numbers.flatMap((number) => [`single-${number}`, `double-${number}`, `triple-${number}`]),
  ...numbers.flatMap((one) => numbers.filter((other) => other > one).map((other) => `pair-${one}-${other}`)),
  ...lanternPays.total.map((_, index) => `total-${index + leastTotal}`),
])

/** How many times its stake a bet returns on three dice. */
export function paysOf(bet: string, dice: readonly number[]): number {
  const [kind = '', first = '', second = ''] = bet.split('-')
  const total = dice.reduce((sum, one) => sum + one, 0)
  const shown = (number: string): number => dice.filter((one) => String(one) === number).length
  const isTriple = shown(String(dice[0])) === lantern.dice
  const halves: Readonly<Record<string, boolean>> = {
    small: total < lantern.big,
    big: total >= lantern.big,
    odd: total % 2 > 0,
    even: total % 2 === 0,
  }
  switch (kind) {
    case 'any':
      return isTriple ? lanternPays.any : 0
    case 'single':
      return lanternPays.single[shown(first) - 1] ?? 0
    case 'double':
      return shown(first) > 1 ? lanternPays.double : 0
    case 'triple':
      return shown(first) === lantern.dice ? lanternPays.triple : 0
    case 'pair':
      return shown(first) > 0 && shown(second) > 0 ? lanternPays.pair : 0
    case 'total':
      return total === Number(first) ? (lanternPays.total[total - leastTotal] ?? 0) : 0
    default:
      // A triple is neither small nor big, neither odd nor even.
      return halves[kind] === true && !isTriple ? lanternPays.half : 0
  }
}

export type LanternView = {
  readonly dice: readonly number[]
  readonly bets: readonly PaidBet[]
}

const betsOf = (choice: Json | undefined) => tableBetsOf(choice, (bet) => lanternBets.has(bet), lantern)
/** All that three dice can show, in order. */
export const throws: readonly (readonly number[])[] = numbers.flatMap((a) =>
  numbers.flatMap((b) => numbers.map((c) => [a, b, c]))
)

export const engine: Engine<LanternView> = {
  sysname: 'lantern-dice',
  type: 'casino',
  version: '1.0.0',
  stakesMinor: [100n, 500n, 1000n, 2500n, 10_000n],
  /** The stake is the sum of the bets; the levels are the chips. */
  isStake: (stakeMinor) => isSumOfChips(stakeMinor, lantern),
  table: {
    betMostMinor: lantern.betMostMinor,
    tableMostMinor: lantern.tableMostMinor,
    payMostMinor: payMostMinor(
      throws.map((dice) => [...lanternBets].map((bet) => paysOf(bet, dice) * 100)),
      lantern
    ),
  },
  isOpposed: (bets) => coverNearlyAll(bets, throws, (bet, dice) => paysOf(bet, dice) > 0),
  sheet: { kind: 'lantern-dice', ...lantern, pays: lanternPays, leastTotal, bets: [...lanternBets] },
  storedChoice: (choice) => ({ bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) }),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const bets = betsOf(choice)
    if (more.length > 0 || !bets) return wrongChoice('bets')
    if (sumOfBets(bets) !== stakeMinor) return wrongChoice('stake')
    const dice = Array.from({ length: lantern.dice }, () => below(draws, lantern.sides) + 1)
    const paid = bets.map(({ bet, stake }) => ({ bet, stake, win: stake * paysOf(bet, dice) }))
    return {
      open: false,
      winMinor: sumOfWins(paid),
      view: { dice, bets: paid },
    }
  },
}
