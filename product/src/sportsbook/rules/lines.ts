import type { LegResult } from './vocabulary.ts'

/** Lines are whole quarters: 2.25 is 9. */
export type Quarters = number
export const lineOf = (quarters: Quarters): number => quarters / 4
export const quartersOf = (line: number): Quarters => Math.round(line * 4)

/**
 * A count (goals, sets, a lead) against a line in quarters: above wins, below loses, level is stake back. A quarter line is two halves of the stake on
 * the half lines to either side, of which at most one can be level.
 */
export function byLine(count: number, line: Quarters): LegResult {
  const distance = count * 4 - line
  if (distance === 0) return 'push'
  if (distance === 1) return 'half_win'
  if (distance === -1) return 'half_loss'
  return distance > 0 ? 'win' : 'loss'
}
