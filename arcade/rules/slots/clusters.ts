import type { Json } from '../engine.ts'

/** A slot of clusters whose wins fall out: what lies above sinks, and the strips bring new symbols from the top. Pays are in coins for a whole cluster. */
export interface ClusterDesign {
  readonly rows: number
  readonly coins: number
  readonly strips: readonly string[]
  /** A cluster has at least so many neighbours, beside and above each other. */
  readonly least: number
  /** Cluster sizes from which on the pays of a symbol count: the first is `least`. */
  readonly sizes: readonly number[]
  /** Coins for each of `sizes`. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  /** What the wins of the first, second … fall are multiplied by; the last goes on. */
  readonly multipliers: readonly number[]
  /** After so many falls nothing sinks any more. */
  readonly fallsMost: number
  /** Once a round, when nothing more falls after so many falls that won: every `from` in sight becomes `to`. */
  readonly bloom: { readonly falls: number; readonly from: string; readonly to: string }
}

export interface ClusterWin {
  readonly symbol: string
  /** Places: the reel times the rows, and the row. */
  readonly places: readonly number[]
  /** Multiplied. */
  readonly coins: number
  readonly [key: string]: Json
}
export interface ClusterFall {
  readonly grid: readonly string[]
  readonly wins: readonly ClusterWin[]
  readonly multiplier: number
  readonly coins: number
  /** What is seen has bloomed since the fall before. */
  readonly hasBloomed: boolean
  readonly [key: string]: Json
}

/** A design made ready: symbols are numbers, a window is a list of columns from the left, each from the top. */
export class ClusterMachine {
  readonly design: ClusterDesign
  readonly lengths: readonly number[]
  readonly #alphabet: string
  readonly #strips: readonly Int8Array[]
  /** For each symbol the coins of a cluster of every size. */
  readonly #pays: readonly Int32Array[]
  readonly #window: Int8Array
  readonly #seen: Uint8Array
  readonly #stack: Int32Array
  readonly #tops: Int32Array
  readonly #out: Uint8Array

  constructor(design: ClusterDesign) {
    this.design = design
    this.lengths = design.strips.map((strip) => strip.length)
    this.#alphabet = Object.keys(design.pays).join('')
    this.#strips = design.strips.map((strip) => Int8Array.from(strip, (symbol) => this.#alphabet.indexOf(symbol)))
    const cells = design.rows * design.strips.length
    this.#pays = Object.values(design.pays).map((coins) =>
      Int32Array.from(
        { length: cells + 1 },
        (_, size) => coins[design.sizes.findLastIndex((from) => size >= from)] ?? 0
      )
    )
    this.#window = new Int8Array(cells)
    this.#seen = new Uint8Array(cells)
    this.#stack = new Int32Array(cells)
    this.#tops = new Int32Array(design.strips.length)
    this.#out = new Uint8Array(cells)
  }

  /** The size of the cluster of this place; its places stand in the stack, from its beginning. */
  #flood(from: number): number {
    const { rows } = this.design
    const [window, seen, stack, cells] = [this.#window, this.#seen, this.#stack, this.#window.length]
    const symbol = window[from]!
    let [size, done] = [1, 0]
    stack[0] = from
    seen[from] = 1
    while (done < size) {
      const at = stack[done++]!
      const row = at % rows
      const add = (next: number): void => {
        if (seen[next] || window[next] !== symbol) return
        seen[next] = 1
        stack[size++] = next
      }
      if (row > 0) add(at - 1)
      if (row < rows - 1) add(at + 1)
      if (at >= rows) add(at - rows)
      if (at < cells - rows) add(at + rows)
    }
    return size
  }

  /** Marks what wins; the coins of all clusters, not multiplied. */
  #wins(pay?: (symbol: number, places: number[], coins: number) => void): number {
    this.#seen.fill(0)
    this.#out.fill(0)
    let coins = 0
    for (let at = 0; at < this.#window.length; at++) {
      if (this.#seen[at]) continue
      const size = this.#flood(at)
      if (size < this.design.least) continue
      const paid = this.#pays[this.#window[at]!]![size]!
      coins += paid
      for (let one = 0; one < size; one++) this.#out[this.#stack[one]!] = 1
      pay?.(
        this.#window[at]!,
        [...this.#stack.subarray(0, size)].toSorted((a, b) => a - b),
        paid
      )
    }
    return coins
  }

  /** Takes out what won; the strips go on upwards. */
  #sink(): void {
    const { rows } = this.design
    for (let reel = 0; reel < this.#tops.length; reel++) {
      const base = reel * rows
      let to = rows - 1
      for (let row = rows - 1; row >= 0; row--)
        if (!this.#out[base + row]) this.#window[base + to--] = this.#window[base + row]!
      const strip = this.#strips[reel]!
      for (; to >= 0; to--) {
        this.#tops[reel] = (this.#tops[reel]! + strip.length - 1) % strip.length
        this.#window[base + to] = strip[this.#tops[reel]!]!
      }
    }
  }

  #bloom(): void {
    const { from, to } = this.design.bloom
    const [before, after] = [this.#alphabet.indexOf(from), this.#alphabet.indexOf(to)]
    for (let at = 0; at < this.#window.length; at++) if (this.#window[at] === before) this.#window[at] = after
  }

  /** Plays a stop combination to its end; `tell` hears of every fall before its wins fall out. Returns all coins. */
  play(stops: ArrayLike<number>, tell?: (fall: ClusterFall) => void): number {
    const { rows, multipliers, fallsMost, bloom } = this.design
    for (let reel = 0; reel < this.#tops.length; reel++) {
      this.#tops[reel] = stops[reel]!
      for (let row = 0; row < rows; row++)
        this.#window[reel * rows + row] = this.#strips[reel]![(stops[reel]! + row) % this.#strips[reel]!.length]!
    }
    let [total, fall, isBloomed, hasBloomed] = [0, 0, false, false]
    for (;;) {
      const multiplier = multipliers[Math.min(fall, multipliers.length - 1)]!
      const wins: ClusterWin[] = []
      const coins =
        multiplier *
        this.#wins(
          tell &&
            ((symbol, places, paid) =>
              void wins.push({ symbol: this.#alphabet.charAt(symbol), places, coins: paid * multiplier }))
        )
      total += coins
      tell?.({ grid: this.#grid(), wins, multiplier, coins, hasBloomed })
      hasBloomed = false
      if (coins > 0) {
        if (++fall === fallsMost) return total
        this.#sink()
      } else if (!isBloomed && fall >= bloom.falls) {
        isBloomed = hasBloomed = true
        this.#bloom()
      } else return total
    }
  }

  #grid(): string[] {
    const { rows } = this.design
    return this.lengths.map((_, reel) =>
      Array.from(this.#window.subarray(reel * rows, (reel + 1) * rows), (symbol) => this.#alphabet.charAt(symbol)).join(
        ''
      )
    )
  }
}
