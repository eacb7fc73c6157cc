import { dealt, rankOf, suitOf } from '../../rules/cards.ts'
import { wrongChoice } from '../../rules/choice.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import {
  isSumOfChips,
  type PaidBet,
  paidBets,
  payMostMinor,
  sumOfBets,
  sumOfWins,
  tableBetsOf,
} from '../../rules/table-bets.ts'

export const foxBets = ['fox', 'heron', 'tie', 'suited-tie'] as const
export type FoxBet = (typeof foxBets)[number]

/** Eight packs, shuffled anew for each round; one card for each side, the ace is the lowest. */
export const fox = {
  packs: 8,
  betsMost: 4,
  chipMinor: 100,
  betMostMinor: 50_000,
  tableMostMinor: 200_000,
} as const
/** Hundredths of its stake that a bet returns, the stake included. At a tie, bets on a side return half. */
export const foxPays = { fox: 200, heron: 200, tie: 1200, 'suited-tie': 5100, half: 50 } as const

export type FoxView = {
  readonly fox: number
  readonly heron: number
  readonly winner: 'fox' | 'heron' | 'tie'
  readonly bets: readonly PaidBet[]
}

export const winnerOf = (one: number, other: number): FoxView['winner'] =>
  rankOf(one) === rankOf(other) ? 'tie' : rankOf(one) > rankOf(other) ? 'fox' : 'heron'

/** Hundredths that a bet returns on two cards. */
export function paysOf(bet: FoxBet, one: number, other: number): number {
  const winner = winnerOf(one, other)
  if (bet === 'suited-tie') return winner === 'tie' && suitOf(one) === suitOf(other) ? foxPays[bet] : 0
  if (bet === winner) return foxPays[bet]
  return winner === 'tie' ? foxPays.half : 0
}

const isBet = (bet: string): bet is FoxBet => foxBets.some((one) => one === bet)
const betsOf = (choice: Json | undefined) => tableBetsOf(choice, isBet, fox)

export const engine: Engine<FoxView> = {
  sysname: 'fox-and-heron',
  type: 'casino',
  version: '1.0.0',
  stakesMinor: [100n, 500n, 1000n, 2500n, 10_000n],
  /** The stake is the sum of the bets; the levels are the chips. */
  isStake: (stakeMinor) => isSumOfChips(stakeMinor, fox),
  table: {
    betMostMinor: fox.betMostMinor,
    tableMostMinor: fox.tableMostMinor,
    payMostMinor: payMostMinor(
      [[foxPays.fox], [foxPays.heron], [foxPays.tie, foxPays['suited-tie'], foxPays.half, foxPays.half]],
      fox
    ),
  },
  isOpposed: (bets) => bets.includes('fox') && bets.includes('heron'),
  sheet: { kind: 'fox-and-heron', ...fox, pays: foxPays },
  storedChoice: (choice) => ({ bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) }),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const bets = betsOf(choice)
    if (more.length > 0 || !bets) return wrongChoice('bets')
    if (sumOfBets(bets) !== stakeMinor) return wrongChoice('stake')
    const [one = 0, other = 0] = dealt(draws, fox.packs, 2)
    const paid = paidBets(bets, (bet) => (isBet(bet) ? paysOf(bet, one, other) : 0))
    return {
      open: false,
      winMinor: sumOfWins(paid),
      view: { fox: one, heron: other, winner: winnerOf(one, other), bets: paid },
    }
  },
}
