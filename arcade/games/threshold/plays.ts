import type { Play } from '../../rules/play.ts'
import { threshold } from './rules.ts'

/** Targets from the least to the most, each a tenth above the one before. */
const targets: number[] = []
for (let target: number = threshold.least; target < threshold.most; target += Math.ceil(target / 10))
  targets.push(target)

export const plays: readonly Play[] = [...targets, threshold.most].map((target) => ({
  first: { target },
  next: () => null,
}))
