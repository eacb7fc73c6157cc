import type { Play } from '../../rules/play.ts'
import { tenOfForty } from './rules.ts'

/** One to ten numbers, spread over the field. */
export const plays: readonly Play[] = Array.from({ length: tenOfForty.most }, (_, index) => ({
  first: {
    numbers: Array.from({ length: index + 1 }, (_number, place) => ((place * 7 + index) % tenOfForty.size) + 1),
  },
  next: () => null,
}))
