import { refused } from '@ante/kit/refusal'
import { below, type Draws } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import type { WayWin } from '../../rules/slots/falls.ts'
import { scattersOf, type WayDesign, waysOf, windowOf } from '../../rules/slots/ways.ts'

/**
 * W wave (wild, reels 2 to 4), B bolt (scatter, reels 1, 3 and 5), S ship, A albatross, G spyglass, L bell, N lantern, R barrel, K knot, M salt.
 * 243 ways; three bolts open six free spins in which the tide rises: the window of the reels is higher, and with it there are more ways.
 */
export const stormDesign: WayDesign = {
  coins: 20,
  strips: [
    'RNABLNSMRAKNGSKLGMKLRGKM',
    'LKSMLKGNLMGANSRWGARMNKRM',
    'RNKBRNGWRAGKSMLBNMLAKMLG',
    'MGRKAGRKLMRAWMSNRMLNKSLN',
    'BNKALNKGMARGMLRGMSRNKMRL',
  ],
  pays: {
    S: [0, 0, 15, 80, 400],
    A: [0, 0, 12, 40, 160],
    G: [0, 0, 8, 24, 90],
    L: [0, 0, 6, 16, 60],
    N: [0, 0, 5, 12, 40],
    R: [0, 0, 3, 9, 24],
    K: [0, 0, 3, 8, 18],
    M: [0, 0, 2, 6, 14],
  },
  wild: 'W',
  scatter: 'B',
}
export const storm = {
  rows: 3,
  bolts: 3,
  /** Coins of the bolts that open the free spins. */
  boltCoins: 100,
  /** Rows of the window in each free spin. */
  tide: [4, 4, 4, 5, 5, 6],
  /** Of the first free spin; every free spin that wins raises it by `step` for those after it. */
  multiplier: 1,
  step: 1,
} as const

export interface StormSpin {
  /** Reels from left to right, each from top to bottom: as high as the tide. */
  readonly grid: readonly string[]
  readonly wins: readonly WayWin[]
  readonly bolts: number
  readonly multiplier: number
  /** Coins of this spin, multiplied, bolts included. */
  readonly coins: number
  readonly [key: string]: Json
}
export interface StormView {
  readonly spins: readonly StormSpin[]
  /** Free spins that are still to be played, the multiplier of the next one and the rows of its window. */
  readonly free: {
    readonly left: number
    readonly total: number
    readonly multiplier: number
    readonly rows: number
  } | null
  readonly coins: number
  readonly [key: string]: Json
}

function spin(draws: Draws, rows: number, multiplier: number): StormSpin {
  const grid = windowOf(
    stormDesign,
    stormDesign.strips.map((strip) => below(draws, strip.length)),
    rows
  )
  const wins = waysOf(stormDesign, grid)
  return {
    grid,
    wins,
    bolts: scattersOf(stormDesign, grid),
    multiplier,
    coins: wins.reduce((sum, win) => sum + win.coins, 0) * multiplier,
  }
}

function firstSpin(draws: Draws): StormSpin {
  const first = spin(draws, storm.rows, 1)
  return first.bolts >= storm.bolts ? { ...first, coins: first.coins + storm.boltCoins } : first
}

export const engine: Engine<StormView> = {
  sysname: 'salt-and-thunder',
  type: 'slot',
  version: '1.0.0',
  stakesMinor: [20n, 40n, 60n, 100n, 200n, 400n, 600n, 1000n, 2000n, 5000n],
  stakeStepMinor: 20n,
  sheet: { kind: 'tide', ...stormDesign, ...storm },
  storedChoice: () => null,
  resolve(draws, stakeMinor, choices) {
    if (choices.some((choice) => choice !== null))
      return refused('InvalidParameter/wrong_choice', { fields: { choice: 'unexpected' } })
    const spins = [firstSpin(draws)]
    const opened = (spins[0]?.bolts ?? 0) >= storm.bolts
    const tide = opened ? storm.tide : []
    if (choices.length - 1 > tide.length) return refused('InvalidRequest/round_not_open')
    let multiplier: number = storm.multiplier
    for (const rows of tide.slice(0, choices.length - 1)) {
      const free = spin(draws, rows, multiplier)
      spins.push(free)
      if (free.coins > 0) multiplier += storm.step
    }
    const left = tide.length - (choices.length - 1)
    const coins = spins.reduce((sum, one) => sum + one.coins, 0)
    const rows = tide[choices.length - 1] ?? spins.at(-1)?.grid[0]?.length ?? storm.rows
    return {
      open: left > 0,
      winMinor: (stakeMinor * BigInt(coins)) / BigInt(stormDesign.coins),
      view: { spins, free: opened ? { left, total: tide.length, multiplier, rows } : null, coins },
    }
  },
}
