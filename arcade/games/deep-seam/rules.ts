import { refused } from '@ante/kit/refusal'
import { below } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { type FallDesign, CascadeMachine, type WayWin } from '../../rules/slots/falls.ts'

/**
 * W lamp (stands for every stone, reels 2 to 4), R ruby, O opal, E emerald, S sapphire, T topaz, A amethyst, G garnet, Q quartz, C copper, I iron.
 * 243 ways; what wins falls out, and every fall after the first counts more: x1, x2, x3, x5.
 */
const design: FallDesign = {
  rows: 3,
  coins: 20,
  strips: ['SOCGAECQRTIAESQTG', 'QGWTQROASCTEIGCAI', 'GSITCAQGISAWREQCO', 'TCGAEQOGTIEWSCRQI', 'GIQRTIAOCGESICRQA'],
  pays: {
    R: [0, 0, 25, 120, 600],
    O: [0, 0, 17, 65, 280],
    E: [0, 0, 13, 40, 160],
    S: [0, 0, 10, 32, 110],
    T: [0, 0, 8, 22, 70],
    A: [0, 0, 5, 16, 42],
    G: [0, 0, 5, 11, 32],
    Q: [0, 0, 3, 8, 25],
    C: [0, 0, 2, 7, 20],
    I: [0, 0, 2, 5, 16],
  },
  wild: 'W',
  multipliers: [1, 2, 3, 5],
  fallsMost: 10,
}

let compiled: CascadeMachine | undefined
export const seamMachine = (): CascadeMachine => (compiled ??= new CascadeMachine(design))

export interface SeamFall {
  readonly grid: readonly string[]
  readonly wins: readonly WayWin[]
  readonly multiplier: number
  readonly coins: number
  readonly [key: string]: Json
}
export interface SeamView {
  /** The last one pays nothing (or is the tenth). */
  readonly falls: readonly SeamFall[]
  readonly coins: number
  readonly [key: string]: Json
}

export const engine: Engine<SeamView> = {
  sysname: 'deep-seam',
  type: 'slot',
  version: '1.0.0',
  stakesMinor: [20n, 40n, 60n, 100n, 200n, 400n, 600n, 1000n, 2000n, 5000n],
  stakeStepMinor: 20n,
  sheet: { kind: 'falls', ...design },
  storedChoice: () => null,
  resolve(draws, stakeMinor, [choice, ...more]) {
    if (choice !== null || more.length > 0)
      return refused('InvalidParameter/wrong_choice', { fields: { choice: 'unexpected' } })
    const machine = seamMachine()
    const stops = machine.lengths.map((length) => below(draws, length))
    const falls: SeamFall[] = []
    const coins = machine.play(stops, (fall) => falls.push(fall))
    return { open: false, winMinor: (stakeMinor * BigInt(coins)) / BigInt(design.coins), view: { falls, coins } }
  },
}
