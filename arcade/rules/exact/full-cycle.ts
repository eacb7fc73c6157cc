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
 * Hears of every combination of stops once (maths: the full cycle): how many are in sight of what `seenOn` says for each reel and stop, and the coins of all
 * lines. Prefixes of lines are kept from reel to reel. At the last reel the lines that no symbol changes any more are one sum, and the others are summed by
 * the row and the symbol that end them: a combination costs one look-up a row.
 */
export function everyCombination(
  machine: LineMachine,
  seenOn: readonly ArrayLike<number>[],
  hear: (seen: number, coins: number) => void
): void {
  const { table, windows, alphabet, lengths } = machine
  const { lines, rows: height } = machine.design
  const last = lengths.length - 1
  const base = alphabet.length
  const prefixes = Array.from({ length: last + 1 }, () => new Int32Array(lines.length))
  const rowOf = Array.from({ length: last + 1 }, (_, reel) => Int32Array.from(lines, (line) => line[reel] ?? 0))
  const isOpen = Uint8Array.from({ length: table.length / base }, (_, prefix) => {
    const ends = table.subarray(prefix * base, (prefix + 1) * base)
    return Number(ends.some((coins) => coins !== ends[0]))
  })
  const sums = new Int32Array(height * base)

  const endAll = (before: number): void => {
    const [from, places] = [prefixes[last]!, rowOf[last]!]
    const [window, inSight] = [windows[last]!, seenOn[last]!]
    let settled = 0
    sums.fill(0)
    for (let line = 0; line < from.length; line++) {
      const [prefix, at] = [from[line]!, places[line]! * base]
      if (isOpen[prefix] === 0) settled += table[prefix * base]!
      else for (let symbol = 0; symbol < base; symbol++) sums[at + symbol]! += table[prefix * base + symbol]!
    }
    for (let stop = 0; stop < inSight.length; stop++) {
      let coins = settled
      for (let row = 0; row < height; row++) coins += sums[row * base + window[stop * height + row]!]!
      hear(before + inSight[stop]!, coins)
    }
  }
  const walk = (reel: number, before: number): void => {
    if (reel === last) return endAll(before)
    const [from, to, places] = [prefixes[reel]!, prefixes[reel + 1]!, rowOf[reel]!]
    const [window, inSight] = [windows[reel]!, seenOn[reel]!]
    for (let stop = 0; stop < inSight.length; stop++) {
      const top = stop * height
      for (let line = 0; line < to.length; line++) to[line] = from[line]! * base + window[top + places[line]!]!
      walk(reel + 1, before + inSight[stop]!)
    }
  }
  walk(0, 0)
}

/** Sums over the full cycle, by what is in sight: scatters, where it is not given. */
export function fullCycle(machine: LineMachine, seenOn: readonly ArrayLike<number>[] = machine.scatters): CycleRow[] {
  const rows: CycleRow[] = []
  everyCombination(machine, seenOn, (scatters, coins) => {
    const row = (rows[scatters] ??= { scatters, count: 0, hits: 0, coins: 0, squares: 0, most: -1, mostCount: 0 })
    row.count++
    if (coins > 0) row.hits++
    row.coins += coins
    row.squares += coins * coins
    if (coins > row.most) [row.most, row.mostCount] = [coins, 0]
    if (coins === row.most) row.mostCount++
  })
  // Some counts may never be in sight.
  const all = rows.filter(() => true)
  if (all.some((row) => row.squares > exactBelow)) throw new RangeError('the sum of squares is no longer exact')
  return all
}
