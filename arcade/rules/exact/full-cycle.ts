import type { LineMachine } from '../slots/lines.ts'

/** Sums over all stops that show the same number of scatters. `coins` is the line part; all sums are exact. */
export interface CycleRow {
  scatters: number
  count: number
  hits: number
  coins: number
  squares: number
  most: number
  mostCount: number
}

/** The sum of squares is the largest of them; beyond this it would no longer be exact. */
const exactBelow = Number.MAX_SAFE_INTEGER

/**
 * Walks through every combination of stops once (maths: the full cycle). Prefixes of lines are kept from reel to reel, so a leaf
 * costs one look-up a line. `seenOn` says for each reel and stop what is counted in sight: scatters, where it is not given.
 */
export function fullCycle(machine: LineMachine, seenOn: readonly ArrayLike<number>[] = machine.scatters): CycleRow[] {
  const { lines, rows: height } = machine.design
  const reels = machine.lengths.length
  const base = machine.alphabet.length
  const rows = new Map<number, CycleRow>()
  const prefixes = Array.from({ length: reels + 1 }, () => new Int32Array(lines.length))
  const rowOf = Array.from({ length: reels }, (_, reel) => Int32Array.from(lines, (line) => line[reel] ?? 0))

  const leaf = (scatters: number, coins: number): void => {
    let row = rows.get(scatters)
    if (!row) rows.set(scatters, (row = { scatters, count: 0, hits: 0, coins: 0, squares: 0, most: -1, mostCount: 0 }))
    row.count++
    if (coins > 0) row.hits++
    row.coins += coins
    row.squares += coins * coins
    if (coins > row.most) [row.most, row.mostCount] = [coins, 0]
    if (coins === row.most) row.mostCount++
  }
  const walk = (reel: number, scatters: number): void => {
    const window = machine.windows[reel]!
    const places = rowOf[reel]!
    const from = prefixes[reel]!
    const to = prefixes[reel + 1]!
    const inSight = seenOn[reel]!
    for (let stop = 0; stop < inSight.length; stop++) {
      const top = stop * height
      const seen = scatters + inSight[stop]!
      if (reel < reels - 1) {
        for (let line = 0; line < to.length; line++) to[line] = from[line]! * base + window[top + places[line]!]!
        walk(reel + 1, seen)
        continue
      }
      let coins = 0
      for (let line = 0; line < from.length; line++)
        coins += machine.table[from[line]! * base + window[top + places[line]!]!]!
      leaf(seen, coins)
    }
  }
  walk(0, 0)
  const all = [...rows.values()].toSorted((a, b) => a.scatters - b.scatters)
  if (all.some((row) => row.squares > exactBelow)) throw new RangeError('the sum of squares is no longer exact')
  return all
}
