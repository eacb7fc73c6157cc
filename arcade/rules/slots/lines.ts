import type { Json } from '../engine.ts'

/** A line slot as its PAR sheet gives it. Symbols are single letters, strips and pays speak in them. Pays are in coins; `coins` make one stake. */
export interface LineDesign {
  readonly rows: number
  readonly coins: number
  readonly strips: readonly string[]
  /** For each line the row on each reel, counted from the top. */
  readonly lines: readonly (readonly number[])[]
  /** Coins for 1, 2, 3 … of a kind from the left; only the best pay of a line counts. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  /** Stands for every symbol but the scatter. */
  readonly wild?: string
  readonly scatter?: string
  /** Coins for 0, 1, 2 … scatters anywhere, added to the line pays. */
  readonly scatterPays?: readonly number[]
}

export interface LineWin {
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly coins: number
  readonly [key: string]: Json
}

/** The best pay of one line, symbol by symbol from the left. */
export function bestOfLine(
  design: LineDesign,
  line: readonly string[]
): { symbol: string; count: number; coins: number } {
  let best = { symbol: '', count: 0, coins: 0 }
  for (const [symbol, pays] of Object.entries(design.pays)) {
    let count = 0
    while (count < line.length && (line[count] === symbol || line[count] === design.wild)) count++
    const coins = pays[count - 1] ?? 0
    if (coins > best.coins) best = { symbol, count, coins }
  }
  return best
}

interface Run {
  readonly symbol: string
  readonly coins: readonly number[]
}

/** A design made ready to run: symbols are numbers, windows are tables, and the pay of a line is one look into a table of all lines. */
export class LineMachine {
  readonly design: LineDesign
  readonly lengths: readonly number[]
  readonly alphabet: string
  /** For each reel `stop * rows + row` → symbol. */
  readonly windows: readonly Uint8Array[]
  /** Coins of a line whose symbols read as digits of base `alphabet.length`. */
  readonly table: Int32Array
  /** The windows again, each symbol times the weight of its reel's digit in the table. */
  readonly #weighted: readonly Int32Array[]
  /** The rows of all lines, one after another. */
  readonly #places: Int32Array
  /** The strips, each with its first rows once more at its end. */
  readonly #turned: readonly string[]
  /** For each reel and stop, how many scatters are in sight. */
  readonly scatters: readonly Uint8Array[]

  constructor(design: LineDesign) {
    this.design = design
    this.lengths = design.strips.map((strip) => strip.length)
    this.#turned = design.strips.map((strip) => strip + strip.slice(0, design.rows - 1))
    this.alphabet = [...new Set(design.strips.join(''))].toSorted().join('')
    this.windows = design.strips.map((strip) =>
      Uint8Array.from({ length: strip.length * design.rows }, (_, at) => {
        const stop = Math.floor(at / design.rows)
        return this.alphabet.indexOf(strip.charAt((stop + (at % design.rows)) % strip.length))
      })
    )
    const scatter = design.scatter === undefined ? -1 : this.alphabet.indexOf(design.scatter)
    this.scatters = this.windows.map((window, reel) =>
      Uint8Array.from(
        { length: this.lengths[reel] ?? 0 },
        (_, stop) =>
          window.subarray(stop * design.rows, (stop + 1) * design.rows).filter((symbol) => symbol === scatter).length
      )
    )
    this.table = this.#tableOfLines()
    const reels = this.lengths.length
    this.#weighted = this.windows.map((window, reel) =>
      Int32Array.from(window, (symbol) => symbol * this.alphabet.length ** (reels - 1 - reel))
    )
    this.#places = Int32Array.from(design.lines.flat())
  }

  /**
   * The coins of `bestOfLine` for every line. Lines that begin alike pay alike once no symbol runs on, so most of the table is filled in a few strokes: the
   * first round of a game waits for it.
   */
  #tableOfLines(): Int32Array {
    const { alphabet, design } = this
    const reels = this.lengths.length
    const table = new Int32Array(alphabet.length ** reels)
    const most = (best: number, ended: readonly Run[], count: number): number =>
      Math.max(best, ...ended.map(({ coins }) => coins[count - 1] ?? 0))
    /** Lines from `from` on, alike on the first reels: `running` are the symbols that all of these show. */
    const fill = (from: number, reel: number, running: readonly Run[], best: number): void => {
      const size = alphabet.length ** (reels - reel)
      if (reel === reels || running.length === 0) {
        table.fill(most(best, running, reel), from, from + size)
        return
      }
      for (const [place, symbol] of [...alphabet].entries()) {
        const runsOn = (run: Run): boolean => symbol === design.wild || symbol === run.symbol
        const ended = running.filter((run) => !runsOn(run))
        fill(from + (place * size) / alphabet.length, reel + 1, running.filter(runsOn), most(best, ended, reel))
      }
    }
    fill(
      0,
      0,
      Object.entries(design.pays).map(([symbol, coins]) => ({ symbol, coins })),
      0
    )
    return table
  }

  /** Coins of all lines together at these stops. The hot loop of the house: no allocation, one addition a reel and one look-up a line. */
  lineCoins(stops: ArrayLike<number>): number {
    const { rows } = this.design
    const [places, weighted, table, reels] = [this.#places, this.#weighted, this.table, this.lengths.length]
    let coins = 0
    if (reels === 5) {
      // Written out for the usual five reels: twice as fast as the loop below.
      const [a, b, c, d, e] = [weighted[0]!, weighted[1]!, weighted[2]!, weighted[3]!, weighted[4]!]
      const [atA, atB, atC, atD, atE] = [
        stops[0]! * rows,
        stops[1]! * rows,
        stops[2]! * rows,
        stops[3]! * rows,
        stops[4]! * rows,
      ]
      for (let at = 0; at < places.length; at += 5) {
        coins +=
          table[
            a[atA + places[at]!]! +
              b[atB + places[at + 1]!]! +
              c[atC + places[at + 2]!]! +
              d[atD + places[at + 3]!]! +
              e[atE + places[at + 4]!]!
          ]!
      }
      return coins
    }
    for (let at = 0; at < places.length;) {
      let index = 0
      for (let reel = 0; reel < reels; reel++, at++) index += weighted[reel]![stops[reel]! * rows + places[at]!]!
      coins += table[index]!
    }
    return coins
  }

  scatterCount(stops: ArrayLike<number>): number {
    let count = 0
    for (let reel = 0; reel < this.scatters.length; reel++) count += this.scatters[reel]![stops[reel]!]!
    return count
  }

  scatterCoins(count: number): number {
    return this.design.scatterPays?.[count] ?? 0
  }

  /** What is in sight, for each reel from top to bottom. */
  grid(stops: readonly number[]): string[] {
    const { rows } = this.design
    return this.#turned.map((strip, reel) => strip.slice(stops[reel], (stops[reel] ?? 0) + rows))
  }

  /** The paying lines at these stops, for showing. Its coins add up to `lineCoins`. */
  wins(stops: readonly number[]): LineWin[] {
    // Most rounds have none, and the table knows at a look.
    if (this.lineCoins(stops) === 0) return []
    const grid = this.grid(stops)
    const reels = this.lengths.length
    return this.design.lines.flatMap((rows, line) => {
      let index = 0
      for (let reel = 0; reel < reels; reel++)
        index += this.#weighted[reel]![stops[reel]! * this.design.rows + this.#places[line * reels + reel]!]!
      if (this.table[index] === 0) return []
      const best = bestOfLine(
        this.design,
        rows.map((row, reel) => grid[reel]?.charAt(row) ?? '')
      )
      return [{ line, ...best }]
    })
  }
}

/** Twenty lines of a 5x3 window, the straight ones first. */
export const twentyLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
]
