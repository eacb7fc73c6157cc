import type { WayDesign } from '../slots/ways.ts'
import type { CycleRow } from './full-cycle.ts'

/** What one stop of a reel shows: how many of each paying symbol, wilds with them, and of the scatter. */
interface Stop {
  readonly counts: Int32Array
  readonly scatters: number
}

function stopsOf({ strips, pays, wild, scatter }: WayDesign, rows: number): Stop[][] {
  const symbols = Object.keys(pays)
  return strips.map((strip) =>
    Array.from(strip, (_, stop) => {
      const shown = Array.from((strip + strip).slice(stop, stop + rows))
      return {
        counts: Int32Array.from(symbols, (symbol) => shown.filter((one) => one === symbol || one === wild).length),
        scatters: shown.filter((one) => one === scatter).length,
      }
    })
  )
}

/** For the reels from each one on: how many combinations of their stops show so many scatters. */
function scattersFrom(reels: readonly (readonly Stop[])[]): Map<number, number>[] {
  const from = [new Map([[0, 1]])]
  for (const stops of reels.toReversed()) {
    const sums = new Map<number, number>()
    for (const [seen, count] of from[0] ?? [])
      for (const { scatters } of stops) sums.set(seen + scatters, (sums.get(seen + scatters) ?? 0) + count)
    from.unshift(sums)
  }
  return from
}

/** The sums by scatters, as they come in. */
class Sums {
  readonly rows: CycleRow[] = []

  add(scatters: number, coins: number, count: number): void {
    const row = (this.rows[scatters] ??= { scatters, count: 0, hits: 0, coins: 0, squares: 0, most: -1, mostCount: 0 })
    row.count += count
    if (coins > 0) row.hits += count
    row.coins += coins * count
    row.squares += coins * coins * count
    if (coins > row.most) [row.most, row.mostCount] = [coins, 0]
    if (coins === row.most) row.mostCount += count
  }
}

/** The symbols that were on every reel so far, and in how many ways: lists that each reel writes anew. */
const running = (size: number) => ({ symbols: new Uint8Array(size), ways: new Int32Array(size), size: 0 })

/**
 * Walks through every combination of stops of a slot of ways once, with a window of so many rows. Where no symbol runs on, all combinations of the
 * reels that remain pay the same and are counted together. All sums are exact.
 */
export function waysCycle(design: WayDesign, rows: number): CycleRow[] {
  const reels = stopsOf(design, rows)
  const pays = Object.values(design.pays).map((coins) => Int32Array.from(reels, (_, reel) => coins[reel] ?? 0))
  const rest = scattersFrom(reels)
  const sums = new Sums()
  const runs = Array.from({ length: reels.length + 1 }, () => running(pays.length))
  const walk = (reel: number, scatters: number, coins: number): void => {
    const [before, now, isLast] = [runs[reel]!, runs[reel + 1]!, reel + 1 === reels.length]
    if (before.size === 0) {
      for (const [more, count] of rest[reel]!) sums.add(scatters + more, coins, count)
      return
    }
    for (const stop of reels[reel]!) {
      let paid = coins
      now.size = 0
      for (let at = 0; at < before.size; at++) {
        const symbol = before.symbols[at]!
        const ways = before.ways[at]! * stop.counts[symbol]!
        if (ways === 0) paid += reel > 0 ? pays[symbol]![reel - 1]! * before.ways[at]! : 0
        else if (isLast) paid += pays[symbol]![reel]! * ways
        else {
          now.symbols[now.size] = symbol
          now.ways[now.size++] = ways
        }
      }
      if (isLast) sums.add(scatters + stop.scatters, paid, 1)
      else walk(reel + 1, scatters + stop.scatters, paid)
    }
  }
  const first = runs[0]!
  pays.forEach((_, symbol) => {
    first.symbols[symbol] = symbol
    first.ways[symbol] = 1
    first.size++
  })
  walk(0, 0, 0)
  const all = sums.rows.filter((row) => row !== undefined)
  if (all.some((row) => row.squares > Number.MAX_SAFE_INTEGER))
    throw new RangeError('the sum of squares is no longer exact')
  return all
}
