import { onlyParts, partOf, isWhole, hundredfold, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import type { Engine } from '../../rules/engine.ts'
import { countReaching, reachedBy, reachSpan } from '../../rules/reach.ts'

/** All in hundredths: the target from 1.01 to 1,000.00, the shown result to 1,000,000.00 at most. */
export const threshold = { least: 101, most: 100_000, shownMost: 100_000_000, returned: 99 } as const
export const thresholdSpan = reachSpan

/** How many of 2^52 numbers reach a target. */
export const thresholdReaching = (target: number): bigint => countReaching(threshold.returned, target)

export type ThresholdView = {
  readonly target: number
  readonly result: number
  readonly isWon: boolean
}

export const engine: Engine<ThresholdView> = {
  sysname: 'threshold',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: { kind: 'threshold', ...threshold },
  storedChoice: (choice) => onlyParts(choice, 'target'),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const target = partOf(choice, 'target')
    if (more.length > 0 || !isWhole(target, threshold.least, threshold.most)) return wrongChoice('target')
    const reached = reachedBy(draws, threshold.returned)
    const isWon = reached >= BigInt(target)
    const result = Math.max(100, Math.min(threshold.shownMost, Number(reached)))
    return {
      open: false,
      winMinor: isWon ? hundredfold(stakeMinor, BigInt(target)) : 0n,
      view: { target, result, isWon },
    }
  },
}
