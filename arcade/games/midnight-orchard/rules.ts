import { refused } from '@ante/kit/refusal'
import { below, type Draws } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { type LineDesign, LineMachine, type LineWin, twentyLines } from '../../rules/slots/lines.ts'

/**
 * W lantern (wild, reels 2 to 5), M moon (scatter, reels 2 to 4), P pomegranate, H hawk-moth, X foxglove, E pear, U plum, K quince,
 * C cherries, L hazel leaf. Three moons open ten free spins on the same reels; each starts at x2 and every moon that rises adds one
 * to the multiplier of the spins after it.
 */
const design: LineDesign = {
  rows: 3,
  coins: 20,
  lines: twentyLines,
  strips: [
    'LPKULHCXEUKLECHKUCPXLKXHELCUEC',
    'LCPMHUKEUCEKULCXLEHPWEKCPXMHXK',
    'ULKCPXUWHLXECUKEPKCHLUMWHMXLEK',
    'XKWULCUEKHUPLWPCMXLHCELUCEXKHM',
    'KUHECLXPCEKWEPHKLPEXCKXULCUXHL',
  ],
  pays: {
    P: [0, 0, 50, 250, 1500],
    H: [0, 0, 32, 120, 600],
    X: [0, 0, 25, 80, 300],
    E: [0, 0, 18, 50, 180],
    U: [0, 0, 12, 40, 120],
    K: [0, 0, 12, 30, 100],
    C: [0, 0, 8, 25, 80],
    L: [0, 0, 8, 20, 60],
  },
  wild: 'W',
  scatter: 'M',
  scatterPays: [0, 0, 0, 40],
}
export const orchardFree = { moons: 3, spins: 10, multiplier: 2, step: 1 } as const

let compiled: LineMachine | undefined
/** Compiled at first use, in some milliseconds: a page that only shows the game does without. */
export const orchardMachine = (): LineMachine => (compiled ??= new LineMachine(design))

export interface OrchardSpin {
  /** Reels from left to right, each from top to bottom. */
  readonly grid: readonly string[]
  readonly wins: readonly LineWin[]
  readonly moons: number
  readonly multiplier: number
  /** Coins of this spin, multiplied, moons included. */
  readonly coins: number
  readonly [key: string]: Json
}
export interface OrchardView {
  readonly spins: readonly OrchardSpin[]
  /** Free spins that are still to be played, and the multiplier of the next one. */
  readonly free: { readonly left: number; readonly total: number; readonly multiplier: number } | null
  readonly coins: number
  readonly [key: string]: Json
}

function spin(draws: Draws, multiplier: number, paysMoons: boolean): OrchardSpin {
  const machine = orchardMachine()
  const stops = machine.lengths.map((length) => below(draws, length))
  const moons = machine.scatterCount(stops)
  const scatter = paysMoons ? machine.scatterCoins(moons) : 0
  return {
    grid: machine.grid(stops),
    wins: machine.wins(stops),
    moons,
    multiplier,
    coins: machine.lineCoins(stops) * multiplier + scatter,
  }
}

export const engine: Engine<OrchardView> = {
  sysname: 'midnight-orchard',
  type: 'slot',
  version: '1.0.0',
  stakesMinor: [20n, 40n, 60n, 100n, 200n, 400n, 600n, 1000n, 2000n, 5000n],
  stakeStepMinor: 20n,
  sheet: { kind: 'lines', ...design, free: orchardFree },
  storedChoice: () => null,
  resolve(draws, stakeMinor, choices) {
    if (choices.some((choice) => choice !== null))
      return refused('InvalidParameter/wrong_choice', { fields: { choice: 'unexpected' } })
    const spins = [spin(draws, 1, true)]
    const opened = (spins[0]?.moons ?? 0) >= orchardFree.moons
    const total = opened ? orchardFree.spins : 0
    if (choices.length - 1 > total) return refused('InvalidRequest/round_not_open')
    let multiplier: number = orchardFree.multiplier
    for (let played = 1; played < choices.length; played++) {
      const free = spin(draws, multiplier, false)
      spins.push(free)
      multiplier += free.moons * orchardFree.step
    }
    const left = total - (choices.length - 1)
    const coins = spins.reduce((sum, one) => sum + one.coins, 0)
    return {
      open: left > 0,
      winMinor: (stakeMinor * BigInt(coins)) / BigInt(design.coins),
      view: { spins, free: opened ? { left, total, multiplier } : null, coins },
    }
  },
}
