import type { Json } from '../../rules/engine.ts'
import type { Play } from '../../rules/play.ts'
import { sides, sunAndMoon } from './rules.ts'

/** Stops after the first calls, or never; the sides are called in turn. */
export const plays: readonly Play[] = [1, 2, 3, 5, sunAndMoon.calls].map((last, play) => ({
  first: { side: sides[play % 2] ?? 'sun' },
  next: (step: number): Json => (step >= last ? { cash: true } : { side: sides[(play + step) % 2] ?? 'sun' }),
}))
