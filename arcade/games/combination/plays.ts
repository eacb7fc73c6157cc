import type { Play } from '../../rules/play.ts'
import { combination } from './rules.ts'

/** Each first try, then codes one after the other. */
export const plays: readonly Play[] = Array.from({ length: combination.signs ** combination.dials }, (_, index) => {
  const code = (at: number): number[] =>
    Array.from(
      { length: combination.dials },
      (__, dial) => Math.floor(at / combination.signs ** dial) % combination.signs
    )
  return { first: { guess: code(index) }, next: (step: number) => ({ guess: code(index + 37 * step) }) }
})
