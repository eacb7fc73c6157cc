import { dealt, rankOf } from '../../rules/cards.ts'
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

export const sides = ['player', 'banker', 'tie'] as const
export type Side = (typeof sides)[number]
export const baccaratBets = [...sides, 'player-pair', 'banker-pair'] as const
export type BaccaratBet = (typeof baccaratBets)[number]

/** Eight packs, shuffled anew for each coup. */
export const baccarat = {
  packs: 8,
  /** With one of these two hands nobody draws. */
  natural: 8,
  /** The player stands from here on; so does the banker when the player has stood. */
  stands: 6,
  /** Tens and pictures, from this rank on, count nothing. */
  nothing: 10,
  betsMost: 5,
  chipMinor: 100,
  betMostMinor: 50_000,
  tableMostMinor: 200_000,
} as const

/** For each count of the banker's points: on which third cards of the player, by their points, the banker draws. */
export const bankerDraws: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
]

/** Hundredths of its stake that a bet returns, the stake included. A tie gives bets on player and banker back. */
export const baccaratPays = { player: 200, banker: 195, tie: 900, 'player-pair': 1200, 'banker-pair': 1200, back: 100 }

/** Ace to nine count their pips, tens and pictures nothing. */
export const pointsOf = (card: number): number => (rankOf(card) < baccarat.nothing ? rankOf(card) : 0)
export const handPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Whether the player takes a third card, and whether the banker does once the points of the player's third card are known (undefined: none). */
export const playerTakes = (player: number, banker: number): boolean =>
  Math.max(player, banker) < baccarat.natural && player < baccarat.stands
export function bankerTakes(player: number, banker: number, third: number | undefined): boolean {
  if (Math.max(player, banker) >= baccarat.natural) return false
  return third === undefined ? banker < baccarat.stands : (bankerDraws[banker] ?? []).includes(third)
}
export const winnerOf = (player: number, banker: number): Side =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker'

export type BaccaratView = {
  /** In the order in which they were dealt. */
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly points: { readonly player: number; readonly banker: number }
  readonly winner: Side
  readonly bets: readonly PaidBet[]
}

/** The hands of a coup: one card to the player, one to the banker, and again; then the third cards. */
export function coup(cards: readonly number[]): Omit<BaccaratView, 'bets'> {
  const [first = 0, second = 0, third = 0, fourth = 0, ...left] = cards
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  const [before, beside] = [handPoints(player), handPoints(banker)]
  const [next] = left
  const isThird = playerTakes(before, beside) && next !== undefined
  if (isThird) player.push(next)
  const card = left[isThird ? 1 : 0]
  if (card !== undefined && bankerTakes(before, beside, isThird ? pointsOf(next) : undefined)) banker.push(card)
  const points = { player: handPoints(player), banker: handPoints(banker) }
  return { player, banker, points, winner: winnerOf(points.player, points.banker) }
}

const isPair = ([one = 0, other = 0]: readonly number[]): boolean => rankOf(one) === rankOf(other)
/** Hundredths that a bet returns on a coup. */
export function paysOf(bet: BaccaratBet, { player, banker, winner }: Omit<BaccaratView, 'bets'>): number {
  if (bet === 'player-pair' || bet === 'banker-pair')
    return isPair(bet === 'player-pair' ? player : banker) ? baccaratPays[bet] : 0
  if (bet === winner) return baccaratPays[bet]
  return winner === 'tie' ? baccaratPays.back : 0
}

const isBet = (bet: string): bet is BaccaratBet => baccaratBets.some((one) => one === bet)
const betsOf = (choice: Json | undefined) => tableBetsOf(choice, isBet, baccarat)
const pairs = [baccaratPays['player-pair'], baccaratPays['banker-pair']]

export const engine: Engine<BaccaratView> = {
  sysname: 'parlour-baccarat',
  type: 'casino',
  version: '1.0.0',
  stakesMinor: [100n, 500n, 1000n, 2500n, 10_000n],
  /** The stake is the sum of the bets; the levels are the chips. */
  isStake: (stakeMinor) => isSumOfChips(stakeMinor, baccarat),
  table: {
    betMostMinor: baccarat.betMostMinor,
    tableMostMinor: baccarat.tableMostMinor,
    payMostMinor: payMostMinor(
      [
        [baccaratPays.player, ...pairs],
        [baccaratPays.banker, ...pairs],
        [baccaratPays.tie, baccaratPays.back, baccaratPays.back, ...pairs],
      ],
      baccarat
    ),
  },
  isOpposed: (bets) => bets.includes('player') && bets.includes('banker'),
  sheet: { kind: 'baccarat', ...baccarat, pays: baccaratPays, bankerDraws },
  storedChoice: (choice) => ({ bets: (betsOf(choice) ?? []).map((bet) => ({ ...bet })) }),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const bets = betsOf(choice)
    if (more.length > 0 || !bets) return wrongChoice('bets')
    if (sumOfBets(bets) !== stakeMinor) return wrongChoice('stake')
    const hands = coup(dealt(draws, baccarat.packs, 6))
    const paid = paidBets(bets, (bet) => (isBet(bet) ? paysOf(bet, hands) : 0))
    return { open: false, winMinor: sumOfWins(paid), view: { ...hands, bets: paid } }
  },
}
