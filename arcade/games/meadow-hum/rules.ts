import { refused } from '@ante/kit/refusal'
import { below } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { type ClusterDesign, type ClusterFall, ClusterMachine } from '../../rules/slots/clusters.ts'

/**
 * P poppy, C cornflower, D daisy, B buttercup, T thistle, L clover, on five reels of five rows. Five or more of a kind that touch win and are picked; what is above
 * sinks, and every fall counts more. After three falls that won, the bees come once: every clover in sight becomes a poppy.
 */
export const meadowDesign: ClusterDesign = {
  rows: 5,
  coins: 10,
  strips: [
    'TTDBLLPPCCDDLLCBTTBB',
    'TCCTPPDDBBCLLTTBLLDB',
    'LLTTBBPCDDTLDBBLTPCC',
    'BLTTDCDDCCLLPPLBTBBT',
    'PTBDDTBLCCPTTLBBCLLD',
  ],
  least: 5,
  sizes: [5, 6, 7, 8, 10, 12, 15],
  pays: {
    P: [28, 45, 75, 130, 300, 800, 2500],
    C: [18, 26, 42, 65, 150, 400, 1000],
    D: [14, 20, 30, 48, 110, 300, 800],
    B: [9, 13, 19, 30, 70, 200, 500],
    T: [7, 10, 15, 25, 55, 150, 400],
    L: [5, 8, 12, 18, 40, 110, 300],
  },
  multipliers: [1, 2, 3, 5, 8, 12, 18, 25],
  fallsMost: 20,
  bloom: { falls: 3, from: 'L', to: 'P' },
}

export interface MeadowView {
  readonly falls: readonly ClusterFall[]
  readonly coins: number
  readonly [key: string]: Json
}

const machine = new ClusterMachine(meadowDesign)

export const engine: Engine<MeadowView> = {
  sysname: 'meadow-hum',
  type: 'slot',
  version: '1.0.0',
  stakesMinor: [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n],
  stakeStepMinor: 10n,
  sheet: { kind: 'meadow', ...meadowDesign },
  storedChoice: () => null,
  resolve(draws, stakeMinor, choices) {
    if (choices.some((choice) => choice !== null))
      return refused('InvalidParameter/wrong_choice', { fields: { choice: 'unexpected' } })
    if (choices.length > 1) return refused('InvalidRequest/round_not_open')
    const falls: ClusterFall[] = []
    const coins = machine.play(
      machine.lengths.map((length) => below(draws, length)),
      (fall) => falls.push(fall)
    )
    return {
      open: false,
      winMinor: (stakeMinor * BigInt(coins)) / BigInt(meadowDesign.coins),
      view: { falls, coins },
    }
  },
}
