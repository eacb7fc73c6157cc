import type { WayWin } from '../../rules/slots/falls.ts'
import { h } from '../dom.ts'
import type { GameHost } from '../game-client.ts'
import { payCard } from './line-pays.ts'
import type { Cell } from './reels.ts'

/** The sheet of a slot of ways as its rules publish it. */
export interface WaySheet {
  readonly rows: number
  readonly coins: number
  readonly strips: readonly string[]
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly wild: string
}

/** The places that win: each winning symbol, and the wilds with it, on its run of reels. */
export const cellsOfWays = (
  grid: readonly string[],
  wins: readonly Pick<WayWin, 'symbol' | 'count'>[],
  wild: string
): Cell[] =>
  grid.flatMap((column, reel) =>
    [...column].flatMap((symbol, row) =>
      wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === wild)) ? [[reel, row] as const] : []
    )
  )

/** The paytable of a slot of ways, in money for one way at the stake that is set. */
export function wayPays(
  room: GameHost,
  { pays, coins: unit }: WaySheet,
  drawings: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>>
): HTMLElement {
  const cards = Object.entries(pays).map(([symbol, coins]) =>
    payCard(
      room,
      drawings[symbol] ?? '',
      names[symbol] ?? '',
      coins.flatMap((coin, index) =>
        coin > 0 ? [[index + 1, (room.table.stake.minor * BigInt(coin)) / BigInt(unit)] as const] : []
      )
    )
  )
  return h('div', { class: 'pays' }, ...cards)
}
