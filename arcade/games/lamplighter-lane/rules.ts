import { refused } from '@ante/kit/refusal'
import { onlyParts, partOf, wrongChoice } from '../../rules/choice.ts'
import { below, type Draws } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { bestOfLine, type LineDesign, LineMachine, type LineWin, twentyLines } from '../../rules/slots/lines.ts'

/**
 * L lamplighter (wild, reel 5), N lantern (reel 1), C cat, V violin, T teapot, and three doors: R red, G green, U blue. Ten lines. A lamplighter
 * lights his whole reel, which is wild. Where a lantern waits on reel 1, he walks to it, one reel with each respin, and what is won counts more with each step.
 */
export const laneDesign: LineDesign = {
  rows: 3,
  coins: 10,
  lines: twentyLines.slice(0, 10),
  strips: [
    'VUTGUCRGRNGTVURVGUCGRUTRURGRTGC',
    'TGRGUGRCUURGUTVGRRTURCVURVGUTCRG',
    'GRTCGGUTVUGRTGCGRVURURGTUCURGURV',
    'URGVGRUVUTRURGGRTGCUUTUVCGTCRUGR',
    'GTVRRCGTRUGCRUTURGVURGUVLGRTUGC',
  ],
  pays: {
    C: [0, 0, 32, 110, 400],
    V: [0, 0, 24, 60, 160],
    T: [0, 0, 18, 40, 100],
    R: [0, 0, 8, 14, 28],
    G: [0, 0, 8, 12, 24],
    U: [0, 0, 6, 11, 20],
  },
  wild: 'L',
  scatter: 'N',
}
export const lane = {
  /** What the wins of the first spin, of the first respin, … are multiplied by. */
  multipliers: [1, 2, 3, 4, 5],
  /** The reel on which he comes in, and that of the lantern to which he walks. */
  from: 4,
  to: 0,
  /** What it costs in stakes to call him: he comes in with the first spin and walks, lantern or not. */
  callStakes: 60,
} as const

export interface LaneSpin {
  /** Reels from left to right, each from top to bottom, as they stopped; a reel that was lit before did not turn and is all lamplighter. */
  readonly grid: readonly string[]
  /** The reels that are wild in this spin, from the left. */
  readonly lit: readonly number[]
  readonly wins: readonly LineWin[]
  readonly multiplier: number
  /** Coins of this spin, multiplied. */
  readonly coins: number
  readonly [key: string]: Json
}
export interface LaneView {
  readonly spins: readonly LaneSpin[]
  readonly isCalled: boolean
  readonly coins: number
  readonly [key: string]: Json
}

const [wild, lantern] = ['L', 'N']
const { strips, rows } = laneDesign
const full = wild.repeat(rows)

const machine = new LineMachine(laneDesign)
const { lines } = laneDesign

/** One spin: the reels that are lit stay, the others turn. */
function spin(draws: Draws, held: readonly number[], multiplier: number): LaneSpin {
  const stops = strips.map((strip, reel) => (held.includes(reel) ? 0 : below(draws, strip.length)))
  const grid = machine.grid(stops).map((column, reel) => (held.includes(reel) ? full : column))
  const lit = grid.flatMap((column, reel) => (column.includes(wild) ? [reel] : []))
  const shown = grid.map((column, reel) => (lit.includes(reel) ? full : column))
  const wins = lines.flatMap((rows, line) => {
    const best = bestOfLine(
      laneDesign,
      rows.map((row, reel) => shown[reel]?.charAt(row) ?? '')
    )
    return best.coins > 0 ? [{ line, ...best }] : []
  })
  return { grid, lit, wins, multiplier, coins: wins.reduce((sum, win) => sum + win.coins, 0) * multiplier }
}

/** The first spin, and the respins of the walk: one for each step from reel 5 to reel 1. Who comes in meanwhile walks along. */
function walk(draws: Draws, isCalled: boolean): LaneSpin[] {
  const first = spin(draws, isCalled ? [lane.from] : [], lane.multipliers[0])
  const spins = [first]
  const isMet = first.lit.includes(lane.from) && (isCalled || first.grid[lane.to]?.includes(lantern))
  for (let step = 1, { lit } = first; isMet && step < lane.multipliers.length; step++) {
    const next = spin(
      draws,
      lit.map((reel) => reel - 1).filter((reel) => reel >= lane.to),
      lane.multipliers[step] ?? 1
    )
    spins.push(next)
    lit = next.lit
  }
  return spins
}

const isCall = (choice: Json | undefined): boolean => partOf(choice, 'call') === true

export const engine: Engine<LaneView> = {
  sysname: 'lamplighter-lane',
  type: 'slot',
  version: '1.0.0',
  // Each is a whole number of stakes of a call as well, or too small for one.
  stakesMinor: [10n, 20n, 50n, 100n, 200n, 300n, 600n, 1200n, 3000n, 6000n, 12_000n],
  stakeStepMinor: 10n,
  sheet: { kind: 'lane', ...laneDesign, ...lane },
  isBuy: isCall,
  storedChoice: (choice, step) => (step === 0 && isCall(choice) ? onlyParts(choice, 'call') : null),
  resolve(draws, stakeMinor, [choice, ...more]) {
    if (more.length > 0) return refused('InvalidRequest/round_not_open')
    const isCalled = isCall(choice)
    if (!isCalled && choice !== null && choice !== undefined) return wrongChoice()
    const coinsOfStake = BigInt(laneDesign.coins * (isCalled ? lane.callStakes : 1))
    // What is paid for a call is a whole number of stakes.
    if (isCalled && stakeMinor % coinsOfStake !== 0n) return wrongChoice('call')
    const spins = walk(draws, isCalled)
    const coins = spins.reduce((sum, one) => sum + one.coins, 0)
    return {
      open: false,
      winMinor: (stakeMinor * BigInt(coins)) / coinsOfStake,
      view: { spins, isCalled, coins },
    }
  },
}
