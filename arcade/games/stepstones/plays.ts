import type { Json } from '../../rules/engine.ts'
import type { Play } from '../../rules/play.ts'
import { waters } from './rules.ts'

/** Each water, left after the first rows or crossed to the end; the stones are taken in turn. */
export const plays: readonly Play[] = waters.flatMap(({ stones, rows }, water) =>
  [1, 2, 4, rows].map((last) => ({
    first: { water },
    next: (step: number): Json => (step > last ? { cash: true } : { stone: step % stones }),
  }))
)
