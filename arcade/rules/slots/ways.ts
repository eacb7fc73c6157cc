import type { WayWin } from './falls.ts'

/** A slot of ways on strips that can be seen through windows of any height. Pays are in coins for one way; `coins` make one stake. */
export interface WayDesign {
  readonly coins: number
  readonly strips: readonly string[]
  /** Coins a way for 1, 2, 3 … reels from the left. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  /** Stands for every paying symbol. */
  readonly wild: string
  readonly scatter: string
}

const countOf = (column: string, symbol: string, other = symbol): number => {
  let count = 0
  for (const one of column) if (one === symbol || one === other) count++
  return count
}

/** What is in sight through a window of so many rows, for each reel from top to bottom. */
export const windowOf = ({ strips }: WayDesign, stops: readonly number[], rows: number): string[] =>
  strips.map((strip, reel) => (strip + strip).slice(stops[reel], (stops[reel] ?? 0) + rows))

export const scattersOf = ({ scatter }: WayDesign, grid: readonly string[]): number =>
  grid.reduce((sum, column) => sum + countOf(column, scatter), 0)

/** The paying ways of a window: each symbol's longest run of reels from the left, with all its ways. */
export function waysOf({ pays, wild }: WayDesign, grid: readonly string[]): WayWin[] {
  return Object.entries(pays).flatMap(([symbol, coins]) => {
    let [count, ways] = [0, 1]
    for (; count < grid.length; count++) {
      const here = countOf(grid[count] ?? '', symbol, wild)
      if (here === 0) break
      ways *= here
    }
    const pay = coins[count - 1] ?? 0
    return pay > 0 ? [{ symbol, count, ways, coins: pay * ways }] : []
  })
}
