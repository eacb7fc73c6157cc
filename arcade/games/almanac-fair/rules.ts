import { partOf, wrongChoice } from '../../rules/choice.ts'
import { below, type Draws, pickWithout } from '../../rules/draws.ts'
import type { Json, SharedEngine } from '../../rules/engine.ts'
import {
  coverNearlyAll,
  isSumOfChips,
  type PaidBet,
  paidBets,
  payMostMinor,
  sumOfBets,
  sumOfWins,
  tableBetsOf,
} from '../../rules/table-bets.ts'

/** What one can bet on: four numbers, and three shows that all players watch together. */
export const fairBets = ['1', '2', '5', '10', 'vane', 'oak', 'doors'] as const
export type FairBet = (typeof fairBets)[number]
const fairShows = ['vane', 'oak', 'doors'] as const
export type FairShow = (typeof fairShows)[number]
export const isShow = (bet: string): bet is FairShow => fairShows.some((show) => show === bet)

const wheel: readonly FairBet[] =
  '1 2 1 5 10 1 2 1 oak 1 2 5 1 2 1 10 1 2 vane 1 2 1 5 1 2 5 1 10 1 2 vane 1 2 1 5 1 2 oak 1 5 1 2 1 2 1 vane 1 10 1 2 1 5 2 doors'
    .split(' ')
    .map((name) => fairBets.find((bet) => bet === name) ?? fairBets[0])

/**
 * A wheel of 54 segments that all players share. Multiples are whole numbers: a bet whose segment comes pays its multiple times its stake and gives the stake back.
 * Before each turn one of 60 signs is drawn: 44 of them multiply what one bet pays in this round.
 */
export const almanacFair = {
  wheel,
  signsOf: 60,
  /** So many of the signs name this bet with this multiplier; the others name none. */
  signs: [
    { bet: '1', times: 2, count: 6 },
    { bet: '1', times: 3, count: 4 },
    { bet: '2', times: 2, count: 4 },
    { bet: '2', times: 3, count: 4 },
    { bet: '2', times: 5, count: 2 },
    { bet: '5', times: 2, count: 3 },
    { bet: '5', times: 3, count: 2 },
    { bet: '5', times: 10, count: 1 },
    { bet: '10', times: 2, count: 3 },
    { bet: '10', times: 3, count: 2 },
    { bet: '10', times: 5, count: 1 },
    { bet: 'vane', times: 2, count: 3 },
    { bet: 'vane', times: 3, count: 1 },
    { bet: 'vane', times: 5, count: 1 },
    { bet: 'oak', times: 2, count: 2 },
    { bet: 'oak', times: 3, count: 1 },
    { bet: 'oak', times: 5, count: 1 },
    { bet: 'doors', times: 2, count: 2 },
    { bet: 'doors', times: 3, count: 1 },
  ],
  /** The weathervane: 16 winds. A gust (0) doubles what comes, and the vane turns again; after `gustsMost` of them it turns among the others alone. */
  winds: [0, 5, 6, 10, 5, 8, 15, 6, 0, 10, 5, 20, 7, 12, 10, 50],
  gustsMost: 3,
  /** The oak: an acorn falls past so many branches, left or right with equal chance, into the basket of that many falls to the right. */
  branches: 8,
  baskets: [400, 70, 25, 14, 10, 14, 25, 70, 400],
  /** The doors: they are opened one after the other until the cock crows (-1). Numbers add up, each 0 doubles the sum; `doorsLeast` is there before the first. */
  doors: [3, 4, 4, 5, 6, 8, 10, 10, 0, 0, -1, -1],
  doorsLeast: 5,
  betsMost: 7,
  chipMinor: 10,
  betMostMinor: 10_000,
  tableMostMinor: 50_000,
} as const

export type Sign = { readonly bet: FairBet; readonly times: number }
/** What a round draws. `steps` are the winds of the vane, the sides of the acorn (1: right), or what is behind each of the doors in the order in which they are opened. */
export type Drawn = {
  readonly sign: Sign | null
  readonly segment: number
  readonly bet: FairBet
  readonly steps: readonly number[]
  /** What the bet on this segment pays beside its stake, the sign included. */
  readonly multiple: number
}
export type FairView = {
  /** Null while the round is still open. */
  readonly drawn: Drawn | null
  readonly bets: readonly PaidBet[]
}

function signAt(place: number): Sign | null {
  let before = 0
  for (const { bet, times, count } of almanacFair.signs) {
    before += count
    if (place < before) return { bet, times }
  }
  return null
}

function turnVane(draws: Draws): number[] {
  const { winds, gustsMost } = almanacFair
  const calm = winds.filter((wind) => wind > 0)
  const turns: number[] = []
  while (turns.length < gustsMost) {
    const wind = winds[below(draws, winds.length)] ?? 0
    turns.push(wind)
    if (wind > 0) return turns
  }
  return [...turns, calm[below(draws, calm.length)] ?? 0]
}

const stepsOf = (draws: Draws, bet: FairBet): readonly number[] => {
  if (bet === 'vane') return turnVane(draws)
  if (bet === 'oak') return Array.from({ length: almanacFair.branches }, () => below(draws, 2))
  if (bet !== 'doors') return []
  const { doors } = almanacFair
  return pickWithout(draws, doors.length, doors.length).map((door) => doors[door] ?? -1)
}

/** How many doors are opened before the cock crows. */
export const doorsOpened = (steps: readonly Json[]): number => steps.indexOf(-1)

/** What a number or a show pays before its sign. */
export function multipleOf(bet: FairBet, steps: readonly number[]): number {
  if (bet === 'vane') return steps.reduce((value, wind) => (wind === 0 ? value * 2 : value * wind), 1)
  if (bet === 'oak') return almanacFair.baskets[steps.reduce((sum, side) => sum + side, 0)] ?? 0
  if (bet !== 'doors') return Number(bet)
  const opened = steps.slice(0, doorsOpened(steps))
  const sum = opened.reduce((total, value) => total + value, almanacFair.doorsLeast)
  return opened.reduce((total, value) => (value === 0 ? total * 2 : total), sum)
}

export function drawnOf(draws: Draws): Drawn {
  const sign = signAt(below(draws, almanacFair.signsOf))
  const segment = below(draws, wheel.length)
  const bet = wheel[segment] ?? fairBets[0]
  const steps = stepsOf(draws, bet)
  return { sign, segment, bet, steps, multiple: multipleOf(bet, steps) * (sign?.bet === bet ? sign.times : 1) }
}

/** What a bet returns in hundredths of its stake, the stake included. */
export const paysOf = (multiple: number): number => (multiple + 1) * 100

/** The most that each show pays before its sign. */
const showMost: Readonly<Record<FairShow, number>> = {
  vane: Math.max(...almanacFair.winds) * 2 ** almanacFair.gustsMost,
  oak: Math.max(...almanacFair.baskets),
  doors: multipleOf(
    'doors',
    [...almanacFair.doors].toSorted((a, b) => b - a)
  ),
}
/** The most that a bet pays beside its stake. */
export const mostOf = (bet: FairBet): number =>
  (isShow(bet) ? showMost[bet] : Number(bet)) *
  Math.max(...almanacFair.signs.map((sign) => (sign.bet === bet ? sign.times : 1)))

const betsOf = (choice: Json | undefined) =>
  tableBetsOf(choice, (bet) => fairBets.some((one) => one === bet), almanacFair)

/** How long the show of a round takes, beside the turn of the wheel. */
const showsMs: Readonly<Record<FairShow, (steps: readonly Json[]) => number>> = {
  vane: (steps) => 2000 + steps.length * 3600,
  oak: () => 8000,
  doors: (steps) => 4500 + (doorsOpened(steps) + 1) * 1100,
}

export const engine: SharedEngine<FairView> = {
  sysname: 'almanac-fair',
  type: 'live',
  version: '1.0.0',
  stakesMinor: [10n, 50n, 100n, 500n, 1000n, 2500n],
  /** The stake is the sum of the bets; the levels are the chips. */
  isStake: (stakeMinor) => isSumOfChips(stakeMinor, almanacFair),
  table: {
    betMostMinor: almanacFair.betMostMinor,
    tableMostMinor: almanacFair.tableMostMinor,
    payMostMinor: payMostMinor(
      fairBets.map((bet) => [paysOf(mostOf(bet))]),
      almanacFair
    ),
  },
  isOpposed: (bets) => coverNearlyAll(bets, wheel, (bet, segment) => bet === segment),
  sheet: { kind: 'almanac-fair', ...almanacFair },
  bettingMs: 16_000,
  restMs: 13_000,
  showMs(drawn) {
    const [bet, steps] = [partOf(drawn, 'bet'), partOf(drawn, 'steps')]
    return typeof bet === 'string' && isShow(bet) && Array.isArray(steps) ? showsMs[bet](steps) : 0
  },
  draw: drawnOf,
  waiting: ([choice]) => ({ drawn: null, bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet, win: 0 })) }),
  storedChoice: (choice) => ({ bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) }),
  seenByAll: ([choice]) => ({ bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) }),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const bets = betsOf(choice)
    if (more.length > 0 || !bets) return wrongChoice('bets')
    if (sumOfBets(bets) !== stakeMinor) return wrongChoice('stake')
    const drawn = drawnOf(draws)
    const paid = paidBets(bets, (bet) => (bet === drawn.bet ? paysOf(drawn.multiple) : 0))
    return { open: false, winMinor: sumOfWins(paid), view: { drawn, bets: paid } }
  },
}
