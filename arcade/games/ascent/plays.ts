import type { Play } from '../../rules/play.ts'
import { ascent } from './rules.ts'

/** Heights from the least to the most, each a tenth above the one before; and none, which is the top. */
const heights: (number | null)[] = [null]
for (let height: number = ascent.least; height < ascent.most; height += Math.ceil(height / 10)) heights.push(height)

export const plays: readonly Play[] = [200, ...heights, ascent.most].map((auto) => ({
  first: { auto },
  next: () => null,
}))
