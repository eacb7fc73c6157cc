import type { Json } from '../engine.ts'

/** A slot of ways whose wins fall out: what lies above sinks, and the strips bring new symbols from the top. Pays are in coins for one way. */
export interface FallDesign {
  readonly rows: number
  readonly coins: number
  readonly strips: readonly string[]
  /** Coins a way for 1, 2, 3 … reels from the left. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly wild: string
  /** What the wins of the first, second … fall are multiplied by; the last goes on. */
  readonly multipliers: readonly number[]
  /** After so many falls nothing sinks any more. */
  readonly fallsMost: number
}

export interface WayWin {
  readonly symbol: string
  readonly count: number
  readonly ways: number
  readonly coins: number
  readonly [key: string]: Json
}

const blank = -1

/** A design made ready: symbols are numbers. Columns are read from the top. */
export class CascadeMachine {
  readonly design: FallDesign
  readonly lengths: readonly number[]
  readonly #alphabet: string
  readonly #strips: readonly Int8Array[]
  readonly #pays: readonly (readonly number[])[]
  readonly #wild: number

  constructor(design: FallDesign) {
    this.design = design
    this.lengths = design.strips.map((strip) => strip.length)
    this.#alphabet = Object.keys(design.pays).join('') + design.wild
    this.#strips = design.strips.map((strip) => Int8Array.from(strip, (symbol) => this.#alphabet.indexOf(symbol)))
    this.#pays = Object.values(design.pays)
    this.#wild = this.#alphabet.length - 1
  }

  #counts(window: Int8Array, symbol: number, reel: number): number {
    const { rows } = this.design
    let count = 0
    for (let row = 0; row < rows; row++) {
      const seen = window[reel * rows + row]
      if (seen === symbol || seen === this.#wild) count++
    }
    return count
  }

  /** Each symbol's run from the left: reels and ways. Calls `pay` for those that pay anything. */
  #wins(window: Int8Array, pay: (symbol: number, count: number, ways: number, coins: number) => void): void {
    const reels = this.lengths.length
    for (let symbol = 0; symbol < this.#pays.length; symbol++) {
      let [count, ways] = [0, 1]
      for (; count < reels; count++) {
        const here = this.#counts(window, symbol, count)
        if (here === 0) break
        ways *= here
      }
      const coins = this.#pays[symbol]![count - 1] ?? 0
      if (coins > 0) pay(symbol, count, ways, coins * ways)
    }
  }

  /** Takes the paying symbols out and lets the columns sink. `tops` is the strip place of each column's uppermost symbol. */
  #sink(window: Int8Array, tops: Int32Array, out: Uint8Array): void {
    const { rows } = this.design
    for (let reel = 0; reel < tops.length; reel++) {
      let to = rows - 1
      for (let row = rows - 1; row >= 0; row--)
        if (!out[reel * rows + row]) window[reel * rows + to--] = window[reel * rows + row] ?? blank
      const strip = this.#strips[reel]!
      for (; to >= 0; to--) {
        tops[reel] = (tops[reel]! + strip.length - 1) % strip.length
        window[reel * rows + to] = strip[tops[reel]!]!
      }
    }
  }

  /** Plays a stop combination to its end; `tell` hears of every fall before the symbols sink. Returns all coins. */
  play(
    stops: ArrayLike<number>,
    tell?: (fall: { grid: string[]; wins: WayWin[]; multiplier: number; coins: number }) => void
  ): number {
    const { rows, multipliers, fallsMost } = this.design
    const reels = this.lengths.length
    const window = new Int8Array(reels * rows)
    const tops = Int32Array.from({ length: reels }, (_, reel) => stops[reel]!)
    for (let reel = 0; reel < reels; reel++)
      for (let row = 0; row < rows; row++)
        window[reel * rows + row] = this.#strips[reel]![(tops[reel]! + row) % this.#strips[reel]!.length]!
    let total = 0
    for (let fall = 0; ; fall++) {
      const multiplier = multipliers[Math.min(fall, multipliers.length - 1)]!
      const out = new Uint8Array(window.length)
      const wins: WayWin[] = []
      let coins = 0
      this.#wins(window, (symbol, count, ways, paid) => {
        coins += paid * multiplier
        for (let at = 0; at < count * rows; at++) if (window[at] === symbol || window[at] === this.#wild) out[at] = 1
        if (tell) wins.push({ symbol: this.#alphabet.charAt(symbol), count, ways, coins: paid * multiplier })
      })
      total += coins
      tell?.({ grid: this.#grid(window), wins, multiplier, coins })
      if (coins === 0 || fall + 1 === fallsMost) return total
      this.#sink(window, tops, out)
    }
  }

  #grid(window: Int8Array): string[] {
    const { rows } = this.design
    return this.lengths.map((_, reel) =>
      Array.from(window.subarray(reel * rows, (reel + 1) * rows), (symbol) => this.#alphabet.charAt(symbol)).join('')
    )
  }
}
